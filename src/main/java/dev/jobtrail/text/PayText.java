package dev.jobtrail.text;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Extracts pay from free text.
 *
 * @param words the pay as written
 * @param range the pay as numbers
 */
public record PayText(String words, PayRange range) {

  private static final String CURRENCY =
      "(?:US\\$|CA?\\$|AU?\\$|R\\$|[$€£¥₹₪]|zł|\\b(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|INR|JPY|SGD|HKD|BRL|MXN|ZAR|ILS|TRY|UAH|AED|PHP)\\b)";
  private static final String NUMBER =
      "[0-9]{1,3}(?:[.,'’ \\u00a0\\u202f][0-9]{3})++(?![0-9])(?:[.,][0-9]{1,2}(?![0-9]))?|[0-9]{1,9}+(?:[.,][0-9]{1,2}(?![0-9]))?";
  private static final String GAP = "[ \\u00a0\\u202f]?";

  /** Between the two amounts: a dash, a word, and what of markup is left there. */
  private static final String TO =
      "\\s{0,3}(?:-|–|—|\\bto\\b|\\bbis\\b|\\band\\b|…|\\.\\.)\\s{0,3}";

  private static final String BEFORE = "(?<before>" + CURRENCY + ")?" + GAP;
  private static final String MIN =
      "(?<![0-9.,])(?<min>" + NUMBER + ")" + GAP + "(?<minK>[kK]\\b)?";
  private static final String MAX = "(?<max>" + NUMBER + ")" + GAP + "(?<maxK>[kK]\\b)?";
  private static final String UNIT = "(?<unit>" + GAP + CURRENCY + ")?";
  private static final String BETWEEN = "(?<between>" + CURRENCY + ")?" + GAP;
  private static final String AFTER = "(?<after>" + GAP + CURRENCY + ")?";

  private static final Pattern RANGE =
      Pattern.compile(BEFORE + MIN + UNIT + TO + BETWEEN + MAX + AFTER);
  private static final Pattern AMOUNT = Pattern.compile(BEFORE + MIN + AFTER);

