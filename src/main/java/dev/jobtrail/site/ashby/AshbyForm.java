package dev.jobtrail.site.ashby;

import static java.util.Map.entry;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormPart;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Ashby: fields without a form element, each within its {@code data-field-path}; the address stays
 * the same when the application is in.
 */
@Singleton
final class AshbyForm extends FormVendor {

  private static final Pattern KEY = Pattern.compile("[0-9a-fA-F-]{36}");
  private static final Pattern POSTING = Pattern.compile("/[^/]+/" + KEY);

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("_systemfield_name", FieldMeaning.FULL_NAME),
          entry("_systemfield_email", FieldMeaning.EMAIL),
          entry("_systemfield_phone", FieldMeaning.PHONE),
          entry("_systemfield_location", FieldMeaning.LOCATION),
          entry("_systemfield_resume", FieldMeaning.CV),
          entry("_systemfield_eeoc_gender", FieldMeaning.GENDER),
          entry("_systemfield_eeoc_race", FieldMeaning.RACE),
          entry("_systemfield_eeoc_veteran_status", FieldMeaning.VETERAN),
          entry("_systemfield_eeoc_disability_status", FieldMeaning.DISABILITY));

  AshbyForm() {
    super(
        "ashby",
        "iframe#ashby_embed_iframe, [class*='ashby-application-form-'],"
            + " [class*='ashby-job-posting-']",
        Map.ofEntries(
            entry(FormPart.FORM, ".ashby-application-form-container, .ashby-survey-form-container"),
            entry(FormPart.WAY_TO_FORM, "a[href$='/application']"),
            entry(FormPart.QUESTION, "[data-field-path]"),
            entry(FormPart.QUESTION_TITLE, ".ashby-application-form-question-title"),
            entry(
                FormPart.QUESTION_REQUIRED,
                ".ashby-application-form-question-title[class*='_required']"),
            entry(FormPart.SEND, ".ashby-application-form-submit-button"),
            entry(FormPart.SUCCESS, ".ashby-application-form-success-container"),
            entry(
                FormPart.FAILURE,
                ".ashby-application-form-failure-container, [class*='ashby-application-form-blocked']")));
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).isOn("jobs.ashbyhq.com");
  }

  @Override
  public boolean isEmployers(URI address) {
    return AddressParts.of(address).hasParameter("ashby_jid", KEY);
  }

  @Override
  public Optional<URI> formAddress(URI posting) {
    return AddressParts.of(posting).isOn("jobs.ashbyhq.com")
        ? AddressParts.below(posting, POSTING, "/application")
        : Optional.empty();
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    var known = MEANINGS.get(clue.path().isEmpty() ? clue.id() : clue.path());
    var isOutsideOfQuestions = clue.path().isEmpty() && !KEY.matcher(clue.id()).matches();
    return known == null && clue.kind() == FieldKind.FILE && isOutsideOfQuestions
        ? FieldMeaning.AUTOFILL_UPLOAD
        : known;
  }
}
