package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Refuses numbers, and what they count, that the evidence does not have. */
final class NumberPolicy implements Policy {

  private static final Set<String> ONE =
      Set.of("one", "eins", "ein", "eine", "einem", "einer", "einen", "uno", "un", "une", "una");

  private static final Set<String> STARTS =
      Set.of("from", "von", "vom", "de", "del", "du", "des", "desde", "depuis");

  /** Units of durations, which do not convert into each other. */
  private static final Set<String> TIMES = Set.of("ms", "month");

  /** How many words what is counted may have before its rate. */
  private static final int RATE_REACH = 4;

  /** "The 95th percentile": how far behind a number its name may stand. */
  private static final int NAME_REACH = 2;

  private static final Set<String> EACH =
      Set.of(
          "each", "apiece", "je", "jeweils", "jede", "jeder", "jedes", "chacun", "chacune", "cada");

  private static final Set<String> TOTAL =
      Set.of(
          "total",
          "altogether",
          "overall",
          "combined",
          "all",
          "zusammen",
          "insgesamt",
          "gesamt",
          "gesamthaft",
          "tout",
          "conjunto");

  /** How far from a number the word may stand that says whether it is one of all or of each. */
  private static final int TOTAL_REACH = 3;

  private static final Set<String> PER =
      Set.of("a", "per", "pro", "je", "im", "in", "par", "por", "al");

  /** Sections whose texts are names. */
  private static final Set<String> NAMES = Set.of("/skills", "/certificates", "/education");

  @Override
  public Message refusal(Claim claim) {
    for (var claimed : claim.sentence().quantities()) {
      var isOne =
          ONE.contains(claim.tokens().get(claimed.from()).word()) && claimed.unit().isEmpty();
      if (!isOne
          && !(claim.isWish(claimed.from()) && claim.known().postingHas(claimed))
          && !TimePolicy.isTime(claim, claimed)
          && !FrequencyPolicy.isKnown(claim, claimed.from())
          && !isKnown(claim, claimed)
          && !(Durations.support(claim, claimed)
              && !isOtherDuration(claim, claimed)
              && !isOfDeed(claim))
          && !Durations.isOfCourse(claim, claimed)
          && !isBetweenYears(claim, claimed)
          && !isOfSpan(claim, claimed)
          && !isOfFrequency(claim, claimed)
          && !isAmongFirst(claim, claimed)
          && !isListed(claim, claimed)
          && !Ordinals.isSpelled(claim, claimed)
          && !isNumbered(claim, claimed)
          && !isOfName(claim, claimed)) {
        return Message.of("the number \"%s\" is not what the evidence says", claimed.surface());
      }
    }
    return pairs(claim);
  }

  /** "Within a year" where the replaced text has a change from 2021 to 2022. */
  private static boolean isBetweenYears(Claim claim, Quantity claimed) {
    return claimed.unit().equals("month")
        && Sources.replaced(claim)
            .map(TimePolicy::changed)
            .filter(Objects::nonNull)
            .anyMatch(
                it ->
                    BigDecimal.valueOf(12L * (it.end().year() - it.start().year()))
                            .compareTo(claimed.value())
                        == 0);
  }

  /** "Six years" for what the replaced text has from 2012 to 2017, whose ends count or not. */
  private static boolean isOfSpan(Claim claim, Quantity claimed) {
    return claimed.unit().equals("month")
        && claimed.bound() == Quantity.Bound.NONE
        && Sources.replaced(claim)
            .flatMap(it -> it.times().stream())
            .filter(it -> it.isSpan() && it.end() != null)
            .map(it -> it.end().year() - it.start().year())
            .anyMatch(
                it ->
                    claimed.value().intValue() == 12 * it
                        || claimed.value().intValue() == 12 * (it + 1));
  }

  /** "Half a dozen talks a year" where the replaced text has them six times a year. */
  private static boolean isOfFrequency(Claim claim, Quantity claimed) {
    return Frequency.ofCounts(claim.sentence()).stream()
        .filter(it -> it.covers(claimed.from()))
        .anyMatch(
            it ->
                Sources.replaced(claim)
                    .flatMap(source -> source.frequencies().stream())
                    .anyMatch(it::isLike));
  }

  /** "Among the top five" where the replaced text has the second place. */
  private static boolean isAmongFirst(Claim claim, Quantity claimed) {
    return claimed.unit().isEmpty()
        && claimed.counted().stream().allMatch(it -> it.equals("=people"))
        && claim.tokens().subList(Math.max(0, claimed.from() - 2), claimed.to()).stream()
            .anyMatch(it -> Lexicon.INSTANCE.is("foremost", it.word()))
        && Sources.replaced(claim)
            .flatMap(it -> Ordinals.places(it).stream())
            .anyMatch(it -> it <= claimed.value().intValue());
  }

