package dev.jobtrail.fit;

import dev.jobtrail.text.Memo;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Umlauts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reduces titles to words that are comparable across genders and languages: "Entwicklerin Back-End
 * (m/w/d)" is "developer backend".
 */
final class TitleWords {

  private static final class Holder {

    private static final TitleWords SHARED =
        new TitleWords(FitModel.lines("/fit/title-words.txt"), FitModel.lines("/fit/trades.txt"));
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

  private static final int CODE = 4;
  private static final char WHOLE_GROUP = '*';
  private static final char WHOLE_TITLE = '=';

  /** Words of several meanings in one title are rare. */
  private static final int MOST_MEANINGS = 8;

  private final PhraseIndex<List<String>> meanings = new PhraseIndex<>();

  /** Of names that have their meaning only as a whole title. */
  private final PhraseIndex<List<String>> wholes = new PhraseIndex<>();

  /** The codes of the unit groups of trades, by their meanings. */
  private final Map<List<String>, Set<String>> groups = new HashMap<>();

  /** Those of which all titles are of the trade. */
  private final Map<List<String>, String> wholeGroups = new HashMap<>();

  private final Memo<List<String>> parts = new Memo<>(MOST_WORDS, this::parts);

  private TitleWords(List<String> words, List<String> trades) {
    words.forEach(it -> add(it.split("[|,]")));
    for (var line : trades) {
      var space = line.indexOf(' ');
      var names = line.substring(space + 1).split("[|,]");
      var code = line.substring(0, CODE);
      add(names);
      groups.computeIfAbsent(plain(names[0]), it -> new HashSet<>()).add(code);
      if (line.charAt(CODE) == WHOLE_GROUP) {
        wholeGroups.put(plain(names[0]), code);
      }
    }
  }

  private void add(String[] names) {
    var meaning = plain(names[0]);
    for (var name : names) {
      (name.charAt(0) == WHOLE_TITLE ? wholes : meanings).add(plain(name), meaning);
    }
  }

  /** The words of a title as they are written, without the most common ones. */
  static List<String> of(String title) {
    return plain(FOR_ANOTHER.matcher(GENDERS.matcher(title).replaceAll(" ")).replaceFirst(""));
  }

  /**
   * The words that stand for others: "softwareentwickler" is "software developer". Several where a
   * name is that of several trades, the most common one first.
   */
  static List<List<String>> meant(List<String> plain) {
    return Holder.SHARED.meanings(plain);
  }

  /** The unit group of ISCO-08 whose titles are all of the trade that some words mean. */
  static Optional<String> wholeGroup(List<String> meaning) {
    return Optional.ofNullable(Holder.SHARED.wholeGroups.get(meaning));
  }

  /** The codes of the unit groups of ISCO-08 of the trades that a title names. */
  static Set<String> groups(List<String> plain) {
    var shared = Holder.SHARED;
    return Stream.concat(shared.wholes(plain), shared.meanings.longest(plain).stream())
        .flatMap(it -> it.meanings().stream())
        .flatMap(it -> shared.groups.getOrDefault(it, Set.of()).stream())
        .collect(Collectors.toSet());
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

  private Stream<PhraseIndex.Hit<List<String>>> wholes(List<String> plain) {
    return wholes.longest(plain).stream().filter(it -> it.end() - it.begin() == plain.size());
  }

  private List<List<String>> meanings(List<String> plain) {
    var all = new ArrayList<List<String>>();
    wholes(plain).forEach(it -> all.addAll(it.meanings()));
    var read = List.of(List.<String>of());
    var at = 0;
    for (var hit : meanings.longest(plain)) {
      read = joined(joined(read, List.of(parts(plain.subList(at, hit.begin())))), hit.meanings());
      at = hit.end();
    }
    all.addAll(joined(read, List.of(parts(plain.subList(at, plain.size())))));
    return all.stream().distinct().limit(MOST_MEANINGS).toList();
  }

  private static List<List<String>> joined(List<List<String>> begins, List<List<String>> ends) {
    return begins.stream()
        .flatMap(begin -> ends.stream().map(end -> joinedWords(begin, end)))
        .limit(MOST_MEANINGS)
        .toList();
  }

  private List<String> parts(List<String> plain) {
    return plain.stream().flatMap(it -> parts.get(it).stream()).toList();
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
        return joinedWords(meaning == null ? List.of(begin) : meaning, end);
      }
    }
    for (var at = word.length() - SHORTEST; at >= SHORTEST; at--) {
      var begin = meaning(reduced(word.substring(0, at)));
      if (begin != null) {
        return joinedWords(begin, List.of(word.substring(at)));
      }
    }
    return List.of(word);
  }

  private static List<String> joinedWords(List<String> begin, List<String> end) {
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
