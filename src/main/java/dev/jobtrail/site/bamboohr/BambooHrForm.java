package dev.jobtrail.site.bamboohr;

import static java.util.Map.entry;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormPart;
import dev.jobtrail.form.FormVendor;
import dev.jobtrail.form.QuestionsRequest;
import dev.jobtrail.form.RequiredQuestion;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * BambooHR: a button of the posting shows the form on the same page; only its text confirms the
 * submission.
 */
@Singleton
final class BambooHrForm extends FormVendor {

  private static final Pattern CAREERS = Pattern.compile("/careers/\\d+");
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

  BambooHrForm() {
    super(
        "bamboohr",
        "[class*='fab-Button'], [class*='fab-TextInput'], [name='resumeFileId'],"
            + " [name^='customQuestionAnswers.']",
        Map.ofEntries(
            entry(FormPart.FORM, "form#job-application-form"),
            entry(FormPart.HONEYPOT, "[name^='nickname_'], [id^='nickname_']"),
            // hidden, and empty until the upload is complete
            entry(FormPart.UPLOADED, "input[name='resumeFileId']")));
  }

  @Override
  public boolean isOwn(URI address) {
    var parts = AddressParts.of(address);
    return parts.isBelow("bamboohr.com", "www", "api", "app", "documentation", "help")
        && parts.hasPath(POSTING);
  }

  /** What the page itself asks for its fields; those of groups tell no more than the page. */
  @Override
  public Optional<QuestionsRequest> questions(URI form) {
    var posting = CAREERS.matcher(AddressParts.of(form).path());
    return isOwn(form) && posting.matches()
        ? Optional.of(
            new QuestionsRequest(
                AddressParts.withPath(form, posting.group() + "/detail"), BambooHrForm::required))
        : Optional.empty();
  }

  private static List<RequiredQuestion> required(JsonNode answer) {
    var fields = answer.path("result").path("formFields");
    var required = new ArrayList<RequiredQuestion>();
    fields
        .properties()
        .forEach(
            it -> {
              if (it.getValue().path("isRequired").asBoolean()) {
                required.add(
                    new RequiredQuestion(
                        it.getValue().path("label").asText(),
                        List.of(it.getKey(), it.getKey() + ".value")));
              }
            });
    for (var question : fields.path("customQuestions")) {
      if (question.path("isRequired").asBoolean()) {
        required.add(
            new RequiredQuestion(
                question.path("question").asText(),
                List.of(
                    "customQuestionAnswers.%s_%s"
                        .formatted(question.path("type").asText(), question.path("id").asText()))));
      }
    }
    return required;
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
}
