package dev.jobtrail.attempt;

import dev.jobtrail.application.Application;
import dev.jobtrail.attempt.answer.KnownAnswers;
import dev.jobtrail.attempt.answer.Reply;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FormField;
import dev.jobtrail.resume.Resume;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/** Collects the answers of runs for pasting. */
@ApplicationScoped
public class AnswerSheets {

  private static final List<String> USUAL =
      List.of(
          "First name",
          "Last name",
          "E-mail",
          "Phone",
          "Street address",
          "Postal code",
          "City",
          "Country",
          "LinkedIn",
          "GitHub",
          "Portfolio",
          "Website",
          "Current company",
          "Current job title",
          "Earliest start date",
          "Notice period",
          "Salary expectation",
          "Highest degree",
          "Cover letter");

  private final AttemptMaterials materials;

  AnswerSheets(AttemptMaterials materials) {
    this.materials = materials;
  }

  /**
   * The answers of a run.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public AnswerSheet of(UUID accountId, UUID attemptId) {
    var attempt = Attempt.of(accountId, attemptId).orElseThrow(ApiException::notFound);
    var application =
        Application.find(accountId, attempt.applicationId).orElseThrow(ApiException::notFound);
    var fields = answered(attempt);
    return new AnswerSheet(
        attempt.applyUrl == null ? application.posting.url : attempt.applyUrl,
        fields,
        others(attempt, application, fields),
        attempt.asked().stream().map(AskedQuestion::question).toList());
  }

  /** Answers that were given after the form was left are not in its fields yet. */
  private static List<AttemptView.Field> answered(Attempt attempt) {
    var fields = new ArrayList<AttemptView.Field>();
    var given = attempt.answers();
    for (var field : attempt.fields()) {
      var answer = given.get(field.label());
      if (!field.value().isEmpty()) {
        fields.add(field.view(false));
      } else if (answer != null && !answer.isEmpty()) {
        fields.add(you(field.label(), answer, field.required()));
      }
    }
    var labels = attempt.fields().stream().map(SeenField::label).collect(Collectors.toSet());
    given.entrySet().stream()
        .filter(it -> !labels.contains(it.getKey()) && !it.getValue().isEmpty())
        .sorted(Map.Entry.comparingByKey())
        .forEach(it -> fields.add(you(it.getKey(), it.getValue(), true)));
    return List.copyOf(fields);
  }

  private static AttemptView.Field you(String label, String value, boolean isRequired) {
    return new AttemptView.Field(label, value, isRequired, FieldSource.YOU, null);
  }

  private List<AttemptView.Field> others(
      Attempt attempt, Application application, List<AttemptView.Field> fields) {
    var document =
        Optional.ofNullable(application.attachedResumeId())
            .flatMap(id -> Resume.of(attempt.accountId, id))
            .map(Resume::document);
    if (document.isEmpty()) {
      return List.of();
    }
    var known = new KnownAnswers(materials.applicant(attempt, application, document.get()));
    var usual = USUAL.stream().map(AnswerSheets::question).toList();
    var told = new HashSet<>(fields.stream().map(AttemptView.Field::value).toList());
    return usual.stream()
        .map(it -> line(it, known.replyTo(it, usual)))
        .filter(Objects::nonNull)
        .filter(it -> told.add(it.value()))
        .toList();
  }

  private static FormField question(String label) {
    var kind = label.equals("Cover letter") ? FieldKind.LONG_TEXT : FieldKind.TEXT;
    return new FormField(
        label, label, "", List.of(), kind, null, false, List.of(), List.of(), "", null, "");
  }

  /** Null where nothing is known. */
  private static AttemptView.Field line(FormField field, Reply reply) {
    return reply instanceof Reply.Fill(var values, var source, _, var answeredOn)
        ? new AttemptView.Field(
            field.label(), String.join(", ", values), false, FieldSource.of(source), answeredOn)
        : null;
  }
}
