package dev.jobtrail.site.workday;

import static java.util.Map.entry;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormPart;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Workday: many pages, behind an account for each employer. */
@Singleton
final class WorkdayForm extends FormVendor {

  private static final Pattern EMPLOYERS_HOST =
      Pattern.compile("[^.]+\\.wd\\d+\\.myworkdayjobs\\.com");

  private static final Pattern SHARED_HOST = Pattern.compile("wd\\d+\\.myworkdaysite\\.com");

  /** On a host of several employers the path names the one whose accounts they are. */
  private static final Pattern EMPLOYER =
      Pattern.compile("(?:/[a-z]{2}-[A-Z]{2})?/recruiting/([^/]+)(?:/.*)?");

  private static final Pattern POSTING = Pattern.compile("(.*/job/(?:[^/]+/)?[^/]+?)(?:/apply.*)?");

  /** By the last part of the id, or by the name: employers' sites have either. */
  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("firstName", FieldMeaning.FIRST_NAME),
          entry("lastName", FieldMeaning.LAST_NAME),
          entry("emailAddress", FieldMeaning.EMAIL),
          entry("phoneNumber", FieldMeaning.PHONE),
          entry("phone-number", FieldMeaning.PHONE),
          entry("linkedInAccount", FieldMeaning.LINKEDIN));

  WorkdayForm() {
    super(
        "workday",
        "[data-automation-id^='applyFlow'], [data-automation-id='pageFooterNextButton'],"
            + " [data-automation-id='adventureButton'], [data-automation-id='applyManually'],"
            + " [data-automation-id='signInContent']",
        Map.ofEntries(
            entry(
                FormPart.WAY_TO_FORM,
                "[data-automation-id='applyManually'],"
                    + " [data-automation-id='SignInWithEmailButton'],"
                    + " body:not(:has([data-automation-id='applyManually']))"
                    + " :is([data-automation-id='adventureButton'],"
                    + " [data-automation-id='continueButton'])"),
            entry(FormPart.HONEYPOT, "[data-automation-id='beecatcher'], input[name='website']"),
            entry(
                FormPart.SEARCH,
                "[data-uxi-widget-type='selectinput'],"
                    + " [data-automation-id='multiselectInputContainer'] input,"
                    + " input[data-automation-id='searchBox']"),
            entry(
                FormPart.SUGGESTION,
                "[data-automation-id='activeListContainer'] [role='option'],"
                    + " [data-automation-id='responsiveMonikerPrompt'] [role='option'],"
                    + " [data-automation-widget='wd-popup']"
                    + " :is([data-automation-id='promptOption'],"
                    + " [data-automation-id='promptLeafNode'])"),
            entry(FormPart.CHOSEN, "[data-automation-id='selectedItem']"),
            entry(
                FormPart.UPLOADED,
                "[data-automation-id='file-upload-successful'],"
                    + " [data-automation-id='file-upload-item']"),
            entry(
                FormPart.UPLOAD_FAILED,
                "[data-automation-id='file-upload-error'],"
                    + " [data-automation-id='file-upload-failed']"),
            entry(
                FormPart.SEND,
                "[data-automation-id='pageFooterSubmitButton'],"
                    + " [data-automation-id='bottom-navigation-submit-button']"),
            entry(FormPart.CREATE_ACCOUNT, "[data-automation-id='createAccountLink']"),
            entry(FormPart.SIGN_IN, "[data-automation-id='signInLink']"),
            entry(FormPart.ACCOUNT_CONSENT, "[data-automation-id='createAccountCheckbox']"),
            entry(
                FormPart.ACCOUNT_PROBLEM,
                "[data-automation-id='errorMessage'], [data-automation-id='errorBanner'],"
                    + " [data-automation-id='alertMessage'], [data-automation-id='inputError']")));
  }

  @Override
  public boolean isOwn(URI address) {
    var host = AddressParts.of(address).host();
    return EMPLOYERS_HOST.matcher(host).matches() || SHARED_HOST.matcher(host).matches();
  }

  @Override
  public Optional<URI> formAddress(URI posting) {
    var path = POSTING.matcher(AddressParts.of(posting).path());
    return path.matches()
        ? Optional.of(AddressParts.withPath(posting, path.group(1) + "/apply/applyManually"))
        : Optional.empty();
  }

  @Override
  public Optional<String> accountSite(URI page) {
    var parts = AddressParts.of(page);
    if (!SHARED_HOST.matcher(parts.host()).matches()) {
      return Optional.ofNullable(page.getRawAuthority()).map(it -> it.toLowerCase(Locale.ROOT));
    }
    var employer = EMPLOYER.matcher(parts.path());
    return employer.matches()
        ? Optional.of(parts.host() + "/" + employer.group(1))
        : Optional.empty();
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    var parts = clue.id().split("--");
    return MEANINGS.getOrDefault(parts[parts.length - 1], MEANINGS.get(clue.name()));
  }
}
