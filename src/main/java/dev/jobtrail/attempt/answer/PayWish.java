package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.ApplyProfile.SalaryExpectation;
import dev.jobtrail.form.FormField;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.Tokenizer;
import java.util.Currency;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Answers questions about pay expectations if currency and period match the profile or can be
 * stated; nothing is converted.
 */
final class PayWish {

  private static final Pattern CODE = Pattern.compile("\\b[A-Z]{3}\\b");

  private static final Map<Pattern, String> CURRENCY_WORDS =
      Map.of(
          Pattern.compile("€|\\beuros?\\b"), "EUR",
          Pattern.compile("\\$|\\bdollars?\\b|\\bdolares\\b"), "USD",
          Pattern.compile("£|\\bpounds?\\b|\\bsterling\\b"), "GBP",
          Pattern.compile("\\b(?:franken|francs suisses|swiss francs?)\\b"), "CHF");

  /** Parts of pay, net pay, and questions that an amount does not answer. */
  private static final Pattern ANOTHER_MATTER =
      Pattern.compile(
          "\\d|\\b(?:net|netto|nette?|neto|liquid\\w*|bonus\\w*|equity|stock|commission\\w*|variable\\w*|ote|benefits|currently|current|minimum"
              + " and|why|comfortable|aligned|agree|acceptable|negotiable|flexible|within)\\b"
              + "|^(?:are|is|do|does|did|will|would|can|could|have|has|haben|hast|sind|ist|bist|est|etes|avez|esta|tiene|tem|sei|hai|ben|bent|heb)\\b");

  private static final Pattern NUMBER_ONLY =
      Pattern.compile(
          "\\b(?:numbers?|digits?|numeric|zahlen?|ziffern|chiffres?|numeros?|numeri|cijfers?)\\b");

  private final SalaryExpectation wish;
  private final Set<String> currencies;
  private final Set<PayPeriod> periods;

  private PayWish(SalaryExpectation wish, FormField field) {
    var text = Tokenizer.fold(field.label() + " " + String.join(" ", field.options()));
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
    this.periods = PayPeriod.namedIn(text);
  }

  /** The values for the field; empty if the desired pay does not answer it unambiguously. */
  static Optional<List<String>> answer(
      LabelledField asked, FormLanguage language, Applicant applicant) {
    var wish = applicant.profile().salaryExpectation();
    var field = asked.field();
    var label = asked.label();
    if (wish == null || isAnotherMatter(asked)) {
      return Optional.empty();
    }
    return new PayWish(wish, field).values(field, language, applicant.jobLocation(), label);
  }

  /** Whether the question is about a part of the pay, or no amount answers it. */
  static boolean isAnotherMatter(LabelledField asked) {
    return ANOTHER_MATTER.matcher(asked.label()).find();
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
      case NUMBER -> meansTheSame ? AnswerFormat.fit(field, number) : Optional.empty();
      case CHOICE ->
          meansTheSame ? AnswerFormat.range(field, wish.amount()).map(List::of) : Optional.empty();
      case TEXT, LONG_TEXT -> {
        if (NUMBER_ONLY.matcher(label).find()) {
          yield meansTheSame ? AnswerFormat.fit(field, number) : Optional.empty();
        }
        yield AnswerFormat.fit(
            field, number + " " + wish.currency() + " " + language.per(wish.period()));
      }
      case EMAIL, PHONE, URL, DATE, SEARCH, CHOICES, TICK, FILE, PASSWORD, OTHER ->
          Optional.empty();
    };
  }

  /** The currency named by the question, or the only one of the job's country. */
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
