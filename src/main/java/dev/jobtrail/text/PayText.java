package dev.jobtrail.text;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Extracts pay from free text.
 *
 * @param words the pay as written
 * @param range the pay as numbers
 */
public record PayText(String words, PayRange range) {

  private static final List<String> COMMON_CURRENCIES =
      List.of(
          "€", "$", "£", "zł", "EUR", "USD", "GBP", "CHF", "PLN", "CAD", "AUD", "Euro", "euro",
          "Fr.");

  private static final String CURRENCY =
      "(?:US\\$|CA?\\$|AU?\\$|R\\$|[$€£¥₹₪]|zł|Kč|[Ss]?Fr\\.|(?:(?<!\\p{L})|(?<=(?<!\\p{L})[kKT]))(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|INR|JPY|SGD|HKD|BRL|MXN|ZAR|ILS|TRY|UAH|AED|PHP)(?!\\p{L})|(?:[Ee]uros?|EUROS?|[Dd]ollars?|Franken)(?!\\p{L}))";
  private static final String NUMBER =
      "[0-9]{1,3}(?:[.,'’"
          + " \\u00a0\\u202f][0-9]{3})++(?![0-9])(?:[.,][0-9]{1,2}(?![0-9]))?"
          + "|[0-9]{1,2}(?:,[0-9]{2}){1,3},[0-9]{3}(?![0-9])" // in India
          + "|[0-9]{1,9}+(?:[.,][0-9]{1,2}(?![0-9]))?";

  /** "2.700,-" and "6'500.–" in Austria and Switzerland. */
  private static final String NO_CENTS = "(?:[.,][-–—]{1,2}(?![0-9]))?";

  /** "60k", "60 k€", "60 TEUR", "60 Tsd. €". */
  private static final String THOUSANDS =
      "[kK](?![\\p{L}0-9])|[kKT](?=€|EUR|CHF|[Ee]uro)|T(?= €)|[Tt]sd\\.?|[Tt]ausend";

  private static final String GAP = "[ \\u00a0\\u202f]?";

  /** Between the two amounts: a dash, a word, and what of markup is left there. */
  private static final String TO =
      "\\s{0,3}(?:-|–|—|\\b(?:to|bis|and|und|et|a|y|hasta|do)\\b|à(?!\\p{L})|…|\\.\\."
          + "|/(?=[0-9]{2,3} ?[kK] ?€))\\s{0,3}";

  /** "$60/hr - $75/hr". */
  private static final String PER_FIRST = "(?:/\\p{L}{1,6}\\.?)?";

  private static final String BEFORE =
      "(?<beforeK>[kKT](?=€|EUR|CHF))?(?<before>" + CURRENCY + ")?" + GAP;
  private static final String MIN =
      "(?<![0-9.,])(?<min>" + NUMBER + ")" + NO_CENTS + GAP + "(?<minK>" + THOUSANDS + ")?";
  private static final String MAX =
      "(?<max>" + NUMBER + ")" + NO_CENTS + GAP + "(?<maxK>" + THOUSANDS + ")?";
  private static final String UNIT = "(?<unit>" + GAP + CURRENCY + ")?";
  private static final String BETWEEN = "(?<between>" + CURRENCY + ")?" + GAP;
  private static final String AFTER = "(?<after>" + GAP + CURRENCY + ")?";

  private static final Pattern RANGE =
      Pattern.compile(BEFORE + MIN + UNIT + PER_FIRST + TO + BETWEEN + MAX + AFTER);
  private static final Pattern AMOUNT = Pattern.compile(BEFORE + MIN + AFTER);

