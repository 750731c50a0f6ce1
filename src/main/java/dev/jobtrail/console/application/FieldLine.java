package dev.jobtrail.console.application;

import dev.jobtrail.attempt.AttemptView;
import dev.jobtrail.console.ConsoleMessages;
import dev.jobtrail.console.Frame;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Translations;
import io.quarkus.qute.TemplateData;
import java.time.LocalDate;
import java.util.List;

/** A form field with its source in words. */
@TemplateData
record FieldLine(AttemptView.Field field) {

  static List<FieldLine> of(List<AttemptView.Field> fields) {
    return fields.stream().map(FieldLine::new).toList();
  }

  /** The usual questions of forms, in the language of the page. */
  static List<FieldLine> ofUsual(List<AttemptView.Field> fields) {
    return fields.stream()
        .map(
            it ->
                new AttemptView.Field(
                    usual(it.label()), it.value(), it.required(), it.source(), it.answeredOn()))
        .map(FieldLine::new)
        .toList();
  }

  private static String usual(String label) {
    return Translations.of("answer " + label, RequestLanguage.current()).orElse(label);
  }

  /**
   * What the field is understood to ask for; null where its label says so, or for nothing known.
   */
  public String topic() {
    if (field.topic() == null) {
      return null;
    }
    var at = field.topic().indexOf(": ");
    var fact = at < 0 ? field.topic() : field.topic().substring(0, at);
    var named = usual(fact) + field.topic().substring(fact.length());
    return letters(named).equals(letters(field.label())) ? null : named;
  }

  private static String letters(String text) {
    return Tokenizer.fold(text).replaceAll("[^\\p{L}]", "");
  }

  /** The value, and a word for a tick. */
  public String value() {
    var messages = PageMessages.of(ConsoleMessages.class);
    return switch (field.value()) {
      case null -> null;
      case "true" -> messages.yes();
      case "false" -> messages.no();
      default -> field.value();
    };
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
      case CORRECTION -> messages.sourceCorrection();
      case ANSWER ->
          field.answeredOn() == null
              ? messages.sourceSavedAnswer()
              : messages.sourceAnswerOf(frame.day(LocalDate.parse(field.answeredOn())));
    };
  }
}
