package dev.jobtrail.attempt;

import dev.jobtrail.attempt.answer.AnswerFormat;
import dev.jobtrail.attempt.answer.DayAnswer;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FormField;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import java.util.Optional;

/**
 * A form field with the entered value, as the applicant reviewed it.
 *
 * @param page the page of the form that it is on, from 1
 * @param value its value; several are joined by commas, empty for none
 * @param source of the value; null where the form has filled it in, or it is empty
 * @param answeredOn the day of the saved answer such as 2026-11-21; null where there is none
 * @param answer the value as an answer words it where that differs: a date as 2027-02-01, choices a
 *     line each; null where it does not
 * @param maxLength how many characters it takes; null where unknown
 * @param topic the fact that it is understood to ask for, in English; null for a question of its
 *     own
 */
@RegisterForReflection
record SeenField(
    int page,
    String label,
    FieldKind kind,
    boolean required,
    List<String> options,
    String value,
    FieldSource source,
    String answeredOn,
    String answer,
    Integer maxLength,
    String topic) {

  /** Separates several choices in one answer. */
  static final String SEPARATOR = "\n";

  /** A field as its form shows it. */
  static SeenField of(
      int page,
      String label,
      FormField field,
      List<String> values,
      FieldSource source,
      String answeredOn) {
    return new SeenField(
        page,
        label,
        field.kind(),
        field.required(),
        field.options(),
        String.join(", ", values),
        source,
        answeredOn,
        field.kind() == FieldKind.CHOICES ? String.join(SEPARATOR, values) : null,
        field.maxLength(),
        null);
  }

  /**
   * As the API shows it.
   *
   * @param isCorrectable whether the run takes another value for it
   */
  AttemptView.Field view(boolean isCorrectable) {
    var question = isCorrectable ? question().orElse(null) : null;
    return new AttemptView.Field(
        label,
        value,
        required,
        source,
        answeredOn,
        question,
        question == null ? null : presentAnswer(),
        topic);
  }

  /** The question that an answer to it corrects; empty where only the site can change it. */
  Optional<AskedQuestion> question() {
    return switch (kind) {
      case FILE, PASSWORD, OTHER -> Optional.empty();
      case TEXT, EMAIL, PHONE, URL, NUMBER, SEARCH, CHOICE, CHOICES, TICK, LONG_TEXT, DATE, MONTH ->
          Optional.of(
              new AskedQuestion(
                  label,
                  kind == FieldKind.TICK ? AskedQuestion.TICK : options,
                  kind == FieldKind.CHOICES,
                  false,
                  kind == FieldKind.LONG_TEXT,
                  maxLength,
                  DayAnswer.format(kind),
                  null,
                  null));
    };
  }

  /** Whether an answer can be entered as it is. */
  boolean accepts(String other) {
    return AnswerFormat.fit(
            new FormField(
                label, label, "", List.of(), kind, null, required, options, List.of(), "",
                maxLength, ""),
            other)
        .isPresent();
  }

  /** What was entered as an answer words it; null where that is not known. */
  private String presentAnswer() {
    if (answer != null) {
      return answer;
    }
    return switch (kind) {
      case TICK -> value.equals("true") ? AskedQuestion.YES : AskedQuestion.NO;
      case DATE -> DayAnswer.of(value).map(Object::toString).orElse(null);
      case MONTH -> DayAnswer.month(value).map(Object::toString).orElse(null);
      case TEXT, EMAIL, PHONE, URL, NUMBER, SEARCH, CHOICE, LONG_TEXT -> value;
      case CHOICES, FILE, PASSWORD, OTHER -> null;
    };
  }

  /** The same with another value from the same source. */
  SeenField with(String other) {
    return new SeenField(
        page, label, kind, required, options, other, source, answeredOn, answer, maxLength, topic);
  }

  /** The same with the day that was entered, which the form may show in another format. */
  SeenField withDay(String day) {
    return new SeenField(
        page, label, kind, required, options, value, source, answeredOn, day, maxLength, topic);
  }

  /** The same with its topic; null for none. */
  SeenField about(String fact) {
    return new SeenField(
        page, label, kind, required, options, value, source, answeredOn, answer, maxLength, fact);
  }

  /** The same with the applicant's correction, which is entered when the form is filled again. */
  SeenField corrected(String correction) {
    var shown =
        switch (kind) {
          case TICK -> correction.equals(AskedQuestion.YES) ? "true" : "";
          case CHOICES -> correction.replace(SEPARATOR, ", ");
          case TEXT, EMAIL, PHONE, URL, NUMBER, SEARCH, CHOICE, LONG_TEXT, DATE, MONTH ->
              correction;
          case FILE, PASSWORD, OTHER -> value;
        };
    return new SeenField(
        page,
        label,
        kind,
        required,
        options,
        shown,
        FieldSource.CORRECTION,
        null,
        kind == FieldKind.CHOICES || DayAnswer.format(kind) != null ? correction : null,
        maxLength,
        topic);
  }

  /** What the form shows, without what may change though the form does not. */
  SeenField asShown() {
    return new SeenField(page, label, kind, required, options, value, null, null, null, null, null);
  }
}