  /** The words after an amount that state its period. */
  private static final Pattern PER =
      Pattern.compile(
          "[ \\u00a0]{0,2}(?:(?:gross|brutto|net|netto|base|\\+)[ ]{0,2})?(?:(?:/|per|an?|pro|par|por|the|p\\.)[ -]{0,2})?(?:[\\p{L}]{1,10}(?:\\.?a\\.)?)(?![\\p{L}])",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern BARE_MONEY_NUMBER =
      Pattern.compile("[0-9]{4,}|[kK]\\b|[0-9]{2}[.,][0-9]{3}");
  private static final int LONGEST_WORDS = 300;

  /** Pay stands in the first or the last lines; farther in are budgets and revenues. */
  private static final int LONGEST_TEXT = 15_000;

  /** Texts with more numbers are tables of something else. */
  private static final int MOST_NUMBERS = 300;

  private static final BigDecimal THOUSAND = BigDecimal.valueOf(1_000);

  /**
   * Below this two amounts with a currency are meal vouchers and monthly tickets, if not hourly.
   */
  private static final BigDecimal LEAST_UNTIMED = BigDecimal.valueOf(10_000);

  private static final BigDecimal MOST_YEARLY = BigDecimal.valueOf(2_000_000);

  /**
   * A text that is about pay, such as "$140k - $165k" or "13.50 USD an hour"; null range if none.
   */
  public static PayRange rangeOf(String text) {
    if (text == null || text.isBlank()) {
      return null;
    }
    var words = Truncation.truncate(text, LONGEST_WORDS);
    var range = RANGE.matcher(words);
    if (range.find()) {
      return range(range, PayPeriod.in(words));
    }
    var amount = AMOUNT.matcher(words);
    while (amount.find()) {
      var hasCurrency = amount.group("before") != null || amount.group("after") != null;
      if (hasCurrency || BARE_MONEY_NUMBER.matcher(amount.group()).find()) {
        var value = number(amount.group("min"), amount.group("minK") != null);
        return PayRange.of(value, value, currencyOf(amount), PayPeriod.in(words));
      }
    }
    return null;
  }

  /** The first statement of pay in a job's description, a range before a single amount, or null. */
  public static PayText in(String description) {
    if (description == null) {
      return null;
    }
    var text = Truncation.truncate(description, LONGEST_TEXT);
    var range = first(RANGE.matcher(text), text);
    return range == null ? first(AMOUNT.matcher(text), text) : range;
  }

  /** Looks at numbers alone: a search of the whole text would cost more than all other reading. */
  private static PayText first(Matcher matcher, String text) {
    matcher.useTransparentBounds(true).useAnchoringBounds(false);
    var numbers = 0;
    for (var i = 0; i < text.length() && numbers < MOST_NUMBERS; i++) {
      if (isDigit(text.charAt(i)) && (i == 0 || !isInNumber(text.charAt(i - 1)))) {
        numbers++;
        var found = at(matcher, text, withCurrency(text, i), i);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private static PayText at(Matcher matcher, String text, int currency, int number) {
    for (var begin = currency; begin <= number; begin++) {
      var mayMatch = begin == currency || begin == number;
      if (mayMatch && matcher.region(begin, text.length()).lookingAt()) {
        var isMeant =
            matcher.pattern() == RANGE || currencyOf(matcher) != null && saysPayBefore(text, begin);
        return isMeant ? plausible(matcher, text) : null;
      }
    }
    return null;
  }

  /** Where the sign or code of a currency before a number begins, or else the number. */
  private static int withCurrency(String text, int number) {
    var end = number > 0 && isGap(text.charAt(number - 1)) ? number - 1 : number;
    var begin = end;
    while (begin > 0 && end - begin < 3 && isOfCurrency(text.charAt(begin - 1))) {
      begin--;
    }
    return begin == end ? number : begin;
  }

  private static boolean isOfCurrency(char it) {
    return it >= 'A' && it <= 'Z' || "$€£¥₹₪zł".indexOf(it) >= 0;
  }

  private static boolean isGap(char it) {
    return it == ' ' || it == '\u00a0' || it == '\u202f';
  }

  private static boolean isDigit(char it) {
    return it >= '0' && it <= '9';
  }

  private static boolean isInNumber(char it) {
    return isDigit(it) || it == '.' || it == ',';
  }

  private static PayText plausible(Matcher matcher, String text) {
    if (currencyOf(matcher) == null) {
      return null;
    }
    var per = PER.matcher(text).region(matcher.end(), Math.min(text.length(), matcher.end() + 30));
    var hasPer = per.lookingAt() && PayPeriod.in(per.group()) != null;
    var end = hasPer ? per.end() : matcher.end();
    var period = hasPer ? PayPeriod.in(per.group()) : null;
    var range = range(matcher, period);
    if (range == null || range.min() == null) {
      return null;
    }
    var isTimed = period != null;
    var yearly = range.yearlyMin();
    if (!isTimed && range.min().compareTo(LEAST_UNTIMED) < 0
        || yearly == null
        || BigDecimal.valueOf(yearly).compareTo(MOST_YEARLY) > 0) {
      return null;
    }
    return new PayText(text.substring(matcher.start(), end).strip(), range);
  }

  private static final Pattern PAY_WORD =
      Pattern.compile(
          "\\b(?:pay|salary|compensation|wage|rate|gehalt|vergütung|lohn|salaire|salario|ote)\\b[^.\\n]{0,40}$",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static boolean saysPayBefore(String text, int at) {
    return PAY_WORD.matcher(text.substring(Math.max(0, at - 60), at)).find();
  }

  private static PayRange range(Matcher matcher, PayPeriod period) {
    var isRange = matcher.pattern() == RANGE;
    var maxIsThousands = isRange && matcher.group("maxK") != null;
    var min =
        number(
            matcher.group("min"),
            matcher.group("minK") != null || maxIsThousands && isShort(matcher.group("min")));
    var max = isRange ? number(matcher.group("max"), maxIsThousands) : min;
    return PayRange.of(min, max, currencyOf(matcher), period);
  }

  /** "105 - 125k" means thousands twice, "105,000 - 125k" does not. */
  private static boolean isShort(String number) {
    return number.length() <= 3;
  }

  /** A code says more than a sign: dollars are of many countries. */
  private static String currencyOf(Matcher matcher) {
    var isRange = matcher.pattern() == RANGE;
    var found = matcher.group("after");
    if (found == null && isRange) {
      found = matcher.group("unit") == null ? matcher.group("between") : matcher.group("unit");
    }
    return PayRange.code(found == null ? matcher.group("before") : found);
  }

  private static BigDecimal number(String written, boolean isThousands) {
    var digits = new StringBuilder();
    var last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
    var hasFraction = last >= 0 && written.length() - last <= 3;
    for (var i = 0; i < written.length(); i++) {
      if (Character.isDigit(written.charAt(i))) {
        digits.append(written.charAt(i));
      } else if (i == last && hasFraction) {
        digits.append('.');
      }
    }
    var number = new BigDecimal(digits.toString());
    return isThousands ? number.multiply(THOUSAND) : number;
  }
}
