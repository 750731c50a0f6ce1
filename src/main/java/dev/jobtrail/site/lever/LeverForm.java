package dev.jobtrail.site.lever;

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

/** Lever: a separate page for the form; attaching a CV overwrites entered values. */
@Singleton
final class LeverForm extends FormVendor {

  private static final Pattern POSTING = Pattern.compile("/[^/]+/[0-9a-fA-F-]{36}");

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("name", FieldMeaning.FULL_NAME),
          entry("email", FieldMeaning.EMAIL),
          entry("phone", FieldMeaning.PHONE),
          entry("resume", FieldMeaning.CV),
          entry("org", FieldMeaning.CURRENT_COMPANY),
          entry("location", FieldMeaning.LOCATION),
          entry("comments", FieldMeaning.COVER_LETTER),
          entry("pronouns", FieldMeaning.DEMOGRAPHIC),
          entry("urls[LinkedIn]", FieldMeaning.LINKEDIN),
          entry("urls[GitHub]", FieldMeaning.GITHUB),
          entry("urls[Portfolio]", FieldMeaning.PORTFOLIO),
          entry("urls[Other]", FieldMeaning.WEBSITE),
          entry("eeo[gender]", FieldMeaning.GENDER),
          entry("eeo[race]", FieldMeaning.RACE),
          entry("eeo[veteran]", FieldMeaning.VETERAN),
          entry("eeo[disability]", FieldMeaning.DISABILITY),
          entry("eeo[disabilitySignature]", FieldMeaning.SIGNATURE),
          entry("eeo[disabilitySignatureDate]", FieldMeaning.SIGNATURE),
          entry("consent[store]", FieldMeaning.CONSENT_TALENT_POOL),
          entry("consent[marketing]", FieldMeaning.CONSENT));

  LeverForm() {
    super(
        "lever",
        "[data-lever-source], input[name='resumeStorageId'], [name$='[baseTemplate]'],"
            + " [data-qa='show-page-apply']",
        Map.ofEntries(
            entry(FormPart.FORM, "form#application-form, form.application-form"),
            entry(FormPart.WAY_TO_FORM, "[data-qa='show-page-apply'], a[href$='/apply']"),
            entry(FormPart.QUESTION, ".application-question"),
            entry(FormPart.QUESTION_TITLE, ".application-label"),
            entry(FormPart.QUESTION_REQUIRED, ".application-label .required"),
            entry(FormPart.SEARCH, "input[name='location'], .location-input"),
            entry(FormPart.SUGGESTION, ".dropdown-results > *"),
            entry(FormPart.UPLOADED, ".resume-upload-success"),
            entry(FormPart.UPLOAD_FAILED, ".resume-upload-failure, .resume-upload-oversize"),
            entry(FormPart.SEND, "#btn-submit"),
            entry(FormPart.SUCCESS, "div.thanks")));
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).isOn("jobs.lever.co", "jobs.eu.lever.co");
  }

  @Override
  public Optional<URI> formAddress(URI posting) {
    return AddressParts.below(posting, POSTING, "/apply");
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return clue.name().startsWith("surveysResponses")
        ? FieldMeaning.DEMOGRAPHIC
        : MEANINGS.get(clue.name());
  }

  @Override
  public boolean isSuccess(URI address) {
    return AddressParts.of(address).path().endsWith("/thanks");
  }

  @Override
  public boolean isFailure(URI address) {
    return AddressParts.of(address).path().endsWith("/already-received");
  }
}
