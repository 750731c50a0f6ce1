package dev.jobtrail.ai;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads titles of jobs: the occupation, its level and the words that are left. */
final class Titles {

  /** What a title says at first is the job; what comes after is where, for whom and how long. */
  private static final Pattern PARTS =
      Pattern.compile(
          "[|,(\\[–—•/;@:&]| - |(?i: for | für | pour | para | at | bei | chez | with | mit | avec | im | zum | to | sowie )");

  private static final int LONGEST_PARTS = 12;

  private final Vocabulary vocabulary;

  Titles(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /**
   * The occupation that a title names.
   *
   * @param language of the text that the title belongs to: English puts what a person is last
   * @return null where the title names none that is known
   */
  Occupation occupation(String title, Language language) {
    for (var part : PARTS.split(title, LONGEST_PARTS)) {
      var found = vocabulary.occupations.in(Words.of(part));
      if (!found.isEmpty()) {
        return (language == Language.ENGLISH ? found.getLast() : found.getFirst()).meaning();
      }
    }
    var whole = vocabulary.occupations.in(Words.of(title));
    return whole.isEmpty() ? null : whole.getFirst().meaning();
  }

  /** The level that a title names, 0 to 6; empty where it names none. */
  OptionalInt level(String title) {
    return vocabulary.levels.in(Words.of(title)).stream().mapToInt(Phrases.Found::meaning).reduce(
        // whoever learns does not lead, whatever else the title says
        (one, other) -> Math.min(one, other) <= 1 ? Math.min(one, other) : Math.max(one, other));
  }

  /** How much two titles have in common by their words, 0 to 1. */
  double likeness(String one, String other) {
    var a = stems(one);
    var b = stems(other);
    if (a.isEmpty() || b.isEmpty()) {
      return 0;
    }
    var common = a.stream().filter(b::contains).count();
    return 2.0 * common / (a.size() + b.size());
  }

  private Set<String> stems(String title) {
    var words = Words.of(title);
    var stems = new HashSet<String>();
    for (var word : words) {
      if (word.stem().length() > 2
          && !Language.GERMAN.isStopWord(word)
          && !Language.FRENCH.isStopWord(word)
          && !Language.SPANISH.isStopWord(word)
          && vocabulary.levels.in(List.of(word)).isEmpty()) {
        stems.add(word.stem());
      }
    }
    return stems;
  }
}
