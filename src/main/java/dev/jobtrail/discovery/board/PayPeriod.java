package dev.jobtrail.discovery.board;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import java.util.regex.Pattern;

/** The time that an amount of pay is for. */
public enum PayPeriod {
  @JsonProperty("hour")
  HOUR(2_080, "hour|hourly|hr|hrs|h|stunde|std|heure|hora|uur|ph|hur"),
  @JsonProperty("day")
  DAY(260, "day|daily|tag|jour|dia|dag|pd|diem"),
  @JsonProperty("two_weeks")
  TWO_WEEKS(26, "two weeks?|bi ?weekly|bi ?week|fortnight|fortnightly|bw"),
  @JsonProperty("week")
  WEEK(52, "week|weekly|wk|woche|semaine|semana|pw|wee"),
  @JsonProperty("month")
  MONTH(12, "month|monthly|months|mo|monat|monatlich|mois|mes|maand|pm|mon|miesiac|miesiecznie"),
  @JsonProperty("year")
  YEAR(
      1,
      "year|yearly|years|yr|yrs|annual|annually|annum|p ?a|jahr|jahrlich|an|ano|anno|jaar|fy|ann|rok");

  private static final PayPeriod[] READING_ORDER = {HOUR, DAY, TWO_WEEKS, WEEK, MONTH, YEAR};
  private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");

  /** How many of it a year of work has. */
  private final int inYear;

  private final Pattern words;

  PayPeriod(int inYear, String words) {
    this.inYear = inYear;
    this.words = Pattern.compile("(?<![\\p{L}])(?:" + words + ")(?![\\p{L}])");
  }

  int inYear() {
    return inYear;
  }

  /** The period that a code or a text names, such as "1 YEAR", "per-hour-wage" or "PA", or null. */
  public static PayPeriod in(String text) {
    if (text == null) {
      return null;
    }
    var words =
        NO_LETTERS
            .matcher(text.toLowerCase(Locale.ROOT).replace('ä', 'a').replace('ñ', 'n'))
            .replaceAll(" ");
    for (var period : READING_ORDER) {
      if (period.words.matcher(words).find()) {
        return period;
      }
    }
    return null;
  }
}
