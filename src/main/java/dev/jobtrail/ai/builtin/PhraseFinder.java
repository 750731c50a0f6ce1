package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.Stemmer;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds noun phrases in texts of one language: "maintenance of cricket squares". */
final class PhraseFinder {

  private static final int MOST_WORDS = 7;
  private static final int MOST_TELLING = 4;

  /** A German compound says as much as two words. */
  private static final int SHORTEST_COMPOUND = 12;

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

  private static final Set<String> CONJUNCTIONS = Set.of("and", "und", "et", "y", "e");

  /** German nouns behind them are in a case that is none of a list. */
  private static final Set<String> GENITIVE = Set.of("des", "der", "eines", "einer");

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
  private final Map<String, String> kinds = new HashMap<>();

  PhraseFinder(Language language) {
    this.language = language;
    words = Morphology.of(language);
    stemmer = Stemmer.ofTopics(language);
  }

  /** Those of several telling words, and long German compounds, as within a sentence. */
  List<String> in(String text) {
    var phrases = new ArrayList<String>();
    for (var segment : SEGMENT_END.split(text)) {
      read(words(segment), phrases);
    }
    return phrases;
  }

  /** Those of a sentence that no word beside them narrows: "audits" of "internal audits". */
  List<String> wholeIn(String sentence) {
    var phrases = new ArrayList<String>();
    for (var segment : SEGMENT_END.split(sentence)) {
      readWhole(words(segment), phrases);
    }
    return phrases;
  }

  private void readWhole(List<String> all, List<String> phrases) {
    for (var begin = 0; begin < all.size(); begin++) {
      if (!isFirst(all.get(begin))
          || isVerb(all, begin)
          || begin > 0 && isNarrowedBy(all, begin - 1)) {
        continue;
      }
      for (var end = begin + 1; end <= Math.min(all.size(), begin + MOST_WORDS); end++) {
        var word = all.get(end - 1);
        if (isConjunction(word) || !isLink(word) && !isArticle(word) && kind(word).isEmpty()) {
          break;
        }
        var isWhole = end == all.size() || !isNarrowing(all.get(end));
        if (isWhole && (isNoun(word) || !isNounLast() && isBeforeNoun(word))) {
          add(all.subList(begin, end), phrases);
        }
      }
    }
  }

  /**
   * "Chaired meetings and wrote reports": in English a verb looks like what stands before a noun.
   */
  private boolean isVerb(List<String> all, int at) {
    return language == Language.ENGLISH
        && (at == 0 || all.get(at - 1).matches("and|or|to"))
        && words.is(all.get(at).toLowerCase(Locale.ROOT), "VB[DGN]?");
  }

  private boolean isNarrowing(String word) {
    return !isConjunction(word) && (isLink(word) || isArticle(word) || !kind(word).isEmpty());
  }

  /** Of two things with one adjective the second one may have it, too. */
  private boolean isNarrowedBy(List<String> all, int at) {
    var word = all.get(at);
    return isConjunction(word)
        || language == Language.GERMAN && GENITIVE.contains(word)
        || !kind(word).isEmpty() && !isVerb(all, at);
  }

  private boolean isConjunction(String word) {
    return CONJUNCTIONS.contains(word);
  }

  private boolean isNounLast() {
    return language == Language.ENGLISH || language == Language.GERMAN;
  }

  /** The stems of the telling words of a text. */
  List<String> stems(String text) {
    return Tokenizer.tokenize(text).stream()
        .filter(it -> !language.isFunctionWord(it.folded()))
        .map(it -> stemmer.stem(it.folded()))
        .toList();
  }

  private static List<String> words(String segment) {
    var text = segment.strip();
    return text.isEmpty() ? List.of() : List.of(text.split("\\s+"));
  }

  private void read(List<String> all, List<String> phrases) {
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
          add(all.subList(begin, end), phrases);
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

  private void add(List<String> phrase, List<String> phrases) {
    var text = String.join(" ", phrase);
    var own = stems(text);
    var isTelling =
        own.size() > 1
            || language == Language.GERMAN
                && text.length() >= SHORTEST_COMPOUND
                && isNominative(text);
    var isInCase = language != Language.GERMAN || isNominative(phrase.getFirst());
    if (isTelling && isInCase && own.size() <= MOST_TELLING) {
      phrases.add(inSentence(text));
    }
  }

  /** Of compounds that no dictionary has, those in "-n" may be datives: "Rauchmeldern". */
  private boolean isNominative(String noun) {
    return words.readings(noun).isEmpty()
        ? !noun.endsWith("n")
        : words.is(noun, "SUB:NOM:(?:SIN|PLU)(?!.*ADJ).*");
  }

  /**
   * The first word of a line is written with a capital, whatever it is; with another one behind it
   * is a name: "Spring Boot".
   */
  String inSentence(String text) {
    var parts = text.split("\\s", 2);
    var first = parts[0];
    var small = first.toLowerCase(Locale.ROOT);
    var isName =
        Words.of(first).stream().anyMatch(Word::isTerm)
            || parts.length > 1 && Character.isUpperCase(parts[1].codePointAt(0));
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

  /** "d'un" of "animation d'un club de lecture". */
  private boolean isArticle(String word) {
    return language == Language.FRENCH && word.matches("d['’]une?");
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
