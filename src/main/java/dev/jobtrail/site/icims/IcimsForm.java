package dev.jobtrail.site.icims;

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

/** iCIMS: a candidate's profile in a frame, often followed by a page of questions. */
@Singleton
final class IcimsForm extends FormVendor {

  private static final Pattern POSTING = Pattern.compile("(/jobs/\\d+)(?:/[^/]+)?/job");

  /** By what follows the last dot of a name, before which a row may be numbered. */
  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("FirstName", FieldMeaning.FIRST_NAME),
          entry("LastName", FieldMeaning.LAST_NAME),
          entry("Email", FieldMeaning.EMAIL),
          entry("PhoneNumber", FieldMeaning.PHONE),
          entry("AddressStreet1", FieldMeaning.STREET),
          entry("AddressCity", FieldMeaning.CITY),
          entry("AddressZip", FieldMeaning.POSTAL_CODE),
          entry("AddressState", FieldMeaning.REGION),
          entry("AddressCountry", FieldMeaning.COUNTRY),
          entry("Resume_File", FieldMeaning.CV));

  IcimsForm() {
    super(
        "icims",
        "[id*='PersonProfileFields.'], #icims_content_iframe, .iCIMS_ApplyOnlineButton",
        Map.of(
            FormPart.WAY_TO_FORM,
            ".iCIMS_ApplyOnlineButton",
            FormPart.MAY_LEAD_ON,
            "#cp_form_submit_i, #cp_form_submit",
            FormPart.HUMAN_CHECK,
            ".h-captcha iframe[src*='challenge']"));
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).isBelow("icims.com", "www", "developer", "help", "login");
  }

  @Override
  public Optional<URI> formAddress(URI posting) {
    var path = POSTING.matcher(AddressParts.of(posting).path());
    return path.matches()
        ? Optional.of(AddressParts.withPath(posting, path.group(1) + "/login"))
        : Optional.empty();
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    var name = clue.name().isEmpty() ? clue.id() : clue.name();
    return name.contains("ProfileFields.")
        ? MEANINGS.get(name.substring(name.lastIndexOf('.') + 1))
        : null;
  }
}
