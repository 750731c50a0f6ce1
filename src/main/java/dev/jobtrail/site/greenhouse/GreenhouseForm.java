package dev.jobtrail.site.greenhouse;

import static java.util.Map.entry;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormPart;
import dev.jobtrail.form.FormVendor;
import dev.jobtrail.form.QuestionsRequest;
import dev.jobtrail.form.RequiredQuestion;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Greenhouse: the form is on the posting itself, or in a frame of an employer's page.
 *
 * <p>A rejected captcha leaves the form in place and asks for a code that was sent by e-mail; the
 * application is not in before that code is given.
 */
@Singleton
final class GreenhouseForm extends FormVendor {

  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Pattern WORD = Pattern.compile("[\\w-]+");
  private static final Pattern PLACE = Pattern.compile("/([\\w-]+)/jobs/(\\d+)");
  private static final Pattern POSTING = Pattern.compile("/[^/]+/jobs/\\d+(/confirmation)?");
  private static final Pattern EMBEDDED = Pattern.compile("/embed/job_app(/confirmation)?");

  /** The older form's names are these within {@code job_application[...]}. */
  private static final Pattern OLD_NAME = Pattern.compile("job_application\\[([^]]+)].*");

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("first_name", FieldMeaning.FIRST_NAME),
          entry("last_name", FieldMeaning.LAST_NAME),
          entry("email", FieldMeaning.EMAIL),
          entry("phone", FieldMeaning.PHONE),
          entry("country", FieldMeaning.PHONE_COUNTRY),
          entry("candidate-location", FieldMeaning.LOCATION),
          entry("location", FieldMeaning.LOCATION),
          entry("resume", FieldMeaning.CV),
          entry("cover_letter", FieldMeaning.COVER_LETTER),
          entry("cover_letter_text", FieldMeaning.COVER_LETTER),
          entry("gender", FieldMeaning.GENDER),
          entry("race", FieldMeaning.RACE),
          entry("hispanic_ethnicity", FieldMeaning.RACE),
          entry("veteran_status", FieldMeaning.VETERAN),
          entry("disability_status", FieldMeaning.DISABILITY));

  GreenhouseForm() {
    super(
        "greenhouse",
        "#grnhse_app, iframe#grnhse_iframe, form#application-form:has(#first_name),"
            + " [name='job_application[first_name]'], .confirmation__content",
        Map.ofEntries(
            entry(FormPart.FORM, "form#application-form, form#application_form"),
            entry(FormPart.SUCCESS, ".confirmation__content"),
            entry(FormPart.HUMAN_CHECK, "#email-verification")));
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address)
        .isOn(
            "boards.greenhouse.io",
            "boards.eu.greenhouse.io",
            "job-boards.greenhouse.io",
            "job-boards.eu.greenhouse.io");
  }

  @Override
  public boolean isEmployers(URI address) {
    return AddressParts.of(address).hasParameter("gh_jid", NUMBER);
  }

  /** Source: Greenhouse's Job Board API, "Retrieve a job" with its questions. */
  @Override
  public Optional<QuestionsRequest> questions(URI form) {
    var parts = AddressParts.of(form);
    var posting = PLACE.matcher(parts.path());
    if (!isOwn(form)) {
      return Optional.empty();
    }
    var board = posting.matches() ? posting.group(1) : parameter(parts, "for");
    var job = posting.matches() ? posting.group(2) : parameter(parts, "token");
    return board.isEmpty() || !NUMBER.matcher(job).matches()
        ? Optional.empty()
        : Optional.of(
            new QuestionsRequest(
                URI.create(
                    "https://boards-api.greenhouse.io/v1/boards/%s/jobs/%s?questions=true"
                        .formatted(board, job)),
                GreenhouseForm::required));
  }

  private static String parameter(AddressParts parts, String name) {
    return Arrays.stream(parts.query().split("&"))
        .filter(it -> it.startsWith(name + "="))
        .map(it -> it.substring(name.length() + 1))
        .filter(it -> WORD.matcher(it).matches())
        .findFirst()
        .orElse("");
  }

  private static List<RequiredQuestion> required(JsonNode answer) {
    var required = new ArrayList<RequiredQuestion>();
    for (var part : List.of("questions", "location_questions")) {
      for (var question : answer.path(part)) {
        var names = new ArrayList<String>();
        for (var field : question.path("fields")) {
          if (!field.path("type").asText().equals("input_hidden")) {
            names.add(field.path("name").asText());
          }
        }
        if (question.path("required").asBoolean() && !names.isEmpty()) {
          required.add(new RequiredQuestion(question.path("label").asText(), names));
        }
      }
    }
    return required;
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    var old = OLD_NAME.matcher(clue.name());
    var key = old.matches() ? old.group(1) : clue.id().isEmpty() ? clue.name() : clue.id();
    if (clue.name().startsWith("data_compliance") || key.startsWith("data_compliance")) {
      return (clue.name() + key).contains("processing_consent")
          ? FieldMeaning.CONSENT_DATA
          : FieldMeaning.CONSENT;
    }
    return MEANINGS.get(key);
  }

  @Override
  public boolean isSuccess(URI address) {
    var parts = AddressParts.of(address);
    return parts.path().endsWith("/confirmation")
        && (parts.hasPath(POSTING) || parts.hasPath(EMBEDDED));
  }
}
