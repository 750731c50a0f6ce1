package dev.jobtrail.text;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The period of a pay amount. */
public enum PayPeriod {
  @JsonProperty("hour")
  HOUR(
      2_080,
      "hour\\w*|(?:brutto|netto)?stund\\w*|horaires?|heures?|horas?|ora|oraria|uur\\w*|godz\\w*",
      "hrs?|h|std|ph|hur"),

  @JsonProperty("day")
  DAY(
      260,
      "days?|daily|tag|tages\\w*|taglich\\w*|jour\\w*|tjm|dias?|diari[oa]s?|giorn\\w*|dag\\w*|dzien\\w*",
      "pd|diem"),

  @JsonProperty("week")
  WEEK(52, "week\\w*|woche\\w*|semaine|hebdo\\w*|semana\\w*|settiman\\w*", "wk|pw|wee"),

  @JsonProperty("two_weeks")
  TWO_WEEKS(26, "two weeks?|bi ?week\\w*|fortnight\\w*|zwei wochen|quinzaine", "bw"),

  @JsonProperty("half_month")
  HALF_MONTH(24, "half month|semi ?month\\w*|twice a month|quincena\\w*", "sm"),

  @JsonProperty("month")
  MONTH(
      12,
      "month\\w*|(?:brutto|netto)?monat\\w*|mois|mensuel\\w*|mes|mensua\\w*|mensal|mese|mensile|mensilita|maand\\w*|mies"
          + "|miesi[ae]c\\w*|mesicn\\w*|manad\\w*|maned\\w*",
      "mo|pm|mon|mc"),

  @JsonProperty("year")
  YEAR(
      1,
      "year\\w*|annua\\w*|annum|(?:brutto|netto)?jahr\\w*|ans?|annee|annuel\\w*|ano|anual\\w*|anno|annuo|ral|jaar\\w*|rok|roczn\\w*|rocne",
      "yrs?|p ?a|fy|ann");

  /** The more specific ones first: "two weeks" names no week. */
  private static final List<PayPeriod> READING_ORDER =
      List.of(HOUR, DAY, TWO_WEEKS, WEEK, HALF_MONTH, MONTH, YEAR);

  private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");

  /** How many of it a year of work has. */
  private final int inYear;

  private final Pattern words;
  private final Pattern wordsAndCodes;

  PayPeriod(int inYear, String words, String codes) {
    this.inYear = inYear;
    this.words = whole(words);
    this.wordsAndCodes = whole(words + "|" + codes);
  }

  private static Pattern whole(String words) {
    return Pattern.compile("\\b(?:" + words + ")\\b");
  }

  /** How many of it a year of work has. */
  public int inYear() {
    return inYear;
  }

  /** "per two weeks". */
  public String worded() {
    return "per " + name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** The period that a code or a text names, such as "1 YEAR", "per-hour-wage" or "PA", or null. */
  public static PayPeriod in(String text) {
    if (text == null) {
      return null;
    }
    var words = plain(text);
    return READING_ORDER.stream()
        .filter(it -> it.wordsAndCodes.matcher(words).find())
        .findFirst()
        .orElse(null);
  }

  /** All periods that a sentence names in words. */
  public static Set<PayPeriod> namedIn(String sentence) {
    var named = EnumSet.noneOf(PayPeriod.class);
    var rest = plain(sentence);
    for (var period : READING_ORDER) {
      var matcher = period.words.matcher(rest);
      if (matcher.find()) {
        named.add(period);
        rest = matcher.replaceAll(" ");
      }
    }
    return named;
  }

  private static String plain(String text) {
    return NO_LETTERS.matcher(Tokenizer.fold(text)).replaceAll(" ");
  }
}