  /** The words after an amount that state its period. */
  private static final Pattern PER =
      Pattern.compile(
          "[ \\u00a0\\u202f]{0,2}\\(?(?:(?:gross|net|base|bruttos?|nettos?|brut[oae]?s?|net[oa]?s?|vat)(?!\\p{L})["
              + " ,)]{0,2}|\\(?\\+ ?){0,4}(?:(?:/|(?:de |à"
              + " )?l['’]|p\\.(?! ?a\\.)|(?:per|an?|each|every|pro|par|por|im|je|the|al|a la)(?!\\p{L}))["
              + " -]{0,2})?(?<period>\\p{L}{1,12}(?:\\.? ?a\\.)?)(?![\\p{L}])",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern BARE_MONEY_NUMBER =
      Pattern.compile("[0-9]{4,}|[kK]\\b|[0-9]{2}[.,][0-9]{3}");

  /** A pension plan of the United States. */
  private static final Pattern PLAN = Pattern.compile("(?:401|403|457) ?[kK]");

  private static final int LONGEST_WORDS = 300;

  /** "TEUR". */
  private static final int LONGEST_CURRENCY = 4;

  /** Pay stands in the first or the last lines; farther in are budgets and revenues. */
  private static final int LONGEST_TEXT = 15_000;

  /** Texts with more numbers are tables of something else. */
  private static final int MOST_NUMBERS = 300;

  /** What a label adds to the rank of a range, 2, or of a single amount, 1. */
  private static final int OF_LABEL = 2;

  private static final int HIGHEST_RANK = 4;

  private static final BigDecimal THOUSAND = BigDecimal.valueOf(1_000);

  /**
   * Below this two amounts with a currency are meal vouchers and monthly tickets, if not hourly.
   */
  private static final BigDecimal LEAST_UNTIMED = BigDecimal.valueOf(10_000);

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
      return range(
          range, PayPeriod.in(words), MonthlyPayments.of(words, range.start(), range.end()));
    }
    var amount = AMOUNT.matcher(words);
    while (amount.find()) {
      var hasCurrency = amount.group("before") != null || amount.group("after") != null;
      if (hasCurrency || BARE_MONEY_NUMBER.matcher(amount.group()).find()) {
        return range(
            amount,
            PayPeriod.in(words),
            MonthlyPayments.of(words, amount.start(), amount.end()),
            PayContext.of(words, 0, amount.start(), amount.end()));
      }
    }
    return null;
  }

  /** Whether a text has the sign or the code of a common currency; costs little. */
  public static boolean hasCurrency(String text) {
    return COMMON_CURRENCIES.stream().anyMatch(text::contains);
  }

  /**
   * The pay that a job's description states, or null: a range or a single amount with a label or a
   * period, or a range as large as only pay is. One with a label comes before others, and a range
   * before a single amount.
   */
  public static PayText in(String description) {
    return description == null
        ? null
        : new Scan(Truncation.truncate(description, LONGEST_TEXT)).best();
  }

  /** Looks at numbers alone: a search of the whole text would cost more than all other reading. */
  private static final class Scan {

    private final String text;
    private final Matcher range;
    private final Matcher amount;
    private PayText best;
    private int bestRank;

    Scan(String text) {
      this.text = text;
      this.range = RANGE.matcher(text);
      this.amount = AMOUNT.matcher(text);
      for (var matcher : List.of(range, amount)) {
        matcher.useTransparentBounds(true).useAnchoringBounds(false);
      }
    }

    PayText best() {
      var numbers = 0;
      var last = 0;
      for (var i = 0; i < text.length() && numbers < MOST_NUMBERS && bestRank < HIGHEST_RANK; i++) {
        if (isDigit(text.charAt(i)) && (i == 0 || !isInNumber(text.charAt(i - 1)))) {
          numbers++;
          var begin = withCurrency(text, i);
          var found = matches(range, begin, i) ? range : matches(amount, begin, i) ? amount : null;
          if (found != null) {
            consider(found, last);
            last = found.end();
            i = last - 1;
          }
        }
      }
      return best;
    }

    private boolean matches(Matcher matcher, int currency, int number) {
      return matcher.region(currency, text.length()).lookingAt()
          || currency < number && matcher.region(number, text.length()).lookingAt();
    }

    private void consider(Matcher found, int last) {
      var ofShape = found == range ? 2 : 1;
      if (ofShape + OF_LABEL <= bestRank) {
        return;
      }
      var hasCurrency = currencyOf(found) != null;
      if (!hasCurrency && !mayBePayWithoutCurrency(found)) {
        return;
      }
      var context = PayContext.of(text, last, found.start(), found.end());
      var rank = ofShape + (context.isLabelled() ? OF_LABEL : 0);
      if (rank > bestRank && (hasCurrency || context.isDirectlyLabelled())) {
        var pay = plausible(found, context, text);
        if (pay != null) {
          best = pay;
          bestRank = rank;
        }
      }
    }

    private boolean mayBePayWithoutCurrency(Matcher found) {
      return (found == range || found.group("minK") != null)
          && BARE_MONEY_NUMBER.matcher(found.group()).find()
          && !PLAN.matcher(found.group()).matches();
    }
  }

  /** Where the sign or code of a currency before a number begins, or else the number. */
  private static int withCurrency(String text, int number) {
    var end = number > 0 && isGap(text.charAt(number - 1)) ? number - 1 : number;
    var begin = end;
    while (begin > 0 && end - begin < LONGEST_CURRENCY && isOfCurrency(text.charAt(begin - 1))) {
      begin--;
    }
    return begin == end ? number : begin;
  }

  private static boolean isOfCurrency(char it) {
    return it >= 'A' && it <= 'Z' || "$€£¥₹₪złkr.".indexOf(it) >= 0;
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

  private static PayText plausible(Matcher matcher, PayContext context, String text) {
    var per = PER.matcher(text).region(matcher.end(), Math.min(text.length(), matcher.end() + 30));
    var stated = per.lookingAt() ? PayPeriod.in(per.group("period")) : null;
    var endOfPeriod = stated == null ? matcher.end() : per.end();
    var payments = MonthlyPayments.of(text, matcher.start(), endOfPeriod);
    var end = Math.max(endOfPeriod, payments.end());
    var ofWords = stated == null ? context.labelPeriod() : stated;
    var isRange = matcher.pattern() == RANGE;
    var period = ofWords == null && payments.isStated() ? PayPeriod.MONTH : ofWords;
    if (PayContext.of(text, matcher.start(), matcher.start(), end).isOfOther()
        || context.isOfOther()
        || period == null && !isRange && !context.isLabelled()) {
      return null;
    }
    var range = range(matcher, ofWords, payments, context);
    return range != null && isPlausible(range, context)
        ? new PayText(
            text.substring(
                    Math.min(payments.begin(), matcher.start() - context.limit().length()), end)
                .strip(),
            range)
        : null;
  }

  private static boolean isPlausible(PayRange range, PayContext context) {
    var amount = range.min() == null ? range.max() : range.min();
    if (range.period() == null && amount.compareTo(LEAST_UNTIMED) < 0) {
      return false;
    }
    var yearly = range.yearlyMin() == null ? range.yearlyMax() : range.yearlyMin();
    return yearly != null && context.mayPay(yearly);
  }

  /** A single amount may be an upper or lower end. */
  private static PayRange range(
      Matcher matcher, PayPeriod period, MonthlyPayments payments, PayContext context) {
    var range = range(matcher, period, payments);
    if (range == null || matcher.pattern() == RANGE) {
      return range;
    }
    return new PayRange(
        context.isAtMost() ? null : range.min(),
        context.isAtLeast() ? null : range.max(),
        range.currency(),
        range.period());
  }

  private static PayRange range(Matcher matcher, PayPeriod period, MonthlyPayments payments) {
    var isRange = matcher.pattern() == RANGE;
    var areThousands = matcher.group("beforeK") != null;
    var maxIsThousands = areThousands || isRange && matcher.group("maxK") != null;
    var min =
        number(
            matcher.group("min"),
            areThousands
                || matcher.group("minK") != null
                || maxIsThousands && isShort(matcher.group("min")));
    var max = isRange ? number(matcher.group("max"), maxIsThousands) : min;
    return payments.inYear(PayRange.of(min, max, currencyOf(matcher), period));
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