  /** "Vorschrift 3", "95th percentile" where the evidence has "V3", "p95". */
  private static boolean isNumbered(Claim claim, Quantity claimed) {
    var tokens = claim.tokens();
    var number = tokens.get(claimed.from());
    var near =
        tokens.subList(
            Math.max(0, claimed.from() - 1), Math.min(tokens.size(), claimed.to() + NAME_REACH));
    return number.isNumber()
        && near.stream()
            .filter(Token::isContent)
            .anyMatch(
                name ->
                    claim.sources().stream()
                        .flatMap(it -> it.sentence().tokens().stream())
                        .anyMatch(it -> it.is(name.word().charAt(0) + number.word())));
  }

  /** "5S" and "IRATA Level 1" as the names of skills and certificates are written. */
  private static boolean isOfName(Claim claim, Quantity claimed) {
    var isMixed = claimed.surface().chars().anyMatch(Character::isLetter);
    var from = isMixed ? claimed.from() : claimed.from() - 1;
    if (from < 0 || !isMixed && !claim.tokens().get(from).isWord()) {
      return false;
    }
    var name = claim.sentence().words().subList(from, claimed.to());
    return claim.known().all().stream()
        .filter(it -> NAMES.stream().anyMatch(it.pointer()::startsWith))
        .anyMatch(it -> it.sentence().hasRun(name));
  }

  /** How long a position lasts does not tell for how long one of its tasks was done. */
  private static boolean isOfDeed(Claim claim) {
    return claim.place().contains("/highlights/")
        && claim.tokens().stream().noneMatch(Token::isTitle)
        && claim.named().isEmpty();
  }

  /** A text that says how long something took says so for what replaces it. */
  private static boolean isOtherDuration(Claim claim, Quantity claimed) {
    return claim.scope().stream()
        .filter(it -> !it.entry().isEmpty() && it.pointer().equals(claim.place()))
        .map(KnownSentence::sentence)
        .filter(
            it ->
                claim.sentence().content().isEmpty() || it.hasContentOf(claim.sentence().content()))
        .anyMatch(
            it ->
                it.quantities().stream()
                    .anyMatch(
                        own ->
                            own.unit().equals(claimed.unit())
                                || TIMES.contains(own.unit()) && TIMES.contains(claimed.unit())));
  }

  static boolean isKnown(Claim claim, Quantity claimed) {
    return claim.scope().stream()
        .filter(
            it -> !it.aboutOthers() || it.sentence().keys().containsAll(claim.sentence().content()))
        .anyMatch(
            it ->
                Derived.quantities(it.sentence(), claim.sentence()).stream()
                    .anyMatch(source -> supports(claim, it, source, claimed)));
  }

  private static boolean supports(
      Claim claim, KnownSentence known, Quantity given, Quantity claimed) {
    var source = known.sentence();
    return (given.hasValueOf(claimed) && claimed.claimsNoMoreThan(given)
            || new Rounding(claim.sentence(), source, given, claimed).isBorne()
            || isFrequency(claim, source, given, claimed))
        && !(given.role() == Quantity.Role.BY && isOfRange(claim.sentence(), claimed))
        && (Quantities.isOfStage(source.tokens(), given)
            || !Quantities.isOfStage(claim.tokens(), claimed))
        && (isShort(claim, claimed)
            || isLabel(claim.sentence(), source, given, claimed)
            || isOneOfLabels(claim.sentence(), source, given, claimed)
            || isStage(claim.sentence(), source, given, claimed)
            || new Counting(claim, known, given, claimed).isOfTheSame())
        && goesTheSameWay(claim.sentence(), source)
        && !isWholeOfPart(claim.sentence(), source, given)
        && !isWholeForPart(claim.sentence(), source, given)
        && !isOfOtherRhythm(claim, source, claimed)
        && !isOfOtherRate(claim, source, given, claimed)
        && !isTotalOfEach(claim.sentence(), source, given, claimed)
        && !isOfOthers(claim, source, given, claimed)
        && !isBeyondStage(claim.sentence(), source, given, claimed);
  }

  /** "110 people each" where the evidence has 110 in all. */
  private static boolean isTotalOfEach(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    return given.to() > 0
        && !near(sentence, claimed, EACH).isEmpty()
        && near(source, given, EACH).isEmpty()
        && !near(source, given, TOTAL).isEmpty();
  }

