package dev.jobtrail.guard;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads shares in words: a quarter, zwei Drittel, la moitié, one week in four. */
final class Fractions {

  /**
   * @param percent the share, a whole number
   * @param to behind its last token
   */
  record Share(BigDecimal percent, int to) {}

  private static final Map<String, Integer> PARTS =
      Map.ofEntries(
          Map.entry("half", 2),
          Map.entry("halfte", 2),
          Map.entry("halb", 2),
          Map.entry("moitie", 2),
          Map.entry("mitad", 2),
          Map.entry("third", 3),
          Map.entry("thirds", 3),
          Map.entry("drittel", 3),
          Map.entry("tiers", 3),
          Map.entry("tercio", 3),
          Map.entry("tercios", 3),
          Map.entry("quarter", 4),
          Map.entry("quarters", 4),
          Map.entry("viertel", 4),
          Map.entry("quart", 4),
          Map.entry("quarts", 4),
          Map.entry("cuarto", 4),
          Map.entry("cuartos", 4),
          Map.entry("fifth", 5),
          Map.entry("fifths", 5),
          Map.entry("tenths", 10),
          Map.entry("dixiemes", 10),
          Map.entry("cinquiemes", 5),
          Map.entry("quintos", 5),
          Map.entry("decimos", 10),
          Map.entry("funftel", 5),
          Map.entry("quinto", 5),
          Map.entry("tenth", 10),
          Map.entry("zehntel", 10),
          Map.entry("dixieme", 10),
          Map.entry("decimo", 10),
          Map.entry("quinta_parte", 5),
          Map.entry("cuarta_parte", 4),
          Map.entry("tercera_parte", 3),
          Map.entry("decima_parte", 10),
          Map.entry("cinquieme", 5));

  /** Before or behind the word of a part: else "third" is an ordinal and "quarter" a time. */
  private static final Set<String> BEFORE =
      Set.of(
          "a", "one", "by", "two", "three", "ein", "einem", "eines", "um", "zwei", "drei", "die",
          "der", "un", "le", "la", "de", "deux", "trois", "los", "una", "dos", "tres", "almost",
          "fast", "about", "roughly", "than", "nearly", "around", "als", "knapp", "presque",
          "quasi", "mas", "menos", "moins", "over", "under", "rund", "etwa", "environ", "casi",
          "in", "en", "zur");

  private static final Map<String, Integer> ORDINALS =
      Map.ofEntries(
          Map.entry("other", 2),
          Map.entry("second", 2),
          Map.entry("zweite", 2),
          Map.entry("zweiten", 2),
          Map.entry("zweiter", 2),
          Map.entry("zweites", 2),
          Map.entry("third", 3),
          Map.entry("dritte", 3),
          Map.entry("dritten", 3),
          Map.entry("dritter", 3),
          Map.entry("drittes", 3),
          Map.entry("fourth", 4),
          Map.entry("vierte", 4),
          Map.entry("vierten", 4),
          Map.entry("vierter", 4),
          Map.entry("viertes", 4),
          Map.entry("fifth", 5),
          Map.entry("funfte", 5),
          Map.entry("funften", 5),
          Map.entry("funfter", 5),
          Map.entry("tenth", 10),
          Map.entry("zehnte", 10),
          Map.entry("zehnten", 10),
          Map.entry("zehnter", 10));

  private static final Set<String> RANKINGS =
      Set.of("place", "rank", "number", "platz", "rang", "position", "puesto", "lugar");

  private static final Set<String> EACH =
      Set.of("every", "each", "jede", "jeder", "jeden", "jedes", "jedem");

  private static final Set<String> ONE =
      Set.of("one", "ein", "eine", "einer", "eines", "einem", "einen", "un", "une", "uno", "una");

  private static final Set<String> OUT_OF = Set.of("in", "of", "von", "sur", "cada", "de", "out");

  private static final Set<String> OF = Set.of("of", "von", "de");

  private static final int MOST_PARTS = 100;

  /** "One of fifty" rather tells how large a group is. */
  private static final int MOST_OF = 20;

  private static final Set<String> ALL_FEW = Set.of("every", "alle", "cada");

  private static final Set<String> PERIODS =
      Set.of(
          "days",
          "weeks",
          "months",
          "years",
          "tage",
          "wochen",
          "monate",
          "jahre",
          "jours",
          "semaines",
          "mois",
          "ans",
          "dias",
          "semanas",
          "meses",
          "anos");

