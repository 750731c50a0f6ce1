package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FormField;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A field with its normalized label.
 *
 * @param label as {@link QuestionText#normalized} has it, without hints to the format
 */
record LabelledField(FormField field, String label) {

  /** How to write a date, or which files are taken, in parentheses. */
  private static final Pattern HINT =
      Pattern.compile(
          "(?i)[(\\[](?:format:? ?)?(?:(?:d{1,2}|t{1,2}|j{1,2}|g{1,2}|m{1,2}|y{2,4}|a{2,4}|j{4})[ ./-]*){2,4}[)\\]]"
              + "|[(\\[][^()\\[\\]]*(?:\\b(?:pdf|docx?|rtf|odt|jpe?g|png)\\b|\\bmax(?:imum|imal)?\\b[^()\\[\\]]*\\b[mk][bo]\\b)[^()\\[\\]]*[)\\]]");

  static LabelledField of(FormField field) {
    return new LabelledField(field, normalized(field.label()));
  }

  /** The fields directly before and after it. */
  Stream<LabelledField> neighbours(List<LabelledField> all) {
    for (int at = 0; at < all.size(); at++) {
      if (all.get(at).field().key().equals(field.key())) {
        return Stream.concat(
            all.subList(Math.max(0, at - 1), at).stream(), all.stream().skip(at + 1).limit(1));
      }
    }
    return Stream.empty();
  }

  /** A label or a saved question, normalized without such hints. */
  static String normalized(String label) {
    var plain = QuestionText.normalized(HINT.matcher(label).replaceAll(" "));
    return plain.isEmpty() ? QuestionText.normalized(label) : plain;
  }
}
