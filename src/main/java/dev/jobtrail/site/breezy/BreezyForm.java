package dev.jobtrail.site.breezy;

import static java.util.Map.entry;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormPart;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Breezy: a separate page for the form, with a trap for robots. */
@Singleton
final class BreezyForm extends FormVendor {

  private static final Pattern POSTING = Pattern.compile("/p/[^/]+");

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("cName", FieldMeaning.FULL_NAME),
          entry("cEmail", FieldMeaning.EMAIL),
          entry("cPhoneNumber", FieldMeaning.PHONE),
          entry("cSalary", FieldMeaning.SALARY),
          entry("cResume", FieldMeaning.CV),
          entry("cSummary", FieldMeaning.SUMMARY),
          entry("cCoverLetter", FieldMeaning.COVER_LETTER));

  BreezyForm() {
    super(
        "breezy",
        "[name='cEmail'], [name='cPhoneNumber']",
        Map.of(FormPart.HONEYPOT, "[name^='hp_'], [id^='hp_']"));
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).isBelow("breezy.hr", "www", "app", "api", "help");
  }

  @Override
  public Optional<URI> formAddress(URI posting) {
    return AddressParts.below(posting, POSTING, "/apply");
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return MEANINGS.get(clue.name());
  }
}
