package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Refuses skills, titles and other terms that the evidence does not have, and ordinary words that
 * say more than other words for the same.
 */
final class WordPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Pattern FEMININE =
      Pattern.compile("\\p{L}{3,}(?:er|or|eut|ist|ent|ant|ar)in(?:nen)?$");

  /** More words of no known kind are another statement. */
  private static final int MOST_PLAIN = 2;

  /** Nouns that say what is done, and not with what. */
  private static final Pattern ACTION =
      Pattern.compile(
          "\\p{L}{3,}(?:ung(?:en)?|[ts]ions?|[cs]ion(?:es)?|e?ments?|mientos?|age|ings?)$");

  private static final Set<String> OF = Set.of("of", "de", "du", "des", "del");

  private static final Set<String> CHANGES =
      Set.of("=reduce", "=increase", "=improve", "=halve", "=double");

  @Override
  public String refusal(Claim claim) {
    var wording = new Wording(claim);
    var language = claim.sentence().language();
    var ordinary = new ArrayList<Token>();
    var plain = 0;
    var unsupported = wording.unsupported();
    var paraphrased = Paraphrases.in(claim, unsupported);
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
              && !isTitleCompound(token, language)
              && !isLeading(token, language)
              && !isName(claim, at)
              && !isInName(claim.tokens(), at)
              && (paraphrased.contains(at) || Wording.isOrdinary(token, language));
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
    var borrowed = borrowedVerb(claim);
    if (borrowed != null) {
      return "\"%s\" belongs to other work in the evidence".formatted(borrowed.surface());
    }
    if (ordinary.isEmpty()) {
      return null;
    }
    unsupported.removeAll(paraphrased);
    var item = addedItem(claim, unsupported);
    item =
        unsupported.stream()
            .filter(it -> isBehindCutCompound(claim, it))
            .map(claim.tokens()::get)
            .findFirst()
            .orElse(item);
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
    if (claim.place().isEmpty() || source == null) {
      return null;
    }
    var isLonger = joints(source.tokens()) < joints(tokens);
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
      if (isNew && (isLonger || TradeTerms.INSTANCE.has(tokens.get(at).word()))) {
        return tokens.get(at);
      }
    }
    return null;
  }

  /** "Privat- und Firmenkunden" where the evidence has "Privatkunden": a further group. */
  private static boolean isBehindCutCompound(Claim claim, int at) {
    var tokens = claim.tokens();
    return at > 2
        && Clause.isLink(tokens.get(at - 1).word())
        && tokens.get(at - 2).is("-")
        && tokens.get(at - 3).isContent();
  }

  private static long joints(List<Token> tokens) {
    return tokens.stream().filter(WordPolicy::isJoint).count();
  }

  private static boolean isJoint(Token it) {
    return it.is(",") || it.is("(") || it.is(")") || Clause.isLink(it.word());
  }

  /** "Use and repair the machine" where the bullet has the use, and another one other repairs. */
  private static Token borrowedVerb(Claim claim) {
    var tokens = claim.tokens();
    if (!claim.place().contains("/highlights/")
        || tokens.size() < 4
        || !tokens.get(0).isWord()
        || !Clause.isLink(tokens.get(1).word())
        || !tokens.get(2).isWord()) {
      return null;
    }
    var replaced =
        claim.scope().stream()
            .filter(it -> it.pointer().equals(claim.place()))
            .map(KnownSentence::sentence)
            .toList();
    var first = tokens.get(0);
    var second = tokens.get(2);
    return replaced.stream().anyMatch(it -> isHead(it, first))
            && second.isContent()
            && isOfOtherWork(claim, replaced, first, second)
        ? second
        : null;
  }

  private static boolean isOfOtherWork(
      Claim claim, List<Sentence> replaced, Token first, Token word) {
    var object = new HashSet<>(claim.sentence().content());
    object.removeAll(List.of(first.key(), word.key()));
    var having =
        claim.scope().stream()
            .map(KnownSentence::sentence)
            .filter(it -> it.tokens().stream().anyMatch(own -> isSame(own, word)))
            .toList();
    return !having.isEmpty()
        && having.stream().noneMatch(it -> replaced.contains(it) || it.hasContentOf(object));
  }

  private static boolean isSame(Token own, Token word) {
    return own.isWord()
        && (own.key().equals(word.key()) || WordFamily.areKin(own.word(), word.word()));
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

  /** Whether the word may stand for another one: no name, no title, no part of a number. */
  private static boolean isPlain(Claim claim, int at, List<Integer> unsupported) {
    var token = claim.tokens().get(at);
    var language = claim.sentence().language();
    var isOnly = unsupported.size() == 1 && !TradeTerms.INSTANCE.has(token.word());
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
        && (!isOfTrade(token.word())
            || claim.place().contains("/highlights/")
                && (isOnly || ACTION.matcher(token.word()).find()))
        && !Quantities.isUnit(token.word())
        && !claim.known().postingKnows(token.key())
        && !CHANGES.contains(token.key())
        && claim.sentence().quantities().stream().noneMatch(it -> isCounted(claim, it, at))
        && !isTitleCompound(token, language)
        && (language.hasCapitalNouns()
            || Character.isLowerCase(token.surface().codePointAt(0))
            || at == 0
                && claim.place().contains("/highlights/")
                && (isNoun(claim, token) || isOrdinaryPhrase(token)));
  }

  /** "Deal with". */
  private static boolean isOrdinaryPhrase(Token token) {
    return token.word().contains("_")
        && Arrays.stream(token.word().split("_"))
            .allMatch(it -> LEXICON.isOrdinary(it) || LEXICON.isFunction(it));
  }

  /** Whether some trade has the word, alone or in a longer term. */
  private static boolean isOfTrade(String word) {
    return TradeTerms.INSTANCE.has(word) || TradeTerms.INSTANCE.hasPart(word);
  }

  /** Names begin sentences, too; words of the language are known by their small letters. */
  private static boolean isNoun(Claim claim, Token token) {
    var thesaurus = Thesaurus.of(claim.sentence().language());
    var isBeforeOf = claim.tokens().size() > 1 && OF.contains(claim.tokens().get(1).word());
    return thesaurus != null && thesaurus.isNoun(token.surface(), isBeforeOf);
  }

  /** "Stottertherapeutin" is a title as any other therapist's. */
  private static boolean isTitleCompound(Token token, TextLanguage language) {
    return language.hasCapitalNouns()
        && Character.isUpperCase(token.surface().codePointAt(0))
        && (TradeTerms.INSTANCE.endsWithTitle(token.word())
            || FEMININE.matcher(token.word()).find());
  }

  /** "Dirijo" is a form of leading as any other. */
  private static boolean isLeading(Token token, TextLanguage language) {
    var thesaurus = Thesaurus.of(language);
    return thesaurus != null
        && thesaurus.bases(token.surface()).stream()
            .map(LEXICON::level)
            .anyMatch(it -> it != null && it.compareTo(Level.OWN) >= 0);
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
