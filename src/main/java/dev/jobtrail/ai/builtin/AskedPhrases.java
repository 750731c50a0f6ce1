package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Sentences;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Noun phrases of a posting's requirements and duties, in the posting's own words, of which one
 * sentence of the resume has every telling word: "maintenance of cricket squares".
 */
final class AskedPhrases {

  private static final int MOST = 60;

  /** Telling words of the resume may stand between those of a phrase. */
  private static final int MOST_BETWEEN = 1;

  private final PhraseFinder nouns;
  private final Map<String, AskedTerm> phrases = new LinkedHashMap<>();
  private final List<List<String>> sentences = new ArrayList<>();

  /**
   * @param nouns of the resume's language
   * @param requirements lines that ask for something
   * @param duties lines that tell what there is to do
   */
  AskedPhrases(
      TailoredResume resume, PhraseFinder nouns, List<String> requirements, List<String> duties) {
    this.nouns = nouns;
    if (resume.asked.language != resume.language) {
      return;
    }
    for (var part : resume.parts) {
      Sentences.split(part.text()).forEach(it -> sentences.add(stems(it)));
    }
    requirements.forEach(it -> read(it, true));
    duties.forEach(it -> read(it, false));
  }

  private void read(String line, boolean isRequired) {
    for (var phrase : nouns.in(line)) {
      var own = stems(phrase);
      if (sentences.stream().anyMatch(it -> isNear(it, own))) {
        phrases.putIfAbsent(String.join(" ", own), AskedTerm.of(phrase, line, isRequired));
      }
    }
  }

  /** Those of requirements before those of duties, long ones before short ones. */
  List<AskedTerm> all() {
    return phrases.values().stream()
        .sorted(
            Comparator.comparingDouble((AskedTerm it) -> -it.weight())
                .thenComparingInt(it -> -stems(it.text()).size()))
        .limit(MOST)
        .toList();
  }

  /** Whether the telling words of a phrase stand near each other in a sentence. */
  boolean isNamed(String sentence, String phrase) {
    return isNear(stems(sentence), stems(phrase));
  }

  /** The stems of the telling words of a text. */
  List<String> stems(String text) {
    return nouns.stems(text);
  }

  private static boolean isNear(List<String> sentence, List<String> phrase) {
    var own = new HashSet<>(phrase);
    var width = own.size() + MOST_BETWEEN;
    for (var i = 0; i + own.size() <= sentence.size(); i++) {
      if (own.contains(sentence.get(i))
          && sentence.subList(i, Math.min(sentence.size(), i + width)).containsAll(own)) {
        return true;
      }
    }
    return false;
  }
}
