package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Refuses the whole where the evidence has a part of it, or only one case of it. */
final class LimitPolicy implements Policy {

  private static final Set<String> ONLY =
      Set.of(
          "only",
          "solely",
          "exclusively",
          "nur",
          "ausschliesslich",
          "lediglich",
          "seulement",
          "uniquement",
          "exclusivement",
          "solo",
          "solamente",
          "unicamente",
          "exclusivamente");

  private static final Pattern PLURAL = Pattern.compile("(?:s|x|en|er)$");

  private static final Set<String> PARTS = Set.of("partie", "teil", "teile", "parte", "portion");
  private static final Set<String> BEFORE_WHOLE =
      Set.of("of", "von", "der", "sur", "des", "de", "out_of");
  private static final Set<String> ARTICLES =
      Set.of("the", "den", "der", "les", "los", "las", "its", "ihren");
  private static final Set<String> ARTICLES_OF_ALL =
      Set.of(
          "a", "an", "the", "der", "die", "das", "dem", "den", "ein", "einem", "einer", "le", "la",
          "les", "un", "une", "el", "los", "las", "una", "my", "meinem", "meiner", "mon", "ma",
          "mi");
  private static final Set<String> ORDINALS =
      Set.of(
          "first",
          "second",
          "third",
          "one",
          "erste",
          "ersten",
          "erster",
          "erstes",
          "zweite",
          "zweiten",
          "eine",
          "einen",
          "einer",
          "eines",
          "premier",
          "premiere",
          "deuxieme",
          "seconde",
          "un",
          "une",
          "primero",
          "primera",
          "primer",
          "segundo",
          "segunda",
          "uno",
          "una");

  private static final Set<String> OF = Set.of("of", "des", "du", "de", "der", "von", "del");

  private static final Set<String> LESS = Set.of("o", "lo", "al");

  /** In letters. */
  private static final int SHORTEST_HEAD = 8;

  /** "AutoCAD (producing drawings)" where the skills have "AutoCAD (reading drawings)". */
  private static Token otherQualifier(Claim claim) {
    var tokens = claim.tokens();
    var from = IntStream.range(1, tokens.size()).filter(i -> tokens.get(i).is("(")).findFirst();
    if (claim.setting() != Setting.SKILLS || from.isEmpty()) {
      return null;
    }
    var name = keys(tokens.subList(0, from.getAsInt()));
    var limited =
        claim.known().all().stream()
            .filter(it -> it.pointer().startsWith("/skills"))
            .map(it -> it.sentence().tokens())
            .filter(it -> it.stream().anyMatch(own -> own.is("(")))
            .filter(it -> keys(it.stream().takeWhile(own -> !own.is("(")).toList()).equals(name))
            .toList();
    return limited.isEmpty()
        ? null
        : tokens.stream()
            .skip(from.getAsInt())
            .filter(it -> it.isWord() && !Lexicon.INSTANCE.isFunction(it.word()))
            .filter(it -> limited.stream().noneMatch(own -> keys(own).contains(it.key())))
            .findFirst()
            .orElse(null);
  }

  private static Set<String> keys(List<Token> tokens) {
    return tokens.stream().filter(Token::isWord).map(Token::key).collect(Collectors.toSet());
  }

