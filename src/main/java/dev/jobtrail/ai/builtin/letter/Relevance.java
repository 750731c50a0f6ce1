package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.fit.Fit;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Stemmer;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How much lines of a resume and lines of a posting are about the same. */
final class Relevance {

  private static final double IN_TITLE = 1.5;
  private static final double AS_EVIDENCE = 2;
  private static final int SHORTEST_NOUN = 4;
  private static final int SHORTEST_KIN = 5;
  private static final int FEWEST_OF_SUBJECT = 3;
  private static final double LEAST_OF_SUBJECT = 0.35;
  private static final double WITH_FIGURES = 0.7;

  private final Language language;
  private final Stemmer stemmer;
  private final Set<String> titleStems;
  private final Set<String> postingStems = new HashSet<>();
  private final List<Set<String>> lineStems = new ArrayList<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private final List<Fit.Requirement> requirements;

  /**
   * @param requirements of the posting, with the lines of the resume that show them
   */
  Relevance(
      Language language,
      String title,
      List<String> postingLines,
      List<Fit.Requirement> requirements) {
    this.language = language;
    this.requirements = requirements;
    stemmer = Stemmer.ofTopics(language);
    titleStems = stems(title);
    postingStems.addAll(titleStems);
    for (var line : postingLines) {
      var stems = stems(line);
      postingStems.addAll(stems);
      lineStems.add(stems);
      stems.forEach(it -> counts.merge(it, 1, Integer::sum));
    }
  }

  Set<String> stems(String text) {
    var stems = new HashSet<String>();
    for (var token : Tokenizer.tokenize(text)) {
      var folded = token.folded();
      if (folded.length() > 2 && !language.isStopWord(folded) || Lines.isTerm(token.surface())) {
        stems.add(stemmer.stem(folded));
      }
    }
    stems.removeIf(it -> it.chars().allMatch(Character::isDigit));
    return stems;
  }

  /** How much a line of the resume says about what the posting wants. */
  double of(String line) {
    var sum = line.codePoints().anyMatch(Character::isDigit) ? WITH_FIGURES : 0;
    for (var stem : stems(line)) {
      if (postingStems.contains(stem)) {
        sum += titleStems.contains(stem) ? IN_TITLE : weight(stem);
      } else if (titleStems.stream().anyMatch(it -> isPart(stem, it))) {
        sum += IN_TITLE;
      }
    }
    return sum
        + (requirements.stream()
                .anyMatch(it -> it.quotes().stream().anyMatch(quote -> quote.contains(line)))
            ? AS_EVIDENCE
            : 0);
  }

  /** "Lohnabrechnung" and "Lohnbuchhalter": German compounds that begin with the same noun. */
  private boolean isPart(String stem, String ofTitle) {
    return language == Language.GERMAN
        && stem.length() >= SHORTEST_NOUN
        && (ofTitle.startsWith(stem)
            || stem.length() >= ofTitle.length() && stem.startsWith(ofTitle));
  }

  /** Whether one line of the posting shares several telling words with a line of the resume. */
  boolean isOneSubject(String line) {
    var stems = stems(line);
    return lineStems.stream()
        .anyMatch(
            it -> {
              var shared = it.stream().filter(stems::contains).count();
              return shared >= FEWEST_OF_SUBJECT && shared >= LEAST_OF_SUBJECT * stems.size();
            });
  }

  /** Whether a text has a telling word that begins like one of the posting's title. */
  boolean isAkin(String text) {
    return stems(text).stream()
        .anyMatch(
            it ->
                it.length() >= SHORTEST_KIN
                    && titleStems.stream()
                        .anyMatch(of -> of.startsWith(it.substring(0, SHORTEST_KIN))));
  }

  /** Whether a text has a telling word of the posting. */
  boolean isNamed(String text) {
    return stems(text).stream().anyMatch(postingStems::contains);
  }

  /** How many of the telling words of a text the posting has. */
  double share(String text) {
    return share(stems(text));
  }

  double share(Set<String> stems) {
    return stems.stream().filter(postingStems::contains).count()
        / (double) Math.max(1, stems.size());
  }

  /** What many lines of the posting have tells little. */
  private double weight(String stem) {
    return 1 / Math.sqrt(counts.getOrDefault(stem, 1));
  }
}
