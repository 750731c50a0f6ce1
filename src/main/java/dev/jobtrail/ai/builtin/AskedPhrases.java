package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.Sentences;
import dev.jobtrail.text.Stemmer;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Noun phrases of a posting's requirements and duties, in the posting's own words, of which one
 * sentence of the resume has every telling word: "maintenance of cricket squares".
 */
final class AskedPhrases {

  private static final int MOST = 60;
  private static final int MOST_WORDS = 7;
  private static final int MOST_TELLING = 4;

  /** A German compound says as much as two words. */
  private static final int SHORTEST_COMPOUND = 12;

  /** Telling words of the resume may stand between those of a phrase. */
  private static final int MOST_BETWEEN = 1;

  private static final double REQUIRED = 2;
  private static final double OTHER = 1;

  private static final Pattern SEGMENT_END =
      Pattern.compile("[^\\p{L}\\p{N}+#/.&'’ -]+|\\.(?=\\s|$)|\\s-\\s");

  /**
   * Words that may stand within a phrase, though not at its ends. Behind other prepositions stands
   * what belongs to a verb: "support fitters with maintenance".
   */
  private static final Map<Language, Set<String>> LINKS =
      Map.of(
          Language.ENGLISH, Set.of("of", "and"),
          Language.GERMAN, Set.of("von", "und", "der", "des"),
          Language.FRENCH, Set.of("de", "du", "des", "la", "le", "les", "et", "en", "à"),
          Language.SPANISH, Set.of("de", "del", "la", "el", "los", "las", "y", "e", "en"));

  private static final Map<Language, String> NOUN =
      Map.of(
          Language.ENGLISH, "NN.*",
          Language.GERMAN, "(?:SUB|EIG).*",
          Language.FRENCH, "[NZ].*",
          Language.SPANISH, "N.*");

  private static final Map<Language, String> BEFORE_NOUN =
      Map.of(
          Language.ENGLISH, "(?:JJ|VBG|VBN).*",
          Language.GERMAN, "(?:ADJ|PA[12]).*",
          Language.FRENCH, "J.*",
          Language.SPANISH, "A.*");

  /** An article or preposition before a vowel: "d'enfants" is no term. */
  private static final Pattern ELIDED = Pattern.compile("^[dlDL]['’]");

  /** Number words, in whatever dictionary. */
  private static final String NUMBER = "CD|ZAL.*|K|Z";

  private final Language language;
  private final Morphology words;
  private final Stemmer stemmer;
  private final Map<String, AskedTerm> phrases = new LinkedHashMap<>();
  private final List<List<String>> sentences = new ArrayList<>();
  private final Map<String, String> kinds = new HashMap<>();

  /**
   * @param requirements lines that ask for something
   * @param duties lines that tell what there is to do
   */
  AskedPhrases(TailoredResume resume, List<String> requirements, List<String> duties) {
    language = resume.language;
    words = Morphology.of(language);
    stemmer = Stemmer.ofTopics(language);
    if (resume.asked.language != language) {
      return;
    }
    for (var part : resume.parts) {
      Sentences.split(part.text()).forEach(it -> sentences.add(stems(it)));
    }
    requirements.forEach(it -> read(it, REQUIRED));
    duties.forEach(it -> read(it, OTHER));
  }

  private void read(String line, double weight) {
    for (var segment : SEGMENT_END.split(line)) {
      read(segment.strip(), line, weight);
    }
  }

  /** Those of requirements before those of duties, long ones before short ones. */
  List<AskedTerm> all() {
    return phrases.values().stream()
        .sorted(
            Comparator.comparingDouble((AskedTerm it) -> -it.weight())
                .thenComparingInt(it -> -stems(it.text()).size()))
        .limit(MOST)
        .toList();
  }

  /** Whether the telling words of a phrase stand near each other in a sentence. */
  boolean isNamed(String sentence, String phrase) {
    return isNear(stems(sentence), stems(phrase));
  }

  /** The stems of the telling words of a text. */
  List<String> stems(String text) {
    return Tokenizer.tokenize(text).stream()
        .filter(it -> !language.isFunctionWord(it.folded()))
        .map(it -> stemmer.stem(it.folded()))
        .toList();
  }

