package dev.jobtrail.site.smartrecruiters;

import static java.util.Map.entry;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormPart;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** SmartRecruiters: up to two pages of nested web components. */
@Singleton
final class SmartRecruitersForm extends FormVendor {

  private static final Pattern POSTING = Pattern.compile("/[^/]+/\\d+[^/]*");
  private static final Pattern FORM = Pattern.compile("/oneclick-ui/company/.+");

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("firstName", FieldMeaning.FIRST_NAME),
          entry("first-name-input", FieldMeaning.FIRST_NAME),
          entry("lastName", FieldMeaning.LAST_NAME),
          entry("last-name-input", FieldMeaning.LAST_NAME),
          entry("email", FieldMeaning.EMAIL),
          entry("email-input", FieldMeaning.EMAIL),
          entry("emailConfirmation", FieldMeaning.EMAIL_AGAIN),
          entry("confirm-email-input", FieldMeaning.EMAIL_AGAIN),
          entry("phoneNumber", FieldMeaning.PHONE));

  SmartRecruitersForm() {
    super(
        "smartrecruiters",
        "a.js-oneclick, oc-app-root, oc-oneclick-form-root, oc-success-page-content, spl-input,"
            + " spl-dropzone",
        Map.ofEntries(
            entry(FormPart.WAY_TO_FORM, "a.js-oneclick"),
            entry(FormPart.REPEATER, "oc-experience, oc-education"),
            entry(FormPart.NEXT, "[data-test='footer-next']"),
            entry(FormPart.SEND, "[data-test='footer-submit']"),
            entry(FormPart.SUCCESS, "oc-success-page-content")));
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).isOn("jobs.smartrecruiters.com", "careers.smartrecruiters.com");
  }

  @Override
  public boolean isEmployers(URI address) {
    return AddressParts.of(address).hasPath(FORM);
  }

  /** The posting sends on to its form where it is asked to by this parameter. */
  @Override
  public Optional<URI> formAddress(URI posting) {
    return AddressParts.of(posting).isOn("jobs.smartrecruiters.com")
        ? AddressParts.below(posting, POSTING, "?oga=true")
        : Optional.empty();
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    var label = clue.label().toLowerCase(Locale.ROOT);
    if (clue.kind() == FieldKind.FILE) {
      return ofFile(clue, label + " " + clue.section().toLowerCase(Locale.ROOT));
    }
    if (label.equals("city")) {
      return FieldMeaning.CITY;
    }
    if (clue.kind() == FieldKind.LONG_TEXT && label.contains("hiring team")) {
      return FieldMeaning.COVER_LETTER;
    }
    return MEANINGS.getOrDefault(clue.name(), MEANINGS.get(clue.id()));
  }

  /** Two boxes have the same id: the one above the names only fills the form from a CV. */
  private static FieldMeaning ofFile(FieldClue clue, String words) {
    if (!clue.id().equals("file-input")) {
      return null;
    }
    if (words.contains("image") || words.contains("photo")) {
      return FieldMeaning.PHOTO;
    }
    return clue.afterText() ? FieldMeaning.CV : FieldMeaning.AUTOFILL_UPLOAD;
  }

  @Override
  public boolean isEmptyWhenBlocked() {
    return true;
  }
}
