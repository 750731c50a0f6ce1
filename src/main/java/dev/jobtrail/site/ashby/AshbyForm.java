package dev.jobtrail.site.ashby;

import static java.util.Map.entry;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FieldMeaning;
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
final class AshbyForm implements FormVendor {

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

  @Override
  public String name() {
    return "ashby";
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
  public String marker() {
    return "iframe#ashby_embed_iframe, [class*='ashby-application-form-'],"
        + " [class*='ashby-job-posting-']";
  }

  @Override
  public Optional<URI> formAddress(URI posting) {
    var parts = AddressParts.of(posting);
    return parts.isOn("jobs.ashbyhq.com") && parts.hasPath(POSTING)
        ? Optional.of(AddressParts.withPath(posting, parts.path() + "/application"))
        : Optional.empty();
  }

  @Override
  public String wayToForm() {
    return "a[href$='/application']";
  }

  @Override
  public String form() {
    return ".ashby-application-form-container, .ashby-survey-form-container";
  }

  @Override
  public String question() {
    return "[data-field-path]";
  }

  @Override
  public String questionTitle() {
    return ".ashby-application-form-question-title";
  }

  @Override
  public String questionRequired() {
    return ".ashby-application-form-question-title[class*='_required']";
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    var known = MEANINGS.get(clue.path().isEmpty() ? clue.id() : clue.path());
    var isOutsideOfQuestions = clue.path().isEmpty() && !KEY.matcher(clue.id()).matches();
    return known == null && clue.kind() == FieldKind.FILE && isOutsideOfQuestions
        ? FieldMeaning.AUTOFILL_UPLOAD
        : known;
  }

  @Override
  public String send() {
    return ".ashby-application-form-submit-button";
  }

  @Override
  public String success() {
    return ".ashby-application-form-success-container";
  }

  @Override
  public String failure() {
    return ".ashby-application-form-failure-container, [class*='ashby-application-form-blocked']";
  }
}
