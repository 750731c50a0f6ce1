package dev.jobtrail.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A pay range; at least one amount is known.
 *
 * @param min the least, or null
 * @param max the most, or null; never less than min
 * @param currency ISO 4217, or null
 * @param period what the amounts are for, or null where nothing says it
 */
public record PayRange(BigDecimal min, BigDecimal max, String currency, PayPeriod period) {

  /** An amount at or above this without a period is taken as for a year. */
  private static final BigDecimal CLEARLY_YEARLY = BigDecimal.valueOf(10_000);

  private static final int LONGEST_NUMBER = 40;
  private static final Pattern SPACES = Pattern.compile("[\\s\\u00a0\\u202f]+");
  private static final Pattern FRACTION_COMMA = Pattern.compile(",(?=[0-9]{1,2}$)");

  private static final BigDecimal MOST = BigDecimal.valueOf(Integer.MAX_VALUE);

  /** A range of what a board sent, or null where it is no pay: zero stands for unknown. */
  public static PayRange of(BigDecimal min, BigDecimal max, String currency, PayPeriod period) {
    var least = positive(min);
    var most = positive(max);
    if (least == null && most == null) {
      return null;
    }
    var isTurned = least != null && most != null && least.compareTo(most) > 0;
    return new PayRange(isTurned ? most : least, isTurned ? least : most, code(currency), period);
  }

  private static BigDecimal positive(BigDecimal amount) {
    return amount == null || amount.signum() <= 0 || amount.compareTo(MOST) > 0 ? null : amount;
  }

  /** The amount that a text without any sign is: "4 000", "4,000.5" or "4,50", or null. */
  public static BigDecimal number(String text) {
    if (text.length() > LONGEST_NUMBER) {
      return null;
    }
    try {
      var plain = FRACTION_COMMA.matcher(SPACES.matcher(text).replaceAll("")).replaceFirst(".");
      var number = new BigDecimal(plain.replace(",", ""));
      // what would take megabytes to write out is no amount
      return Math.abs(number.scale()) > LONGEST_NUMBER ? null : number;
    } catch (NumberFormatException _) {
      return null;
    }
  }

  /** The code of a currency by its code or usual sign, or null. */
  static String code(String written) {
    if (written == null) {
      return null;
    }
    var text = written.strip().toUpperCase(Locale.ROOT);
    return switch (text) {
      case "$", "US$", "DOLLAR", "DOLLARS" -> "USD";
      case "€", "EURO", "EUROS" -> "EUR";
      case "£" -> "GBP";
      case "¥" -> "JPY";
      case "₹" -> "INR";
      case "₪" -> "ILS";
      case "C$", "CA$" -> "CAD";
      case "A$", "AU$" -> "AUD";
      case "R$" -> "BRL";
      case "ZŁ" -> "PLN";
      case "KČ" -> "CZK";
      case "FRANKEN", "FR.", "SFR." -> "CHF";
      default -> known(text);
    };
  }

  /** The same pay for a year, if it is paid so many times in one. */
  PayRange paid(BigDecimal times) {
    return new PayRange(
        min == null ? null : min.multiply(times),
        max == null ? null : max.multiply(times),
        currency,
        PayPeriod.YEAR);
  }

  private static String known(String code) {
    try {
      return Currency.getInstance(code).getCurrencyCode();
    } catch (IllegalArgumentException _) {
      return null;
    }
  }

  /** The least for a year of work in whole units, or null where unknown. */
  public Integer yearlyMin() {
    return yearly(min);
  }

  /** The most for a year of work in whole units, or null where unknown. */
  public Integer yearlyMax() {
    return yearly(max);
  }

  /** Whether small amounts without a period leave open what a year pays. */
  public boolean isWithoutYear() {
    return yearlyMin() == null && yearlyMax() == null;
  }

  /** Whether the amounts may be those of a month, whatever else the words around them name. */
  boolean mayBeMonthly() {
    return period == PayPeriod.MONTH
        || (period == null || period == PayPeriod.YEAR)
            && (max == null ? min : max).compareTo(CLEARLY_YEARLY) < 0;
  }

  private Integer yearly(BigDecimal amount) {
    if (amount == null) {
      return null;
    }
    if (period == null && amount.compareTo(CLEARLY_YEARLY) < 0) {
      return null;
    }
    var yearly =
        amount
            .multiply(BigDecimal.valueOf(period == null ? 1 : period.inYear()))
            .setScale(0, RoundingMode.HALF_UP);
    return yearly.compareTo(MOST) > 0 || yearly.signum() == 0 ? null : yearly.intValue();
  }

  /** The range in words: "65 – 85 USD per hour". */
  public String worded() {
    var amounts =
        min == null
            ? "up to " + plain(max)
            : max == null
                ? "from " + plain(min)
                : min.compareTo(max) == 0 ? plain(min) : plain(min) + " – " + plain(max);
    return amounts
        + (currency == null ? "" : " " + currency)
        + (period == null ? "" : " " + period.worded());
  }

  private static String plain(BigDecimal amount) {
    var stripped = amount.stripTrailingZeros();
    return String.format(Locale.ROOT, stripped.scale() > 0 ? "%,.2f" : "%,.0f", stripped);
  }
}
