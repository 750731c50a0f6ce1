package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * How often something is done.
 *
 * @param rank of a word without a number, from "rarely" on; 0 of a number
 * @param least times a year at least
 * @param most times a year at most
 * @param from index of its first token
 * @param to behind its last token
 */
record Frequency(int rank, double least, double most, int from, int to) {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** Months are no whole weeks, and "about" is often left out. */
  private static final double TOLERANCE = 1.12;

  private static final double WEEKS = 52;
  private static final double MONTHS = 12;
  private static final double DAYS = 365;
  private static final double WORKING_DAYS = 220;
  private static final long MILLISECONDS_OF_DAY = 86_400_000;

  /** Sections of words that tell how often, from the least on. */
  private static final List<String> WORDS =
      List.of("rarely", "sometimes", "regularly", "often", "always");

  /** What each of them may mean, in times a year. */
  private static final double[] LEAST_OF_WORDS = {0, 0, 1, 12, 100};

  private static final double[] MOST_OF_WORDS = {12, 50, 365, 365, 365};

  private static final Map<String, Double> RATES =
      Map.of(
          "=weekly",
          WEEKS,
          "=twice_weekly",
          2 * WEEKS,
          "=fortnightly",
          WEEKS / 2,
          "=monthly",
          MONTHS,
          "=quarterly",
          4.0,
          "=semiannual",
          2.0,
          "=annual",
          1.0);

  private static final Set<String> PER =
      Set.of("per", "a", "pro", "je", "im", "in", "am", "par", "por", "al", "chaque");
  private static final Set<String> SHIFTS = Set.of("shift", "schicht", "poste", "turno");
  private static final Set<String> EACH =
      Set.of(
          "every",
          "each",
          "jede",
          "jeder",
          "jeden",
          "jedes",
          "jedem",
          "alle",
          "chaque",
          "cada",
          "todos_los",
          "todas_las",
          "tous_les",
          "toutes_les");
  private static final Set<String> MOST =
      Set.of("most", "meisten", "plupart_des", "mayoria_de", "plupart", "mayoria");
  private static final Set<String> SOME =
      Set.of(
          "some",
          "einzelne",
          "einzelnen",
          "manche",
          "manchen",
          "certains",
          "quelques",
          "algun",
          "algunos",
          "alguna",
          "algunas");
  private static final Set<String> OTHER =
      Set.of("other", "second", "zweite", "zweiten", "zweiter", "zweites");
  private static final Set<String> ALTERNATE =
      Set.of("alternate", "alternating", "alternos", "alternas", "alternes");

  /** Before a day of the week that is meant in every week; English and German inflect it. */
  private static final Set<String> THE = Set.of("le", "les", "el", "los");

  private static final Pattern OF_EACH_WEEK = Pattern.compile("days$|(?:tag|woch|abend)s$");

  private static final Set<String> ONE =
      Set.of(
          "a", "one", "un", "une", "una", "ein", "eine", "einen", "einem", "einer", "once",
          "einmal");
  private static final Set<String> OUT_OF =
      Set.of("in", "of", "out_of", "sur", "von", "de", "cada");

  /** How many words may stand between the day and its period: "two evenings or so each month". */
  private static final int REACH = 3;

  /** How many words what is counted may have before its period. */
  private static final int COUNT_REACH = 4;

  static List<Frequency> in(List<Token> tokens) {
    var result = new ArrayList<Frequency>();
    for (var i = 0; i < tokens.size(); i++) {
      var it = at(tokens, i);
      if (it != null) {
        result.add(it);
      }
    }
    if (result.isEmpty()) { // with another one, days say when: "every three weeks, on Mondays"
      for (var i = 0; i < tokens.size(); i++) {
        var days = ofNamedDays(tokens, i);
        if (days != null) {
          result.add(days);
        }
      }
    }
    return result;
  }

  /** "Twice": so many times in all, which is at most sometimes. */
  static Optional<Frequency> occasions(List<Token> tokens) {
    return IntStream.range(0, tokens.size())
        .filter(i -> occasions(tokens, i) > 0)
        .mapToObj(i -> new Frequency(2, 0, occasions(tokens, i), i, i + 1))
        .findFirst();
  }

  /** "Eight patients a shift". */
  static boolean isOfEachShift(Sentence source) {
    var tokens = source.tokens();
    return IntStream.range(1, tokens.size())
        .anyMatch(
            i -> SHIFTS.contains(tokens.get(i).word()) && PER.contains(tokens.get(i - 1).word()));
  }

  /** "Two talks a week": as often as what is counted. */
  static List<Frequency> ofCounts(Sentence source) {
    var tokens = source.tokens();
    return source.quantities().stream()
        .filter(it -> it.unit().isEmpty() && it.bound() == Quantity.Bound.NONE)
        .flatMap(
            it ->
                IntStream.range(it.to(), Math.min(tokens.size(), it.to() + COUNT_REACH))
                    .filter(i -> RATES.containsKey(tokens.get(i).key()))
                    .limit(1)
                    .mapToObj(
                        i ->
                            number(
                                RATES.get(tokens.get(i).key()) * it.value().doubleValue(),
                                it.from(),
                                i + 1)))
        .toList();
  }

