package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A text of paragraphs, checked sentence by sentence, for use without a look by its owner.
 *
 * @param supported the text without what nothing supports
 * @param refused what that is; reworded sentences are among them
 */
public record CheckedText(String supported, List<Verdict> refused) {

  private static final Pattern PARAGRAPHS = Pattern.compile("\\R\\s*\\R");

  public static CheckedText of(String text, Evidence evidence, Guard guard) {
    var paragraphs = new ArrayList<String>();
    var refused = new ArrayList<Verdict>();
    var parts = List.of(PARAGRAPHS.split(text.strip()));
    var verdictsOfParts = guard.checkSentences(evidence, parts).iterator();
    for (var paragraph : parts) {
      var verdicts = verdictsOfParts.next();
      verdicts.stream().filter(it -> !it.isSupported()).forEach(it -> refused.add(it.asRefused()));
      var kept = kept(paragraph, verdicts);
      if (!kept.isBlank()) {
        paragraphs.add(kept);
      }
    }
    return new CheckedText(String.join("\n\n", paragraphs), List.copyOf(refused));
  }

  /** A paragraph that passes whole keeps its line breaks. */
  private static String kept(String paragraph, List<Verdict> verdicts) {
    return verdicts.stream().allMatch(Verdict::isSupported)
        ? paragraph.strip()
        : verdicts.stream()
            .filter(Verdict::isSupported)
            .map(Verdict::text)
            .collect(Collectors.joining(" "));
  }
}
