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
import java.util.Set;

/** Keeps what a letter has said so far, and finds the wording that repeats least of it. */
final class Variation {

  /** A third sentence in a row that begins with one word. */
  private static final int THIRD = 100;

  /** A second one, which only a third one would make monotonous. */
  private static final int SECOND = 8;

  private static final int REPEATED_BEGINNING = 2;
  private static final int REPEATED_WORD = 3;

  private final Language language;
  private final Stemmer stemmer;
  private final List<String> beginnings = new ArrayList<>();
  private final Set<String> words = new HashSet<>();

  Variation(Language language) {
    this.language = language;
    stemmer = Stemmer.ofTerms(language);
  }

  /** Forgets all but these sentences. */
  void restart(List<String> told) {
    beginnings.clear();
    words.clear();
    told.forEach(this::tell);
  }

  /** One sentence or several; nothing if it is empty. */
  void tell(String text) {
    if (!text.isBlank()) {
      Lines.sentences(text).stream().map(Variation::beginning).forEach(beginnings::add);
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
        + Collections.frequency(beginnings, beginning) * REPEATED_BEGINNING
        + (isThird(wording) ? THIRD : isSecond ? SECOND : 0);
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
