package dev.jobtrail.attempt;

import dev.jobtrail.attempt.answer.DayAnswer;
import dev.jobtrail.attempt.profile.ApplyProfile.Answer;
import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.form.FieldKind;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Validates answers against the questions of a run, and corrections against its fields.
 *
 * @param asked the questions that are open
 * @param seen the fields of the pages that were filled in
 */
record GivenAnswers(List<AskedQuestion> asked, List<SeenField> seen) {

  /**
   * The answers by question as the form words it, choices as it words them; several are separated
   * by line ends.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  Map<String, String> checked(List<Answer> answers) {
    var given = new LinkedHashMap<String, String>();
    for (int i = 0; i < answers.size(); i++) {
      var answer = answers.get(i);
      var place = "answers[%d]".formatted(i);
      var question = question(answer, place);
      if (given.put(question.question(), value(question, answer, place)) != null) {
        throw ApiException.invalid(place + ".question", "must not be answered twice");
      }
    }
    return given;
  }

  private AskedQuestion question(Answer answer, String place) {
    var question =
        first(asked.stream(), AskedQuestion::question, answer)
            .orElseGet(() -> entered(answer, place));
    if (question.account() != null) {
      // an answer is stored as it is, so that none may be a password
      throw ApiException.invalid(place + ".question", "is answered by the operation giveAccount");
    }
    if (field(question).filter(it -> it.kind() == FieldKind.PASSWORD).isPresent()) {
      throw ApiException.invalid(
          place + ".question", "asks for a password, which is not stored; enter it on the site");
    }
    return question;
  }

  private AskedQuestion entered(Answer answer, String place) {
    return first(seen.stream(), SeenField::label, answer)
        .orElseThrow(
            () -> ApiException.invalid(place + ".question", "is not a question of this run"))
        .question()
        .orElseThrow(
            () ->
                ApiException.invalid(
                    place + ".question", "can only be changed on the site of the form"));
  }

  /** The one of the same text, or else of the same words. */
  private static <T> Optional<T> first(Stream<T> all, Function<T, String> text, Answer answer) {
    var same = all.filter(it -> isSame(text.apply(it), answer.question())).toList();
    return same.stream()
        .filter(it -> text.apply(it).strip().equals(answer.question().strip()))
        .findFirst()
        .or(() -> same.stream().findFirst());
  }

  private String value(AskedQuestion question, Answer answer, String place) {
    if (answer.answer().isBlank()) {
      return emptied(question, place);
    }
    if (question.options().isEmpty()) {
      return free(question, answer, place);
    }
    if (!question.several()) {
      return option(question, answer.answer(), place);
    }
    return choices(question, answer.answer())
        .map(part -> option(question, part, place))
        .collect(Collectors.joining(SeenField.SEPARATOR));
  }

  /** A value that the form does not insist on can be removed. */
  private String emptied(AskedQuestion question, String place) {
    if (asked.contains(question) || field(question).filter(SeenField::required).isPresent()) {
      throw ApiException.invalid(place + ".value", "is required by the form");
    }
    return "";
  }

  private String free(AskedQuestion question, Answer answer, String place) {
    var text = answer.answer().strip();
    if (DayAnswer.FORMAT.equals(question.format()) && DayAnswer.of(text).isEmpty()) {
      throw ApiException.invalid(place + ".value", "must be a date such as 2027-02-01");
    }
    if (DayAnswer.FORMAT_OF_MONTH.equals(question.format()) && DayAnswer.month(text).isEmpty()) {
      throw ApiException.invalid(place + ".value", "must be a month such as 2027-02");
    }
    if (question.maxLength() != null && text.length() > question.maxLength()) {
      throw ApiException.invalid(
          place + ".value", "must have at most %s characters", question.maxLength());
    }
    field(question).filter(it -> !it.accepts(text)).ifPresent(it -> refuse(it.kind(), place));
    return text;
  }

  private Optional<SeenField> field(AskedQuestion question) {
    return seen.stream().filter(it -> it.label().equals(question.question())).findFirst();
  }

  private static void refuse(FieldKind kind, String place) {
    switch (kind) {
      case NUMBER -> throw ApiException.invalid(place + ".value", "must be a number");
      case EMAIL -> throw ApiException.invalid(place + ".value", "must be an e-mail address");
      case URL ->
          throw ApiException.invalid(place + ".value", "must be a URL that begins with https://");
      case TEXT,
          PHONE,
          SEARCH,
          LONG_TEXT,
          DATE,
          MONTH,
          CHOICE,
          CHOICES,
          TICK,
          FILE,
          PASSWORD,
          OTHER -> {}
    }
  }

  /** A choice may hold a comma itself, so commas separate only what is no choice as a whole. */
  private static Stream<String> choices(AskedQuestion question, String answer) {
    return Arrays.stream(answer.split(SeenField.SEPARATOR))
        .filter(line -> !line.isBlank())
        .flatMap(
            line ->
                question.options().stream().anyMatch(it -> isSame(it, line))
                    ? Stream.of(line)
                    : Arrays.stream(line.split(",")));
  }

  private static String option(AskedQuestion question, String text, String place) {
    return question.options().stream()
        .filter(it -> isSame(it, text))
        .findFirst()
        .orElseThrow(
            () ->
                ApiException.invalid(
                    place + ".value",
                    "must be one of: %s",
                    String.join(" | ", question.options())));
  }

  private static boolean isSame(String one, String other) {
    return one.strip().equals(other.strip())
        || !QuestionText.normalized(one).isEmpty()
            && QuestionText.normalized(one).equals(QuestionText.normalized(other));
  }
}