  @Override
  public Message refusal(Claim claim) {
    var qualifier = otherQualifier(claim);
    if (qualifier != null) {
      return Message.of("nothing shows the skill \"%s\"", qualifier.surface());
    }
    var excepted = excepted(claim);
    if (excepted != null) {
      return Message.of("the evidence leaves out \"%s\"", excepted.surface());
    }
    var source = Sources.closest(claim);
    if (source == null || claim.isAllWish() || claim.tokens().stream().anyMatch(this::isLimit)) {
      return null;
    }
    var tokens = source.tokens();
    var content = claim.sentence().content();
    if (isPartial(source, content) && !hasNumber(claim) || isMadeWhole(claim)) {
      return Message.of("the evidence has only some of it");
    }
    var wide = wide(claim);
    if (wide != null) {
      return Message.of("the evidence has it only for a part of \"%s\"", wide.surface());
    }
    if (isUnbounded(claim)) {
      return Message.of("the evidence has an upper limit");
    }
    var once =
        claim.sources().stream()
            .map(KnownSentence::sentence)
            .filter(it -> isSeveral(claim, it))
            .map(LimitPolicy::once)
            .filter(Objects::nonNull)
            .findFirst();
    if (once.isPresent() && claim.tokens().stream().noneMatch(it -> isOnce(it))) {
      return Message.of("the evidence has it \"%s\"", once.get().surface());
    }
    var beyond = isLimited(source) ? beyond(claim, source) : null;
    if (beyond != null) {
      return Message.of("\"%s\" is beyond the limit that the evidence sets", beyond.surface());
    }
    for (var i = 0; i + 1 < tokens.size(); i++) {
      if (isPartOf(source, i) && !isLost(source, i, content) && !hasHelp(claim)) {
        return Message.of("the evidence has it with \"%s\"", tokens.get(i).surface());
      }
    }
    var only = only(claim, source);
    return only == null ? null : Message.of("the evidence has it with \"%s\"", only.surface());
  }

  /** "Complaints, quality included" where the replaced text has all but those of quality. */
  private static Token excepted(Claim claim) {
    if (claim.tokens().stream().anyMatch(it -> isExcept(it) || isDenied(it))) {
      return null;
    }
    return Sources.replaced(claim)
        .map(Sentence::tokens)
        .filter(it -> Agency.clausesOfOthers(claim.sentence()).isEmpty())
        .flatMap(
            it ->
                it.stream()
                    .skip(
                        IntStream.range(0, it.size())
                            .filter(i -> isExcept(it, i))
                            .findFirst()
                            .orElse(it.size()))
                    .takeWhile(word -> !word.is(",")))
        .filter(Token::isContent)
        .filter(it -> claim.sentence().keys().contains(it.key()))
        .findFirst()
        .orElse(null);
  }

  /** "Más o menos" and "menos de un tercio" leave nothing out. */
  private static boolean isExcept(List<Token> tokens, int at) {
    var isLess =
        tokens.get(at).is("menos")
            && (at > 0 && LESS.contains(tokens.get(at - 1).word())
                || at + 1 < tokens.size() && OF.contains(tokens.get(at + 1).word()));
    return isExcept(tokens.get(at)) && !isLess;
  }

  private static boolean isExcept(Token it) {
    return Lexicon.INSTANCE.is("except", it.word());
  }

  private static boolean isDenied(Token it) {
    return ONLY.contains(it.word()) || Lexicon.INSTANCE.isNegation(it.word());
  }

  /** "The warehouse-wide error rate" where the replaced text has one's own: all of a place. */
  private static Token wide(Claim claim) {
    var tokens = claim.tokens();
    var sources = Sources.replaced(claim).toList();
    return sources.isEmpty()
        ? null
        : IntStream.range(2, tokens.size())
            .filter(i -> tokens.get(i).is("wide") && tokens.get(i - 1).is("-"))
            .filter(i -> sources.stream().noneMatch(it -> it.words().contains("wide")))
            .filter(
                i ->
                    sources.stream()
                        .flatMap(it -> it.tokens().stream())
                        .noneMatch(it -> Lexicon.INSTANCE.is("whole", it.word())))
            .mapToObj(i -> tokens.get(i - 2))
            .findFirst()
            .orElse(null);
  }

  /** "Of any size" where the replaced text has "up to 5,000". */
  private static boolean isUnbounded(Claim claim) {
    return claim.sentence().quantities().isEmpty()
        && claim.tokens().stream().anyMatch(it -> Lexicon.INSTANCE.is("any", it.word()))
        && Sources.replaced(claim)
            .flatMap(it -> it.quantities().stream())
            .anyMatch(it -> it.bound() == Quantity.Bound.BELOW);
  }

  /** The "only" of a text on the same matter whose limit the claim does not have. */
  private static Token only(Claim claim, Sentence closest) {
    var content = claim.sentence().keys();
    return Stream.concat(Sources.replaced(claim), Stream.of(closest))
        .flatMap(
            source ->
                IntStream.range(0, source.tokens().size())
                    .filter(i -> isOnly(source.tokens(), i))
                    .filter(i -> isUnlimited(source, i, content))
                    .mapToObj(source.tokens()::get))
        .findFirst()
        .orElse(null);
  }

