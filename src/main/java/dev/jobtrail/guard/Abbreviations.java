package dev.jobtrail.guard;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds short forms of the evidence that a claim spells out, and the other way round. */
final class Abbreviations {

  /** Most words that one abbreviation stands for. */
  private static final int MOST_WORDS = 6;

  /** In letters. */
  private static final int LONGEST = 6;

  /** A word as long may be a compound, with letters of the abbreviation inside. */
  private static final int COMPOUND = 9;

  private static final int SHORTEST_PREFIX = 3;

  /** One letter of so many may have no word. */
  private static final int MOST_MISSING = 4;

  /** Of the plural and of what belongs to somebody: "UCD's". */
  private static final Pattern ENDING = Pattern.compile("['’]?s$");

  private Abbreviations() {}

  /** Places of the tokens that are abbreviations of known words, or stand for known ones. */
  static Set<Integer> spelledOut(Claim claim) {
    var tokens = claim.tokens();
    var known = claim.known();
    var result = TradeTerms.INSTANCE.places(claim.sentence(), known.meanings());
    result.removeIf(it -> isRank(tokens.get(it)));
    for (var i = 0; i < tokens.size(); i++) {
      if (!tokens.get(i).isWord()) {
        continue;
      }
      for (var letters : known.abbreviations()) {
        var end = end(letters, tokens, i);
        if (end > i && !isStrong(claim, letters, i)) {
          IntStream.range(i, end).forEach(result::add);
        }
      }
      var own =
          tokens.get(i).isTechnology() || isRank(tokens.get(i))
              ? null
              : abbreviation(tokens.get(i));
      if (own != null && known.all().stream().anyMatch(it -> isSpelledIn(own, it.sentence()))) {
        result.add(i);
      }
      if (isCompoundOf(claim, i)) {
        result.add(i);
      }
      if (isGiven(claim, i)) {
        result.addAll(spelledBefore(tokens, i));
      }
      if (!known.knows(tokens.get(i).key()) && isCut(claim, i)) {
        result.add(i);
      }
    }
    return result;
  }

  /** "PV-Anlagen" where the evidence has "Photovoltaikanlagen". */
  private static boolean isCompoundOf(Claim claim, int at) {
    var tokens = claim.tokens();
    var letters = abbreviation(tokens.get(at));
    if (letters == null || at + 2 >= tokens.size() || !tokens.get(at + 1).is("-")) {
      return false;
    }
    var head = tokens.get(at + 2).word();
    return claim.scope().stream()
        .flatMap(it -> it.sentence().tokens().stream())
        .map(Token::word)
        .filter(it -> it.length() > COMPOUND && it.endsWith(head))
        .map(it -> it.substring(0, it.length() - head.length()))
        .anyMatch(it -> it.startsWith(letters.substring(0, 1)) && isLastWord(letters, 1, it));
  }

  /** Whether a known abbreviation stands here in brackets. */
  private static boolean isGiven(Claim claim, int at) {
    var tokens = claim.tokens();
    return at > 0
        && tokens.get(at - 1).is("(")
        && at + 1 < tokens.size()
        && tokens.get(at + 1).is(")")
        && claim.known().abbreviations().contains(tokens.get(at).word());
  }

  /**
   * The words before a bracket that give most of its letters, in any order: "chromatographie
   * liquide (CLHP)".
   */
  private static Set<Integer> spelledBefore(List<Token> tokens, int abbreviation) {
    var letters = new StringBuilder(tokens.get(abbreviation).word());
    var result = new HashSet<Integer>();
    var other = -1;
    for (var i = abbreviation - 2; i >= 0 && result.size() < MOST_WORDS; i--) {
      var it = tokens.get(i);
      if (!it.isWord() || isRank(it) || it.isTitle()) {
        break;
      }
      var at = letters.indexOf(it.word().substring(0, 1));
      if (at >= 0 && !Lexicon.INSTANCE.isFunction(it.word())) {
        letters.deleteCharAt(at);
        result.add(i);
        if (other >= 0) {
          result.add(other); // a word between others of the term
        }
      } else if (!Lexicon.INSTANCE.isFunction(it.word())) {
        if (other >= 0) {
          break;
        }
        other = i;
      }
    }
    return letters.length() * MOST_MISSING <= tokens.get(abbreviation).word().length()
        ? result
        : Set.of();
  }

  /** Degrees, ranks and praise are spelled out only beside the short form itself. */
  private static boolean isStrong(Claim claim, String letters, int from) {
    return claim.tokens().stream().noneMatch(it -> it.is(letters))
        && (Lexicon.INSTANCE.isStrong(letters)
            || claim.tokens().stream()
                .skip(from)
                .limit(MOST_WORDS)
                .anyMatch(Abbreviations::isRank));
  }

  private static boolean isRank(Token token) {
    return token.isWord()
        && (Stream.of(token.word().split("_")).anyMatch(Lexicon.INSTANCE::isStrong)
            || Lexicon.INSTANCE.isStrong(token.word())
            || Lexicon.INSTANCE.is("superlative", token.word()));
  }

