package dev.jobtrail.console.application;

import dev.jobtrail.attempt.AttemptView;
import dev.jobtrail.console.Frame;
import io.quarkus.qute.TemplateData;
import java.time.LocalDate;
import java.util.List;

/** A form field with its source in words. */
@TemplateData
record FieldLine(AttemptView.Field field) {

  static List<FieldLine> of(List<AttemptView.Field> fields) {
    return fields.stream().map(FieldLine::new).toList();
  }

  /** Empty where the form itself has entered the value. */
  public String source(Frame frame) {
    return switch (field.source()) {
      case null -> "";
      case PROFILE -> "profile";
      case RESUME -> "resume";
      case LETTER -> "cover letter";
      case YOU -> "you";
      case ANSWER ->
          field.answeredOn() == null
              ? "saved answer"
              : "answer of " + frame.day(LocalDate.parse(field.answeredOn()));
    };
  }
}
