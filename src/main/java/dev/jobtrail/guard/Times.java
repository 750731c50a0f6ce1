package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds years, months, days and spans of them. */
final class Times {

  private static final Map<String, Integer> MONTHS = months();
  private static final Set<String> LINKS =
      Set.of("of", "de", "del", ",", "im", "in", "en", ".", "du");
  private static final Set<String> UNTIL =
      Set.of(
          "-", "to", "until", "till", "through", "bis", "a", "hasta", "al", "and", "und", "y", "et",
          "au", "jusqu", "jusque");
  private static final Set<String> BETWEEN = Set.of("between", "zwischen", "entre");
  private static final Set<String> SINCE = Set.of("since", "seit", "desde", "depuis");
  private static final Set<String> TODAY =
      Set.of(
          "present",
          "today",
          "now",
          "heute",
          "jetzt",
          "aktuell",
          "actualidad",
          "actualmente",
          "presente",
          "hoy",
          "date",
          "current",
          "currently",
          "ongoing",
          "aujourd'hui",
          "jour",
          "actuellement",
          "maintenant");
  private static final int FIRST_YEAR = 1900;
  private static final int LAST_YEAR = 2099;

  private Times() {}

  static List<TimeMention> in(List<Token> tokens, String sentence) {
    var single = new ArrayList<TimeMention>();
    for (var i = 0; i < tokens.size(); ) {
      var it = single(tokens, i, sentence);
      if (it == null) {
        i++;
      } else {
        single.add(it);
        i = it.to();
      }
    }
    return spans(single, tokens, sentence);
  }

  /** An ISO date as documents hold it; null where it is none. */
  static CalendarTime ofDocument(String text) {
    var parts = text.split("-");
    try {
      return parts.length > 3 || parts[0].length() != 4
          ? null
          : new CalendarTime(
              Integer.parseInt(parts[0]),
              parts.length > 1 ? Integer.parseInt(parts[1]) : 0,
              parts.length > 2 ? Integer.parseInt(parts[2]) : 0);
    } catch (NumberFormatException _) {
      return null;
    }
  }

  private static TimeMention single(List<Token> tokens, int at, String sentence) {
    var token = tokens.get(at);
    if (token.kind() == Token.Kind.DATE) {
      return mention(ofDate(token.word()), false, at, at + 1, tokens, sentence);
    }
    if (MONTHS.containsKey(token.word())) {
      return withMonth(tokens, at, at, 0, sentence);
    }
    if (token.isNumber()) {
      var day = number(token);
      if (day >= 1 && day <= 31) {
        var month = monthBehind(tokens, at);
        if (month > 0) {
          return withMonth(tokens, at, month, day, sentence);
        }
      }
      return isYear(tokens, at)
          ? mention(new CalendarTime(day, 0, 0), true, at, at + 1, tokens, sentence)
          : null;
    }
    return null;
  }

  private static int monthBehind(List<Token> tokens, int at) {
    for (var i = at + 1; i < tokens.size() && i <= at + 2; i++) {
      if (MONTHS.containsKey(tokens.get(i).word())) {
        return i;
      }
    }
    return 0;
  }

  private static TimeMention withMonth(
      List<Token> tokens, int from, int month, int day, String sentence) {
    for (var i = month + 1; i < tokens.size() && i <= month + 3; i++) {
      if (isYear(tokens, i)) {
        var time =
            new CalendarTime(number(tokens.get(i)), MONTHS.get(tokens.get(month).word()), day);
        return mention(time, false, from, i + 1, tokens, sentence);
      }
      var isDay = day == 0 && tokens.get(i).isNumber() && i == month + 1;
      if (isDay) {
        day = number(tokens.get(i));
      } else if (!LINKS.contains(tokens.get(i).word())) {
        return null;
      }
    }
    return null;
  }

  private static TimeMention mention(
      CalendarTime time, boolean bare, int from, int to, List<Token> tokens, String sentence) {
    var surface = sentence.substring(tokens.get(from).start(), tokens.get(to - 1).end());
    return new TimeMention(time, null, false, bare, from, to, surface);
  }

  private static List<TimeMention> spans(
      List<TimeMention> single, List<Token> tokens, String sentence) {
    var result = new ArrayList<TimeMention>();
    for (var i = 0; i < single.size(); i++) {
      var it = single.get(i);
      var next = i + 1 < single.size() ? single.get(i + 1) : null;
      var link = it.to() < tokens.size() ? tokens.get(it.to()).word() : "";
      var before = it.from() > 0 ? tokens.get(it.from() - 1).word() : "";
      var after = it.to() + 1 < tokens.size() ? tokens.get(it.to() + 1).word() : "";
      var joins =
          UNTIL.contains(link)
              && (!Set.of("and", "und", "y", "et").contains(link) || BETWEEN.contains(before));
      if (joins && TODAY.contains(after)) {
        result.add(span(it, null, it.to() + 2, tokens, sentence));
      } else if (joins && next != null && next.from() == it.to() + 1) {
        result.add(span(it, next.start(), next.to(), tokens, sentence));
        i++;
      } else if (SINCE.contains(before)) {
        result.add(span(it, null, it.to(), tokens, sentence));
      } else {
        result.add(it);
      }
    }
    return result;
  }

  private static TimeMention span(
      TimeMention start, CalendarTime end, int to, List<Token> tokens, String sentence) {
    var surface = sentence.substring(tokens.get(start.from()).start(), tokens.get(to - 1).end());
    return new TimeMention(start.start(), end, end == null, false, start.from(), to, surface);
  }

  private static CalendarTime ofDate(String text) {
    var parts = text.split("[./-]");
    if (parts[0].length() == 4) {
      return ofDocument(text.replace('.', '-').replace('/', '-'));
    }
    var year = Integer.parseInt(parts[parts.length - 1]);
    return parts.length == 2
        ? new CalendarTime(year, Integer.parseInt(parts[0]), 0)
        : new CalendarTime(year, Integer.parseInt(parts[1]), Integer.parseInt(parts[0]));
  }

  private static boolean isYear(List<Token> tokens, int at) {
    var token = tokens.get(at);
    var value = token.isNumber() && token.word().length() == 4 ? number(token) : 0;
    return value >= FIRST_YEAR && value <= LAST_YEAR;
  }

  private static int number(Token token) {
    var word = token.word();
    return word.length() <= 4 && word.chars().allMatch(it -> it >= '0' && it <= '9')
        ? Integer.parseInt(word)
        : 0;
  }

  private static Map<String, Integer> months() {
    var languages =
        List.of(
            "january february march april may june july august september october november december",
            "jan feb mar apr may jun jul aug sep oct nov dec",
            "januar februar marz april mai juni juli august september oktober november dezember",
            "janner feb mrz apr mai jun jul aug sept okt nov dez",
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre"
                + " diciembre",
            "ene feb mar abr may jun jul ago set oct nov dic",
            "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
            "janv fevr mars avr mai juin juil aout sept oct nov dec");
    var result = new HashMap<String, Integer>();
    for (var language : languages) {
      var names = language.split(" ");
      for (var i = 0; i < names.length; i++) {
        result.put(names[i], i + 1);
      }
    }
    return Map.copyOf(result);
  }
}
