package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Refuses numbers, and what they count, that the evidence does not have. */
final class NumberPolicy implements Policy {

  private static final Set<String> ONE =
      Set.of("one", "eins", "ein", "eine", "einem", "einer", "einen", "uno", "un", "une", "una");

  /** What is counted where colleagues and oneself are. */
  private static final List<String> COMPANY = List.of("=people", "=team");

  private static final Set<String> STARTS =
      Set.of("from", "von", "vom", "de", "del", "du", "des", "desde", "depuis");

  private static final Set<String> ENDS =
      Set.of("to", "auf", "bis", "al", "a", "hasta", "au", "jusque");

  private static final Set<String> UP_TO = Set.of("up", "bis_zu", "bis", "hasta", "jusque");

  private static final Set<String> OF = Set.of("of", "von", "de", "des", "los", "las");

  private static final Set<String> PEOPLE =
      Set.of(
          "=people",
          "=student",
          "=child",
          "=patient",
          "=guest",
          "=resident",
          "=employee",
          "=customer");

  /** Words that hold for people of any trade. */
  private static final Set<String> ANYBODY = Set.of("=people", "=colleague");

  /** Units of durations, which do not convert into each other. */
  private static final Set<String> TIMES = Set.of("ms", "month");

  /** Shared by sentences on quite different matters. */
  private static final Set<String> CHANGES =
      Set.of("=reduce", "=increase", "=improve", "=average", "=annual");

  /** How far a number may lie from the round one that is said to be below or above. */
  private static final double MOST_ROUNDED = 1.6;

  private static final double MOST_OF_SEVERAL = 10;

  /** Halves, quarters, fifths and tenths are whole multiples of so many percent. */
  private static final BigDecimal EXACT_SHARE = BigDecimal.valueOf(5);

  /** In letters. */
  private static final int SHORTEST_HEAD = 4;

  /** Sections whose texts are names. */
  private static final Set<String> NAMES = Set.of("/skills", "/certificates", "/education");

  /** How many words behind a number may belong to what is counted. */
  private static final int COUNTED_REACH = 3;

  private static final double LEAST_ROUNDED = 0.9;

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
          && !isBetweenYears(claim, claimed)
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

  /** "Vorschrift 3", "Level 3" where the evidence has "V3", "L3". */
  private static boolean isNumbered(Claim claim, Quantity claimed) {
    if (claimed.from() == 0) {
      return false;
    }
    var before = claim.tokens().get(claimed.from() - 1);
    var number = claim.tokens().get(claimed.from());
    return before.isContent()
        && number.isNumber()
        && claim.sources().stream()
            .flatMap(it -> it.sentence().tokens().stream())
            .anyMatch(it -> it.is(before.word().charAt(0) + number.word()));
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
    var isReplaced = known.pointer().equals(claim.place());
    return (given.hasValueOf(claimed) && claimed.claimsNoMoreThan(given)
            || isRounded(given, claimed)
            || isUpTo(claim.sentence(), source, given, claimed)
            || isCutShare(given, claimed)
            || isFrequency(claim, source, given, claimed))
        && !(given.role() == Quantity.Role.BY && isOfRange(claim.sentence(), claimed))
        && (Quantities.isOfStage(source.tokens(), given)
            || !Quantities.isOfStage(claim.tokens(), claimed))
        && (isShort(claim, claimed)
            || isLabel(claim.sentence(), source, given, claimed)
            || isOneOfLabels(claim.sentence(), source, given, claimed)
            || isStage(claim.sentence(), source, given, claimed)
            || isReplaced && isReworded(claim, source, given, claimed)
            || isReplaced && isOnlyOne(claim.sentence(), source, given, claimed)
            || countsTheSame(claim, source, isReplaced, given, claimed))
        && goesTheSameWay(claim.sentence(), source)
        && !isWholeOfPart(claim.sentence(), source, given)
        && !isOfOtherRhythm(claim, source, claimed);
  }

  /** "In six rooms" where the evidence has one of the six. */
  private static boolean isWholeOfPart(Sentence sentence, Sentence source, Quantity given) {
    var part =
        source.quantities().stream()
            .filter(it -> Derived.isPart(source, it, given) && given.to() > given.from())
            .findFirst();
    return part.isPresent()
        && sentence.hasContentOf(source.content())
        && sentence.quantities().stream().noneMatch(it -> it.hasValueOf(part.get()))
        && sentence.quantities().stream().noneMatch(it -> it.unit().equals("%"));
  }

