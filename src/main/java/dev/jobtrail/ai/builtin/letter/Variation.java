package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Stemmer;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Keeps what a letter has said so far, and finds the wording that repeats least of it. */
final class Variation {

  /** A third sentence in a row that begins with one word. */
  private static final int THIRD = 100;

  /** A second one, which only a third one would make monotonous. */
  private static final int SECOND = 8;

  private static final int REPEATED_BEGINNING = 2;
  private static final int REPEATED_WORD = 3;

  /** "De plus" and "In addition" stand out more than the first person does. */
  private static final int REPEATED_CONNECTOR = 6;

  /** Most sentences of a letter begin with the first person. */
  private static final int MOST_REPEATED = 2;

  private static final Pattern CONNECTOR =
      Pattern.compile(
          "(?iu)^(?:(?:in addition|beyond that|on top of that|furthermore|i also|de plus|en outre|outre cela|par ailleurs|j['’]ai (?:aussi|également)|por otra parte"
              + "|además|asimismo|también|außerdem|zudem|ebenso|ferner|überdies)(?![\\p{L}]))");

  private final Language language;
  private final Stemmer stemmer;
  private final List<String> beginnings = new ArrayList<>();
  private final List<String> connectors = new ArrayList<>();
  private final Set<String> words = new HashSet<>();

  Variation(Language language) {
    this.language = language;
    stemmer = Stemmer.ofTerms(language);
  }

  /** Forgets all but these sentences. */
  void restart(List<String> told) {
    beginnings.clear();
    connectors.clear();
    words.clear();
    told.forEach(this::tell);
  }

  /** One sentence or several; nothing if it is empty. */
  void tell(String text) {
    if (!text.isBlank()) {
      for (var sentence : Lines.sentences(text)) {
        beginnings.add(beginning(sentence));
        connectors.add(connector(sentence));
      }
      words.addAll(words(text));
    }
  }

  /** Wordings of one sentence, those that repeat least first, else in their order. */
  List<String> sorted(List<String> wordings) {
    if (wordings.size() < 2 || beginnings.isEmpty()) {
      return wordings;
    }
    var common = new HashSet<>(words(wordings.getFirst()));
    wordings.forEach(it -> common.retainAll(words(it)));
    return wordings.stream()
        .sorted(Comparator.comparingInt(it -> repetitions(it, common)))
        .toList();
  }

  /** Whether two sentences in a row began as this one does. */
  boolean isThird(String wording) {
    var last = beginnings.subList(Math.max(0, beginnings.size() - 2), beginnings.size());
    return last.size() == 2 && Collections.frequency(last, beginning(wording)) == 2;
  }

  private int repetitions(String wording, Set<String> common) {
    var repeated =
        words(wording).stream().filter(it -> !common.contains(it) && words.contains(it)).count();
    var beginning = beginning(wording);
    var isSecond = !beginnings.isEmpty() && beginnings.getLast().equals(beginning);
    return (int) repeated * REPEATED_WORD
        + Math.min(MOST_REPEATED, Collections.frequency(beginnings, beginning)) * REPEATED_BEGINNING
        + repeatedConnector(wording)
        + (isThird(wording) ? THIRD : isSecond ? SECOND : 0);
  }

  private int repeatedConnector(String wording) {
    var connector = connector(wording);
    return connector.isEmpty()
        ? 0
        : Collections.frequency(connectors, connector) * REPEATED_CONNECTOR;
  }

  /** What joins a sentence to those before; "" for nothing. */
  private static String connector(String sentence) {
    var matcher = CONNECTOR.matcher(sentence);
    return matcher.find() ? matcher.group().toLowerCase(Locale.ROOT) : "";
  }

  /** The first word, in French without what it is elided before. */
  private static String beginning(String sentence) {
    return Lines.firstWord(sentence).replaceFirst("(?<=^\\p{L}['’]).*|,$", "");
  }

  private Set<String> words(String text) {
    var stems = new HashSet<String>();
    for (TextToken token : Tokenizer.tokenize(text)) {
      if (!language.isFunctionWord(token.folded())) {
        stems.add(stemmer.stem(token.folded()));
      }
    }
    return stems;
  }
}
