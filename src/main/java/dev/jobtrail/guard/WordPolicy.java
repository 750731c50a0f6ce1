package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Refuses skills, titles and other terms that the evidence does not have, and ordinary words that
 * say more than other words for the same.
 */
final class WordPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** More words of no known kind are another statement. */
  private static final int MOST_PLAIN = 2;

  private static final Set<String> CHANGES =
      Set.of("=reduce", "=increase", "=improve", "=halve", "=double");

  @Override
  public String refusal(Claim claim) {
    var wording = new Wording(claim);
    var language = claim.sentence().language();
    var ordinary = new ArrayList<Token>();
    var plain = 0;
    var unsupported = wording.unsupported();
    for (var at : unsupported) {
      var token = claim.tokens().get(at);
      if (claim.isWish(at)) {
        if (isName(claim, at)) {
          return reason(claim, at);
        }
        continue;
      }
      var isOrdinary =
          !claim.known().knows(token.key())
              && !token.isTechnology()
              && !LEXICON.isRhythm(token.key())
              && !token.isTitle()
              && !LEXICON.isStrong(token.word())
              && !isName(claim, at)
              && !isInName(claim.tokens(), at)
              && Wording.isOrdinary(token, language);
      if (!isOrdinary) {
        plain += isPlain(claim, at, unsupported) ? 1 : MOST_PLAIN + 1;
        if (plain > MOST_PLAIN || plain * 2 > claim.sentence().content().size()) {
          return reason(claim, at);
        }
      }
      if (!LEXICON.isManner(token.word())) {
        ordinary.add(token);
      }
    }
    if (ordinary.isEmpty()) {
      return null;
    }
    var item = addedItem(claim, unsupported);
    if (item != null) {
      return "\"%s\" adds something to what the evidence says".formatted(item.surface());
    }
    for (var it : ordinary) {
      if (isAddedVerb(claim, it, ordinary)) {
        return "\"%s\" adds something to what the evidence says".formatted(it.surface());
      }
    }
    return ordinary.stream().map(Token::key).distinct().count() > wording.dropped()
        ? "\"%s\" adds something to what the evidence says".formatted(ordinary.getFirst().surface())
        : null;
  }

  /** A further member of a list of which the evidence knows nothing; null without one. */
  private static Token addedItem(Claim claim, List<Integer> unsupported) {
    var source = Sources.closest(claim);
    var tokens = claim.tokens();
    if (claim.place().isEmpty() || source == null || joints(source.tokens()) >= joints(tokens)) {
      return null;
    }
    for (var at : unsupported) {
      var from = at;
      while (from > 0 && !isJoint(tokens.get(from - 1))) {
        from--;
      }
      var to = at;
      while (to < tokens.size() && !isJoint(tokens.get(to))) {
        to++;
      }
      var isNew =
          from > 0
              && !tokens.get(from - 1).is("(")
              && IntStream.range(from, to)
                  .filter(it -> tokens.get(it).isContent() || tokens.get(it).isNumber())
                  .allMatch(unsupported::contains);
      if (isNew) {
        return tokens.get(at);
      }
    }
    return null;
  }

  private static long joints(List<Token> tokens) {
    return tokens.stream().filter(WordPolicy::isJoint).count();
  }

  private static boolean isJoint(Token it) {
    return it.is(",") || it.is("(") || it.is(")") || Clause.isLink(it.word());
  }

  /** "Planned and built" where the evidence has "built": another piece of work. */
  private static boolean isAddedVerb(Claim claim, Token word, List<Token> unsupported) {
    var tokens = claim.tokens();
    var first = tokens.stream().filter(Token::isWord).findFirst().orElse(word);
    var at = tokens.indexOf(first);
    if (at + 2 >= tokens.size() || !Clause.isLink(tokens.get(at + 1).word())) {
      return false;
    }
    var second = tokens.get(at + 2);
    var other = word == first ? second : word == second ? first : null;
    return other != null
        && (other.isContent() || LEXICON.level(other.word()) != null)
        && !unsupported.contains(other)
        && claim.sources().stream().anyMatch(it -> isHead(it.sentence(), other));
  }

  /** Whether the source begins with the word, and has no other beside it. */
  private static boolean isHead(Sentence source, Token word) {
    var tokens = source.tokens();
    return !tokens.isEmpty()
        && (tokens.getFirst().key().equals(word.key())
            || WordFamily.areKin(tokens.getFirst().word(), word.word()))
        && !(tokens.size() > 1 && Clause.isLink(tokens.get(1).word()));
  }

  /** Whether the word is of no trade, as far as the occupations tell, and no part of a number. */
  private static boolean isPlain(Claim claim, int at, List<Integer> unsupported) {
    var token = claim.tokens().get(at);
    var language = claim.sentence().language();
    return !claim.place().isEmpty()
        && language != TextLanguage.UNKNOWN
        && claim.setting() == Setting.PROSE
        && !token.isTitle()
        && !LEXICON.isStrong(token.word())
        && !LEXICON.isRhythm(token.key())
        && !token.isTechnology()
        && !claim.known().knows(token.key())
        && !isInName(claim.tokens(), at)
        && !(at > 0 && CHANGES.contains(claim.tokens().get(at - 1).key()))
        && !token.key().startsWith("=")
        && !TradeTerms.INSTANCE.has(token.word())
        && !Quantities.isUnit(token.word())
        && (!TradeTerms.INSTANCE.hasPart(token.word()) || isOnlyNewWord(claim, unsupported))
        && !claim.known().postingKnows(token.key())
        && claim.sentence().quantities().stream().noneMatch(it -> isCounted(claim, it, at))
        && (language.hasCapitalNouns() || Character.isLowerCase(token.surface().codePointAt(0)));
  }

  /** The last of several words tied by hyphens: "Pick-by-Voice". */
  private static boolean isInName(List<Token> tokens, int at) {
    var token = tokens.get(at);
    return at > 2
        && tokens.get(at - 1).is("-")
        && tokens.get(at - 1).end() == token.start()
        && tokens.get(at - 3).is("-")
        && Character.isUpperCase(token.surface().codePointAt(0));
  }

  /** A word of longer terms may replace another one in a bullet that is otherwise supported. */
  private static boolean isOnlyNewWord(Claim claim, List<Integer> unsupported) {
    return unsupported.size() == 1 && claim.place().contains("/highlights/");
  }

  /** Whether nothing but words of content stand between the number and the word. */
  private static boolean isCounted(Claim claim, Quantity quantity, int at) {
    return quantity.to() <= at
        && claim.tokens().subList(quantity.to(), at + 1).stream().allMatch(Token::isContent);
  }

  private static boolean isName(Claim claim, int at) {
    var token = claim.tokens().get(at);
    return !claim.sentence().language().hasCapitalNouns()
        && at > 0
        && !claim.tokens().get(at - 1).is(":")
        && !claim.tokens().get(at - 1).is("|")
        && Character.isUpperCase(token.surface().codePointAt(0))
        && !(claim.setting().isHeading() && LEXICON.isOrdinary(token.word()));
  }

  private static String reason(Claim claim, int at) {
    var token = claim.tokens().get(at);
    var word = token.surface();
    if (claim.known().knows(token.key())) {
      return "\"%s\" does not belong to this part of the resume".formatted(word);
    }
    if (token.isTechnology() || claim.setting() == Setting.SKILLS) {
      return "nothing shows the skill \"%s\"".formatted(word);
    }
    if (LEXICON.isTitle(token.word())) {
      return "the title \"%s\" does not stand in the resume".formatted(word);
    }
    if (LEXICON.isStrong(token.word())) {
      return "nothing supports \"%s\"".formatted(word);
    }
    return (isName(claim, at)
            ? "the name \"%s\" does not stand in the resume"
            : "nothing says \"%s\"")
        .formatted(word);
  }
}
