package dev.jobtrail.fit;

import dev.jobtrail.text.Memo;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Umlauts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reduces titles to words that are comparable across genders and languages: "Entwicklerin Back-End
 * (m/w/d)" is "developer backend".
 */
final class TitleWords {

  private static final class Holder {

    private static final TitleWords SHARED = new TitleWords(FitModel.lines("/fit/title-words.txt"));
  }

  private static final Pattern GENDERS =
      Pattern.compile(
          "[(\\[]?(?<![\\p{L}\\p{N}])(?:[mwfdhxvgi](?:\\s?[/|,*:]\\s?[mwfdhxvgi]){1,3}|all genders|gn)"
              + "(?![\\p{L}\\p{N}])[)\\]]?",
          Pattern.CASE_INSENSITIVE);

  /** What follows is whom the job is for. */
  private static final Pattern FOR_ANOTHER =
      Pattern.compile(
          "\\s(?:to the|to our|reporting to|in support of)\\s.*", Pattern.CASE_INSENSITIVE);

  private static final Set<String> SMALL_WORDS =
      Set.of(
          "of", "the", "a", "an", "and", "for", "in", "at", "de", "des", "du", "la", "le", "les",
          "d", "l", "et", "und", "der", "die", "das", "fur", "im", "el", "los", "del", "y", "di",
          "e", "het", "van", "en", "voor", "do", "da", "dos", "al", "alla", "alle", "della",
          "delle", "dei", "degli", "au", "aux");

  /** Ends of German nouns that are declined: "Angestellter" and "Angestellten" are one word. */
  private static final List<String> PARTICIPLES =
      List.of(
          "stellter",
          "stellten",
          "tragter",
          "tragten",
          "bildender",
          "bildenden",
          "sitzender",
          "studierender",
          "reisender",
          "standiger",
          "standigen",
          "machtigter",
          "machtigten");

  private static final int SHORTEST = 4;
  private static final int SHORTEST_BEGIN = 3;

  /** Titles of all boards have few words that are not among these. */
  private static final int MOST_WORDS = 4_000;

  private final PhraseIndex<List<String>> meanings = new PhraseIndex<>();
  private final Memo<List<String>> parts = new Memo<>(MOST_WORDS, this::parts);

  private TitleWords(List<String> lines) {
    for (var line : lines) {
      var bar = line.indexOf('|');
      var meaning = plain(line.substring(0, bar));
      meanings.add(meaning, meaning);
      for (var name : line.substring(bar + 1).split(",")) {
        meanings.add(plain(name), meaning);
      }
    }
  }

  /** The words of a title as they are written, without the most common ones. */
  static List<String> of(String title) {
    return plain(FOR_ANOTHER.matcher(GENDERS.matcher(title).replaceAll(" ")).replaceFirst(""));
  }

  /** The words that stand for others: "softwareentwickler" is "software developer". */
  static List<String> meant(List<String> plain) {
    return Holder.SHARED.meanings(plain);
  }

  /** The words that mean something by themselves: not the first one of "chef de projet". */
  static List<String> alone(List<String> plain) {
    var words = new ArrayList<>(plain);
    for (var hit : Holder.SHARED.meanings.longest(plain)) {
      if (hit.end() - hit.begin() > 1) {
        Collections.fill(words.subList(hit.begin(), hit.end()), null);
      }
    }
    words.removeIf(Objects::isNull);
    return words;
  }

  private List<String> meanings(List<String> plain) {
    var words = new ArrayList<String>();
    var at = 0;
    for (var hit : meanings.longest(plain)) {
      plain.subList(at, hit.begin()).forEach(it -> words.addAll(parts.get(it)));
      words.addAll(hit.meanings().getFirst());
      at = hit.end();
    }
    plain.subList(at, plain.size()).forEach(it -> words.addAll(parts.get(it)));
    return words;
  }

  /**
   * A compound that ends or else begins with a known word, by the meanings of both parts; else the
   * word itself.
   */
  private List<String> parts(String word) {
    for (var at = SHORTEST_BEGIN; at <= word.length() - SHORTEST; at++) {
      var end = meaning(word.substring(at));
      if (end != null) {
        var begin = reduced(word.substring(0, at));
        var meaning = meaning(begin);
        return joined(meaning == null ? List.of(begin) : meaning, end);
      }
    }
    for (var at = word.length() - SHORTEST; at >= SHORTEST; at--) {
      var begin = meaning(reduced(word.substring(0, at)));
      if (begin != null) {
        return joined(begin, List.of(word.substring(at)));
      }
    }
    return List.of(word);
  }

  private static List<String> joined(List<String> begin, List<String> end) {
    return Stream.of(begin, end).flatMap(List::stream).toList();
  }

  private List<String> meaning(String word) {
    var hits = meanings.longest(List.of(word));
    return hits.isEmpty() ? null : hits.getFirst().meanings().getFirst();
  }

  private static List<String> plain(String text) {
    return Tokenizer.words(text).stream()
        .map(Umlauts::plain)
        .filter(it -> !SMALL_WORDS.contains(it))
        .map(TitleWords::reduced)
        .toList();
  }

  /**
   * The word without the endings of gender and number of seven languages. It takes away too much of
   * some words, and the same of both that are compared.
   */
  static String reduced(String folded) {
    var word = folded;
    if (word.length() > 6 && word.endsWith("innen")) {
      word = cut(word, 5);
    } else if (word.length() > 5 && word.endsWith("in") && !isVowel(word, 3)) {
      word = cut(word, 2);
    } else if (word.length() > 6 && word.endsWith("frau")) {
      word = cut(word, 4) + "mann";
    }
    if (PARTICIPLES.stream().anyMatch(word::endsWith)) {
      word = cut(word, 2);
    } else if (word.length() > SHORTEST && word.endsWith("s") && !word.endsWith("ss")) {
      word = cut(word, 1);
    }
    if (word.endsWith("elle")) {
      word = cut(word, 2);
    } else if (word.length() > 6 && word.endsWith("ee") && !word.equals("trainee")) {
      word = cut(word, 2);
    } else if (word.endsWith("euse")) {
      word = cut(word, 4) + "eur";
    } else if (word.endsWith("trice")) {
      word = cut(word, 5) + "tor";
    } else if (word.endsWith("ive")) {
      word = cut(word, 3) + "if";
    } else if (word.endsWith("ffe")) {
      word = cut(word, 2);
    } else if (word.length() > 5 && word.endsWith("enne")) {
      word = cut(word, 2);
    } else if (word.length() >= SHORTEST && "aeo".indexOf(word.charAt(word.length() - 1)) >= 0) {
      word = cut(word, 1);
    }
    return word.endsWith("teur") ? cut(word, 4) + "tor" : word;
  }

  private static String cut(String word, int end) {
    return word.substring(0, word.length() - end);
  }

  private static boolean isVowel(String word, int fromEnd) {
    return "aeiou".indexOf(word.charAt(word.length() - fromEnd)) >= 0;
  }
}