  /** "Two a day" where the evidence has two a week. */
  private static boolean isOfOtherRhythm(Claim claim, Sentence source, Quantity claimed) {
    var tokens = claim.sentence().clauseOf(claimed.from()).tokens();
    if (tokens.stream()
        .filter(it -> Lexicon.INSTANCE.isRhythm(it.key()))
        .allMatch(it -> FrequencyPolicy.isKnown(claim, claim.tokens().indexOf(it)))) {
      return false; // "twice a week" for "two days a week"
    }
    var said = rhythms(claim.sentence().clauseOf(claimed.from()).content());
    var known = rhythms(source.keys());
    return !said.isEmpty()
        && !known.isEmpty()
        && said.stream()
            .noneMatch(it -> known.contains(it) || Derived.hasRhythm(source.keys(), it));
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
        && ENDS.contains(sentence.tokens().get(start.to()).word());
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

  private static boolean isOf(Sentence sentence, Quantity claimed, String key) {
    return sentence.tokens().subList(claimed.from(), claimed.to()).stream()
        .anyMatch(it -> it.key().equals(key));
  }

  /** "More than thirty" follows from 35, and "almost a hundred" from 96. */
  private static boolean isRounded(Quantity given, Quantity claimed) {
    var isChange = given.role() == Quantity.Role.BY;
    var isEnd = claimed.role() == Quantity.Role.FROM || claimed.role() == Quantity.Role.TO;
    if (!given.unit().equals(claimed.unit())
        || given.bound() != Quantity.Bound.NONE
        || isChange && isEnd) {
      return false;
    }
    var value = given.value().doubleValue();
    var said = claimed.value().doubleValue();
    return switch (claimed.bound()) {
      case NONE -> false;
      case ABOVE -> value > said && value <= said * MOST_ROUNDED;
      case BELOW -> value < said && value >= said * LEAST_ROUNDED;
      case SEVERAL -> value >= 2 * said && value < MOST_OF_SEVERAL * said;
    };
  }

  /** "Up to 65 calls" where the evidence has 65. */
  private static boolean isUpTo(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    return given.hasValueOf(claimed)
        && given.bound() == Quantity.Bound.NONE
        && (given.role() == Quantity.Role.NONE || isEndOfRange(source, given))
        && claimed.role() == Quantity.Role.NONE
        && claimed.from() > 0
        && sentence.tokens().subList(Math.max(0, claimed.from() - 2), claimed.from()).stream()
            .anyMatch(it -> UP_TO.contains(it.word()));
  }

  /** The 30 of "for 20 to 30 people", where nothing changed from the one to the other. */
  private static boolean isEndOfRange(Sentence source, Quantity it) {
    return it.role() == Quantity.Role.TO
        && source.quantities().stream()
            .anyMatch(start -> start.to() + 1 == it.from() && start.role() == Quantity.Role.NONE);
  }

  /** "66 %" for two thirds: cut where others round. */
  private static boolean isCutShare(Quantity given, Quantity claimed) {
    return given.unit().equals("%")
        && claimed.unit().equals("%")
        && claimed.claimsNoMoreThan(given)
        && !given.surface().contains("%")
        && given.value().remainder(EXACT_SHARE).signum() != 0
        && given.value().subtract(claimed.value()).compareTo(BigDecimal.ONE) == 0;
  }

  private static boolean countsTheSame(
      Claim claim, Sentence source, boolean isReplaced, Quantity given, Quantity claimed) {
    var sentence = claim.sentence();
    var content = sentence.clauseOf(claimed.from()).content();
    if (isReplaced
        && given.counted().isEmpty()
        && claimed.role() != Quantity.Role.NONE
        && claimed.role() == given.role()
        && isWithoutNoun(sentence, claimed)) {
      return true; // "fell by 18 to 12"
    }
    if (claimed.counted().isEmpty() || !claimed.unit().isEmpty()) {
      var employers = claim.known().namesOf(claim.named());
      var said =
          content.stream()
              .filter(it -> !employers.contains(it))
              .filter(it -> !Lexicon.INSTANCE.isRhythm(it))
              .filter(it -> !isOf(sentence, claimed, it) && (isReplaced || !CHANGES.contains(it)))
              .collect(Collectors.toUnmodifiableSet());
      var near = content.isEmpty() ? sentence.content() : said;
      var several =
          source.quantities().stream().filter(it -> it.unit().equals(given.unit())).count() > 1;
      var clause = source.clauseOf(given.from()).content();
      var around = several && !clause.isEmpty() ? clause : source.keys();
      return near.isEmpty()
          || !Collections.disjoint(heads(near), heads(around))
          || isReplaced && hasPartOf(sentence, source, claimed);
    }
    if (isOfPeople(claim, source, given, claimed)) {
      return true;
    }
    if (given.counted().stream().anyMatch(claimed.counted()::contains)) {
      return given.counted().isEmpty()
          || claimed.counted().contains(given.counted().getFirst())
          || given.counted().contains(claimed.counted().getFirst())
          || hasOtherQuality(sentence, claimed);
    }
    if (given.counted().equals(Derived.OTHER_PEOPLE) && Derived.countsOthers(sentence, claimed)) {
      return true; // "with two others" for "one of three"
    }
    var first = claimed.counted().getFirst();
    var isOneOf =
        claimed.from() > 0
            && OF.contains(sentence.tokens().get(claimed.from() - 1).word())
            && given.counted().equals(COMPANY);
    if (Abbreviations.isSpelledIn(first, source)
        || isReplaced && isSynonym(sentence, source, given, claimed)
        || isCompound(sentence, source, given, claimed)
        || isHeadOfCompound(sentence, source, given, claimed)
        || isGroupOf(source, given, claimed)
        || isOneOf
        || isCoordinated(sentence, source, given, claimed)) {
      return true;
    }
    if (isReplaced && countsPeople(sentence, source, given, claimed)) {
      return true;
    }
    if (claimed.counted().equals(Derived.PEOPLE)
            && given.counted().stream().limit(1).anyMatch(it -> PEOPLE.contains(it))
        || first.equals("=people") && countsPersons(source, given)) {
      return true; // "elfköpfig" where the evidence has eleven employees, "30 people" for guests
    }
    var next = claimed.to() < sentence.tokens().size() ? sentence.tokens().get(claimed.to()) : null;
    var isNamed = next != null && next.isContent();
    return (given.counted().isEmpty() || !isNamed)
        && (source.keys().contains(first)
            || isReplaced
                && given.counted().isEmpty()
                && claimed.counted().stream().anyMatch(source.keys()::contains)
            || hasKin(source, first)
            || isReplaced && given.counted().isEmpty() && hasTail(sentence, source, claimed))
        && source.quantities().stream()
            .noneMatch(it -> it != given && it.counted().contains(first));
  }

  /**
   * "300 loans" where the replaced text has "300 documents" and no other number of that value: the
   * noun is another word for what was counted, unless the evidence knows it as something else.
   */
  private static boolean isReworded(
      Claim claim, Sentence source, Quantity given, Quantity claimed) {
    var sentence = claim.sentence();
    var said = counted(sentence, claimed);
    return said != null
        && claimed.unit().isEmpty()
        && (!isPerson(said) || given.counted().stream().anyMatch(NumberPolicy::isPeople))
        && (source.keys().contains(said.key()) || !claim.known().knows(said.key()))
        && sentence.tokens().stream()
            .skip(claimed.to())
            .limit(COUNTED_REACH)
            .noneMatch(it -> it.isTitle() && !source.keys().contains(it.key()))
        && !said.isTechnology()
        && !Lexicon.INSTANCE.isStrong(said.word())
        && source.quantities().stream().filter(it -> it.hasValueOf(claimed)).count() == 1
        && sentence.quantities().stream().filter(it -> it.hasValueOf(claimed)).count() == 1
        && given.counted().stream().anyMatch(it -> !sentence.keys().contains(it))
        && source.quantities().stream()
            .filter(it -> it != given)
            .noneMatch(it -> it.counted().stream().anyMatch(claimed.counted()::contains));
  }

  /** "25 per shift": a measure, or a number without a noun, that both texts have once. */
  private static boolean isOnlyOne(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    return (claimed.counted().isEmpty()
            || !claimed.unit().isEmpty()
            || standsAlone(sentence, claimed)
                && !given.counted().isEmpty()
                && sentence.keys().contains(given.counted().getFirst())
            || claimed.role() == given.role()
                && standsAlone(sentence, claimed)
                && standsAlone(source, given))
        && (source.hasContentOf(sentence.content())
            || haveSameNext(sentence, source, given, claimed))
        && source.quantities().stream().filter(it -> it.hasValueOf(claimed)).count() == 1
        && sentence.quantities().stream().filter(it -> it.hasValueOf(claimed)).count() == 1;
  }

  /** "Um 18 auf 12 zurück": a preposition or the particle of the verb follows. */
  private static boolean isWithoutNoun(Sentence sentence, Quantity it) {
    if (it.to() >= sentence.tokens().size()) {
      return true;
    }
    var next = sentence.tokens().get(it.to());
    return !next.isContent() || WordFamily.isParticle(sentence, it.to());
  }

  /** "Eight patients" for "patients, eight people"; "eleven-person" for "a kitchen of eleven". */
  private static boolean countsPeople(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    var said = behind(sentence, claimed);
    var isOfThem =
        given.counted().contains("=people")
            && (claimed.counted().stream()
                    .anyMatch(it -> isPeople(it) && source.keys().contains(it))
                || said != null && Lexicon.INSTANCE.is("participant", said.word()));
    var isBare =
        given.counted().isEmpty()
            && given.from() > 0
            && OF.contains(source.tokens().get(given.from() - 1).word())
            && claimed.counted().contains("=people");
    return isOfThem
        || isBare
        || claimed.counted().contains("=people") && countsPersons(source, given);
  }

  /** "Two colleagues" for two hygienists, "130 people" for 130 employees. */
  private static boolean isOfPeople(
      Claim claim, Sentence source, Quantity given, Quantity claimed) {
    if (claimed.counted().isEmpty() || !ANYBODY.contains(claimed.counted().getFirst())) {
      return false;
    }
    var first = given.counted().isEmpty() ? "" : given.counted().getFirst();
    return isPeople(first)
        || ANYBODY.contains(first)
        || countsPersons(source, given)
        || claim.known().isInTitle(first);
  }

  static boolean countsPersons(Sentence source, Quantity given) {
    var noun = behind(source, given);
    return noun != null
        && (isPerson(noun)
            || Lexicon.INSTANCE.is("participant", noun.word())
            || Lexicon.INSTANCE.isTitleOfSeveral(noun.word()));
  }

  /** The first word of a phrase such as "budget de", and the key of any other word or meaning. */
  private static Set<String> heads(Set<String> keys) {
    return keys.stream()
        .map(it -> isPhrase(it) ? Lexicon.INSTANCE.key(it.substring(0, it.indexOf('_'))) : it)
        .collect(Collectors.toSet());
  }

  /** "=night_shift" is the name of a meaning. */
  private static boolean isPhrase(String key) {
    return !key.startsWith("=") && key.indexOf('_') > 0;
  }

  /** "Two of which", "two were added": no noun follows. */
  private static boolean standsAlone(Sentence sentence, Quantity it) {
    return it.unit().isEmpty()
        && it.to() < sentence.tokens().size()
        && sentence.tokens().get(it.to()).isWord()
        && Lexicon.INSTANCE.isFunction(sentence.tokens().get(it.to()).word());
  }

  /** "60 managers": a title is no word of content. */
  private static boolean haveSameNext(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    return claimed.to() < sentence.tokens().size()
        && given.to() < source.tokens().size()
        && given.to() > given.from()
        && sentence.tokens().get(claimed.to()).key().equals(source.tokens().get(given.to()).key());
  }

  private static boolean isPerson(Token it) {
    return isPeople(it.key()) || Lexicon.INSTANCE.is("person", it.word());
  }

  /** "Four newly recruited porters" where the evidence has four new ones. */
  private static boolean hasOtherQuality(Sentence sentence, Quantity claimed) {
    var first = counted(sentence, claimed);
    return first != null
        && !WordClass.isNoun(sentence.language(), first.surface())
        && (WordClass.isAdjective(sentence.language(), first.surface())
            || WordClass.isVerbOrAdverb(sentence.language(), first.surface()));
  }

  /** "40 crowns and bridges" are 40 bridges and crowns. */
  private static boolean isCoordinated(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    var known = coordinated(source, given);
    return known.size() == 2 && known.equals(coordinated(sentence, claimed));
  }

  private static Set<String> coordinated(Sentence sentence, Quantity it) {
    var tokens = sentence.tokens();
    var at = it.to();
    return at + 2 < tokens.size()
            && tokens.get(at).isContent()
            && Clause.isLink(tokens.get(at + 1).word())
            && tokens.get(at + 2).isContent()
        ? new HashSet<>(List.of(tokens.get(at).key(), tokens.get(at + 2).key()))
        : Set.of();
  }

  /** "25 Händleranfragen" are 25 inquiries by dealers. */
  private static boolean isCompound(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    var longer = counted(sentence, claimed);
    var shorter = counted(source, given);
    if (longer == null || shorter == null || !sentence.language().hasCapitalNouns()) {
      return false;
    }
    var stem = Stem.of(longer.word());
    var tail = Stem.of(shorter.word());
    return stem.endsWith(tail)
        && stem.length() > tail.length()
        && source.tokens().stream()
            .filter(Token::isContent)
            .map(it -> Stem.of(it.word()))
            .anyMatch(it -> it.length() > SHORTEST_HEAD && stem.startsWith(it));
  }

  /** "85 Umläufe" where the evidence has "85 Linienumläufe". */
  private static boolean isHeadOfCompound(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    var shorter = counted(sentence, claimed);
    var longer = counted(source, given);
    return shorter != null
        && longer != null
        && sentence.language().hasCapitalNouns()
        && shorter.word().length() >= SHORTEST_HEAD
        && Stem.of(longer.word()).endsWith(Stem.of(shorter.word()));
  }

  /** "35 pairs of glasses" where the replaced text has spectacles. */
  private static boolean isSynonym(
      Sentence sentence, Sentence source, Quantity given, Quantity claimed) {
    var said = counted(sentence, claimed);
    var known = counted(source, given);
    return said != null
        && known != null
        && (Paraphrases.areOne(sentence.language(), said, known)
            || said.word().endsWith("_" + known.word())); // a phrase: "new starters"
  }

  private static Token counted(Sentence sentence, Quantity it) {
    var noun = behind(sentence, it);
    return noun != null && noun.isContent() ? noun : null;
  }

  /** The word right behind the number, or behind the end of the range that it begins. */
  private static Token behind(Sentence sentence, Quantity it) {
    var tokens = sentence.tokens();
    if (it.to() == 0) {
      return null; // derived from others
    }
    var at =
        sentence.quantities().stream()
            .filter(next -> next.from() == it.to() + 1)
            .filter(_ -> tokens.get(it.to()).is("-") || ENDS.contains(tokens.get(it.to()).word()))
            .map(Quantity::to)
            .findFirst()
            .orElse(it.to());
    return at < tokens.size() && tokens.get(at).isWord() ? tokens.get(at) : null;
  }

  /** "Portalabdeckung" where the source has a part of the word. */
  private static boolean hasPartOf(Sentence sentence, Sentence source, Quantity claimed) {
    return sentence.language().hasCapitalNouns()
        && sentence.clauseOf(claimed.from()).tokens().stream()
            .filter(Token::isContent)
            .map(it -> Stem.of(it.word()))
            .anyMatch(
                word ->
                    source.tokens().stream()
                        .filter(Token::isContent)
                        .map(it -> Stem.of(it.word()))
                        .anyMatch(it -> it.length() > SHORTEST_HEAD && word.endsWith(it)));
  }

  /** "Ten Dienstreisen" where the source has "Reisen, about ten a month". */
  private static boolean hasTail(Sentence sentence, Sentence source, Quantity claimed) {
    var counted = counted(sentence, claimed);
    return counted != null
        && sentence.language().hasCapitalNouns()
        && source.tokens().stream()
            .filter(Token::isContent)
            .map(it -> Stem.of(it.word()))
            .anyMatch(it -> it.length() >= SHORTEST_HEAD && Stem.of(counted.word()).endsWith(it));
  }

  private static boolean hasKin(Sentence source, String stem) {
    return source.tokens().stream()
        .filter(Token::isContent)
        .anyMatch(it -> WordFamily.areKin(it.word(), stem));
  }

  static boolean isPeople(String key) {
    return PEOPLE.contains(key);
  }

  /** "a class of 29" are 29 pupils, "29 classes" are not. */
  private static boolean isGroupOf(Sentence source, Quantity given, Quantity claimed) {
    var tokens = source.tokens();
    return given.counted().size() == 1
        && Fractions.isGroup(given.counted().getFirst())
        && !(given.to() < tokens.size()
            && tokens.get(given.to()).key().equals(given.counted().getFirst()))
        && PEOPLE.contains(claimed.counted().getFirst());
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
        && claim.scope().stream()
            .anyMatch(
                it -> items.stream().map(Token::key).allMatch(it.sentence().keys()::contains));
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
        && OF.contains(claim.tokens().get(pair.getFirst().from() - 1).word())
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
