package dev.jobtrail.site.bamboohr;

import static java.util.Map.entry;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * BambooHR: a button of the posting shows the form on the same page; nothing but its words tells
 * that the application is in.
 */
@Singleton
final class BambooHrForm implements FormVendor {

  private static final Pattern POSTING = Pattern.compile("/careers/\\d+|/jobs/view\\.php");

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("firstName", FieldMeaning.FIRST_NAME),
          entry("lastName", FieldMeaning.LAST_NAME),
          entry("email", FieldMeaning.EMAIL),
          entry("phone", FieldMeaning.PHONE),
          entry("streetAddress.value", FieldMeaning.STREET),
          entry("city.value", FieldMeaning.CITY),
          entry("zip.value", FieldMeaning.POSTAL_CODE),
          entry("websiteUrl", FieldMeaning.WEBSITE),
          entry("linkedinUrl", FieldMeaning.LINKEDIN),
          entry("desiredPay", FieldMeaning.SALARY),
          entry("dateAvailable", FieldMeaning.START_DATE),
          entry("genderId", FieldMeaning.GENDER),
          entry("ethnicityId", FieldMeaning.RACE),
          entry("veteranStatusId", FieldMeaning.VETERAN),
          entry("disabilityId", FieldMeaning.DISABILITY));

  @Override
  public String name() {
    return "bamboohr";
  }

  @Override
  public boolean isOwn(URI address) {
    var parts = AddressParts.of(address);
    return parts.isBelow("bamboohr.com", "www", "api", "app", "documentation", "help")
        && parts.hasPath(POSTING);
  }

  @Override
  public String marker() {
    return "[class*='fab-Button'], [class*='fab-TextInput'], [name='resumeFileId'],"
        + " [name^='customQuestionAnswers.']";
  }

  @Override
  public String form() {
    return "form#job-application-form";
  }

  @Override
  public String honeypot() {
    return "[name^='nickname_'], [id^='nickname_']";
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return clue.kind() == FieldKind.FILE ? ofFile(clue) : MEANINGS.get(clue.name());
  }

  /** Both boxes have the same attributes, and the letter's may come first: headings tell. */
  private static FieldMeaning ofFile(FieldClue clue) {
    if (clue.name().startsWith("customQuestionAnswers.")) {
      return null;
    }
    var words = (clue.section() + " " + clue.label()).toLowerCase(Locale.ROOT);
    if (words.contains("cover letter")) {
      return FieldMeaning.COVER_LETTER;
    }
    return words.contains("resume") || words.contains("résumé") ? FieldMeaning.CV : null;
  }

  /** Hidden, and empty for as long as the upload takes. */
  @Override
  public String uploaded() {
    return "input[name='resumeFileId']";
  }
}