  private void read(String segment, String line, double weight) {
    var all = segment.isEmpty() ? List.<String>of() : List.of(segment.split("\\s+"));
    for (var begin = 0; begin < all.size(); begin++) {
      if (!isFirst(all.get(begin)) || isOrder(all, begin)) {
        continue;
      }
      for (var end = begin + 1; end <= Math.min(all.size(), begin + MOST_WORDS); end++) {
        var word = all.get(end - 1);
        if (!isLink(word) && !isNoun(word) && !isBeforeNoun(word)) {
          break;
        }
        if (isNoun(word) && !isWithin(all, end)) {
          add(all.subList(begin, end), line, weight);
        }
      }
    }
  }

  /** An English noun before another one is no head. */
  private boolean isWithin(List<String> all, int end) {
    return language == Language.ENGLISH && end < all.size() && isNoun(all.get(end));
  }

  /** "Work with suppliers and record changes" tells what to do. */
  private boolean isOrder(List<String> all, int at) {
    return language == Language.ENGLISH
        && (at == 0 || all.get(at - 1).matches("and|or|to"))
        && words.is(all.get(at).toLowerCase(Locale.ROOT), "VB|VBG");
  }

  private void add(List<String> phrase, String line, double weight) {
    var text = String.join(" ", phrase);
    var own = stems(text);
    var isTelling =
        own.size() > 1
            || language == Language.GERMAN
                && text.length() >= SHORTEST_COMPOUND
                && isNominative(text);
    var isInCase = language != Language.GERMAN || isNominative(phrase.getFirst());
    if (isTelling
        && isInCase
        && own.size() <= MOST_TELLING
        && sentences.stream().anyMatch(it -> isNear(it, own))) {
      phrases.putIfAbsent(
          String.join(" ", own), new AskedTerm(inSentence(text), null, line, weight));
    }
  }

  /** Of compounds that no dictionary has, those in "-n" may be datives: "Rauchmeldern". */
  private boolean isNominative(String noun) {
    return words.readings(noun).isEmpty()
        ? !noun.endsWith("n")
        : words.is(noun, "SUB:NOM:(?:SIN|PLU)(?!.*ADJ).*");
  }

  private static boolean isNear(List<String> sentence, List<String> phrase) {
    var own = new HashSet<>(phrase);
    var width = own.size() + MOST_BETWEEN;
    for (var i = 0; i + own.size() <= sentence.size(); i++) {
      if (own.contains(sentence.get(i))
          && sentence.subList(i, Math.min(sentence.size(), i + width)).containsAll(own)) {
        return true;
      }
    }
    return false;
  }

  /** The first word of a line is written with a capital, whatever it is. */
  private String inSentence(String text) {
    var first = text.split("\\s", 2)[0];
    var small = first.toLowerCase(Locale.ROOT);
    var isName = Words.of(first).stream().anyMatch(Word::isTerm);
    return language == Language.GERMAN || isName || words.readings(small).isEmpty()
        ? text
        : small + text.substring(first.length());
  }

  /** In the other languages adjectives follow their noun or, as in German, agree with it. */
  private boolean isFirst(String word) {
    return !ELIDED.matcher(word).find()
        && (isNoun(word) || language == Language.ENGLISH && isBeforeNoun(word));
  }

  private boolean isLink(String word) {
    return LINKS.get(language).contains(word);
  }

  private boolean isNoun(String word) {
    return kind(word).equals("noun");
  }

  private boolean isBeforeNoun(String word) {
    return kind(word).equals("adjective");
  }

  private String kind(String word) {
    return kinds.computeIfAbsent(word, this::kindOf);
  }

  private String kindOf(String word) {
    var bare = ELIDED.matcher(word).replaceFirst("");
    if (bare.isEmpty()
        || !Character.isLetter(bare.codePointAt(0))
        || language.isFunctionWord(Tokenizer.fold(bare))) {
      return "";
    }
    var small = bare.toLowerCase(Locale.ROOT);
    var readings = new ArrayList<>(words.readings(bare));
    if (language != Language.GERMAN) {
      readings.addAll(words.readings(small));
    }
    if (readings.isEmpty()) {
      // German compounds and the names of tools are in no dictionary
      return Character.isUpperCase(bare.codePointAt(0)) ? "noun" : "";
    }
    if (readings.stream().anyMatch(it -> it.tag().matches(NUMBER))) {
      return "";
    }
    return readings.stream().anyMatch(it -> it.tag().matches(NOUN.get(language)))
        ? "noun"
        : readings.stream().anyMatch(it -> it.tag().matches(BEFORE_NOUN.get(language)))
            ? "adjective"
            : "";
  }
}
