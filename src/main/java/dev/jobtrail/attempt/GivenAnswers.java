package dev.jobtrail.attempt;

import dev.jobtrail.attempt.answer.DayAnswer;
import dev.jobtrail.attempt.profile.ApplyProfile.Answer;
import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.error.ApiException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Validates answers against the questions of a run.
 *
 * @param asked the questions that are open
 */
record GivenAnswers(List<AskedQuestion> asked) {

  /** Separates several choices in one answer. */
  private static final String SEPARATOR = "\n";

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
    return asked.stream()
        .filter(it -> isSame(it.question(), answer.question()))
        .findFirst()
        .orElseThrow(
            () -> ApiException.invalid(place + ".question", "is not a question of this run"));
  }

  private static String value(AskedQuestion question, Answer answer, String place) {
    if (question.options().isEmpty()) {
      return free(question, answer, place);
    }
    if (!question.several()) {
      return option(question, answer.answer(), place);
    }
    return choices(question, answer.answer())
        .map(part -> option(question, part, place))
        .collect(Collectors.joining(SEPARATOR));
  }

  private static String free(AskedQuestion question, Answer answer, String place) {
    if (question.format() != null && DayAnswer.of(answer.answer()).isEmpty()) {
      throw ApiException.invalid(place + ".value", "must be a date such as 2027-02-01");
    }
    return answer.answer().strip();
  }

  /** A choice may hold a comma itself, so commas separate only what is no choice as a whole. */
  private static Stream<String> choices(AskedQuestion question, String answer) {
    return Arrays.stream(answer.split(SEPARATOR))
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