  /** The periods it names, whatever is done in them: "80 farms each quarter". */
  static List<Frequency> periods(Sentence source) {
    var tokens = source.tokens();
    return IntStream.range(0, tokens.size())
        .filter(i -> RATES.containsKey(tokens.get(i).key()) || isMarkedPeriod(tokens, i))
        .mapToObj(
            i -> number(RATES.getOrDefault(tokens.get(i).key(), period(tokens.get(i))), i, i + 1))
        .toList();
  }

  private static boolean isMarkedPeriod(List<Token> tokens, int at) {
    return at > 0 && EACH.contains(tokens.get(at - 1).word()) && period(tokens.get(at)) > 0;
  }

  private static double occasions(List<Token> tokens, int at) {
    return isTimes(tokens.get(at)) && at > 0 ? value(tokens.get(at - 1)) : multiple(tokens.get(at));
  }

  /** Whether both may mean the same. */
  boolean isLike(Frequency other) {
    return rank == 0
        && other.rank == 0
        && least <= other.most * TOLERANCE
        && other.least <= most * TOLERANCE;
  }

  boolean isAbove(Frequency other) {
    return rank > 0 && other.rank > 0
        ? rank > other.rank
        : least > Math.max(1, other.most) * TOLERANCE;
  }

  boolean covers(int token) {
    return from <= token && token < to;
  }

  private static Frequency at(List<Token> tokens, int at) {
    var word = tokens.get(at).word();
    for (var i = 0; i < WORDS.size(); i++) {
      if (LEXICON.is(WORDS.get(i), word)) {
        return new Frequency(i + 1, LEAST_OF_WORDS[i], MOST_OF_WORDS[i], at, at + 1);
      }
    }
    var days = ofDays(tokens, at);
    return days == null ? ofPeriod(tokens, at) : days;
  }

  /** "Most Saturdays", "every other Saturday", "one Saturday in two", "six days out of seven". */
  private static Frequency ofDays(List<Token> tokens, int at) {
    if (at > 0 && LEXICON.is("day_of_week", tokens.get(at).word())) {
      var days = count(tokens, at - 1);
      return days > 0 ? number(WEEKS * days, at - 1, at + 1) : null; // "on two weekdays"
    }
    if (!isDay(tokens.get(at))) {
      return null;
    }
    var isWeekday = LEXICON.is("weekday", tokens.get(at).word());
    if (at == 0) {
      return isWeekday
              && tokens.size() > 1
              && ALTERNATE.contains(tokens.get(1).word()) // "sábados alternos"
          ? number(WEEKS / 2, 0, 2)
          : null;
    }
    var rate = isWeekday ? WEEKS : DAYS;
    var before = tokens.get(at - 1).word();
    var determiner = at > 1 && LEXICON.isFunction(before) ? tokens.get(at - 2).word() : before;
    if (isWeekday && (MOST.contains(before) || MOST.contains(determiner))) {
      return new Frequency(0, rate / 2 + 1, rate, at - 1, at + 1);
    }
    if (isWeekday && SOME.contains(before)) {
      return new Frequency(2, 0, rate / 2, at - 1, at + 1);
    }
    if (OTHER.contains(before) && EACH.contains(determiner(tokens, at - 2))) {
      return number(rate / 2, at - 2, at + 1);
    }
    var count = count(tokens, at - 1);
    if (count > 0 && at + 2 < tokens.size() && OUT_OF.contains(tokens.get(at + 1).word())) {
      var whole = value(tokens.get(at + 2));
      return whole > count ? number(rate * count / whole, at - 1, at + 3) : null;
    }
    if (isWeekday && ALTERNATE.contains(before)) {
      return number(rate / 2, at - 1, at + 1);
    }
    if (isWeekday && at + 1 < tokens.size() && ALTERNATE.contains(tokens.get(at + 1).word())) {
      return number(rate / 2, at, at + 2);
    }
    return EACH.contains(before) && isWeekday ? number(rate, at - 1, at + 1) : null;
  }

  /** "On Mondays and Fridays", "dienstags", "les lundis": once a week for each of them. */
  private static Frequency ofNamedDays(List<Token> tokens, int first) {
    if (!LEXICON.is("weekday", tokens.get(first).word())
        || isInNamedDays(tokens, first)
        || !OF_EACH_WEEK.matcher(tokens.get(first).word()).find()
            && !isBeforeTimes(tokens, first)
            && !(first > 0 && THE.contains(tokens.get(first - 1).word()))) {
      return null;
    }
    var days = 0;
    var last = first;
    for (var i = first; i < tokens.size() && isInList(tokens, i); i++) {
      if (LEXICON.is("weekday", tokens.get(i).word())) {
        days++;
        last = i;
      }
    }
    return number(WEEKS * days, first, last + 1);
  }