  /** The abbreviations that a word or phrase holds. */
  static List<String> of(Token token) {
    return Stream.of(token.surface().split(" "))
        .map(it -> abbreviation(it, PlainText.folded(it)))
        .filter(Objects::nonNull)
        .toList();
  }

  /** The letters of a token that is written like an abbreviation; null where it is none. */
  static String abbreviation(Token token) {
    return token.isWord() ? abbreviation(token.surface(), token.word()) : null;
  }

  private static String abbreviation(String surface, String word) {
    var bare = ENDING.matcher(surface).replaceFirst("");
    var capitals = bare.chars().filter(Character::isUpperCase).count();
    var isShort = bare.length() >= 2 && bare.length() <= LONGEST;
    var isKnownShort = Lexicon.INSTANCE.is("short", word);
    return isShort && (capitals * 2 > bare.length() || isKnownShort)
        ? PlainText.folded(bare)
        : null;
  }

  /** Whether the token is an abbreviation of words of the source. */
  static boolean isOfWordsOf(Token token, Sentence source) {
    var letters = token.isWord() ? abbreviation(token) : null;
    return letters != null && isSpelledIn(letters, source);
  }

  static boolean isSpelledIn(String letters, Sentence source) {
    for (var i = 0; i < source.tokens().size(); i++) {
      if (end(letters, source.tokens(), i) > i) {
        return true;
      }
    }
    return false;
  }

  /** Behind the words that the letters stand for, from here on; the same place where none do. */
  private static int end(String letters, List<Token> tokens, int from) {
    var first = tokens.get(from).word();
    if (first.isEmpty()
        || first.charAt(0) != letters.charAt(0)
        || first.equals(letters)
        || !tokens.get(from).isWord()) {
      return from;
    }
    var words = 0;
    var at = 0;
    for (var i = from; i < tokens.size() && words < MOST_WORDS; i++) {
      var it = tokens.get(i);
      if (it.is("-")) {
        continue;
      }
      if (!it.isWord() || it.isTechnology()) {
        return from;
      }
      // who works somewhere is there, and "Aufgaben bei Tess" are no "ABT"
      var next = NamePolicy.AT.contains(it.word()) ? at : takenByAll(letters, at, it.word());
      if (next == at) {
        if (Lexicon.INSTANCE.isFunction(it.word()) && words > 0) {
          continue;
        }
        return from;
      }
      at = next;
      words++;
      if (at == letters.length()) {
        var isSure =
            words > 1
                || it.word().contains("_")
                || isGivenBehind(letters, tokens, i)
                || letters.length() > 2 && it.word().length() > COMPOUND;
        return isSure ? i + 1 : from;
      }
    }
    return from;
  }

  private static boolean isGivenBehind(String letters, List<Token> tokens, int at) {
    return at + 2 < tokens.size() && tokens.get(at + 1).is("(") && tokens.get(at + 2).is(letters);
  }

  /** The words of a phrase one by one. */
  private static int takenByAll(String letters, int at, String phrase) {
    var result = at;
    for (var word : phrase.split("_")) {
      var isLinking = phrase.contains("_") && Lexicon.INSTANCE.isFunction(word);
      if (result < letters.length() && !isLinking) {
        result = taken(letters, result, word);
      }
    }
    return result;
  }

  /** How far the word takes the letters: by its initial, its inner ones where long, or as whole. */
  private static int taken(String letters, int at, String word) {
    if (letters.startsWith(word, at)) {
      return at + word.length();
    }
    if (word.charAt(0) != letters.charAt(at)) {
      return at;
    }
    var result = at + 1;
    if (word.length() >= COMPOUND && isLastWord(letters, result, word)) {
      return letters.length();
    }
    return result;
  }

  private static boolean isLastWord(String letters, int at, String word) {
    var place = 0;
    for (var i = at; i < letters.length(); i++) {
      place = word.indexOf(letters.charAt(i), place + 1);
      if (place < 0) {
        return false;
      }
    }
    return at < letters.length();
  }

  /** "RNA sequencing" of "RNA-seq": cut short beside the same word. */
  private static boolean isCut(Claim claim, int at) {
    if (at == 0) {
      return false;
    }
    var tokens = claim.tokens();
    var word = tokens.get(at).word();
    var before = tokens.get(at - 1).is("-") && at > 1 ? at - 2 : at - 1;
    return claim.known().all().stream()
        .map(KnownSentence::sentence)
        .anyMatch(
            it -> {
              for (var i = 1; i < it.tokens().size(); i++) {
                var given = it.tokens().get(i).word();
                var back = it.tokens().get(i - 1).is("-") && i > 1 ? i - 2 : i - 1;
                if (given.length() >= SHORTEST_PREFIX
                    && word.length() > given.length()
                    && word.startsWith(given)
                    && it.tokens().get(back).key().equals(tokens.get(before).key())) {
                  return true;
                }
              }
              return false;
            });
  }
}
