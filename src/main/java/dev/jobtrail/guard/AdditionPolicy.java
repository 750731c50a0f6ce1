package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Refuses words that say more, and not otherwise, than the text that they replace. */
final class AdditionPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** Between a link and its noun a preposition, an article and an adjective may stand. */
  private static final int LINK_REACH = 4;

  /** In letters. */
  private static final int SHORTEST_HEAD = 4;

  /** Another way to say it may take some more words. */
  private static final int MOST_MORE = 1;

  /** Endings of nouns of action. */
  private static final Pattern ACTION =
      Pattern.compile(
          "\\p{L}{3,}(?:ung(?:en)?|[ts]ions?|[cs]ion(?:es)?|e?ments?|mientos?|age|ings?)$");

  @Override
  public Message refusal(Claim claim) {
    var borrowed = borrowedVerb(claim);
    if (borrowed != null) {
      return Message.of("\"%s\" belongs to other work in the evidence", borrowed.surface());
    }
    var wording = new Wording(claim);
    var unsupported = wording.unsupported();
    unsupported.removeIf(claim::isWish);
    unsupported.removeAll(Paraphrases.in(claim, unsupported));
    var added = added(claim, wording, unsupported);
    if (added == null && isMore(claim, wording, unsupported)) {
      added = claim.tokens().get(unsupported.getFirst());
    }
    return added == null
        ? null
        : Message.of("\"%s\" adds something to what the evidence says", added.surface());
  }

  private static Token added(Claim claim, Wording wording, List<Integer> unsupported) {
    var words = new ArrayList<>(unsupported.stream().map(claim.tokens()::get).toList());
    words.removeIf(it -> isWordOfGrammar(claim, it));
    var item = addedItem(claim, withBorrowed(claim, unsupported));
    item = item == null ? addedDeed(claim) : item;
    item = item == null ? addedPart(claim) : item;
    if (item != null) {
      return item;
    }
    for (var at : unsupported) {
      var it = claim.tokens().get(at);
      if (isWordOfGrammar(claim, it)) {
        continue;
      }
      if (isBehindCutCompound(claim, at)
          || unsupported.size() > wording.dropped() && isLinked(claim, at)
          || claim.setting() == Setting.PROSE && AddedQualities.isAdded(claim, at)
          || words.contains(it) && isAddedVerb(claim, it, words)) {
        return it;
      }
    }
    return null;
  }

  /** Adverbs, measures and nouns such as "team" or "morning" are no further thing. */
  private static boolean isWordOfGrammar(Claim claim, Token it) {
    var language = claim.sentence().language();
    return LEXICON.isManner(it.word())
        || LEXICON.is("generic", it.word())
        || WordClass.isAdverb(language, it.surface())
            && !WordClass.isNoun(language, it.surface())
            && !WordClass.isAdjective(language, it.surface());
  }

  /** Whether there are more new words than the text that is replaced has lost. */
  private static boolean isMore(Claim claim, Wording wording, List<Integer> unsupported) {
    return claim.setting() != Setting.LETTER
        && unsupported.stream()
                .map(claim.tokens()::get)
                .filter(it -> !LEXICON.isManner(it.word()))
                .map(Token::key)
                .distinct()
                .count()
            > wording.dropped() + MOST_MORE;
  }

  /** "Design and brew" where the evidence has "brew": a deed that the source does not tell. */
  private static Token addedDeed(Claim claim) {
    var tokens = claim.tokens();
    if (!claim.place().contains("/highlights/")
        || tokens.size() < 3
        || !Clause.isLink(tokens.get(1).word())) {
      return null;
    }
    var first = tokens.get(0);
    var second = tokens.get(2);
    return isBuilding(first) && isOnlyHead(claim, second) && !isTold(claim, first)
        ? first
        : isBuilding(second) && isOnlyHead(claim, first) && !isTold(claim, second) ? second : null;
  }

  private static boolean isBuilding(Token it) {
    var level = LEXICON.level(it.word());
    return it.isWord() && level != null && level.compareTo(Level.BUILD) >= 0;
  }

  private static boolean isOnlyHead(Claim claim, Token verb) {
    return Sources.replaced(claim).anyMatch(it -> isHead(it, verb));
  }

  private static boolean isTold(Claim claim, Token verb) {
    return claim.scope().stream()
        .flatMap(it -> it.sentence().tokens().stream())
        .anyMatch(
            it ->
                isSame(it, verb)
                    || it.isWord() && Paraphrases.areOne(claim.sentence().language(), it, verb));
  }

  /** With the words that only other entries of the resume have. */
  private static List<Integer> withBorrowed(Claim claim, List<Integer> unsupported) {
    if (!claim.place().contains("/highlights/")) {
      return unsupported;
    }
    var tokens = claim.tokens();
    return IntStream.range(0, tokens.size())
        .filter(
            i ->
                unsupported.contains(i)
                    || tokens.get(i).isContent()
                        && !claim.isWish(i)
                        && claim.known().knows(tokens.get(i).key())
                        && !claim.scopeHas(tokens.get(i).key())
                        && !LEXICON.isManner(tokens.get(i).word())
                        && !isAction(tokens.get(i).word())
                        && WordClass.isNoun(claim.sentence().language(), tokens.get(i).surface())
                        && claim.scope().stream()
                            .noneMatch(it -> it.sentence().hasKinOf(tokens.get(i)))
                        && Paraphrases.in(claim, List.of(i)).isEmpty())
        .boxed()
        .toList();
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
      if (isWordOfGrammar(claim, tokens.get(at))) {
        continue;
      }
      var from = at;
      while (from > 0 && !isJoint(tokens.get(from - 1))) {
        from--;
      }
      var to = at;
      while (to < tokens.size()
          && !isJoint(tokens.get(to))
          && !(to > at
              && claim.known().knows(tokens.get(at).key())
              && LEXICON.is("circumstantial", tokens.get(to).word()))) {
        to++;
      }
      var isNew =
          from > 0
              && !tokens.get(from - 1).is("(")
              && !(tokens.get(from - 1).is(",") && isPlace(tokens.get(from)))
              && IntStream.range(from, to)
                  .filter(it -> tokens.get(it).isContent() || isNumber(tokens.get(it)))
                  .allMatch(unsupported::contains);
      if (isNew && (isLonger || isThingOfTrade(claim, tokens.get(at)))) {
        return tokens.get(at);
      }
    }
    return null;
  }

  /** "On foot", "vor Ort": how or where. */
  private static boolean isPlace(Token it) {
    return Set.of("on", "in", "at", "by", "auf", "vor", "zu", "a", "en", "sur", "au")
        .contains(it.word());
  }

  /** A term of some trade that is a noun, and none of action: "reposición" may be any work. */
  private static boolean isThingOfTrade(Claim claim, Token it) {
    var language = claim.sentence().language();
    return TradeTerms.INSTANCE.has(it.word())
        && WordClass.isNoun(language, it.surface())
        && !WordClass.isVerb(language, it.surface())
        && !isAction(it.word());
  }

  /** Whether a noun says what is done, and not with what. */
  static boolean isAction(String word) {
    return ACTION.matcher(word).find();
  }

  /** NumberPolicy knows numbers. */
  private static boolean isNumber(Token it) {
    return it.isNumber() || it.isWord() && NumberWords.value(it.word()) != null;
  }

  /** "The till and the accounts" where the evidence has the till: a further thing. */
  private static boolean isLinked(Claim claim, int at) {
    var source = Sources.closest(claim);
    var tokens = claim.tokens();
    var link = at - 1;
    while (link > 0
        && at - link < LINK_REACH
        && (isJoining(tokens.get(link)) || tokens.get(link).isContent())) {
      link--;
    }
    if (at - link > 1 && !isJoining(tokens.get(link + 1))) {
      return false; // a verb
    }
    return source != null
        && !claim.place().isEmpty()
        && link > 0
        && isLink(tokens.get(link))
        && claim.scopeHas(tokens.get(link - 1).key())
        && WordClass.isNoun(claim.sentence().language(), tokens.get(at).surface())
        && links(source.tokens()) < links(tokens);
  }

  private static boolean isJoining(Token it) {
    return LEXICON.isFunction(it.word()) && !Clause.isLink(it.word());
  }

  private static long links(List<Token> tokens) {
    return tokens.stream().filter(it -> isLink(it) || it.is(",")).count();
  }

  /** "CNC-Dreh- und CNC-Fräsmaschinen" where the evidence has the first of them. */
  private static Token addedPart(Claim claim) {
    var tokens = claim.tokens();
    return IntStream.range(5, tokens.size())
        .filter(at -> tokens.get(at).isContent() && tokens.get(at - 1).is("-"))
        .filter(at -> isBehindCutCompound(claim, at - 2) && !isToldOf(claim, tokens.get(at)))
        .mapToObj(tokens::get)
        .findFirst()
        .orElse(null);
  }

  /** "Privat- und Firmenkunden" where the evidence has "Privatkunden": a further group. */
  private static boolean isBehindCutCompound(Claim claim, int at) {
    var tokens = claim.tokens();
    return at > 2
        && Clause.isLink(tokens.get(at - 1).word())
        && tokens.get(at - 2).is("-")
        && tokens.get(at - 3).isContent()
        && !isToldOf(claim, tokens.get(at));
  }

  private static boolean isToldOf(Claim claim, Token part) {
    return claim.sources().stream()
        .flatMap(it -> it.sentence().tokens().stream())
        .anyMatch(it -> beginsLike(it, part));
  }

  /** "Schulverkehr" where the evidence has "Schulbusse". */
  private static boolean beginsLike(Token given, Token claimed) {
    return given.isContent()
        && given.word().length() >= SHORTEST_HEAD
        && claimed.word().regionMatches(0, given.word(), 0, SHORTEST_HEAD);
  }

  private static long joints(List<Token> tokens) {
    return tokens.stream().filter(AdditionPolicy::isJoint).count();
  }

  private static boolean isJoint(Token it) {
    return it.is(",") || it.is("(") || it.is(")") || isLink(it);
  }

  private static boolean isLink(Token it) {
    return Clause.isLink(it.word()) || LEXICON.is("adding", it.word());
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
    var replaced = Sources.replaced(claim).toList();
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
    if (!claim.place().contains("/highlights/")) {
      return false;
    }
    var tokens = claim.tokens();
    var first = tokens.stream().filter(Token::isWord).findFirst().orElse(word);
    var at = tokens.indexOf(first);
    if (at + 2 >= tokens.size() || !Clause.isLink(tokens.get(at + 1).word())) {
      return false;
    }
    var second = tokens.get(at + 2);
    if (isPairOfVerbs(claim, first, second)
        && unsupported.contains(first)
        && unsupported.contains(second)
        && Sources.replaced(claim).noneMatch(AdditionPolicy::hasPair)) {
      return true;
    }
    var other = word == first ? second : word == second ? first : null;
    return other != null
        && (other.isContent() || LEXICON.level(other.word()) != null)
        && !unsupported.contains(other)
        && claim.sources().stream().anyMatch(it -> isHead(it.sentence(), other));
  }

  private static boolean isPairOfVerbs(Claim claim, Token first, Token second) {
    var language = claim.sentence().language();
    return claim.place().contains("/highlights/")
        && WordClass.isVerb(language, first.surface())
        && WordClass.isVerb(language, second.surface());
  }

  /** Whether the text tells of two deeds. */
  private static boolean hasPair(Sentence source) {
    return source.tokens().stream().anyMatch(it -> Clause.isLink(it.word()) || it.is(","));
  }

  /** Whether the source begins with the word, and has no other beside it. */
  private static boolean isHead(Sentence source, Token word) {
    var tokens = source.tokens();
    return !tokens.isEmpty()
        && (tokens.getFirst().key().equals(word.key())
            || WordFamily.areKin(tokens.getFirst().word(), word.word()))
        && !(tokens.size() > 1 && Clause.isLink(tokens.get(1).word()));
  }
}
