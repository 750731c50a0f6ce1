package dev.jobtrail.resume.reactive;

import dev.jobtrail.text.LanguageWords;
import dev.jobtrail.text.Tokenizer;
import java.util.Arrays;
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
  public static final String AND = written("and");

  static final String QUARTER = "quarter";

  /** The kinds of parts of a year. */
  static final String[] PARTS_OF_YEAR = {"season", QUARTER, "term"};

  public static final String ANY_QUARTER = written(QUARTER);
  public static final String ANY_PART_OF_YEAR = written(PARTS_OF_YEAR);

  private PeriodWords() {}

  /** An expression for one of the words of kinds, in text without diacritics. */
  static String folded(String... kinds) {
    return alternatives(words(kinds).map(Tokenizer::fold));
  }

  private static String written(String... kinds) {
    return alternatives(words(kinds).flatMap(it -> Stream.of(it, Tokenizer.fold(it))))
        .replace("'", "['\u2019]");
  }

  private static Stream<String> words(String... kinds) {
    return Arrays.stream(kinds).flatMap(it -> WORDS.words(it).stream());
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