  static boolean isOnly(Token it) {
    return ONLY.contains(it.word());
  }

  private static boolean isOnly(List<Token> tokens, int at) {
    return (isOnly(tokens.get(at)) || Negations.isRestriction(tokens, at))
        && !(at + 1 < tokens.size() && isLittle(tokens.get(at + 1)));
  }

  /** Whether the claim has of the clause what is limited, and nothing of its limit. */
  private static boolean isUnlimited(Sentence source, int at, Set<String> content) {
    var tokens = source.tokens();
    var from = start(tokens, at);
    var to = at;
    while (to < tokens.size() && !tokens.get(to).is(",")) {
      to++;
    }
    var limit = at + 1 == to ? phrase(tokens, from, at) : at;
    if (from > 0 && tokens.subList(from, limit).stream().noneMatch(Token::isContent)) {
      from = start(tokens, from - 1); // "la gestion, je ne l'ai vue que": the pronoun stands for it
    }
    return has(tokens.subList(from, limit), content)
        && !has(tokens.subList(limit, at + 1 == to ? at : to), content);
  }

  /** The place behind the comma before. */
  private static int start(List<Token> tokens, int at) {
    var from = at;
    while (from > 0 && !tokens.get(from - 1).is(",")) {
      from--;
    }
    return from;
  }

  /** Where the last phrase before "only" begins: "in a home lab only". */
  private static int phrase(List<Token> tokens, int from, int at) {
    var start = at;
    while (start > from && !isPreposition(tokens.get(start))) {
      start--;
    }
    return start;
  }

  private static boolean isPreposition(Token it) {
    return Lexicon.INSTANCE.isFunction(it.word()) && !ARTICLES_OF_ALL.contains(it.word());
  }

  private static boolean has(List<Token> tokens, Set<String> content) {
    return tokens.stream()
        .filter(it -> it.isWord() && !Lexicon.INSTANCE.isFunction(it.word()))
        .filter(it -> !Lexicon.INSTANCE.isFree(it.word()))
        .anyMatch(it -> content.contains(it.key()) || isHeadOf(it, content));
  }

  /** "Hausgeburtshilfe" has "Hausgeburten". */
  private static boolean isHeadOf(Token it, Set<String> content) {
    var stem = Stem.of(it.word());
    return stem.length() >= SHORTEST_HEAD
        && content.stream().anyMatch(key -> key.length() > stem.length() && key.startsWith(stem));
  }

  /** "Only 9", "nur noch 9": few, and not only some of the work. */
  private static boolean isLittle(Token next) {
    return isNumber(next) || next.is("noch");
  }

  private static boolean isLimited(Sentence source) {
    return IntStream.range(0, source.tokens().size())
        .anyMatch(
            i ->
                ONLY.contains(source.tokens().get(i).word())
                    || Negations.isRestriction(source.tokens(), i));
  }

  /** A word of the claim that the source does not have. */
  private static Token beyond(Claim claim, Sentence source) {
    return claim.tokens().stream()
        .filter(Token::isContent)
        .filter(it -> !source.keys().contains(it.key()) && claim.known().knows(it.key()))
        .findFirst()
        .orElse(null);
  }

  /** "Once a week". */
  private static boolean isPeriod(Token it) {
    return Lexicon.INSTANCE.isRhythm(it.key()) || Units.isUnit(it.word());
  }

  private static boolean isOnce(Token it) {
    return Lexicon.INSTANCE.is("once", it.word());
  }

  private static boolean hasNumber(Claim claim) {
    return claim.sentence().quantities().stream().anyMatch(it -> !TimePolicy.isTime(claim, it));
  }

  /** "The completed conversion", "the four ovens" where the replaced text has one part of it. */
  private static boolean isMadeWhole(Claim claim) {
    return Sources.replaced(claim)
        .anyMatch(
            it ->
                IntStream.range(0, it.tokens().size())
                    .filter(i -> wholeOf(it.tokens(), i) > 0)
                    .anyMatch(i -> isMadeWhole(claim, it, i)));
  }

