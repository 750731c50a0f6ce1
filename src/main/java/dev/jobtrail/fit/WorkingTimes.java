package dev.jobtrail.fit;

import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds when a job is done by the times of day that a sentence names: "from 7 pm until 3 am". */
final class WorkingTimes {

  private static final String TIME =
      "(\\d{1,2})(?:\\s?(?:[:.]|h(?=\\s?\\d))\\s?([0-5]\\d))?"
          + "\\s?(a\\.?m\\b\\.?|p\\.?m\\b\\.?|uhr\\b|heures?\\b|horas?\\b|hs?\\b)?";
  private static final Pattern RANGE =
      Pattern.compile(
          "(?<![\\d.,:])"
              + TIME
              + "\\s*(?:-|–|—|\\b(?:to|and|until|till|through|bis|und|jusqu'a|a|et|y|hasta)\\b)"
              + "\\s*(?:las?\\s)?"
              + TIME
              + "(?![\\d:]|[.,]\\d)(?<rest>.{0,24})");

  /** In front of hours without minutes: "de 22 a 6 horas". */
  private static final Pattern FROM =
      Pattern.compile("\\b(?:from|between|von|zwischen|de|entre|desde)\\s*(?:las?\\s)?$");

  /** Behind a number of hours: "20 to 24 hours a week". */
  private static final Pattern WEEK =
      Pattern.compile("week|woche|semaine|hebdo|seman|month|monat|mois|mes\\b");

  /** When others may come or call, or when a day may begin. */
  private static final Pattern OPEN =
      Pattern.compile(
          "\\b(?:start time|starting time|starts between|beginn zwischen|arbeitsbeginn|embauche entre|entrada entre|open|opening|call us|geoffnet|offnungszeit|erreichbar|anruf|rufen|ouvert|ouverture|abiert|apertura|llama)");

  private static final int HOUR = 60;
  private static final int DAY = 24 * HOUR;
  private static final int SHORTEST = 3 * HOUR;
  private static final int LONGEST = 13 * HOUR;
  private static final int NIGHT_ENDS = 5 * HOUR;
  private static final int DAY_ENDS = 20 * HOUR + 30;

  private WorkingTimes() {}

  /** Whether a text has two numbers, which most have not; to be asked first, as it costs little. */
  static boolean mayBeIn(String text) {
    var numbers = 0;
    for (var i = 0; i < text.length() && numbers < 2; i++) {
      numbers += isDigit(text, i) && !isDigit(text, i - 1) ? 1 : 0;
    }
    return numbers == 2;
  }

  private static boolean isDigit(String text, int at) {
    return at >= 0 && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  /**
   * The parts of the day that ranges of times reach into.
   *
   * @param text a sentence in lower case without accents
   * @return some of {@link Condition#NIGHTS}, {@link Condition#EVENINGS} and {@link Condition#DAYS}
   */
  static Set<Condition> in(String text) {
    var found = EnumSet.noneOf(Condition.class);
    var matcher = RANGE.matcher(text).useTransparentBounds(true);
    for (var at = 0; at < text.length(); at++) {
      if (!isDigit(text, at) || !matcher.region(at, text.length()).lookingAt()) {
        continue;
      }
      at = matcher.end() - 1;
      if (isOfClock(text, matcher)) {
        var end = minutes(matcher, 4);
        var begin = minutes(matcher, 1);
        if (mark(matcher, 1).isEmpty() && isHalf(mark(matcher, 4))) {
          begin = beforeHalf(begin, end);
        }
        if (begin >= 0 && end >= 0) {
          add(begin, end <= begin ? end + DAY : end, found);
        }
      }
    }
    // asked last, as few sentences have such a range
    return found.isEmpty() || !OPEN.matcher(text).find() ? found : Set.of();
  }

  private static boolean isOfClock(String text, Matcher range) {
    var begin = mark(range, 1);
    var end = mark(range, 4);
    if (isHalf(begin) || isHalf(end) || begin.equals("uhr") || end.equals("uhr")) {
      return true;
    }
    if (WEEK.matcher(range.group("rest")).find()) {
      return false;
    }
    return range.group(2) != null && range.group(5) != null
        || !(begin + end).isEmpty() && FROM.matcher(text.substring(0, range.start())).find();
  }

  private static String mark(Matcher range, int group) {
    var mark = range.group(group + 2);
    return mark == null ? "" : mark;
  }

  /** Whether it is the mark of a half of the day. */
  private static boolean isHalf(String mark) {
    return mark.startsWith("a") || mark.startsWith("p");
  }

  /** From midnight; -1 for what is no time of day. */
  private static int minutes(Matcher range, int group) {
    var hour = Integer.parseInt(range.group(group));
    var minute = range.group(group + 1) == null ? 0 : Integer.parseInt(range.group(group + 1));
    var own = mark(range, group);
    var half = isHalf(own) ? own : "";
    if (half.isEmpty()) {
      return hour > 24 ? -1 : (hour * HOUR + minute) % DAY;
    }
    if (hour == 0 || hour > 12) {
      return -1;
    }
    return (hour % 12 + (half.startsWith("p") ? 12 : 0)) * HOUR + minute;
  }

  /** "1 to 9 pm" begins in the afternoon, "9 to 5 pm" in the morning. */
  private static int beforeHalf(int begin, int end) {
    return begin >= 0 && begin + DAY / 2 < end ? begin + DAY / 2 : begin;
  }

  private static void add(int begin, int end, Set<Condition> found) {
    if (end - begin < SHORTEST || end - begin > LONGEST) {
      return;
    }
    if (begin < NIGHT_ENDS || end > DAY) {
      found.add(Condition.NIGHTS);
    } else {
      found.add(end > DAY_ENDS ? Condition.EVENINGS : Condition.DAYS);
    }
  }
}
