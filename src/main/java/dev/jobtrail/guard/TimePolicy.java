package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Refuses years, dates and periods that the evidence does not have. */
final class TimePolicy implements Policy {

  private static final Pattern AWARDS = Pattern.compile("^/(?:publications|awards|certificates)/");

  private static final int WORDS_BEFORE = 4;
  private static final int WORDS_BEHIND = 4;
  private static final int COMMON_START = 6;

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Pattern AWARD_NAME =
      Pattern.compile("/(?:awards|publications|certificates)/\\d+/(?:name|title)");

  @Override
  public Message refusal(Claim claim) {
    var replacing = replacing(claim);
    if (replacing != null) {
      return Message.of("the evidence has another time than \"%s\" here", replacing.surface());
    }
    return claim.sentence().times().stream()
        .filter(it -> !claim.isWish(it.from()))
        .filter(
            it ->
                isFurtherYear(claim, it)
                    || !(isKnown(claim, it) && !isOfOtherAward(claim, it))
                        && !(it.bare() && isNumber(claim, it)))
        .findFirst()
        .map(it -> Message.of("the time \"%s\" is not what the evidence says", it.surface()))
        .orElse(null);
  }

  /** The only time of the claim, where the text that it replaces has another one. */
  private static TimeMention replacing(Claim claim) {
    var own =
        claim.scope().stream()
            .filter(it -> !it.entry().isEmpty() && it.pointer().equals(claim.place()))
            .filter(it -> it.sentence().hasContentOf(claim.sentence().content()))
            .flatMap(it -> it.sentence().times().stream())
            .toList();
    var claimed = claim.sentence().times().stream().filter(it -> !isOfFacts(claim, it)).toList();
    return own.isEmpty()
            || claimed.isEmpty()
            || claimed.stream()
                .anyMatch(
                    it ->
                        own.stream()
                            .anyMatch(
                                given ->
                                    follows(it, given) && given.open() == it.open()
                                        || isOfChange(claim, it)
                                        || isTakenUp(claim, it, given)))
        ? null
        : claimed.getFirst();
  }

  /** "In 2018 and 2019" where the replaced text has 2019. */
  private static boolean isFurtherYear(Claim claim, TimeMention claimed) {
    var own = Sources.replaced(claim).flatMap(it -> it.times().stream()).toList();
    return claim.place().contains("/highlights/")
        && !claimed.isSpan()
        && !own.isEmpty()
        && !isOfFacts(claim, claimed)
        && own.stream().noneMatch(it -> isWithin(claimed, it))
        && claim.sentence().times().stream()
            .filter(it -> it != claimed && own.stream().anyMatch(given -> follows(it, given)))
            .anyMatch(it -> isListedWith(claim.tokens(), it, claimed));
  }

  private static boolean isWithin(TimeMention claimed, TimeMention given) {
    return follows(claimed, given)
        || given.isSpan()
            && given.end() != null
            && claimed.start().year() > given.start().year()
            && claimed.start().year() < given.end().year();
  }

  private static boolean isListedWith(List<Token> tokens, TimeMention one, TimeMention other) {
    var from = Math.min(one.to(), other.to());
    var to = Math.max(one.from(), other.from());
    return from < to
        && tokens.subList(from, to).stream()
            .allMatch(
                it ->
                    it.is(",")
                        || it.isNumber()
                        || Clause.isLink(it.word())
                        || Lexicon.INSTANCE.isFunction(it.word()))
        && tokens.subList(from, to).stream().anyMatch(it -> it.is(",") || Clause.isLink(it.word()));
  }

  /** The span between two years, each with its number: "from 11 in 2021 to 4 in 2022". */
  static TimeMention changed(Sentence source) {
    var times = source.times();
    var isOfYears =
        times.size() == 2
            && times.stream().allMatch(it -> !it.isSpan() && it.start().month() == 0)
            && times.get(0).start().year() < times.get(1).start().year()
            && source.quantities().stream()
                    .filter(it -> times.stream().noneMatch(time -> time.from() == it.from()))
                    .count()
                == 2;
    return isOfYears
        ? new TimeMention(
            times.get(0).start(),
            times.get(1).start(),
            false,
            false,
            times.get(0).from(),
            times.get(1).to(),
            "")
        : null;
  }

  private static boolean isOfChange(Claim claim, TimeMention claimed) {
    return claimed.isSpan()
        && Sources.replaced(claim)
            .map(TimePolicy::changed)
            .filter(Objects::nonNull)
            .anyMatch(it -> follows(claimed, it));
  }

  private static boolean isOfFacts(Claim claim, TimeMention claimed) {
    return claim.scope().stream()
        .filter(it -> it.entry().equals(KnownSentence.FACTS))
        .flatMap(it -> it.sentence().times().stream())
        .anyMatch(it -> claimed.start().followsFrom(it.start()));
  }

