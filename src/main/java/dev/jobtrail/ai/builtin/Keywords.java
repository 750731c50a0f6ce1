package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Chooses the terms of a posting that a resume is matched against. */
final class Keywords {

  static final int MAX = 30;

  private static final int FEW = 6;
  private static final int MAX_FREE = 12;
  private static final int SHORTEST_FREE = 4;
  private static final int LONGEST = 60;
  private static final double IN_TITLE = 4;
  private static final double IN_REQUIREMENTS = 2;
  private static final double IN_RESPONSIBILITIES = 1;
  private static final double IN_SUMMARY = 0.5;
  private static final double OF_GENERAL_SKILL = 0.3;

  /** What a word must weigh to count without being known as a skill: it stands there repeatedly. */
  private static final double WEIGHT_OF_FREE = 2.5;

  private final Vocabulary vocabulary;
  private final Map<String, Double> weights = new LinkedHashMap<>();
  private final Map<String, Double> freeWeights = new LinkedHashMap<>();
  private final Map<String, String> freeWords = new HashMap<>();
  private final Map<String, Integer> freeCounts = new HashMap<>();

  Keywords(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  List<String> of(
      String title, List<String> responsibilities, List<String> requirements, String summary) {
    var all =
        Words.of(String.join("\n", responsibilities) + "\n" + String.join("\n", requirements));
    var language = Language.detect(all.stream().map(Word::folded).toList());
    add(title, IN_TITLE, language);
    requirements.forEach(it -> add(it, IN_REQUIREMENTS, language));
    responsibilities.forEach(it -> add(it, IN_RESPONSIBILITIES, language));
    add(summary, IN_SUMMARY, language);
    var known = heaviest(weights);
    // where few skills are known by name, a word that stands there once must do
    var least = known.size() < FEW ? IN_RESPONSIBILITIES : WEIGHT_OF_FREE;
    var free =
        heaviest(freeWeights).stream()
            .filter(it -> freeWeights.get(it) >= least)
            .filter(it -> freeCounts.get(it) > 1 || known.size() < FEW)
            .limit(MAX_FREE)
            .map(freeWords::get)
            .toList();
    var keywords =
        new ArrayList<String>(known.subList(0, Math.min(known.size(), MAX - free.size())));
    free.stream().filter(it -> !keywords.contains(it)).forEach(keywords::add);
    return keywords;
  }

  private void add(String text, double weight, Language language) {
    var words = Words.of(text);
    var taken = new boolean[words.size()];
    for (var found : vocabulary.skills.in(words)) {
      var skill = found.meaning();
      weights.merge(
          skill.name(), skill.isGeneral() ? weight * OF_GENERAL_SKILL : weight, Double::sum);
      Arrays.fill(taken, found.begin(), found.end(), true);
    }
    for (var found : vocabulary.occupations.in(words)) {
      Arrays.fill(taken, found.begin(), found.end(), true);
    }
    for (var found : vocabulary.levels.in(words)) {
      Arrays.fill(taken, found.begin(), found.end(), true);
    }
    for (var i = 0; i < taken.length; i++) {
      if (!taken[i]) {
        addFree(words.get(i), weight, language);
      }
    }
  }

  private void addFree(Word word, double weight, Language language) {
    var length = word.text().length();
    if (length < (word.isTerm() ? 2 : SHORTEST_FREE)
        || length > LONGEST
        || Character.isDigit(word.text().charAt(0))
        || language.isStopWord(word.folded())) {
      return;
    }
    freeWords.putIfAbsent(word.stem(), word.text());
    freeWeights.merge(word.stem(), word.isTerm() ? weight * 1.5 : weight, Double::sum);
    freeCounts.merge(word.stem(), 1, Integer::sum);
  }

  private static List<String> heaviest(Map<String, Double> weights) {
    // the sort is stable: of equal weight, what stands first in the posting goes first
    return weights.entrySet().stream()
        .sorted(Map.Entry.<String, Double>comparingByValue(Comparator.reverseOrder()))
        .map(Map.Entry::getKey)
        .toList();
  }
}
