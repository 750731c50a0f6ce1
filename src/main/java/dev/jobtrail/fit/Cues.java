package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.PhraseIndex;
import java.util.List;

/** Finds {@link Cue}s in sentences. */
final class Cues {

  private final PhraseTable<Cue> phrases;

  Cues(List<String> lines) {
    phrases = new PhraseTable<>(lines, Cue::valueOf);
  }

  /**
   * The cues among the term stems of a text in a language, wherever they stand, but those inside of
   * a phrase that is none.
   */
  List<PhraseIndex.Hit<Cue>> in(List<String> stems, Language language) {
    return withoutNeutral(all(stems, language));
  }

  /** Every phrase among the term stems of a text in a language. */
  List<PhraseIndex.Hit<Cue>> all(List<String> stems, Language language) {
    return phrases.all(stems, language);
  }

  /** Some phrases of one text but those inside of a {@link Cue#NEUTRAL} one, and but these. */
  static List<PhraseIndex.Hit<Cue>> withoutNeutral(List<PhraseIndex.Hit<Cue>> hits) {
    var neutral = hits.stream().filter(it -> it.meanings().contains(Cue.NEUTRAL)).toList();
    return neutral.isEmpty()
        ? hits
        : hits.stream()
            .filter(
                it ->
                    neutral.stream().noneMatch(n -> n.begin() <= it.begin() && it.end() <= n.end()))
            .toList();
  }
}
