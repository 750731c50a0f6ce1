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
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "up to 80k EUR | - | 80000",
        "bis zu 70.000 € | - | 70000",
        "ab 48 TEUR | 48000 | -",
        "ab 3.000 € monatlich, 14x | 42000 | -"
      })
  void readsWordedLimits(String words, Integer min, Integer max) {
    assertThat(PayText.rangeOf(words).yearlyMin()).isEqualTo(min);
    assertThat(PayText.rangeOf(words).yearlyMax()).isEqualTo(max);
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
      nullValues = "-",
      value = {
        "Earn $76,000 per year. | 76000 | 76000 | USD | YEAR",
        "$31/hr, paid weekly | 31 | 31 | USD | HOUR",
        "Up to $72,000/year | - | 72000 | USD | YEAR",
        "From £38,000 per annum | 38000 | - | GBP | YEAR",
        "Salary: PLN 18 000 – 24 000 net + VAT per month | 18000 | 24000 | PLN | MONTH",
        "Salary: 18 000 – 24 000 PLN netto (+VAT) / month | 18000 | 24000 | PLN | MONTH",
        "Gehalt: EUR 2.700,- brutto/Monat | 2700 | 2700 | EUR | MONTH",
        "Mindestgehalt EUR 2.700,– brutto pro Monat | 2700 | 2700 | EUR | MONTH",
        "Gehalt: EUR 2.700,- bis 3.000,- pro Monat | 2700 | 3000 | EUR | MONTH",
        "Lohn: CHF 6'500.– pro Monat | 6500 | 6500 | CHF | MONTH",
        "Hourly rate: $24 | 24 | 24 | USD | HOUR",
        "We offer $64,000 base salary | 64000 | 64000 | USD | -",
        "Pay: 17 to 19 dollars an hour | 17 | 19 | USD | HOUR",
        "Salary 60-65K | 60000 | 65000 | - | -",
        "Gehalt: 52.000 - 58.000 Euro | 52000 | 58000 | EUR | -",
        "48.000 bis 53.000 Euro im Jahr | 48000 | 53000 | EUR | YEAR",
        "18,20 € pro Stunde | 18.20 | 18.20 | EUR | HOUR",
        "23 €/Std. und Zulagen | 23 | 23 | EUR | HOUR",
        "Stundenlohn: 17 € | 17 | 17 | EUR | HOUR",
        "Jahresgehalt: 44.000 € | 44000 | 44000 | EUR | YEAR",
        "Bis zu 51.000 € im Jahr | - | 51000 | EUR | YEAR",
        "3.700 € brutto monatlich | 3700 | 3700 | EUR | MONTH",
        "Salaire 2 200 € - 2 500 € brut par mois | 2200 | 2500 | EUR | MONTH",
        "De 31 000 € à 35 000 € brut annuel | 31000 | 35000 | EUR | YEAR",
        "Salaire : 13,10 € brut de l’heure | 13.10 | 13.10 | EUR | HOUR",
        "Jusqu’à 43 000 € par an | - | 43000 | EUR | YEAR",
        "Salario: 1.450 € al mes | 1450 | 1450 | EUR | MONTH",
        "27.500€/año | 27500 | 27500 | EUR | YEAR",
        "Hasta 31.000 € anuales | - | 31000 | EUR | YEAR",
        "Sueldo entre 21.000 y 24.000 € | 21000 | 24000 | EUR | -",
        "Sign-on bonus of $4,000 - $6,000 and $56,000 - $61,000 a year | 56000 | 61000 | USD |"
            + " YEAR",
        "Gehalt: 3.500 € x 14 | 49000 | 49000 | EUR | YEAR",
        "Bruttogehalt 3.500 € (13,5 x). | 47250 | 47250 | EUR | YEAR",
        "Mindestgehalt von EUR 2.900,- brutto (14x jährlich) | 40600 | 40600 | EUR | YEAR",
        "Wir zahlen 13 Monatsgehälter à 4.200 € brutto | 54600 | 54600 | EUR | YEAR",
        "Jahresgehalt von mindestens 45.000 € (14 Gehälter) | 45000 | - | EUR | YEAR",
        "Salario: 1.800 € al mes en 14 pagas | 25200 | 25200 | EUR | YEAR",
        "2.200 € lordi al mese per 13 mensilità | 28600 | 28600 | EUR | YEAR",
        "Salaire 2 400 € brut mensuel + 13e mois | 31200 | 31200 | EUR | YEAR",
        "2 500 € brut par mois – CDD de 14 mois | 2500 | 2500 | EUR | MONTH",
        "Jahresgehalt: 60-70 TEUR | 60000 | 70000 | EUR | YEAR",
        "Gehalt TEUR 60-70 | 60000 | 70000 | EUR | -",
        "Gehalt 55 T€ - 65 T€ | 55000 | 65000 | EUR | -",
        "Gehalt: 60 Tsd. € bis 70 Tsd. € | 60000 | 70000 | EUR | -",
        "Gehalt: ab 48 kEUR | 48000 | - | EUR | -",
        "Salaire : 45/55 K€ | 45000 | 55000 | EUR | -",
        "12 000 - 15 000 zł brutto / mies. | 12000 | 15000 | PLN | MONTH",
        "Wynagrodzenie od 8 000 do 9 000 zł brutto/mc | 8000 | 9000 | PLN | MONTH",
        "Wynagrodzenie do 9 500 zł miesięcznie | - | 9500 | PLN | MONTH",
        "150 zł/godz. | 150 | 150 | PLN | HOUR",
        "Lohn: Fr. 85'000.- | 85000 | 85000 | CHF | -",
        "Mzda: 45 000 - 55 000 Kč měsíčně | 45000 | 55000 | CZK | MONTH",
        "EUR 60.000 - 70.000 p.a. | 60000 | 70000 | EUR | YEAR",
        "Salary: ₹12,00,000 - ₹18,00,000 per annum | 1200000 | 1800000 | INR | YEAR",
        "$60/hr - $75/hr | 60 | 75 | USD | HOUR",
        "$71,000 base pay, $55 a day for meals | 71000 | 71000 | USD | -"
      })
  void readsPayInADescription(
      String description, Double min, Double max, String currency, PayPeriod period) {
    var range = PayText.in(description).range();

    assertThat(range.min() == null ? null : (Double) range.min().doubleValue()).isEqualTo(min);
    assertThat(range.max() == null ? null : (Double) range.max().doubleValue()).isEqualTo(max);
    assertThat(range.currency()).isEqualTo(currency);
    assertThat(range.period()).isEqualTo(period);
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
        "$165,000—$205,000 USD | $165,000—$205,000 USD",
        "Gehalt 3.500 € (14x jährlich), Kantine | 3.500 € (14x jährlich)",
        "Gehalt: ab 48 TEUR | ab 48 TEUR"
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
        "A $500 learning budget.",
        "Customers save $12,000 - $18,000 per year.",
        "Customers pay $12,000 - $18,000 per year.",
        "$12,000 in savings per year",
        "You own a budget of 400.000 € - 600.000 €.",
        "An annual turnover of £60,000 - £90,000",
        "Umsatz 40.000 € - 60.000 € pro Monat",
        "Chiffre d’affaires de 300 000 € par an",
        "Ahorro de 15.000 € al año",
        "Fahrtkostenzuschuss: 1.000 € im Monat",
        "A per diem of $75 per day",
        "Gym for $40 per month",
        "$15,000 an employee",
        "Compensation, 401k, dental"
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
