package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Phrases by language and by what they mean, of lines such as "[nights en] night shift* | nights".
 *
 * @param <E> what a phrase may mean
 */
final class PhraseTable<E> {

  private static final Pattern LINE = Pattern.compile("\\[([a-z-]+) (en|de|fr|es)\\] (.+)");

  /** In letters. */
  private static final int SHORTEST_BEGINNING = 5;

  private final Map<Language, PhraseIndex<E>> phrases = new EnumMap<>(Language.class);

  PhraseTable(List<String> lines, Function<String, E> meanings) {
    for (var language : Language.values()) {
      phrases.put(language, new PhraseIndex<>());
    }
    for (var line : lines) {
      var matcher = LINE.matcher(line);
      if (!matcher.matches()) {
        throw new IllegalArgumentException("Not a line of phrases: " + line);
      }
      var meaning = meanings.apply(matcher.group(1).toUpperCase(Locale.ROOT).replace('-', '_'));
      var language = Language.of(matcher.group(2));
      for (var phrase : matcher.group(3).split(" \\| ")) {
        phrases.get(language).add(stems(phrase, language), meaning);
      }
    }
  }

  /** Every phrase among the term stems of a text, however they overlap. */
  List<PhraseIndex.Hit<E>> all(List<String> stems, Language language) {
    return phrases.get(language).all(stems);
  }

  /** The longest phrase at each place among the term stems of a text. */
  List<PhraseIndex.Hit<E>> longest(List<String> stems, Language language) {
    return phrases.get(language).longest(stems);
  }

  private static List<String> stems(String phrase, Language language) {
    var all = Stems.of(language);
    var stems = new ArrayList<String>();
    for (var word : phrase.split(" ")) {
      if (word.endsWith("*")) {
        stems.add(beginning(Tokenizer.fold(word.substring(0, word.length() - 1)), all) + "*");
      } else {
        stems.addAll(all.terms(Tokenizer.tokenize(word)));
      }
    }
    return stems;
  }

  /** What a word and its stem have in common: "nachtdien" of "nachtdienst". */
  private static String beginning(String word, Stems stems) {
    var stem = stems.word(word).term();
    return word.startsWith(stem) && stem.length() >= SHORTEST_BEGINNING ? stem : word;
  }
}
