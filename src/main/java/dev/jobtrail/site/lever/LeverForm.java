package dev.jobtrail.site.lever;

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

/** Lever: a page of its own for the form; a CV that is attached overwrites what is entered. */
@Singleton
final class LeverForm implements FormVendor {

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

  @Override
  public String name() {
    return "lever";
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).isOn("jobs.lever.co", "jobs.eu.lever.co");
  }

  @Override
  public String marker() {
    return "[data-lever-source], input[name='resumeStorageId'], [name$='[baseTemplate]'],"
        + " [data-qa='show-page-apply']";
  }

  @Override
  public Optional<URI> formAddress(URI posting) {
    var parts = AddressParts.of(posting);
    return parts.hasPath(POSTING)
        ? Optional.of(AddressParts.withPath(posting, parts.path() + "/apply"))
        : Optional.empty();
  }

  @Override
  public String wayToForm() {
    return "[data-qa='show-page-apply'], a[href$='/apply']";
  }

  @Override
  public String form() {
    return "form#application-form, form.application-form";
  }

  @Override
  public String question() {
    return ".application-question";
  }

  @Override
  public String questionTitle() {
    return ".application-label";
  }

  @Override
  public String questionRequired() {
    return ".application-label .required";
  }

  @Override
  public String search() {
    return "input[name='location'], .location-input";
  }

  @Override
  public String suggestion() {
    return ".dropdown-results > *";
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return clue.name().startsWith("surveysResponses")
        ? FieldMeaning.DEMOGRAPHIC
        : MEANINGS.get(clue.name());
  }

  @Override
  public String uploaded() {
    return ".resume-upload-success";
  }

  @Override
  public String uploadFailed() {
    return ".resume-upload-failure, .resume-upload-oversize";
  }

  @Override
  public String send() {
    return "#btn-submit";
  }

  @Override
  public String success() {
    return "div.thanks";
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
