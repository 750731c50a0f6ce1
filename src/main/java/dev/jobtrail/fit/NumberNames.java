package dev.jobtrail.fit;

import java.util.Map;

/** Small numbers as words. */
final class NumberNames {

  private static final Map<String, Integer> NAMES =
      Map.ofEntries(
          Map.entry("one", 1),
          Map.entry("two", 2),
          Map.entry("three", 3),
          Map.entry("four", 4),
          Map.entry("five", 5),
          Map.entry("six", 6),
          Map.entry("seven", 7),
          Map.entry("eight", 8),
          Map.entry("nine", 9),
          Map.entry("ten", 10),
          Map.entry("twelve", 12),
          Map.entry("fifteen", 15),
          Map.entry("twenty", 20),
          Map.entry("zwei", 2),
          Map.entry("drei", 3),
          Map.entry("vier", 4),
          Map.entry("funf", 5),
          Map.entry("sechs", 6),
          Map.entry("sieben", 7),
          Map.entry("acht", 8),
          Map.entry("zehn", 10),
          Map.entry("zwolf", 12),
          Map.entry("funfzehn", 15),
          Map.entry("zwanzig", 20),
          Map.entry("deux", 2),
          Map.entry("trois", 3),
          Map.entry("quatre", 4),
          Map.entry("cinq", 5),
          Map.entry("huit", 8),
          Map.entry("dix", 10),
          Map.entry("douze", 12),
          Map.entry("quinze", 15),
          Map.entry("vingt", 20),
          Map.entry("dos", 2),
          Map.entry("tres", 3),
          Map.entry("cuatro", 4),
          Map.entry("cinco", 5),
          Map.entry("seis", 6),
          Map.entry("siete", 7),
          Map.entry("ocho", 8),
          Map.entry("diez", 10),
          Map.entry("doce", 12),
          Map.entry("quince", 15),
          Map.entry("veinte", 20));

  private NumberNames() {}

  /** The value of a number in digits or words, folded; -1 where it is none. */
  static int value(String folded) {
    if (Character.isDigit(folded.charAt(0))) {
      return folded.length() <= 3 && folded.chars().allMatch(Character::isDigit)
          ? Integer.parseInt(folded)
          : -1;
    }
    return NAMES.getOrDefault(folded, -1);
  }
}