  private static boolean isMadeWhole(Claim claim, Sentence source, int part) {
    var whole = source.tokens().get(wholeOf(source.tokens(), part));
    var numbers = claim.sentence().quantities();
    var isOfPersons =
        source.quantities().stream()
            .filter(it -> it.surface().equals(whole.surface()))
            .anyMatch(it -> Counting.countsPersons(source, it));
    return !isOfPersons // "one of five developers" is the applicant
        && claim.tokens().stream().noneMatch(it -> it.is(source.tokens().get(part).word()))
        && numbers.stream().allMatch(it -> it.surface().equals(whole.surface()))
        && (!numbers.isEmpty() || isCompleted(claim.sentence()) && isCompleted(source));
  }

  private static boolean isCompleted(Sentence sentence) {
    return sentence.tokens().stream().anyMatch(it -> Lexicon.INSTANCE.is("completion", it.word()));
  }

  private static Token once(Sentence source) {
    var tokens = source.tokens();
    return tokens.stream()
        .filter(it -> isOnce(it))
        .filter(
            it ->
                tokens.stream()
                    .skip(tokens.indexOf(it) + 1L)
                    .limit(3)
                    .noneMatch(LimitPolicy::isPeriod))
        .findFirst()
        .orElse(null);
  }

  /** Whether the claim has more of something than the source: "at the concerts" for "a concert". */
  private static boolean isSeveral(Claim claim, Sentence source) {
    return claim.tokens().stream()
        .filter(it -> it.isContent() && PLURAL.matcher(it.word()).find())
        .anyMatch(
            it ->
                source.tokens().stream()
                    .anyMatch(
                        given ->
                            given.key().equals(it.key())
                                && it.word().length() > given.word().length()
                                && it.word().startsWith(given.word())));
  }

  private boolean isLimit(Token token) {
    return ONLY.contains(token.word()) || PARTS.contains(token.word());
  }

  /** "two of the three modules of the diploma", of which the claim has what follows. */
  private static boolean isPartial(Sentence source, Set<String> content) {
    var tokens = source.tokens();
    for (var i = 0; i + 2 < tokens.size(); i++) {
      var at = wholeOf(tokens, i);
      if (at > 0) {
        return tokens.stream()
            .skip(at + 1L)
            .anyMatch(it -> it.isWord() && content.contains(it.key()));
      }
    }
    return false;
  }

  /** The place of the three in "one of the three", where the one is at this place; 0 without. */
  private static int wholeOf(List<Token> tokens, int at) {
    if (at + 2 >= tokens.size()
        || !isCount(tokens.get(at))
        || !BEFORE_WHOLE.contains(tokens.get(at + 1).word())) {
      return 0;
    }
    var whole = ARTICLES.contains(tokens.get(at + 2).word()) ? at + 3 : at + 2;
    return whole < tokens.size() && isNumber(tokens.get(whole)) ? whole : 0;
  }

  private static boolean isCount(Token token) {
    return isNumber(token) || ORDINALS.contains(token.word());
  }

  private static boolean isNumber(Token token) {
    return token.isNumber() || token.isWord() && NumberWords.value(token.word()) != null;
  }

  private static boolean isPartOf(Sentence source, int at) {
    var tokens = source.tokens();
    return at > 0 && tokens.get(at).is("part_of")
        || PARTS.contains(tokens.get(at).word()) && OF.contains(tokens.get(at + 1).word());
  }

  private static boolean hasHelp(Claim claim) {
    return claim.tokens().stream()
        .anyMatch(it -> it.isWord() && Lexicon.INSTANCE.level(it.word()) == Level.ASSIST);
  }

  /** Whether the claim has nothing of what follows in the same clause. */
  private static boolean isLost(Sentence source, int at, Set<String> content) {
    return source.tokens().stream()
        .skip(at + 1L)
        .takeWhile(it -> !it.is(","))
        .filter(Token::isContent)
        .noneMatch(it -> content.contains(it.key()));
  }
}