  /** "In production since January" where a confirmed fact says that it went live then. */
  private static boolean isSinceFact(Claim claim, TimeMention claimed) {
    var content = claim.sentence().clauseOf(claimed.from()).content();
    return claimed.open()
        && claim.scope().stream()
            .filter(it -> it.entry().equals(KnownSentence.FACTS))
            .map(KnownSentence::sentence)
            .filter(it -> it.hasContentOf(content))
            .flatMap(it -> it.times().stream())
            .anyMatch(it -> claimed.start().followsFrom(it.start()));
  }

  static boolean isTime(Claim claim, Quantity claimed) {
    return claimed.unit().isEmpty()
        && claim.sentence().times().stream()
            .anyMatch(
                it -> it.from() <= claimed.from() && claimed.to() <= it.to() && isKnown(claim, it));
  }

  private static boolean isNumber(Claim claim, TimeMention mention) {
    return claim.sentence().quantities().stream()
        .anyMatch(it -> it.from() == mention.from() && NumberPolicy.isKnown(claim, it));
  }

  private static boolean isKnown(Claim claim, TimeMention claimed) {
    var entries = new LinkedHashSet<String>();
    claim.scope().forEach(it -> entries.add(it.entry()));
    if (isSinceAtEmployer(claim, claimed)) {
      entries.removeIf(it -> !claim.named().contains(it));
    }
    return entries.stream()
            .map(claim.known().entries()::get)
            .filter(Objects::nonNull)
            .anyMatch(it -> isTrueOf(it, claimed) || isTrueOfEmployer(claim, it, claimed))
        || claim.scope().stream()
            .flatMap(it -> it.sentence().times().stream())
            .anyMatch(
                it ->
                    follows(claimed, it)
                        || isHeldSince(claim, claimed, it)
                        || isTakenUp(claim, claimed, it))
        || isOfSummary(claim, claimed)
        || isSinceFact(claim, claimed)
        || isOfChange(claim, claimed)
        || isOfCareer(claim, claimed)
        || !isSinceAtEmployer(claim, claimed) && isOfAnotherPosition(claim, claimed);
  }

  /** "Since 2017 I have worked at A": the time of that position, and not of a certificate. */
  private static boolean isSinceAtEmployer(Claim claim, TimeMention claimed) {
    var clause = claim.sentence().clauseOf(claimed.from());
    return claimed.open()
        && claim.named().stream()
            .map(claim.known().entries()::get)
            .filter(it -> it.pointer().startsWith("/work"))
            .anyMatch(
                it -> clause.tokens().stream().anyMatch(own -> it.names().contains(own.key())))
        && clause.tokens().stream().noneMatch(TimePolicy::isOfLearning);
  }

  private static boolean isOfLearning(Token it) {
    return LEXICON.is("strong", it.word())
        || LEXICON.is("credential", it.word())
        || LEXICON.is("completion", it.word());
  }

  /** What names a publication, award or certificate has the time of that. */
  private static boolean isOfOtherAward(Claim claim, TimeMention claimed) {
    var known = claim.known();
    var clause = claim.sentence().clauseOf(claimed.from()).tokens();
    return isOfOtherNamedAward(claim, claimed)
        || claim
            .tokens()
            .subList(Math.max(0, claimed.from() - WORDS_BEFORE), claimed.from())
            .stream()
            .filter(clause::contains)
            .filter(it -> it.isContent() && !it.isTitle())
            .filter(it -> it.start() > 0 && it.isCapital())
            .flatMap(it -> known.onlyEntry(it.key()).stream())
            .map(known.entries()::get)
            .filter(it -> it != null && AWARDS.matcher(it.pointer()).find() && it.start() != null)
            .anyMatch(it -> !isTrueOf(it, claimed));
  }

  /** "In 2018 I obtained the A certificate": the only time of a sentence with its whole name. */
  private static boolean isOfOtherNamedAward(Claim claim, TimeMention claimed) {
    var named =
        claim.known().all().stream()
            .filter(it -> AWARD_NAME.matcher(it.pointer()).matches())
            .filter(it -> !it.sentence().words().isEmpty())
            .filter(it -> claim.sentence().hasRun(it.sentence().words()))
            .map(it -> claim.known().entries().get(it.entry()))
            .filter(it -> it.start() != null)
            .toList();
    return claim.sentence().times().size() == 1
        && claim.named().isEmpty()
        && !named.isEmpty()
        && named.stream().noneMatch(it -> isTrueOf(it, claimed));
  }

  /** What the summary says of the same matter. */
  private static boolean isOfSummary(Claim claim, TimeMention claimed) {
    var content = claim.sentence().clauseOf(claimed.from()).content();
    return claim.known().all().stream()
        .filter(it -> it.pointer().equals("/basics/summary"))
        .map(KnownSentence::sentence)
        .filter(it -> it.hasContentOf(content))
        .anyMatch(it -> it.times().stream().anyMatch(given -> follows(claimed, given)));
  }

