package dev.jobtrail.ai.builtin;

import java.util.ArrayList;
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

  /** The other gender's ending behind a word: "Técnico/a", "Chargé(e)", "Entwickler:in". */
  private static final Pattern OTHER_GENDER =
      Pattern.compile(
          "(?<=\\p{L})[/:*·._(]-?(?:a|o|e|in|innen|r|ne|nne|se|euse|rice|trice|ère|ra|ora|fe|ive|as|es)\\)?(?!\\p{L})");

  /** Whose assistant a person is says nothing about the person's level. */
  private static final Pattern SUPERIOR =
      Pattern.compile("(?i) (?:to|supporting|reporting to|der|des|du|del|de la) .*");

  private static final int LONGEST_PARTS = 12;

  private static final int AKIN = 7;
  private static final double CLOSE = 0.5;

  private final Vocabulary vocabulary;

  Titles(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /**
   * The occupations that a title names: the first one and, of what else it names, those that are
   * close to it. A recruiter of engineers is no engineer.
   *
   * @param language of the text that the title belongs to: English puts what a person is last
   */
  List<Occupation> occupations(String title, Language language) {
    var occupations = new ArrayList<Occupation>();
    for (var found : vocabulary.occupations.in(Words.of(oneGender(title)))) {
      // names with a preposition: "Fachkraft für Lagerlogistik"
      if (occupations.isEmpty() && found.begin() == 0 && found.length() > 2) {
        occupations.add(found.meaning());
      }
    }
    for (var part : PARTS.split(oneGender(title), LONGEST_PARTS)) {
      var found = vocabulary.occupations.in(Words.of(part));
      if (!found.isEmpty()) {
        var own = (language == Language.ENGLISH ? found.getLast() : found.getFirst()).meaning();
        if (occupations.isEmpty() || own.likeness(occupations.getFirst()) >= CLOSE) {
          occupations.add(own);
        }
      }
    }
    return occupations;
  }

  /** The level that a title names, 0 to 6; empty where it names none. */
  OptionalInt level(String title) {
    var own = oneGender(SUPERIOR.matcher(title).replaceFirst(""));
    return vocabulary.levels.in(Words.of(own)).stream()
        .mapToInt(Phrases.Found::meaning)
        .reduce(
            // whoever learns does not lead, whatever else the title says
            (one, other) ->
                Math.min(one, other) <= 1 ? Math.min(one, other) : Math.max(one, other));
  }

  /** How much two titles have in common by their words, 0 to 1. */
  double likeness(String one, String other) {
    var a = stems(one);
    var b = stems(other);
    if (a.isEmpty() || b.isEmpty()) {
      return 0;
    }
    var common = a.stream().filter(it -> b.stream().anyMatch(stem -> isAkin(it, stem))).count();
    return Math.min(1, 2.0 * common / (a.size() + b.size()));
  }

  /** Whether two stems are of one family: "hydrologue", "hydrologie". */
  private static boolean isAkin(String one, String other) {
    return one.equals(other)
        || one.length() >= AKIN && other.length() >= AKIN && one.regionMatches(0, other, 0, AKIN);
  }

  private static String oneGender(String title) {
    return OTHER_GENDER.matcher(title).replaceAll("");
  }

  private Set<String> stems(String title) {
    var words = Words.of(oneGender(title));
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
