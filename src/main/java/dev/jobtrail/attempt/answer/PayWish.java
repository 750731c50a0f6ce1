package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.ApplyProfile.SalaryExpectation;
import dev.jobtrail.form.FormField;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.Tokenizer;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Answers questions about pay expectations if currency and period match the profile or can be
 * stated; nothing is converted.
 */
final class PayWish {

  private static final Pattern CODE = Pattern.compile("\\b[A-Z]{3}\\b");

  /** As in TEUR and KEUR. */
  private static final Pattern CODE_OF_THOUSANDS = Pattern.compile("\\b[TK]([A-Z]{3})\\b");

  private static final Set<String> CURRENCIES =
      Currency.getAvailableCurrencies().stream()
          .map(Currency::getCurrencyCode)
          .collect(Collectors.toUnmodifiableSet());

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

  /** The unit of the amount is a thousand. */
  private static final Pattern THOUSANDS =
      Pattern.compile(
          "\\b[kt] ?[€$£]|[€$£] ?k\\b|\\b[kt] ?(?:eur|usd|gbp|chf|euros?)\\b|\\b(?:in|en) k\\b|\\btsd\\b|\\btausend\\w*"
              + "|\\bthousands?\\b|\\bmilliers?\\b|\\bmiles\\b|\\bmil (?:euros|eur|€|dolares)|\\bmilhares\\b|\\bmigliaia\\b|\\bduizend\\w*");

  /** An option that states thousands itself, such as 60k or 60,000. */
  private static final Pattern OPTION_OF_THOUSANDS =
      Pattern.compile("(?i)\\d ?k|\\d[., '’]?\\d{3}(?!\\d)");

  private static final BigDecimal THOUSAND = BigDecimal.valueOf(1_000);

  private final SalaryExpectation wish;
  private final PayUnits units;
  private final boolean isInThousands;
  private final Set<String> currencies;
  private final Set<PayPeriod> periods;

  private PayWish(SalaryExpectation wish, FormField field, PayUnits units) {
    var text = field.label() + " " + String.join(" ", field.options());
    this.wish = wish;
    this.units = units;
    this.currencies = currenciesIn(text);
    this.periods = PayPeriod.namedIn(Tokenizer.fold(text));
    this.isInThousands = THOUSANDS.matcher(Tokenizer.fold(field.label())).find();
  }

  /** All currencies that a text names by code, sign or word. */
  static Set<String> currenciesIn(String text) {
    var folded = Tokenizer.fold(text);
    var named = new HashSet<String>();
    CURRENCY_WORDS.forEach(
        (words, code) -> {
          if (words.matcher(folded).find()) {
            named.add(code);
          }
        });
    Stream.concat(
            CODE.matcher(text).results().map(MatchResult::group),
            CODE_OF_THOUSANDS.matcher(text).results().map(it -> it.group(1)))
        .filter(CURRENCIES::contains)
        .forEach(named::add);
    return named;
  }

  /** The values for the field; empty if the desired pay does not answer it unambiguously. */
  static Optional<List<String>> answer(
      LabelledField asked, List<LabelledField> all, FormLanguage language, Applicant applicant) {
    var wish = applicant.profile().salaryExpectation();
    var field = asked.field();
    var label = asked.label();
    if (wish == null || isAnotherMatter(asked)) {
      return Optional.empty();
    }
    var units = PayUnits.beside(field, all);
    return new PayWish(wish, field, units).values(field, language, applicant.jobLocation(), label);
  }

  /** Whether the question is about a part of the pay, or no amount answers it. */
  static boolean isAnotherMatter(LabelledField asked) {
    return ANOTHER_MATTER.matcher(asked.label()).find();
  }

  private Optional<List<String>> values(
      FormField field, FormLanguage language, String jobLocation, String label) {
    if (!currencies.stream().allMatch(wish.currency()::equals)
        || !periods.stream().allMatch(wish.period()::equals)
        || !units.fit(wish)) {
      return Optional.empty();
    }
    var amount = amount(field);
    if (amount.isEmpty()) {
      return Optional.empty();
    }
    var number = amount.get().stripTrailingZeros().toPlainString();
    var meansTheSame = isCurrencyKnown(jobLocation) && isPeriodKnown();
    return switch (field.kind()) {
      case NUMBER -> meansTheSame ? AnswerFormat.fit(field, number) : Optional.empty();
      case CHOICE ->
          meansTheSame ? AnswerFormat.range(field, amount.get()).map(List::of) : Optional.empty();
      case TEXT, LONG_TEXT -> {
        if (isInThousands || !units.lists().isEmpty() || NUMBER_ONLY.matcher(label).find()) {
          yield meansTheSame ? AnswerFormat.fit(field, number) : Optional.empty();
        }
        yield AnswerFormat.fit(
            field, number + " " + wish.currency() + " " + language.per(wish.period()));
      }
      case EMAIL, PHONE, URL, DATE, MONTH, SEARCH, CHOICES, TICK, FILE, PASSWORD, OTHER ->
          Optional.empty();
    };
  }

  /** In the unit of the field; empty where it would not be a whole number of thousands. */
  private Optional<BigDecimal> amount(FormField field) {
    var hasOwnUnit =
        field.options().stream().anyMatch(it -> OPTION_OF_THOUSANDS.matcher(it).find());
    if (!isInThousands || hasOwnUnit) {
      return Optional.of(wish.amount());
    }
    var parts = wish.amount().divideAndRemainder(THOUSAND);
    return parts[1].signum() == 0 ? Optional.of(parts[0]) : Optional.empty();
  }

  /** The currency named by the question or its list, or the only one of the job's country. */
  private boolean isCurrencyKnown(String jobLocation) {
    return !currencies.isEmpty()
        || units.tellCurrency()
        || Countries.ofPlace(jobLocation)
            .map(it -> Currency.getInstance(Locale.of("", it)))
            .filter(it -> it.getCurrencyCode().equals(wish.currency()))
            .isPresent();
  }

  /** Pay without a period is understood as a year's; any other has to be named. */
  private boolean isPeriodKnown() {
    return !periods.isEmpty() || units.tellPeriod() || wish.period() == PayPeriod.YEAR;
  }
}
