package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.ApplyProfile.SalaryExpectation;
import dev.jobtrail.attempt.profile.PayPeriod;
import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FormField;
import java.util.Currency;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Answers what a person wants to earn, where the question means the currency and the period that
 * the person has named, or leaves room to name them; nothing is converted.
 */
final class PayWish {

  private static final Pattern CODE = Pattern.compile("\\b[A-Z]{3}\\b");

  private static final Map<Pattern, String> CURRENCY_WORDS =
      Map.of(
          Pattern.compile("€|\\beuros?\\b"), "EUR",
          Pattern.compile("\\$|\\bdollars?\\b|\\bdolares\\b"), "USD",
          Pattern.compile("£|\\bpounds?\\b|\\bsterling\\b"), "GBP",
          Pattern.compile("\\b(?:franken|francs suisses|swiss francs?)\\b"), "CHF");

  private static final Map<PayPeriod, Pattern> PERIOD_WORDS = new EnumMap<>(PayPeriod.class);

  static {
    PERIOD_WORDS.put(
        PayPeriod.HOUR,
        Pattern.compile("\\b(?:hour\\w*|stunde\\w*|horaire|heure|hora|ora|oraria|uur\\w*)\\b"));
    PERIOD_WORDS.put(
        PayPeriod.DAY,
        Pattern.compile(
            "\\b(?:day|daily|tag|tages\\w*|jour\\w*|tjm|dia\\w*|giorn\\w*|dag\\w*)\\b"));
    PERIOD_WORDS.put(
        PayPeriod.MONTH,
        Pattern.compile(
            "\\b(?:month\\w*|monat\\w*|mois|mensuel\\w*|mes|mensua\\w*|mensal|mese|mensile|maand\\w*)\\b"));
    PERIOD_WORDS.put(
        PayPeriod.YEAR,
        Pattern.compile(
            "\\b(?:year\\w*|annua\\w*|annum|jahr\\w*|jahres\\w*|ans?|annee|annuel\\w*|ano|anual|anno|annuo|annua|ral|jaar\\w*)\\b"));
  }

  /** Parts of pay, net pay, other periods, and questions that an amount does not answer. */
  private static final Pattern ANOTHER_MATTER =
      Pattern.compile(
          "\\d|\\b(?:net|netto|nette?|neto|liquid\\w*|bonus\\w*|equity|stock|commission\\w*|variable\\w*|ote|week\\w*"
              + "|woche\\w*|semaine|hebdo\\w*|semana\\w*|settiman\\w*|biweekly|benefits|currently|current|minimum and"
              + "|why|comfortable|aligned|agree|acceptable|negotiable|flexible|within)\\b"
              + "|^(?:are|is|do|does|did|will|would|can|could|have|has|haben|hast|sind|ist|bist|est|etes|avez|esta|tiene|tem|sei|hai|ben|bent|heb)\\b");

  private static final Pattern NUMBER_ONLY =
      Pattern.compile(
          "\\b(?:numbers?|digits?|numeric|zahlen?|ziffern|chiffres?|numeros?|numeri|cijfers?)\\b");

  private final SalaryExpectation wish;
  private final Set<String> currencies;
  private final Set<PayPeriod> periods;

  private PayWish(SalaryExpectation wish, FormField field) {
    var text = QuestionText.withoutAccents(field.label() + " " + String.join(" ", field.options()));
    this.wish = wish;
    this.currencies = new HashSet<>();
    CODE.matcher(field.label() + " " + String.join(" ", field.options()))
        .results()
        .filter(it -> isCurrency(it.group()))
        .forEach(it -> currencies.add(it.group()));
    CURRENCY_WORDS.forEach(
        (words, code) -> {
          if (words.matcher(text).find()) {
            currencies.add(code);
          }
        });
    this.periods = new HashSet<>();
    PERIOD_WORDS.forEach(
        (period, words) -> {
          if (words.matcher(text).find()) {
            periods.add(period);
          }
        });
  }

  /** The values for the field; empty where the wish does not answer it for sure. */
  static Optional<List<String>> answer(
      LabelledField asked, FormLanguage language, Applicant applicant) {
    var wish = applicant.profile().salaryExpectation();
    var field = asked.field();
    var label = asked.label();
    if (wish == null || ANOTHER_MATTER.matcher(label).find()) {
      return Optional.empty();
    }
    return new PayWish(wish, field).values(field, language, applicant.jobLocation(), label);
  }

  private Optional<List<String>> values(
      FormField field, FormLanguage language, String jobLocation, String label) {
    if (!currencies.stream().allMatch(wish.currency()::equals)
        || !periods.stream().allMatch(wish.period()::equals)) {
      return Optional.empty();
    }
    var number = wish.amount().stripTrailingZeros().toPlainString();
    var meansTheSame = isCurrencyKnown(jobLocation) && isPeriodKnown();
    return switch (field.kind()) {
      case NUMBER -> meansTheSame ? Fitting.fit(field, number) : Optional.empty();
      case CHOICE ->
          meansTheSame ? Fitting.range(field, wish.amount()).map(List::of) : Optional.empty();
      case TEXT, LONG_TEXT -> {
        if (NUMBER_ONLY.matcher(label).find()) {
          yield meansTheSame ? Fitting.fit(field, number) : Optional.empty();
        }
        yield Fitting.fit(
            field, number + " " + wish.currency() + " " + language.per(wish.period()));
      }
      case EMAIL, PHONE, URL, DATE, SEARCH, CHOICES, TICK, FILE, PASSWORD, OTHER ->
          Optional.empty();
    };
  }

  /** Named by the question, or the only one where the job is. */
  private boolean isCurrencyKnown(String jobLocation) {
    return !currencies.isEmpty()
        || Countries.ofPlace(jobLocation)
            .map(it -> Currency.getInstance(Locale.of("", it)))
            .filter(it -> it.getCurrencyCode().equals(wish.currency()))
            .isPresent();
  }

  /** Pay without a period is understood as a year's; any other has to be named. */
  private boolean isPeriodKnown() {
    return !periods.isEmpty() || wish.period() == PayPeriod.YEAR;
  }

  private static boolean isCurrency(String code) {
    return Currency.getAvailableCurrencies().stream()
        .anyMatch(it -> it.getCurrencyCode().equals(code));
  }
}