  /** "Tuesday and Thursday mornings". */
  private static boolean isBeforeTimes(List<Token> tokens, int first) {
    return tokens.stream()
        .skip(first)
        .dropWhile(it -> LEXICON.is("weekday", it.word()) || it.is(",") || Clause.isLink(it.word()))
        .limit(1)
        .anyMatch(
            it ->
                it.word().endsWith("s")
                    && LEXICON.is("time_of_day", it.word().substring(0, it.word().length() - 1)));
  }

  /** Whether a day before it counts the day, too, or a number does. */
  private static boolean isInNamedDays(List<Token> tokens, int at) {
    var before = at - 1;
    while (before >= 0 && isInList(tokens, before)) {
      if (LEXICON.is("weekday", tokens.get(before).word())) {
        return true;
      }
      before--;
    }
    return before >= 0
        && (value(tokens.get(before)) > 0 || ONE.contains(tokens.get(before).word()));
  }

  private static boolean isInList(List<Token> tokens, int at) {
    var it = tokens.get(at);
    return LEXICON.is("weekday", it.word())
        || it.is(",")
        || Clause.isLink(it.word())
        || THE.contains(it.word());
  }

  private static String determiner(List<Token> tokens, int at) {
    return at < 0 ? "" : tokens.get(at).word();
  }

  /** "Twice a month", "on two evenings each month", "weekly", "every three weeks". */
  private static Frequency ofPeriod(List<Token> tokens, int at) {
    var key = tokens.get(at).key();
    if (key.equals("=daily")) {
      return hasCount(tokens, at) ? null : new Frequency(0, WORKING_DAYS, DAYS, at, at + 1);
    }
    var rate = RATES.get(key);
    var from = at;
    if (rate == null) {
      var few = at > 0 ? value(tokens.get(at - 1)) : 0;
      var mark = few > 1 ? at - 2 : at - 1;
      var isMarked =
          mark >= 0
              && (EACH.contains(tokens.get(mark).word())
                  || few == 0 && PER.contains(tokens.get(mark).word()));
      var period = isMarked ? period(tokens.get(at)) : 0;
      if (period == 0) {
        return null;
      }
      if (period == DAYS && few == 0) {
        return hasCount(tokens, mark) ? null : new Frequency(0, WORKING_DAYS, DAYS, mark, at + 1);
      }
      rate = few > 1 ? period / few : period;
      from = mark;
    }
    for (var i = from - 1; i >= Math.max(0, from - REACH); i--) {
      var isTimes = isTimes(tokens.get(i)) || isDay(tokens.get(i));
      var count = isTimes && i > 0 ? count(tokens, i - 1) : 0;
      if (count > 0) {
        return number(rate * count, i - 1, at + 1);
      }
      var alone = multiple(tokens.get(i));
      if (alone > 0) {
        return number(rate * alone, i, at + 1);
      }
      if (!LEXICON.isFunction(tokens.get(i).word()) && !isTimes) {
        break;
      }
    }
    return hasCount(tokens, from) ? null : number(rate, from, at + 1);
  }

  private static Frequency number(double rate, int from, int to) {
    return new Frequency(0, rate, rate, from, to);
  }

  /** "About 25 a week" counts things, and "an hour a day" measures. */
  private static boolean hasCount(List<Token> tokens, int at) {
    return IntStream.range(Math.max(0, at - REACH), at)
        .anyMatch(
            i ->
                value(tokens.get(i)) > 1
                    || ONE.contains(tokens.get(i).word())
                        && Units.isUnit(tokens.get(i + 1).word()));
  }

  private static double period(Token it) {
    if (LEXICON.is("time_of_day", it.word())) {
      return DAYS;
    }
    if (LEXICON.is("season", it.word())) {
      return 1;
    }
    if (it.is("quinzaine") || it.is("fortnight")) {
      return WEEKS / 2;
    }
    var scale = Units.scale(it.word());
    if (scale == null) {
      return 0;
    }
    return switch (Units.unit(it.word())) {
      case "month" -> MONTHS / scale.doubleValue();
      case "ms" ->
          scale.longValue() < MILLISECONDS_OF_DAY
              ? 0
              : DAYS * MILLISECONDS_OF_DAY / scale.doubleValue();
      default -> 0;
    };
  }

  private static boolean isTimes(Token it) {
    return "times".equals(Units.unit(it.word())) && it.isWord();
  }

  private static boolean isDay(Token it) {
    return LEXICON.is("weekday", it.word())
        || LEXICON.is("time_of_day", it.word())
        || LEXICON.is("day", it.word());
  }

  private static double count(List<Token> tokens, int at) {
    return ONE.contains(tokens.get(at).word()) ? 1 : value(tokens.get(at));
  }

  /** "Twice", "zweimal", "une fois"; 0 for other words. */
  private static double multiple(Token it) {
    var word = it.word();
    if (word.equals("once") || word.equals("einmal") || word.equals("une_fois")) {
      return 1;
    }
    if (word.equals("twice")) {
      return 2;
    }
    var value = word.endsWith("mal") ? NumberWords.value(word.replaceAll("mal$", "")) : null;
    return value == null ? 0 : value.doubleValue();
  }

  private static double value(Token it) {
    var value = Quantities.value(it);
    return value == null ? 0 : value.doubleValue();
  }
}
