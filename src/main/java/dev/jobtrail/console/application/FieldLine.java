package dev.jobtrail.console.application;

import dev.jobtrail.attempt.AttemptView;
import dev.jobtrail.console.Frame;
import dev.jobtrail.page.PageMessages;
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
    var messages = PageMessages.of(AttemptMessages.class);
    return switch (field.source()) {
      case null -> "";
      case PROFILE -> messages.sourceProfile();
      case RESUME -> messages.sourceResume();
      case LETTER -> messages.sourceLetter();
      case YOU -> messages.sourceYou();
      case ANSWER ->
          field.answeredOn() == null
              ? messages.sourceSavedAnswer()
              : messages.sourceAnswerOf(frame.day(LocalDate.parse(field.answeredOn())));
    };
  }
}
