package dev.jobtrail.posting;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.PayRange;
import dev.jobtrail.text.PayText;

/** Reads the pay that a schema.org JobPosting states. */
final class Pay {

  private Pay() {}

  /**
   * The pay of an item, from its baseSalary: a number, a text such as "60,000 - 80,000", or a
   * MonetaryAmount or PriceSpecification with one value or two; null where there is none.
   */
  static PayRange of(LinkedData data, JsonNode item) {
    var salary = JobPostings.first(data.get(item, "baseSalary"));
    var value = salary.isObject() ? JobPostings.first(data.get(salary, "value")) : salary;
    var holder = value.isObject() ? value : salary;
    var currency =
        firstText(
            data.get(salary, "currency"),
            data.get(holder, "currency"),
            data.get(salary, "priceCurrency"),
            data.get(item, "salaryCurrency"));
    var unit =
        PayPeriod.in(
            firstText(
                data.get(holder, "unitText"),
                data.get(holder, "unitCode"),
                data.get(salary, "unitText"),
                data.get(item, "salaryUnit")));
    var min =
        range(
            data.get(holder, "minValue"),
            data.get(salary, "minValue"),
            data.get(salary, "minPrice"));
    var max =
        range(
            data.get(holder, "maxValue"),
            data.get(salary, "maxValue"),
            data.get(salary, "maxPrice"));
    if (min == null && max == null) {
      min = range(value.isObject() ? data.get(value, "value") : value, data.get(salary, "price"));
      max = min;
    }
    var stated = min == null ? max : min;
    return stated == null
        ? null
        : PayRange.of(
            min == null ? null : min.min(),
            max == null ? null : max.max(),
            currency == null ? stated.currency() : currency,
            unit == null ? stated.period() : unit);
  }

  /** The first of the values that has text, as a range of one amount or two, or null. */
  private static PayRange range(JsonNode... values) {
    var text = firstText(values);
    if (text == null) {
      return null;
    }
    var number = PayRange.number(text);
    return number == null ? PayText.rangeOf(text) : PayRange.of(number, number, null, null);
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
}
