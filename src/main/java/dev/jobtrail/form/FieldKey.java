package dev.jobtrail.form;

import dev.jobtrail.text.Truncation;
import java.util.List;
import java.util.regex.Pattern;

/** Identifies a field on its form, so that it is found again when the form is reopened. */
final class FieldKey {

  private static final Pattern UUID =
      Pattern.compile("(?i)\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");
  private static final Pattern MADE_UP =
      Pattern.compile(
          "(?i)[:«»]|^_r_|react-select|radix|headlessui|downshift|^mui-|^ember|mantine|chakra"
              + "|^(input|field|select|textarea|checkbox|radio|file|combobox|id)?[-_]?\\d+$");
  private static final Pattern SPLIT = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final Pattern MIXED = Pattern.compile("(?i).*\\d.*\\p{L}.*|\\p{L}+\\d{4,}");

  private FieldKey() {}

  /**
   * Its name, path or id where they look lasting, and else its label. Ids come last, for many are
   * made up each time a form is drawn, and not all of them look it.
   */
  static String of(FieldClue clue) {
    return List.of(clue.name(), clue.path(), clue.id()).stream()
        .filter(FieldKey::isLasting)
        .findFirst()
        .orElseGet(() -> "label:" + Truncation.truncate(FormWords.plain(clue.label()), 200));
  }

  static boolean isLasting(String name) {
    String rest = UUID.matcher(name).replaceAll("x");
    return !name.isBlank()
        && !MADE_UP.matcher(rest).find()
        && SPLIT
            .splitAsStream(rest)
            .noneMatch(it -> it.length() >= 6 && MIXED.matcher(it).matches());
  }
}
