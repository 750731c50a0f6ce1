package dev.jobtrail.site.jazzhr;

import static java.util.Map.entry;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;

/** JazzHR: the form is below the posting, and always ends at a captcha. */
@Singleton
final class JazzHrForm extends FormVendor {

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("resumator-firstname-value", FieldMeaning.FIRST_NAME),
          entry("resumator-lastname-value", FieldMeaning.LAST_NAME),
          entry("resumator-email-value", FieldMeaning.EMAIL),
          entry("resumator-phone-value", FieldMeaning.PHONE),
          entry("resumator-resume-value", FieldMeaning.CV));

  JazzHrForm() {
    super("jazzhr", "[id^='resumator-'], [name^='resumator-']", Map.of());
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).isBelow("applytojob.com", "www", "app", "api", "assets");
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return MEANINGS.getOrDefault(clue.name(), MEANINGS.get(clue.id()));
  }
}
