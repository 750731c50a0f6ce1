package dev.jobtrail.text;

import java.math.BigDecimal;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * How many monthly payments a year has, where words around an amount state it: "3.500 € x 14", "13
 * Monatsgehälter à 4.200 €", "1.800 € al mes en 14 pagas".
 *
 * @param count null where nothing states it
 * @param begin where the statement or the amount begins, whichever is first
 * @param end where the statement ends; 0 if none stands behind the amount
 */
record MonthlyPayments(BigDecimal count, int begin, int end) {

  private static final String SALARIES =
      "(?:(?:brutto)?(?:monats)?(?:gehälter|gehältern|löhne|löhnen)|(?:monats|gehalts)zahlungen"
          + "|pagas|mensualidades|mensualités|mensilità|mensalidades"
          + "|(?:monthly )?(?:salaries|payments)|pensji)(?!\\p{L})";

  /** Of the last one: "13. Monatsgehalt", "13e mois". */
  private static final String SALARY =
      "(?:monatsgehalt|monatslohn|gehalt|mois|mensualité|month|salary|mensilità)(?!\\p{L})";

  private static final String NUMBER = "1[2-6](?:[.,][0-9]{1,2})?(?![0-9]|[.,][0-9])";

  private static final String COUNT = "(?<![0-9.,])(?<count>" + NUMBER + ")";

  private static final String TIMES = "\\s?(?:x|×|mal)(?!\\p{L})";

  /** Words between, but no other number. "14 mois" alone is the length of a contract. */
  private static final Pattern BEHIND =
      Pattern.compile(
          "[^0-9\\n;]{0,25}?(?:(?:x|×|\\bmal|\\bsur)\\s?(?<times>"
              + NUMBER
              + ")(?:\\s(?:mois|months|"
              + SALARIES
              + "))?|"
              + COUNT
              + "(?:"
              + TIMES
              + "|\\s"
              + SALARIES
              + "|(?:\\.|th|e|ème|º|ª)\\s"
              + SALARY
              + "))",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern BEFORE =
      Pattern.compile(
          COUNT
              + "(?:"
              + TIMES
              + "|\\s"
              + SALARIES
              + "(?:\\s(?:à|zu|je|zu je|von|de|of|a|at))?)\\s?(?:[€$£]|EUR|CHF|USD)?\\s?$",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final int LONGEST = 50;

  private static final int LONGEST_IN_PARENTHESES = 20;

  /** What the text around an amount states. */
  static MonthlyPayments of(String text, int begin, int end) {
    var behind = BEHIND.matcher(text).region(end, Math.min(text.length(), end + LONGEST));
    behind.useTransparentBounds(true);
    if (behind.lookingAt()) {
      return new MonthlyPayments(count(behind), begin, closed(text, end, behind.end()));
    }
    var before = BEFORE.matcher(text).region(Math.max(0, begin - LONGEST), begin);
    before.useTransparentBounds(true);
    return before.find()
        ? new MonthlyPayments(number(before.group("count")), before.start(), 0)
        : new MonthlyPayments(null, begin, 0);
  }

  private static BigDecimal count(MatchResult found) {
    var times = found.group("times");
    return number(times == null ? found.group("count") : times);
  }

  private static BigDecimal number(String written) {
    return new BigDecimal(written.replace(',', '.'));
  }

  /** The end of what is in parentheses, if the statement is. */
  private static int closed(String text, int begin, int end) {
    var close = text.indexOf(')', end);
    var isOpen = text.substring(begin, end).indexOf('(') >= 0;
    return isOpen && close >= 0 && close - end < LONGEST_IN_PARENTHESES ? close + 1 : end;
  }

  boolean isStated() {
    return count != null;
  }

  /** Pay for a year, if it is that of a month; otherwise as it is. */
  PayRange inYear(PayRange pay) {
    return isStated() && pay != null && pay.mayBeMonthly() ? pay.paid(count) : pay;
  }
}