  /** Which of the words stand near the number. */
  private static Set<String> near(Sentence sentence, Quantity it, Set<String> words) {
    var tokens = sentence.tokens();
    return tokens
        .subList(
            Math.max(0, it.from() - TOTAL_REACH), Math.min(tokens.size(), it.to() + TOTAL_REACH))
        .stream()
        .flatMap(word -> Arrays.stream(word.word().split("_")))
        .filter(words::contains)
        .collect(Collectors.toSet());
  }

  /** "In six rooms" where the evidence has one of the six. */
  private static boolean isWholeOfPart(Sentence sentence, Sentence source, Quantity given) {
    var part =
        source.quantities().stream()
            .filter(it -> Derived.isPart(source, it, given) && given.to() > given.from())
            .findFirst();
    return part.isPresent()
        && !isOfTeamMember(sentence, source)
        && sentence.hasContentOf(source.content())
        && sentence.quantities().stream().noneMatch(it -> it.hasValueOf(part.get()))
        && sentence.quantities().stream().noneMatch(it -> it.unit().equals("%"));
  }

  /** "In a team of four" where the evidence has one of four; it says nothing of teams itself. */
  private static boolean isOfTeamMember(Sentence sentence, Sentence source) {
    return sentence.keys().contains("=team") && !source.keys().contains("=team");
  }

  /** "32 pieces of the museum" where the evidence has 32, six of them of the museum. */
  private static boolean isWholeForPart(Sentence sentence, Sentence source, Quantity given) {
    return source.quantities().stream()
        .filter(it -> it.from() > given.from() && Derived.isWithPart(source, given, it))
        .filter(it -> sentence.quantities().stream().noneMatch(own -> own.hasValueOf(it)))
        .anyMatch(
            it ->
                sentence.quantities().size() == 1
                    && source.tokens().stream()
                        .skip(it.to())
                        .takeWhile(word -> !word.is(","))
                        .filter(Token::isContent)
                        .anyMatch(word -> sentence.keys().contains(word.key()))
                    && sentence.tokens().stream().noneMatch(Derived::isOfPart));
  }

  /** "Two a day" where the evidence has two a week. */
  private static boolean isOfOtherRhythm(Claim claim, Sentence source, Quantity claimed) {
    var tokens = claim.sentence().clauseOf(claimed.from()).tokens();
    if (tokens.stream()
        .filter(it -> Lexicon.INSTANCE.isRhythm(it.key()))
        .mapToInt(claim.tokens()::indexOf)
        .allMatch(at -> claimed.covers(at) || FrequencyPolicy.isKnown(claim, at))) {
      return false; // "twice a week" for "two days a week", "a year and a half"
    }
    var said = rhythms(claim.sentence().clauseOf(claimed.from()).content());
    var known = rhythms(source.keys());
    return !said.isEmpty()
        && !known.isEmpty()
        && said.stream()
            .noneMatch(it -> known.contains(it) || Derived.hasRhythm(source.keys(), it));
  }

  /** "Ninety shifts a year" where the evidence has ninety in three years. */
  private static boolean isOfOtherRate(
      Claim claim, Sentence source, Quantity given, Quantity claimed) {
    var rate = rate(claim.sentence(), claimed);
    if (rate == null
        || given.to() == 0
        || claimed.unit().equals("%")
        || Frequency.isOfEachShift(source)
        || claim.sentence().frequencies().stream().anyMatch(it -> it.covers(claimed.from()))) {
      return false;
    }
    var own = rate(source, given);
    return own == null
        ? !FrequencyPolicy.tellsRate(source) || isLastRate(source, given, rate)
        : !own.equals(rate) && !Derived.hasRhythm(source.keys(), rate);
  }

  /** The rhythm right behind what the number counts: "300 a month"; null without one. */
  private static String rate(Sentence sentence, Quantity it) {
    var last = Math.min(sentence.tokens().size(), it.to() + RATE_REACH);
    return IntStream.range(it.to(), last)
        .takeWhile(at -> sentence.quantities().stream().noneMatch(other -> other.covers(at)))
        .mapToObj(sentence.tokens()::get)
        .takeWhile(word -> word.isWord() && !Clause.isLink(word.word()))
        .takeWhile(
            word ->
                !Lexicon.INSTANCE.isFunction(word.word())
                    || Lexicon.INSTANCE.isRhythm(word.key())
                    || PER.contains(word.word()))
        .map(Token::key)
        .filter(Lexicon.INSTANCE::isRhythm)
        .findFirst()
        .orElse(null);
  }

