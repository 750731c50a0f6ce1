package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.TextToken;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Weighted topic stems of a text in one language; German compounds count by their parts, too. */
final class TermVector {

  /** The idf of a word that no trade has: it may be a name as well as a filler. */
  static final double UNKNOWN = 1.5;

  private static final double OF_PART = 0.7;

  private final Occupations occupations;
  private final Language language;
  private final Stems stems;
  private final Map<String, Double> counts = new HashMap<>();

  TermVector(Occupations occupations, Stems stems) {
    this.occupations = occupations;
    this.stems = stems;
    language = stems.language();
  }

  void add(List<TextToken> tokens, double weight) {
    addWords(stems.words(tokens), weight);
  }

  void addWords(List<Stems.Word> words, double weight) {
    for (var word : words) {
      if (word.isTelling()) {
        var stem = word.topic();
        counts.merge(stem, weight, Double::sum);
        for (var part : occupations.parts(stem, language)) {
          counts.merge(part, weight * OF_PART, Double::sum);
        }
      }
    }
  }

  /** Adds the counts of another one of the same language. */
  void add(Map<String, Double> others, double weight) {
    others.forEach((stem, count) -> counts.merge(stem, weight * count, Double::sum));
  }

  Map<String, Double> counts() {
    return Collections.unmodifiableMap(counts);
  }

  boolean has(String stem) {
    return counts.containsKey(stem);
  }

  Set<String> stems() {
    return Collections.unmodifiableSet(counts.keySet());
  }

  /** Damped counts: a word said ten times says not ten times as much. */
  Map<String, Double> damped() {
    var damped = new HashMap<String, Double>(counts.size() * 2);
    counts.forEach((stem, count) -> damped.put(stem, count <= 1 ? count : 1 + Math.log(count)));
    return damped;
  }

  /** The stems with what each is worth. */
  Map<String, Double> idfs() {
    var idfs = new HashMap<String, Double>(counts.size() * 2);
    for (var stem : counts.keySet()) {
      idfs.put(stem, idf(stem));
    }
    return idfs;
  }

  private double idf(String stem) {
    var idf = occupations.idf(stem, language);
    return idf == 0 ? UNKNOWN : idf;
  }
}
