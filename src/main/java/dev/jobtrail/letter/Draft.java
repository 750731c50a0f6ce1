package dev.jobtrail.letter;

import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.LetterTask.RefusedSentence;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A letter, checked sentence by sentence.
 *
 * @param supported the letter without what nothing supports
 * @param refused what that is
 */
record Draft(String supported, List<RefusedSentence> refused) {

  private static final Pattern PARAGRAPHS = Pattern.compile("\\R\\s*\\R");
  private static final Pattern WORDS = Pattern.compile("\\s+");

  static Draft of(String letter, Evidence evidence, EvidenceGuard guard) {
    var paragraphs = new ArrayList<String>();
    var refused = new ArrayList<RefusedSentence>();
    for (var paragraph : PARAGRAPHS.split(letter.strip())) {
      var verdicts = guard.check(evidence, paragraph);
      verdicts.stream()
          .filter(it -> !it.letThrough())
          .forEach(it -> refused.add(new RefusedSentence(it.text(), it.refusal())));
      var kept = kept(paragraph, verdicts);
      if (!kept.isBlank()) {
        paragraphs.add(kept);
      }
    }
    return new Draft(String.join("\n\n", paragraphs), refused);
  }

  /** Whether it is as long as a letter is to be. */
  boolean hasLetterLength() {
    return words() >= LetterTask.SHORTEST && words() <= LetterTask.LONGEST;
  }

  int words() {
    return supported.isBlank() ? 0 : WORDS.split(supported.strip()).length;
  }

  /** A paragraph that passes whole keeps its line breaks. */
  private static String kept(String paragraph, List<Verdict> verdicts) {
    return verdicts.stream().allMatch(Verdict::letThrough)
        ? paragraph.strip()
        : verdicts.stream()
            .filter(Verdict::letThrough)
            .map(Verdict::text)
            .collect(Collectors.joining(" "));
  }
}
