package dev.jobtrail.attempt.answer;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A first and last name.
 *
 * @param first null where unknown
 * @param last with its particles, such as "van der Berg"; null where unknown
 */
public record PersonName(String first, String last) {

  private static final Set<String> PARTICLES =
      Set.of(
          "van", "von", "vom", "zu", "zum", "zur", "der", "den", "de", "del", "della", "dello",
          "di", "da", "das", "do", "dos", "du", "des", "la", "las", "los", "le", "ten", "ter", "te",
          "bin", "ibn", "al", "el", "st", "st.", "y", "e");

  private static final Set<String> SUFFIXES = Set.of("jr", "jr.", "sr", "sr.", "ii", "iii", "iv");
  private static final Set<String> TITLES =
      Set.of("dr", "dr.", "prof", "prof.", "mr", "mr.", "mrs", "mrs.", "ms", "ms.", "ing.", "mgr.");

  /** The parts of a whole name; a single word is a first name. */
  public static PersonName of(String whole) {
    if (whole == null || whole.isBlank()) {
      return new PersonName(null, null);
    }
    int comma = whole.indexOf(',');
    if (comma > 0
        && !SUFFIXES.contains(whole.substring(comma + 1).strip().toLowerCase(Locale.ROOT))) {
      return new PersonName(whole.substring(comma + 1).strip(), whole.substring(0, comma).strip());
    }
    return split(
        Arrays.stream(whole.replace(",", " ").strip().split("\\s+"))
            .dropWhile(it -> TITLES.contains(it.toLowerCase(Locale.ROOT)))
            .toList());
  }

  private static PersonName split(List<String> words) {
    if (words.size() < 2) {
      return new PersonName(words.isEmpty() ? null : words.getFirst(), null);
    }
    int last = words.size() - 1;
    while (last > 1 && SUFFIXES.contains(words.get(last).toLowerCase(Locale.ROOT))) {
      last--;
    }
    for (int i = 1; i < last; i++) {
      if (PARTICLES.contains(words.get(i).toLowerCase(Locale.ROOT))) {
        // "Ortega y Gasset": the name before "y" belongs to it
        last = words.get(i).matches("[ye]") && i > 1 ? i - 1 : i;
      }
      if (last <= i) {
        break;
      }
    }
    return new PersonName(
        String.join(" ", words.subList(0, last)),
        String.join(" ", words.subList(last, words.size())));
  }
}
