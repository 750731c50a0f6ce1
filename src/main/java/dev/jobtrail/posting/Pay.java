package dev.jobtrail.posting;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The pay that a posting states, for a year.
 *
 * @param min the least, or null
 * @param max the most, or null
 * @param currency ISO 4217, or null
 */
record Pay(Integer min, Integer max, String currency) {

  private static final Pay NONE = new Pay(null, null, null);

  private static final Pattern AMOUNT =
      Pattern.compile(
          "([0-9]{1,12}(?:[.,'\u2019\\s\u00a0\u202f][0-9]{3}(?![0-9]))*)(?:[.,]([0-9]{1,2}))?(?:\\s?([kK])\\b)?");

  private static final Map<String, String> SYMBOLS =
      Map.of(
          "€", "EUR", "£", "GBP", "US$", "USD", "C$", "CAD", "A$", "AUD", "₹", "INR", "zł", "PLN");

  /** Pay that rounds to less than one unit a year is a placeholder. */
  private static final double LEAST = 1;

  /**
   * The pay of an item, from its baseSalary: a number, a text such as "60,000 - 80,000", or a
   * MonetaryAmount or PriceSpecification with one value or two.
   */
  static Pay of(LinkedData data, JsonNode item) {
    var salary = JobPostings.first(data.get(item, "baseSalary"));
    if (salary.isMissingNode() || salary.isNull()) {
      return NONE;
    }
    var value = salary.isObject() ? JobPostings.first(data.get(salary, "value")) : salary;
    var holder = value.isObject() ? value : salary;
    var range = range(data, holder, salary, value);
    var unit =
        firstText(
            data.get(holder, "unitText"),
            data.get(holder, "unitCode"),
            data.get(salary, "unitText"),
            data.get(item, "salaryUnit"));
    var factor = perYear(unit);
    var min = amount(range[0], factor);
    var max = amount(range[1], factor);
    if (min == null && max == null) {
      return NONE;
    }
    var currency =
        currency(
            firstText(
                data.get(salary, "currency"),
                data.get(holder, "currency"),
                data.get(salary, "priceCurrency"),
                data.get(item, "salaryCurrency")));
    return min != null && max != null && min > max
        ? new Pay(max, min, currency)
        : new Pay(min, max, currency);
  }

  private static double[] range(LinkedData data, JsonNode holder, JsonNode salary, JsonNode value) {
    var min =
        number(
            firstText(
                data.get(holder, "minValue"),
                data.get(salary, "minValue"),
                data.get(salary, "minPrice")));
    var max =
        number(
            firstText(
                data.get(holder, "maxValue"),
                data.get(salary, "maxValue"),
                data.get(salary, "maxPrice")));
    if (!Double.isNaN(min) || !Double.isNaN(max)) {
      return new double[] {min, max};
    }
    var single =
        firstText(value.isObject() ? data.get(value, "value") : value, data.get(salary, "price"));
    return single == null ? new double[] {Double.NaN, Double.NaN} : numbers(single);
  }

  private static String firstText(JsonNode... values) {
    for (var value : values) {
      var text = JobPostings.text(value, "@value", "name");
      if (text != null && !text.isBlank()) {
        return text;
      }
    }
    return null;
  }

  private static double number(String text) {
    return text == null ? Double.NaN : numbers(text)[0];
  }

  /** The first two amounts of a text; the only one counts as both. */
  private static double[] numbers(String text) {
    try {
      var plain = Double.parseDouble(text.strip());
      return new double[] {plain, plain};
    } catch (NumberFormatException _) {
      // written for people
    }
    var amounts =
        AMOUNT
            .matcher(text.substring(0, Math.min(text.length(), 200)))
            .results()
            .limit(2)
            .map(it -> written(it.group(1), it.group(2), it.group(3)))
            .toList();
    return switch (amounts.size()) {
      case 0 -> new double[] {Double.NaN, Double.NaN};
      case 1 -> new double[] {amounts.getFirst(), amounts.getFirst()};
      default -> new double[] {amounts.getFirst(), amounts.getLast()};
    };
  }

  private static double written(String whole, String fraction, String thousands) {
    var digits = whole.replaceAll("[^0-9]", "");
    var number = Double.parseDouble(digits + "." + (fraction == null ? "0" : fraction));
    return thousands == null ? number : number * 1_000;
  }

  private static Integer amount(double stated, double factor) {
    var yearly = stated * factor;
    return yearly >= LEAST && yearly <= Integer.MAX_VALUE ? (int) Math.round(yearly) : null;
  }

  /** How many of the unit make a year of work; amounts without a unit are taken as for a year. */
  private static double perYear(String unit) {
    var name = unit == null ? "" : unit.toUpperCase(Locale.ROOT);
    if (name.contains("HOUR") || name.equals("HUR") || name.equals("H") || name.equals("HR")) {
      return 2_080;
    }
    if (name.contains("DAY") || name.contains("DAILY")) {
      return 260;
    }
    if (name.contains("WEEK") || name.equals("WEE")) {
      return name.startsWith("BI") || name.startsWith("TWO") ? 26 : 52;
    }
    if (name.contains("MON")) {
      return name.startsWith("SEMI") ? 24 : 12;
    }
    return 1;
  }

  private static String currency(String text) {
    if (text == null) {
      return null;
    }
    var code = text.strip();
    if (SYMBOLS.containsKey(code)) {
      return SYMBOLS.get(code);
    }
    try {
      return Currency.getInstance(code.toUpperCase(Locale.ROOT)).getCurrencyCode();
    } catch (IllegalArgumentException _) {
      return null;
    }
  }
}