  private static final Set<String> PERCENT = Set.of("percent", "per_cent", "prozent");

  private static final Set<String> GROUPS =
      Set.of(
          "class",
          "group",
          "shift",
          "klasse",
          "gruppe",
          "schicht",
          "classe",
          "groupe",
          "clase",
          "grupo",
          "turno",
          "department",
          "unit",
          "abteilung",
          "service",
          "departamento",
          "equipo");

  private static final Set<String> GROUP_KEYS =
      GROUPS.stream().map(Lexicon.INSTANCE::key).collect(Collectors.toUnmodifiableSet());

  private Fractions() {}

  static boolean isPart(String word) {
    return PARTS.containsKey(word);
  }

  /**
   * The share that begins here; null where none does.
   *
   * @param isBehindShare whether the sentence has told another share: then "one of twenty" is one
   */
  static Share at(List<Token> tokens, int from, boolean isBehindShare) {
    var part = part(tokens, from);
    if (part != null) {
      return part;
    }
    var word = tokens.get(from).word();
    if (EACH.contains(word) && from + 1 < tokens.size()) {
      var ordinal = ORDINALS.get(tokens.get(from + 1).word());
      var isOfThings = from + 2 < tokens.size() && tokens.get(from + 2).isWord();
      if (ordinal != null && isOfThings) {
        return new Share(percent(1, ordinal), from + 2);
      }
    }
    var rhythm = everyFew(tokens, from);
    if (rhythm != null) {
      return rhythm;
    }
    var several = severalIn(tokens, from);
    return several == null && ONE.contains(word) ? oneIn(tokens, from, isBehindShare) : several;
  }

  private static Share part(List<Token> tokens, int from) {
    var at = from;
    var count = count(tokens.get(at));
    if (count > 0 && at + 1 < tokens.size() && PARTS.containsKey(tokens.get(at + 1).word())) {
      at++;
    } else {
      count = 1;
    }
    var parts = PARTS.get(tokens.get(at).word());
    if (parts == null || count == 2 && parts == 4) {
      return null; // "in two quarters" is half a year
    }
    var isShare =
        at > from
            || at > 0 && BEFORE.contains(tokens.get(at - 1).word()) && isWhole(tokens, at + 1)
            || at == 0 && isAt(tokens, 1, Set.of("of", "der", "des", "von"));
    if (isShare && isOfPercent(tokens, at)) {
      return new Share(percent(count, parts).movePointLeft(2), at + 3);
    }
    return isShare ? new Share(percent(count, parts), at + 1) : null;
  }

  /** "Half a percent". */
  private static boolean isOfPercent(List<Token> tokens, int at) {
    return at + 2 < tokens.size()
        && (tokens.get(at + 1).is("a") || ONE.contains(tokens.get(at + 1).word()))
        && PERCENT.contains(tokens.get(at + 2).word());
  }

  /** "a quarter of them", "um die Hälfte": what follows is no thing of which it is the third. */
  private static boolean isWhole(List<Token> tokens, int at) {
    return at >= tokens.size()
        || !tokens.get(at).isContent() && !tokens.get(at).isNumber() && !tokens.get(at).is("-");
  }

  private static int count(Token token) {
    var value = token.isWord() || token.isNumber() ? NumberWords.value(token.word()) : null;
    if (value == null) {
      return ONE.contains(token.word()) ? 1 : 0;
    }
    return value.compareTo(BigDecimal.TEN) < 0 ? value.intValue() : 0;
  }

  /** "every three weeks", "alle drei Wochen": one in three. */
  private static Share everyFew(List<Token> tokens, int from) {
    var at = from;
    if (Set.of("tous", "toutes").contains(tokens.get(at).word())) {
      at++;
    }
    var isEach =
        at == from ? ALL_FEW.contains(tokens.get(at).word()) : isAt(tokens, at, Set.of("les"));
    if (!isEach || at + 2 >= tokens.size() || !PERIODS.contains(tokens.get(at + 2).word())) {
      return null;
    }
    var count = number(tokens.get(at + 1));
    return count > 1 ? new Share(percent(1, count), at + 2) : null;
  }

