package dev.jobtrail.guard;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Finds adjectives that narrow or raise what the evidence has without them. */
final class AddedQualities {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** "Cursos de natación para niños": two prepositions with their nouns and articles. */
  private static final int COMPLEMENT_REACH = 6;

  /** Behind the first of two words that a hyphen ties stand the hyphen and the second one. */
  private static final int HYPHENATED = 3;

  private static final Set<String> OF = Set.of("de", "d'");

  private static final Set<String> BEFORE_ADJECTIVES = Set.of("a", "an", "the", ",");

  private AddedQualities() {}

  /**
   * @param at of a word that the evidence does not have
   * @return whether it is an adjective of a noun that the evidence has without one
   */
  static boolean isAdded(Claim claim, int at) {
    var noun = noun(claim, at);
    return noun != null
        && (isHyphenated(claim.tokens(), at)
            || !LEXICON.isOrdinaryAdjective(claim.tokens().get(at).word()))
        && claim.scopeHas(noun.key())
        && having(claim, noun).noneMatch(it -> hasComplement(claim, it, noun));
  }

  /** The sentences of the replaced text with the noun, else all of the scope that have it. */
  private static Stream<Sentence> having(Claim claim, Token noun) {
    var replaced = Sources.replaced(claim).filter(it -> it.keys().contains(noun.key())).toList();
    return replaced.isEmpty()
        ? claim.scope().stream()
            .map(KnownSentence::sentence)
            .filter(it -> it.keys().contains(noun.key()))
        : replaced.stream();
  }

  /** The noun that the adjective belongs to; null where the word is none. */
  private static Token noun(Claim claim, int at) {
    var tokens = claim.tokens();
    var word = tokens.get(at);
    var before = at > 0 ? tokens.get(at - 1) : null;
    var behind = at + 1 < tokens.size() ? tokens.get(at + 1) : null;
    return switch (claim.sentence().language()) {
      case GERMAN -> isInflected(word) && isGermanNoun(behind) ? behind : null;
      case ENGLISH -> {
        if (isHyphenated(tokens, at) && !isReplaced(claim, tokens.get(at + 2))) {
          yield tokens.get(at + HYPHENATED);
        }
        yield isEnglishQuality(tokens, at) ? englishNoun(claim, at) : null;
      }
      case FRENCH, SPANISH ->
          before != null && before.isContent() && isRomanceQuality(claim, before, word)
              ? before
              : isComplement(claim, at) ? tokens.get(at - 2) : null;
      case UNKNOWN, OTHER -> null;
    };
  }

  /** "Balanzas de precisión" where the replaced text has the scales alone. */
  private static boolean isComplement(Claim claim, int at) {
    var tokens = claim.tokens();
    return at > 1
        && OF.contains(tokens.get(at - 1).word())
        && tokens.get(at - 2).isContent()
        && tokens.get(at - 2).word().endsWith("s")
        && !AdditionPolicy.isAction(tokens.get(at).word())
        && isReplaced(claim, tokens.get(at - 2))
        && WordClass.isNoun(claim.sentence().language(), tokens.get(at - 2).surface())
        && WordClass.isNoun(claim.sentence().language(), tokens.get(at).surface());
  }

  private static boolean isReplaced(Claim claim, Token word) {
    return Sources.replaced(claim).anyMatch(it -> it.keys().contains(word.key()));
  }

  /** "High-security locks". */
  private static boolean isHyphenated(List<Token> tokens, int at) {
    return at + HYPHENATED < tokens.size()
        && tokens.get(at + 1).is("-")
        && tokens.get(at + HYPHENATED).isContent();
  }

  /** The noun behind all adjectives and adverbs of a list: "available, secure interface". */
  private static Token englishNoun(Claim claim, int at) {
    return claim.tokens().stream()
        .skip(at + 1L)
        .dropWhile(
            it ->
                it.is(",")
                    || Clause.isLink(it.word())
                    || it.isContent()
                        && !claim.scopeHas(it.key())
                        && WordClass.isAdjective(TextLanguage.ENGLISH, it.surface()))
        .findFirst()
        .filter(Token::isContent)
        .orElse(null);
  }

  private static boolean isInflected(Token word) {
    return Character.isLowerCase(word.surface().codePointAt(0))
        && List.of("e", "en", "er", "es", "em").stream().anyMatch(word.word()::endsWith);
  }

  private static boolean isGermanNoun(Token it) {
    return it != null && it.isContent() && it.isCapital();
  }

  private static boolean isEnglishQuality(List<Token> tokens, int at) {
    var before = at > 0 ? tokens.get(at - 1) : null;
    var word = tokens.get(at);
    return WordClass.isAdjective(TextLanguage.ENGLISH, word.surface())
            && (!WordClass.isVerb(TextLanguage.ENGLISH, word.surface())
                || isInList(before) && !isBehindNoun(tokens, at))
        || before != null
            && (before.isNumber() || LEXICON.isFunction(before.word()))
            && WordClass.isParticiple(TextLanguage.ENGLISH, word.surface());
  }

  /** "Served customers, processed orders" is a list of deeds. */
  private static boolean isBehindNoun(List<Token> tokens, int at) {
    return at > 1
        && tokens.get(at - 1).is(",")
        && !WordClass.isAdjective(TextLanguage.ENGLISH, tokens.get(at - 2).surface());
  }

  /** Behind an article or comma no verb stands. */
  private static boolean isInList(Token before) {
    return before != null && BEFORE_ADJECTIVES.contains(before.word());
  }

  private static boolean isRomanceQuality(Claim claim, Token before, Token word) {
    var language = claim.sentence().language();
    return WordClass.isNoun(language, before.surface())
        && WordClass.isAdjective(language, word.surface())
        && !WordClass.isParticiple(language, word.surface())
        && Character.isLowerCase(word.surface().codePointAt(0));
  }

  private static boolean hasComplement(Claim claim, Sentence source, Token noun) {
    var tokens = source.tokens();
    for (var i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).key().equals(noun.key())
          && (isOtherQuality(claim, source, i - 1)
              || isOtherQuality(claim, source, i + 1)
              || hasOtherComplement(claim, source, i + 1))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the source has another adjective there, which the new one may stand for. */
  private static boolean isOtherQuality(Claim claim, Sentence source, int at) {
    if (at < 0 || at >= source.tokens().size()) {
      return false;
    }
    var it = source.tokens().get(at);
    return it.isContent()
        && !claim.sentence().keys().contains(it.key())
        && (WordClass.isAdjective(source.language(), it.surface())
            || WordClass.isParticiple(source.language(), it.surface()));
  }

  /** "Visits at home": an adjective of French and Spanish may stand for what follows the noun. */
  private static boolean hasOtherComplement(Claim claim, Sentence source, int at) {
    var tokens = source.tokens();
    return at + 1 < tokens.size()
        && LEXICON.isFunction(tokens.get(at).word())
        && tokens.subList(at, Math.min(tokens.size(), at + COMPLEMENT_REACH)).stream()
            .takeWhile(it -> it.isWord() && !Clause.isLink(it.word()))
            .anyMatch(it -> it.isContent() && !claim.sentence().keys().contains(it.key()));
  }
}
