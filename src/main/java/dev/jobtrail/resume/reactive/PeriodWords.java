package dev.jobtrail.resume.reactive;

import dev.jobtrail.text.LanguageWords;
import dev.jobtrail.text.Tokenizer;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** The words of dates and periods in the languages of {@code resume/periods.txt}. */
public final class PeriodWords {

  private static final LanguageWords WORDS = LanguageWords.of("/resume/periods.txt");

  /** The number of each month by its names, without diacritics. */
  static final Map<String, Integer> MONTHS = months();

  /** Expressions for text as it is written, with or without diacritics. */
  public static final String NOW = written("now");

  public static final String UNTIL = written("until");
  public static final String SINCE = written("since");
  public static final String FROM = written("from");
  public static final String ENDS = written("ends");

  private PeriodWords() {}

  /** An expression for one of the words of a kind, in text without diacritics. */
  static String folded(String kind) {
    return alternatives(WORDS.words(kind).stream().map(Tokenizer::fold));
  }

  private static String written(String kind) {
    var words = WORDS.words(kind);
    return alternatives(words.stream().flatMap(it -> Stream.of(it, Tokenizer.fold(it))))
        .replace("'", "['\u2019]");
  }

  private static String alternatives(Stream<String> words) {
    return LanguageWords.anyOf(
        words, it -> it.replace(".", "\\.") + (it.contains(".") ? "\\.?" : ""));
  }

  private static Map<String, Integer> months() {
    var months = new HashMap<String, Integer>();
    for (var month = 1; month <= 12; month++) {
      for (var name : WORDS.words(String.valueOf(month))) {
        months.put(Tokenizer.fold(name), month);
      }
    }
    return Map.copyOf(months);
  }
}