  /** "The yearly value fell to 300 by monthly checks": before the number stands another rate. */
  private static boolean isLastRate(Sentence source, Quantity given, String rate) {
    var before =
        source.tokens().subList(0, given.from()).stream()
            .map(Token::key)
            .filter(Lexicon.INSTANCE::isRhythm)
            .collect(Collectors.toSet());
    return !before.isEmpty() && !before.contains(rate);
  }

  /** The number of a clause on what others do, in one on what the applicant does. */
  private static boolean isOfOthers(
      Claim claim, Sentence source, Quantity given, Quantity claimed) {
    return given.to() > 0
        && claim.place().contains("/highlights/")
        && Agency.clausesOfOthers(source).contains(given.from())
        && !Agency.ofOthers(claim.sentence()).contains(claimed.from())
        && source.tokens().stream()
            .filter(
                it ->
                    it.isTitle()
                        || Lexicon.INSTANCE.is("office", it.word())
                        || it.key().equals("=team"))
            .noneMatch(it -> claim.sentence().keys().contains(it.key()));
  }

  /** "Up to stage two" where only stage two itself is told of. */
  private static boolean isBeyondStage(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    return Quantities.isOfStage(sentence.tokens(), claimed)
        && Rounding.isBehindUpTo(sentence.tokens(), claimed)
        && given.to() > 0
        && !Rounding.isBehindUpTo(source.tokens(), given);
  }

  private static Set<String> rhythms(Set<String> keys) {
    return keys.stream().filter(Lexicon.INSTANCE::isRhythm).collect(Collectors.toSet());
  }

  /** The 18 % by which something rose or fell neither start nor end "from 18 % to below 85 %". */
  private static boolean isOfRange(Sentence sentence, Quantity it) {
    return sentence.quantities().stream()
        .filter(start -> start.unit().equals(it.unit()) && isStart(sentence, start))
        .anyMatch(
            start ->
                sentence.quantities().stream()
                    .filter(end -> end.unit().equals(it.unit()) && isEnd(sentence, start, end))
                    .anyMatch(end -> start.from() == it.from() || end.from() == it.from()));
  }

  private static boolean isStart(Sentence sentence, Quantity it) {
    return sentence.tokens().subList(Math.max(0, it.from() - 2), it.from()).stream()
        .anyMatch(before -> STARTS.contains(before.word()));
  }

  /** With at most two words of a bound, such as "to less than 85 %". */
  private static boolean isEnd(Sentence sentence, Quantity start, Quantity it) {
    return it.from() > start.to()
        && it.from() <= start.to() + 3
        && Counting.ENDS.contains(sentence.tokens().get(start.to()).word());
  }

  /** "Four talks a year" where the evidence has talks four times a year. */
  private static boolean isFrequency(
      Claim claim, Sentence source, Quantity given, Quantity claimed) {
    return given.unit().equals("times")
        && claimed.unit().isEmpty()
        && given.value().compareTo(claimed.value()) == 0
        && claimed.claimsNoMoreThan(given)
        && claim.sentence().keys().stream()
            .anyMatch(it -> Lexicon.INSTANCE.isRhythm(it) && source.keys().contains(it));
  }

  /** "Year 7", "class 2": a name of the same thing in both. */
  private static boolean isLabel(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    if (given.from() == 0 || claimed.from() == 0 || !claimed.unit().isEmpty()) {
      return false;
    }
    var before = sentence.tokens().get(claimed.from() - 1);
    return before.isWord()
        && !Lexicon.INSTANCE.isFunction(before.word())
        && !Lexicon.INSTANCE.is("stage", before.word())
        && (claimed.counted().isEmpty() || before.isCapital())
        && before.word().equals(source.tokens().get(given.from() - 1).word());
  }

  /** "CACES 1 and 3 are valid" where the evidence has "CACES 1 and 3". */
  private static boolean isOneOfLabels(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    var label = labelOfSeveral(sentence.tokens(), claimed.from());
    return label != null
        && claimed.unit().isEmpty()
        && label.equals(labelOfSeveral(source.tokens(), given.from()));
  }

  /** The key of the abbreviation before numbers that are listed; null without one. */
  private static String labelOfSeveral(List<Token> tokens, int number) {
    for (var i = number - 1; i >= 0; i--) {
      var it = tokens.get(i);
      if (!it.isNumber() && !it.is(",") && !Clause.isLink(it.word())) {
        return Abbreviations.abbreviation(it) == null ? null : it.key();
      }
    }
    return null;
  }

