package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PayTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "$140k - $165k | 140000 | 165000 | USD | -",
        "$105k-$125k | 105000 | 125000 | USD | -",
        "105 - 125k EUR | 105000 | 125000 | EUR | -",
        "£29,500 - £33,000 | 29500 | 33000 | GBP | -",
        "62,000 - 78,000 USD a year | 62000 | 78000 | USD | YEAR",
        "170000.0-220000.0 USD per-year | 170000 | 220000 | USD | YEAR",
        "13.50 USD an hour | 13.50 | 13.50 | USD | HOUR",
        "$21.00 - $24.00 / hr | 21 | 24 | USD | HOUR",
        "55.000 – 68.000 € brutto pro Jahr | 55000 | 68000 | EUR | YEAR",
        "PLN 18 000 – 24 000 gross / month | 18000 | 24000 | PLN | MONTH",
        "CHF 90'000 to 110'000 | 90000 | 110000 | CHF | -",
        "C$90,000 - C$110,000 annually | 90000 | 110000 | CAD | YEAR",
        "€80k/yr | 80000 | 80000 | EUR | YEAR",
        "80000 | 80000 | 80000 | - | -",
        "$165,000 - $205,000 CAD | 165000 | 205000 | CAD | -"
      })
  void readsWordedPay(String words, double min, double max, String currency, PayPeriod period) {
    var range = PayText.rangeOf(words);

    assertThat(range.min().doubleValue()).isEqualTo(min);
    assertThat(range.max().doubleValue()).isEqualTo(max);
    assertThat(range.currency()).isEqualTo(currency);
    assertThat(range.period()).isEqualTo(period);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Competitive", "DOE", "up to 3 weeks off", "401k"})
  void findsNoNumbersInOtherWords(String words) {
    var range = PayText.rangeOf(words);

    assertThat(range == null || range.currency() == null).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Base pay $70,000-$85,000 and equity | $70,000-$85,000",
        "We pay. Pay: $19.50/hour plus tips. | $19.50/hour",
        "Pay: $82,000 – $101,000 per year | $82,000 – $101,000 per year",
        "Gehalt: 55.000 – 68.000 € brutto pro Jahr. | 55.000 – 68.000 € brutto pro Jahr",
        "You run EUR 1,000,000 budgets. Salary: EUR 60,000 - 70,000 | EUR 60,000 - 70,000",
        "$165,000—$205,000 USD | $165,000—$205,000 USD"
      })
  void findsPayInADescription(String description, String words) {
    assertThat(PayText.in(description).words()).isEqualTo(words);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "We raised $12,000,000 - $15,000,000 last year.",
        "Meal vouchers of $10 - $12 and a gym.",
        "10,000 - 20,000 customers trust us.",
        "Founded 1999-2004. 24/7 on call. Call 555-1234.",
        "We moved $2.5 billion in 2024.",
        "A $500 learning budget."
      })
  void takesNoOtherAmountForPay(String description) {
    assertThat(PayText.in(description)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "PA, YEAR",
    "PH, HOUR",
    "BW, TWO_WEEKS",
    "PM, MONTH",
    "1 YEAR, YEAR",
    "per-week-salary, WEEK",
    "per-day-wage, DAY",
    "annual, YEAR",
    "YEARLY_ANNUALLY, YEAR",
    "two_weeks, TWO_WEEKS",
    "Per Year, YEAR",
    "hourly, HOUR"
  })
  void readsPeriods(String code, PayPeriod period) {
    assertThat(PayPeriod.in(code)).isEqualTo(period);
  }

  @Test
  void knowsNoPeriodOfOtherWords() {
    assertThat(PayPeriod.in("NONE")).isNull();
    assertThat(PayPeriod.in("WC")).isNull();
    assertThat(PayPeriod.in(null)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "What is your desired hourly rate?, HOUR",
    "Quel est votre salaire annuel brut ?, YEAR",
    "Gehaltsvorstellung (brutto pro Monat), MONTH",
    "Pay every two weeks, TWO_WEEKS",
    "Semi-monthly pay, HALF_MONTH",
    "'Pay, in hours on a mo-fri job', HOUR",
  })
  void findsThePeriodsThatASentenceNames(String sentence, PayPeriod period) {
    assertThat(PayPeriod.namedIn(sentence)).containsExactly(period);
  }
}
