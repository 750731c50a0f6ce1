package dev.jobtrail.site.rippling;

import static java.util.Map.entry;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Rippling: a separate page for the form; names of fields change, their test ids do not. */
@Singleton
final class RipplingForm extends FormVendor {

  private static final Pattern POSTING =
      Pattern.compile("(?:/[a-z]{2}-[A-Za-z]{2})?/[^/]+/jobs/[0-9a-fA-F-]{36}");

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("input-first_name", FieldMeaning.FIRST_NAME),
          entry("input-last_name", FieldMeaning.LAST_NAME),
          entry("input-email", FieldMeaning.EMAIL),
          entry("input-phone_number", FieldMeaning.PHONE),
          entry("input-current_company", FieldMeaning.CURRENT_COMPANY),
          entry("input-linkedin_link", FieldMeaning.LINKEDIN),
          entry("resume", FieldMeaning.CV),
          entry("cover_letter", FieldMeaning.COVER_LETTER));

  RipplingForm() {
    super(
        "rippling",
        "[data-testid='input-first_name'], [data-testid='input-phone_number']",
        Map.of());
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).host().matches("ats(?:\\.[a-z0-9]+)?\\.rippling\\.com");
  }

  @Override
  public Optional<URI> formAddress(URI posting) {
    return AddressParts.below(posting, POSTING, "/apply");
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return MEANINGS.get(clue.path());
  }
}