  /** "NVQ Level 3", "Level 2 Diploma": the number of a level, with what has it. */
  private static boolean isStage(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    return Quantities.isOfStage(sentence.tokens(), claimed)
        && Quantities.isOfStage(source.tokens(), given)
        && IntStream.of(claimed.from() - 2, claimed.to())
            .filter(it -> it >= 0 && it < sentence.tokens().size())
            .mapToObj(sentence.tokens()::get)
            .filter(Token::isContent)
            .allMatch(it -> source.keys().contains(Lexicon.INSTANCE.key(it.firstWord())));
  }

  /** What is counted is an abbreviation of what the evidence has, or what one there stands for. */
  private static boolean isShort(Claim claim, Quantity claimed) {
    return Abbreviations.spelledOut(claim).contains(claimed.to());
  }

  private static boolean goesTheSameWay(Sentence sentence, Sentence source) {
    return !isTurned(sentence, source, "=reduce", "=increase")
        && !isTurned(sentence, source, "=increase", "=reduce");
  }

  private static boolean isTurned(
      Sentence sentence, Sentence source, String claimed, String given) {
    return sentence.keys().contains(claimed)
        && !sentence.keys().contains(given)
        && source.keys().contains(given)
        && !source.keys().contains(claimed);
  }

  /** A number of things that the sentence itself lists, each of them known. */
  private static boolean isListed(Claim claim, Quantity claimed) {
    if (!claimed.unit().isEmpty() || claimed.bound() != Quantity.Bound.NONE) {
      return false;
    }
    var items = new ArrayList<Token>();
    var from = -1;
    for (var i = claimed.to(); i < claim.tokens().size(); i++) {
      var token = claim.tokens().get(i);
      if (token.is(":") || token.is("(")) {
        from = i + 1;
        break;
      }
    }
    if (from < 0) {
      return false;
    }
    for (var i = from; i < claim.tokens().size() && !claim.tokens().get(i).is(")"); i++) {
      if (claim.tokens().get(i).isContent()) {
        items.add(claim.tokens().get(i));
      }
    }
    return claimed.value().intValue() == items.size()
        && items.stream()
            .allMatch(it -> claim.scopeHas(it.key()) || claim.known().hasCompoundOf(it.word()));
  }

  /** From nine to one is not from one to nine. */
  private static Message pairs(Claim claim) {
    var claimed =
        claim.sentence().quantities().stream().filter(it -> !TimePolicy.isTime(claim, it)).toList();
    for (var i = 0; i + 1 < claimed.size(); i++) {
      var pair = ordered(claimed.get(i), claimed.get(i + 1));
      if (pair.getFirst().role() != Quantity.Role.FROM && pair.getLast().role() != Quantity.Role.TO
          || isOfCount(claim, pair)
          || countOthers(pair.getFirst(), pair.getLast())
          || !pair.getFirst().unit().equals(pair.getLast().unit())) {
        continue;
      }
      for (var source : claim.scope()) {
        var given = source.sentence().quantities();
        for (var j = 0; j + 1 < given.size(); j++) {
          var known = ordered(given.get(j), given.get(j + 1));
          if (known.getFirst().hasValueOf(pair.getLast())
              && known.getLast().hasValueOf(pair.getFirst())
              && !known.getFirst().hasValueOf(pair.getFirst())) {
            return Message.of(
                "\"%s\" and \"%s\" have changed places",
                pair.getFirst().surface(), pair.getLast().surface());
          }
        }
      }
    }
    return null;
  }

  /** "A team of five": no start of a change, where nothing ends it. */
  private static boolean isOfCount(Claim claim, List<Quantity> pair) {
    return pair.getFirst().from() > 0
        && Counting.OF.contains(claim.tokens().get(pair.getFirst().from() - 1).word())
        && pair.getFirst().role() == Quantity.Role.FROM
        && pair.getLast().role() != Quantity.Role.TO;
  }

  /** "of 45,000 words for eight customers" tells no change. */
  private static boolean countOthers(Quantity first, Quantity second) {
    return !first.counted().isEmpty()
        && !second.counted().isEmpty()
        && second.counted().stream().noneMatch(first.counted()::contains);
  }

  private static List<Quantity> ordered(Quantity first, Quantity second) {
    var isTurned = second.role() == Quantity.Role.FROM && first.role() != Quantity.Role.FROM;
    return isTurned ? List.of(second, first) : List.of(first, second);
  }
}
