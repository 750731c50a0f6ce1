package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FormField;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Converts an answer to the format of a field, or reports that it does not fit. */
public final class AnswerFormat {

  private static final Pattern NUMBER = Pattern.compile("\\d+(?:[.,]\\d+)?");
  private static final Pattern PARTS = Pattern.compile("[\\n,;]");

  private AnswerFormat() {}

  /** The values to enter; empty where the answer does not fit the field. */
  public static Optional<List<String>> fit(FormField field, String answer) {
    return switch (field.kind()) {
      case CHOICE -> option(field, answer).map(List::of);
      case SEARCH ->
          field.options().isEmpty() ? text(field, answer) : option(field, answer).map(List::of);
      case CHOICES -> options(field, answer);
      case TICK -> tick(answer);
      case NUMBER -> number(answer).flatMap(it -> text(field, it));
      case DATE -> DayAnswer.of(answer).map(LocalDate::toString).map(List::of);
      case MONTH -> DayAnswer.month(answer).map(YearMonth::toString).map(List::of);
      case EMAIL ->
          Optional.of(answer).filter(it -> it.contains("@")).flatMap(it -> text(field, it));
      case URL ->
          Optional.of(answer)
              .filter(it -> it.matches("(?i)https?://\\S+"))
              .flatMap(it -> text(field, it));
      case PHONE, TEXT, LONG_TEXT -> text(field, answer);
      case FILE, PASSWORD, OTHER -> Optional.empty();
    };
  }

  /** One line for a field of one line, and never more than it takes. */
  private static Optional<List<String>> text(FormField field, String answer) {
    var text = answer.strip();
    var value = field.kind() == FieldKind.LONG_TEXT ? text : text.replaceAll("\\s*\\R\\s*", " ");
    var fits = field.maxLength() == null || value.length() <= field.maxLength();
    return fits && !value.isEmpty() ? Optional.of(List.of(value)) : Optional.empty();
  }

  /**
   * The option that matches an answer: the same text, the same text ignoring case and punctuation,
   * the only option with the same yes, no or decline, or the only range that contains the number.
   */
  static Optional<String> option(FormField field, String answer) {
    var stripped = answer.strip();
    var normalized = QuestionText.normalized(answer);
    if (normalized.isEmpty()) {
      return Optional.empty();
    }
    return only(field, it -> it.strip().equals(stripped))
        .or(() -> only(field, it -> QuestionText.normalized(it).equals(normalized)))
        .or(() -> plainWord(answer).flatMap(word -> option(field, word)))
        .or(() -> NumberRange.plainNumber(answer).flatMap(it -> range(field, it)));
  }

  /** The only option with that meaning. */
  static Optional<String> option(FormField field, PlainWord word) {
    return only(field, it -> PlainWord.of(it).filter(word::equals).isPresent());
  }

  /** The only range that a number is in. */
  static Optional<String> range(FormField field, BigDecimal number) {
    return only(
        field, it -> NumberRange.of(it).filter(range -> range.contains(number)).isPresent());
  }

  /** Empty for none and for more than one. */
  static Optional<String> only(FormField field, Predicate<String> isMeant) {
    var meant = field.options().stream().filter(isMeant).distinct().toList();
    return meant.size() == 1 ? Optional.of(meant.getFirst()) : Optional.empty();
  }

  /** The plain word of an answer that has no further content, unlike "No, but ...". */
  private static Optional<PlainWord> plainWord(String answer) {
    return PlainWord.of(answer)
        .filter(
            it ->
                it == PlainWord.DECLINED || QuestionText.normalized(answer).split(" ").length <= 2);
  }

  private static Optional<List<String>> options(FormField field, String answer) {
    var whole = option(field, answer);
    if (whole.isPresent()) {
      return whole.map(List::of);
    }
    var chosen = new ArrayList<String>();
    for (var part : PARTS.split(answer)) {
      if (!part.isBlank()) {
        var option = option(field, part);
        if (option.isEmpty()) {
          return Optional.empty();
        }
        chosen.add(option.get());
      }
    }
    return chosen.isEmpty() ? Optional.empty() : Optional.of(chosen.stream().distinct().toList());
  }

  private static Optional<List<String>> tick(String answer) {
    return PlainWord.of(answer)
        .filter(it -> it != PlainWord.DECLINED)
        .map(it -> List.of(String.valueOf(it == PlainWord.YES)));
  }

  private static Optional<String> number(String answer) {
    return Optional.of(answer.strip())
        .filter(it -> NUMBER.matcher(it).matches())
        .map(it -> it.replace(',', '.'))
        // 1,000 may be a thousand or one
        .filter(it -> it.indexOf('.') < 0 || it.length() - it.indexOf('.') != 4);
  }
}