  /** "two out of three", "dos de cada tres", "deux sur trois". */
  private static Share severalIn(List<Token> tokens, int from) {
    if (from > 0 && RANKINGS.contains(tokens.get(from - 1).word())) {
      return null; // "Platz vier von neun"
    }
    var isOne = ONE.contains(tokens.get(from).word());
    var count = isOne ? 1 : number(tokens.get(from));
    for (var i = from + 1; count > 0 && i + 1 < tokens.size() && i <= from + 2; i++) {
      var word = tokens.get(i).word();
      var next = tokens.get(i + 1).word();
      if (isOne && !isOfEach(word, next)) {
        continue; // "one of nine" may be one of nine people
      }
      var isIn = i == from + 2 && word.equals("in") && tokens.get(i - 1).isContent();
      if (isIn && number(tokens.get(i + 1)) > 0 && !isFollowed(tokens, i + 2)) {
        return share(count, number(tokens.get(i + 1)), i + 2);
      }
      var to =
          word.equals("out_of") || word.equals("sur") || word.equals("von") && i == from + 1
              ? i + 1
              : word.equals("out") && next.equals("of") || isOfEach(word, next) ? i + 2 : -1;
      if (to > 0 && to < tokens.size()) {
        return share(count, number(tokens.get(to)), to + 1);
      }
    }
    return null;
  }

  /** "Four reports in five days" tell no share. */
  private static boolean isFollowed(List<Token> tokens, int at) {
    return at < tokens.size()
        && (tokens.get(at).isContent()
            || Units.isUnit(tokens.get(at).word())
            || tokens.get(at).isNumber());
  }

  private static Share share(int count, int whole, int to) {
    return whole > count && whole <= MOST_PARTS ? new Share(percent(count, whole), to) : null;
  }

  /** "Two of every five", "una de cada cuatro". */
  private static boolean isOfEach(String word, String next) {
    return word.equals("of") && EACH.contains(next) || word.equals("de") && next.equals("cada");
  }

  private static boolean isAt(List<Token> tokens, int at, Set<String> words) {
    return at < tokens.size() && words.contains(tokens.get(at).word());
  }

  private static int number(Token token) {
    var value =
        token.isNumber()
            ? whole(token.word())
            : token.isWord() ? NumberWords.value(token.word()) : null;
    return value == null || value.scale() > 0 ? 0 : value.intValue();
  }

  /** "one week in four", "une fois sur trois". */
  private static Share oneIn(List<Token> tokens, int from, boolean isBehindShare) {
    for (var i = from + 1; i + 1 < tokens.size() && i <= from + 2; i++) {
      var in = tokens.get(i).word();
      var next = tokens.get(i + 1);
      var at =
          (OUT_OF.contains(next.word()) || EACH.contains(next.word())) && !next.isNumber()
              ? i + 2
              : i + 1;
      if (OUT_OF.contains(in)
          && (isBehindShare || i > from + (in.equals("sur") || in.equals("in") ? 0 : 1))
          && !isGroup(tokens.get(i - 1))
          && at < tokens.size()) {
        var value =
            tokens.get(at).isNumber()
                ? whole(tokens.get(at).word())
                : NumberWords.value(tokens.get(at).word());
        var isLast =
            at + 1 >= tokens.size()
                || !tokens.get(at + 1).isContent()
                    && Units.unit(tokens.get(at + 1).word()) == null; // "a course of five days"
        if (value != null
            && value.intValue() > 1
            && value.intValue() <= (OF.contains(in) ? MOST_OF : MOST_PARTS)
            && isLast) {
          return new Share(percent(1, value.intValue()), at + 1);
        }
      }
    }
    return null;
  }

  /** "a team of three" is no third. */
  static boolean isGroup(Token token) {
    return isGroup(token.key()) || GROUPS.contains(token.word());
  }

  static boolean isGroup(String key) {
    return key.equals("=team") || GROUP_KEYS.contains(key);
  }

  private static BigDecimal whole(String digits) {
    return digits.length() < 3 && digits.chars().allMatch(Character::isDigit)
        ? new BigDecimal(digits)
        : null;
  }

  private static BigDecimal percent(int count, int parts) {
    return BigDecimal.valueOf(100L * count)
        .divide(BigDecimal.valueOf(parts), 0, RoundingMode.HALF_UP);
  }
}