  /** What was obtained in a year is held since then. */
  private static boolean isHeldSince(Claim claim, TimeMention claimed, TimeMention given) {
    return claimed.open()
        && !given.isSpan()
        && claimed.start().followsFrom(given.start())
        && claim.tokens().stream().anyMatch(it -> LEXICON.is("having", it.word()));
  }

  /** "Took over the schedule in 2023": in charge of it since then. */
  private static boolean isTakenUp(Claim claim, TimeMention claimed, TimeMention given) {
    return claimed.open()
        && !given.isSpan()
        && claimed.start().followsFrom(given.start())
        && Sources.replaced(claim)
            .filter(it -> it.times().contains(given))
            .flatMap(it -> it.tokens().stream())
            .anyMatch(it -> LEXICON.is("taking_up", it.word()));
  }

  /** "five years at A, and since 2023 in the nursery": the next words say of which it speaks. */
  private static boolean isOfAnotherPosition(Claim claim, TimeMention claimed) {
    var next =
        claim.tokens().stream()
            .skip(claimed.to())
            .limit(WORDS_BEHIND)
            .filter(Token::isContent)
            .toList();
    return claim.setting() != Setting.IDENTITY
        && claim.place().split("/").length <= 3
        && claim.known().entries().values().stream()
            .filter(it -> isTrueOf(it, claimed))
            .anyMatch(
                it ->
                    next.stream()
                        .anyMatch(
                            word -> claim.known().hasWordLike(it.pointer(), word, COMMON_START)));
  }

  /**
   * What a summary or a letter tells of more than one entry: "a dressmaker since 2018" where
   * positions with one of these words follow each other from then on, and the time of a certificate
   * or a school that the clause names.
   */
  private static boolean isOfCareer(Claim claim, TimeMention claimed) {
    if (claim.place().contains("/highlights/") || claim.setting() == Setting.IDENTITY) {
      return false;
    }
    var words =
        claim.sentence().clauseOf(claimed.from()).tokens().stream()
            .filter(it -> it.isTitle() || it.isContent())
            .toList();
    var known = claim.known();
    var dated = known.entries().values().stream().filter(it -> it.start() != null).toList();
    var learned =
        dated.stream()
            .filter(it -> !it.pointer().startsWith("/work/") && !known.isUnfinished(it.pointer()));
    return learned
            .filter(it -> isTrueOf(it, claimed))
            .anyMatch(
                it ->
                    words.stream()
                        .anyMatch(word -> known.hasWordLike(it.pointer(), word, COMMON_START)))
        || claimed.open() && isChain(claimed, dated, Durations.of(known, dated, words));
  }

  /** Whether positions follow each other from the time on until the last of all. */
  private static boolean isChain(TimeMention claimed, List<Entry> dated, List<Entry> own) {
    var all = sorted(dated);
    var chain = sorted(own);
    chain.removeIf(it -> it.start().year() < claimed.start().year());
    if (chain.isEmpty() || !claimed.start().followsFrom(chain.getFirst().start())) {
      return false;
    }
    for (var i = 0; i + 1 < chain.size(); i++) {
      if (chain.get(i).end() != null && !isNext(chain.get(i).end(), chain.get(i + 1).start())) {
        return false;
      }
    }
    return chain.getLast().end() == null || chain.getLast() == all.getLast();
  }

  /** Positions by their start. */
  private static List<Entry> sorted(List<Entry> entries) {
    return entries.stream()
        .filter(it -> it.pointer().startsWith("/work/"))
        .sorted(Comparator.comparing(it -> it.start().year() * 12 + it.start().month()))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private static boolean isTrueOf(Entry entry, TimeMention claimed) {
    if (!claimed.isSpan()) {
      return claimed.start().followsFrom(entry.start()) || claimed.start().followsFrom(entry.end());
    }
    return claimed.start().followsFrom(entry.start())
        && (claimed.open() ? entry.end() == null : claimed.end().followsFrom(entry.end()));
  }

  /** "At A since 2019", in the second position there: the first began then. */
  private static boolean isTrueOfEmployer(Claim claim, Entry first, TimeMention claimed) {
    return claimed.open()
        && claimed.start().followsFrom(first.start())
        && !first.names().isEmpty()
        && claim.named().contains(first.pointer())
        && claim.known().entries().values().stream()
            .filter(it -> it != first && it.end() == null && it.start() != null)
            .anyMatch(it -> it.names().equals(first.names()) && isNext(first.end(), it.start()));
  }

  private static boolean isNext(CalendarTime end, CalendarTime start) {
    return end != null && (start.year() - end.year()) * 12 + start.month() - end.month() <= 1;
  }

  static boolean follows(TimeMention claimed, TimeMention given) {
    if (!claimed.isSpan()) {
      return claimed.start().followsFrom(given.start()) || claimed.start().followsFrom(given.end());
    }
    return claimed.open() == given.open()
        && claimed.start().followsFrom(given.start())
        && (claimed.open() || claimed.end().followsFrom(given.end()));
  }
}
