package dev.jobtrail.guard;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Years of experience that follow from the dates of positions. */
final class Durations {

  /** Said "almost N years" when at most so many months are missing. */
  private static final int NEARLY = 4;

  /** As long as two words must agree in their beginnings to speak of the same. */
  private static final int COMMON_START = 6;

  private static final Set<String> WITHIN =
      Set.of("within", "in", "innerhalb", "binnen", "en", "dans", "tras", "nach", "apres", "under");

  /** What follows says where so long was spent: "after four years as", "après trois ans en". */
  static final Set<String> SPENT =
      Set.of(
          "as", "als", "comme", "como", "in", "im", "en", "dans", "chez", "bei", "beim", "at", "au",
          "am", "an", "aux", "a", "with", "mit", "de", "of", "auf");

  private Durations() {}

  static boolean support(Claim claim, Quantity claimed) {
    if (isSpanOfWork(claim, claimed)
        || !claimed.unit().equals("month")
        || claimed.value().signum() <= 0) {
      return false;
    }
    var worked = months(entries(claim, claimed), claim.known().today());
    var months = claim.named().isEmpty() ? Math.max(worked, monthsSince(claim, claimed)) : worked;
    var value = claimed.value();
    if (months == 0) {
      return false;
    }
    var known = BigDecimal.valueOf(months);
    return switch (claimed.bound()) {
      case SEVERAL -> false;
      case ABOVE -> known.compareTo(value) >= 0;
      case BELOW ->
          known.compareTo(value) <= 0
              && known.add(BigDecimal.valueOf(NEARLY)).compareTo(value) >= 0;
      case NONE -> known.add(BigDecimal.ONE).compareTo(value) >= 0;
    };
  }

  /** "Three-year apprenticeship" where a course with its words or its school took about so long. */
  static boolean isOfCourse(Claim claim, Quantity claimed) {
    var content = claim.sentence().clauseOf(claimed.from()).content();
    return claimed.unit().equals("month")
        && claimed.bound() == Quantity.Bound.NONE
        && claim.known().entries().values().stream()
            .filter(it -> it.pointer().startsWith("/education/"))
            .filter(it -> it.start() != null && it.end() != null)
            .filter(it -> !claim.known().isUnfinished(it.pointer()))
            .filter(
                it -> Math.abs(months(List.of(it), null) - claimed.value().intValue()) <= NEARLY)
            .anyMatch(
                it ->
                    claim.named().contains(it.pointer())
                        || claim.known().all().stream()
                            .filter(known -> known.entry().equals(it.pointer()))
                            .anyMatch(
                                known -> !Collections.disjoint(known.sentence().keys(), content)));
  }

  /** "within one year" says how long a piece of work took, "after four years as" does not. */
  private static boolean isSpanOfWork(Claim claim, Quantity claimed) {
    var tokens = claim.tokens();
    return !(claimed.to() < tokens.size() && SPENT.contains(tokens.get(claimed.to()).word()))
        && claim.tokens().subList(Math.max(0, claimed.from() - 2), claimed.from()).stream()
            .anyMatch(it -> WITHIN.contains(it.word()));
  }

  /** The positions of which the words around the number speak. */
  private static List<Entry> entries(Claim claim, Quantity claimed) {
    var known = claim.known();
    var positions =
        known.entries().values().stream()
            .filter(it -> it.pointer().startsWith("/work/") && it.start() != null)
            .toList();
    var named = namedBehind(claim, claimed);
    if (!named.isEmpty()) {
      return positions.stream().filter(it -> named.contains(it.pointer())).toList();
    }
    var about = about(claim, claimed);
    var result = of(known, positions, about);
    return result.isEmpty() && isOfProfession(claim, about) ? positions : result;
  }

  /** Positions that have one of the words; where these name an occupation, one of those. */
  static List<Entry> of(KnownFacts known, List<Entry> positions, Collection<Token> about) {
    var titles = about.stream().filter(Token::isTitle).toList();
    var held = having(known, positions, titles);
    return held.isEmpty() ? having(known, positions, about) : held;
  }

  private static List<Entry> having(
      KnownFacts known, List<Entry> positions, Collection<Token> words) {
    return positions.stream()
        .filter(
            it ->
                words.stream()
                    .anyMatch(word -> known.hasWordLike(it.pointer(), word, COMMON_START)))
        .toList();
  }

  /** Months since the time that the summary tells for the same: "a waiter since 2014". */
  private static int monthsSince(Claim claim, Quantity claimed) {
    var content = claim.sentence().clauseOf(claimed.from()).content();
    var today = claim.known().today();
    return claim.known().all().stream()
        .filter(it -> it.pointer().equals("/basics/summary"))
        .map(KnownSentence::sentence)
        .filter(it -> it.hasContentOf(content))
        .flatMap(it -> it.times().stream())
        .filter(TimeMention::open)
        .mapToInt(it -> (today.year() - it.start().year()) * 12)
        .max()
        .orElse(0);
  }

  /**
   * "Seven years at A and four at B": each number has its own employer, else all that are named.
   */
  private static Set<String> namedBehind(Claim claim, Quantity claimed) {
    var to =
        claim.sentence().quantities().stream()
            .mapToInt(Quantity::from)
            .filter(it -> it >= claimed.to())
            .min()
            .orElse(claim.tokens().size());
    var keys = claim.tokens().subList(claimed.to(), to).stream().map(Token::key).toList();
    var own =
        claim.named().stream()
            .filter(it -> keys.containsAll(claim.known().entries().get(it).names()))
            .collect(Collectors.toUnmodifiableSet());
    return own.isEmpty() ? claim.named() : own;
  }

  /** Words that stand in the label and no position narrow nothing down. */
  private static boolean isOfProfession(Claim claim, Set<Token> about) {
    return about.stream()
        .allMatch(
            it ->
                claim.known().all().stream()
                    .anyMatch(
                        known ->
                            known.pointer().equals("/basics/label")
                                && known.sentence().keys().contains(it.key())));
  }

  private static Set<Token> about(Claim claim, Quantity claimed) {
    var tokens = claim.tokens();
    var result = new HashSet<Token>();
    for (var i = claimed.to(); i < tokens.size(); i++) {
      var it = tokens.get(i);
      if (it.kind() == Token.Kind.SIGN || it.isNumber() || Clause.isLink(it.word())) {
        break;
      }
      if (it.isContent()) {
        result.add(it);
      }
    }
    if (result.isEmpty()) {
      claim.sentence().clauseOf(claimed.from()).tokens().stream()
          .filter(it -> it.isTitle() && it.start() < tokens.get(claimed.from()).start())
          .forEach(result::add);
    }
    return result;
  }

  /** Months of the positions, overlaps counted once. */
  private static int months(List<Entry> entries, CalendarTime today) {
    var months = new HashSet<Integer>();
    for (var it : entries) {
      var end = it.end() == null ? today : it.end();
      var isCoarse = it.start().month() == 0 || end.month() == 0;
      var from = it.start().year() * 12 + Math.max(it.start().month() - 1, 0);
      var to = end.year() * 12 + Math.max(end.month() - 1, 0) - (isCoarse ? 1 : 0);
      for (var month = from; month <= to; month++) {
        months.add(month);
      }
    }
    return months.size();
  }
}
