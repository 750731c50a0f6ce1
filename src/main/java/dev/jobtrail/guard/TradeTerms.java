package dev.jobtrail.guard;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextResource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The terms of the trades, from the knowledge base of occupations: which words name a skill, a tool
 * or an occupation, and what their abbreviations stand for.
 */
final class TradeTerms {

  private static final Pattern LINE =
      Pattern.compile("(?:titles|skill|tools|licence|degree)(?: (?:en|de|fr|es))?: (.+)");

  private static final Pattern LANGUAGE = Pattern.compile("^(?:de|fr|es|en) ");
  private static final Pattern LANGUAGE_END = Pattern.compile("\\|");
  private static final Pattern TERM_END = Pattern.compile(",");
  private static final Pattern WORD_END = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final Pattern ACRONYM = Pattern.compile("[\\p{Lu}\\p{N}]{2,6}");
  private static final String ENGLISH_VERB = "VBP?";
  private static final int SHORTEST = 4;
  private static final int SHORTEST_TITLE = 5;

  private static final int SHORTEST_ENDING = 6;

  static final TradeTerms INSTANCE = new TradeTerms();

  private final Set<String> stems = new HashSet<>();
  private final Set<String> parts = new HashSet<>();
  private final Set<String> titles = new HashSet<>();
  private final Morphology english = Morphology.of(Language.ENGLISH);

  /** Skills by their number, which is negative where an abbreviation stands for them. */
  private final PhraseIndex<Integer> spelledOut = new PhraseIndex<>();

  private TradeTerms() {
    var number = 1;
    for (var line : TextResource.lines("/fit/occupations.txt.gz")) {
      var terms = LINE.matcher(line);
      if (terms.matches()) {
        if (line.startsWith("titles")) {
          readTitles(terms.group(1), line.startsWith("titles en"));
        } else {
          read(terms.group(1), line.startsWith("skill"), number++);
        }
      }
    }
  }

  private void read(String text, boolean isSkill, int line) {
    var languages =
        LANGUAGE_END
            .splitAsStream(text)
            .map(it -> LANGUAGE.matcher(it.strip()).replaceFirst(""))
            .map(it -> TERM_END.splitAsStream(it).map(String::strip).toList())
            .toList();
    // two abbreviations of one language stand for two things
    var isClear = languages.stream().allMatch(it -> abbreviations(it) < 2);
    for (var term : languages.stream().flatMap(List::stream).toList()) {
      var words = words(PlainText.folded(term));
      words.stream()
          .filter(it -> it.length() >= SHORTEST)
          .map(Stem::of)
          .forEach(words.size() == 1 ? stems::add : parts::add);
      if (isSkill && isClear && ACRONYM.matcher(term).matches()) {
        spelledOut.add(words, -line);
      } else if (isSkill && isClear && words.size() > 1) {
        spelledOut.add(words, line);
      }
    }
  }

  /** A Spanish monitor is no English one: to monitor is what anybody may do. */
  private void readTitles(String text, boolean isEnglish) {
    LANGUAGE_END
        .splitAsStream(text)
        .map(it -> PlainText.folded(it.strip()))
        .filter(it -> it.length() >= SHORTEST_TITLE && !WORD_END.matcher(it).find())
        .filter(it -> isEnglish || !english.is(it, ENGLISH_VERB))
        .forEach(titles::add);
  }

  private static long abbreviations(List<String> terms) {
    return terms.stream().filter(it -> ACRONYM.matcher(it).matches()).count();
  }

  private static List<String> words(String folded) {
    return WORD_END.splitAsStream(folded).filter(it -> !it.isEmpty()).toList();
  }

  /** Whether the word alone is a term of some trade. */
  boolean has(String word) {
    return stems.contains(Stem.of(word));
  }

  /** Whether a longer term of some trade has the word, which may be an ordinary one. */
  boolean hasPart(String word) {
    return parts.contains(Stem.of(word));
  }

  /** Whether the word is the title of an occupation. */
  boolean isTitle(String word) {
    return titles.contains(word);
  }

  /** Whether a longer word ends with the title of an occupation. */
  boolean endsWithTitle(String word) {
    return IntStream.rangeClosed(SHORTEST, word.length() - SHORTEST_ENDING)
        .anyMatch(it -> titles.contains(word.substring(it)));
  }

  /** What the abbreviations and spelled-out terms of a sentence stand for. */
  Set<Integer> meanings(Sentence sentence) {
    return spelledOut.longest(parts(sentence)).stream()
        .flatMap(it -> it.meanings().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Places of abbreviations of the meanings, and of terms whose abbreviations these are. */
  Set<Integer> places(Sentence sentence, Set<Integer> meanings) {
    var result = new HashSet<Integer>();
    var places = places(sentence);
    for (var hit : spelledOut.longest(parts(sentence))) {
      if (hit.meanings().stream().anyMatch(it -> meanings.contains(-it))) {
        result.addAll(places.subList(hit.begin(), hit.end()));
      }
    }
    return result;
  }

  private static List<String> parts(Sentence sentence) {
    return sentence.tokens().stream()
        .filter(it -> it.isWord() || it.isNumber())
        .flatMap(it -> Arrays.stream(it.word().split("_")))
        .toList();
  }

  /** For each part of a token its place. */
  private static List<Integer> places(Sentence sentence) {
    var result = new ArrayList<Integer>();
    for (var i = 0; i < sentence.tokens().size(); i++) {
      var it = sentence.tokens().get(i);
      if (it.isWord() || it.isNumber()) {
        for (var part = 0; part < it.word().split("_").length; part++) {
          result.add(i);
        }
      }
    }
    return result;
  }
}
