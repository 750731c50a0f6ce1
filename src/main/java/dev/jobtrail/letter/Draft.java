package dev.jobtrail.letter;

import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.LetterTask.RefusedSentence;
import dev.jobtrail.guard.CheckedText;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The supported part of a generated letter.
 *
 * @param supported the letter without unsupported claims
 * @param refused the unsupported claims
 */
record Draft(String supported, List<RefusedSentence> refused) {

  private static final Pattern WORDS = Pattern.compile("\\s+");

  static Draft of(CheckedText letter) {
    return new Draft(
        letter.supported(),
        letter.refused().stream().map(it -> new RefusedSentence(it.text(), it.refusal())).toList());
  }

  /** Whether it is as long as a letter is to be. */
  boolean hasLetterLength() {
    return words() >= LetterTask.SHORTEST && words() <= LetterTask.LONGEST;
  }

  int words() {
    return supported.isBlank() ? 0 : WORDS.split(supported.strip()).length;
  }
}
