package dev.jobtrail.attempt;

import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FormField;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Compares field values in spite of the formatting by forms: spaces in a phone number, the order of
 * a date, the additions of a chosen suggestion.
 */
record HeldValues(FieldKind kind, List<String> values) {

  static HeldValues of(FormField field) {
    return new HeldValues(field.kind(), field.values());
  }

  /** Whether a field holds the value that was entered. */
  boolean answer(List<String> wanted) {
    return values.equals(wanted)
        || switch (kind) {
          case DATE, MONTH -> !wanted.isEmpty() && isDay(numbers(values), wanted);
          case PHONE -> isPhone(digits(wanted));
          case SEARCH -> values.size() == 1 && startsAlike(wanted);
          case NUMBER -> plain(values).equals(plain(wanted)) || plain(ungrouped()).equals(wanted);
          case TICK -> values.contains("true") == wanted.contains("true");
          case TEXT, EMAIL, URL, LONG_TEXT, CHOICE, CHOICES, FILE, PASSWORD, OTHER ->
              plain(values).equals(plain(wanted));
        };
  }

  /** Without the separators of thousands that some boxes put in. */
  private List<String> ungrouped() {
    return values.stream()
        .map(it -> it.strip().matches("\\d{1,3}([.,'\\s]\\d{3})+") ? it.replaceAll("\\D", "") : it)
        .toList();
  }

  private boolean isPhone(String wanted) {
    var held = digits(values);
    // a widget with a list of countries shows the number without its country's code
    return !held.isEmpty() && (held.equals(wanted) || held.length() > 5 && wanted.endsWith(held));
  }

  private boolean startsAlike(List<String> wanted) {
    var first = wanted.isEmpty() ? "" : wanted.getFirst().split(",")[0].strip();
    return !first.isEmpty()
        && values.getFirst().toLowerCase(Locale.ROOT).contains(first.toLowerCase(Locale.ROOT));
  }

  private static List<String> plain(List<String> texts) {
    return texts.stream().map(text -> text.replaceAll("\\s+", " ").strip()).toList();
  }

  private static String digits(List<String> texts) {
    return String.join("", texts).replaceAll("\\D", "");
  }

  /** The same day, or its month where a field asks for no more. */
  private static boolean isDay(List<Integer> held, List<String> wanted) {
    var month = wanted.stream().map(it -> it.replaceAll("-\\d+$", "")).toList();
    return held.equals(numbers(wanted)) || held.size() == 2 && held.equals(numbers(month));
  }

  private static List<Integer> numbers(List<String> texts) {
    return Arrays.stream(String.join(" ", texts).split("\\D+"))
        .filter(part -> !part.isEmpty() && part.length() <= 4)
        .map(Integer::valueOf)
        .sorted()
        .toList();
  }
}
