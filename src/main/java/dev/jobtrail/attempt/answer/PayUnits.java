package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.ApplyProfile.SalaryExpectation;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FormField;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The lists beside an amount of pay that choose its currency and its period. What such a list shows
 * at first is no answer: it would change what the amount means.
 */
record PayUnits(List<LabelledField> lists) {

  private static final int FEWEST_OPTIONS = 2;

  private static final Pattern CURRENCY =
      Pattern.compile("\\b(?:currency|wahrung|devise|moneda|divisa|moeda|valuta|waluta)\\b");

  private static final Pattern DIGIT = Pattern.compile("\\d");

  /** Those directly before and after a field. */
  static PayUnits beside(FormField amount, List<LabelledField> all) {
    int at = indexOf(amount, all);
    var found = new ArrayList<LabelledField>();
    for (int i = at - 1; i >= 0 && isUnit(all.get(i)); i--) {
      found.addFirst(all.get(i));
    }
    for (int i = at + 1; at >= 0 && i < all.size() && isUnit(all.get(i)); i++) {
      found.add(all.get(i));
    }
    return new PayUnits(List.copyOf(found));
  }

  /** The amounts that a list of units belongs to; empty for any other field. */
  static List<LabelledField> amountsBeside(LabelledField unit, List<LabelledField> all) {
    int at = indexOf(unit.field(), all);
    if (at < 0 || !isUnit(unit)) {
      return List.of();
    }
    int before = at;
    int after = at;
    while (before >= 0 && isUnit(all.get(before))) {
      before--;
    }
    while (after < all.size() && isUnit(all.get(after))) {
      after++;
    }
    var amounts = new ArrayList<LabelledField>();
    for (int i : new int[] {before, after}) {
      if (i >= 0 && i < all.size() && isDesiredAmount(all.get(i), all)) {
        amounts.add(all.get(i));
      }
    }
    return amounts;
  }

  private static int indexOf(FormField field, List<LabelledField> all) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).field().key().equals(field.key())) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isDesiredAmount(LabelledField asked, List<LabelledField> all) {
    var kind = asked.field().kind();
    return (kind == FieldKind.NUMBER || kind == FieldKind.TEXT)
        && Topics.of(asked, all) == QuestionTopic.SALARY;
  }

  private static boolean isUnit(LabelledField asked) {
    return isCurrency(asked) || isPeriod(asked.field());
  }

  private static boolean isCurrency(LabelledField asked) {
    var options = asked.field().options();
    var named = options.stream().map(PayUnits::currency).filter(Objects::nonNull).count();
    return isList(asked.field())
        && (named == options.size() || named > 0 && CURRENCY.matcher(asked.label()).find());
  }

  private static boolean isPeriod(FormField field) {
    var options = field.options();
    var periods = options.stream().map(PayUnits::period).filter(Objects::nonNull).distinct();
    return isList(field)
        && periods.count() >= FEWEST_OPTIONS
        && options.stream().filter(it -> period(it) == null).count() <= 1;
  }

  private static boolean isList(FormField field) {
    return field.kind() == FieldKind.CHOICE && field.options().size() >= FEWEST_OPTIONS;
  }

  /** The only currency that a text names; null for none. */
  private static String currency(String text) {
    var named = new HashSet<>(PayWish.currenciesIn(text));
    return named.size() == 1 ? named.iterator().next() : null;
  }

  private static PayPeriod period(String option) {
    return DIGIT.matcher(option).find() ? null : PayPeriod.in(Tokenizer.fold(option));
  }

  /** Whether all of them offer what the desired pay is in. */
  boolean fit(SalaryExpectation wish) {
    return lists.stream().allMatch(it -> option(it, wish).isPresent());
  }

  boolean tellCurrency() {
    return lists.stream().anyMatch(PayUnits::isCurrency);
  }

  boolean tellPeriod() {
    return lists.stream().anyMatch(it -> isPeriod(it.field()));
  }

  /** The option of a list of units for the desired pay. */
  static Optional<String> option(LabelledField unit, SalaryExpectation wish) {
    return isCurrency(unit)
        ? only(unit.field(), PayUnits::currency, wish.currency())
        : only(unit.field(), PayUnits::period, wish.period());
  }

  private static <T> Optional<String> only(FormField field, Function<String, T> meaning, T wanted) {
    return AnswerFormat.only(field, it -> wanted.equals(meaning.apply(it)));
  }
}
