package dev.jobtrail.text;

import java.util.List;
import java.util.Set;

/** Legal forms at the end of companies' names, which one text has and another leaves out. */
public final class LegalForms {

  private static final Set<String> ALL =
      Set.of(
          "inc",
          "incorporated",
          "llc",
          "ltd",
          "limited",
          "corp",
          "corporation",
          "co",
          "plc",
          "gmbh",
          "mbh",
          "ag",
          "se",
          "kg",
          "kgaa",
          "ug",
          "ev",
          "sa",
          "sas",
          "sarl",
          "srl",
          "spa",
          "sl",
          "slu",
          "bv",
          "nv",
          "ab",
          "as",
          "aps",
          "oy",
          "oyj",
          "lda",
          "pty",
          "pte");

  private LegalForms() {}

  /**
   * @param word folded
   */
  public static boolean isForm(String word) {
    return ALL.contains(word);
  }

  /**
   * The words of a company's name without the legal form at its end, unless that is all of it.
   *
   * @param words folded
   * @param others further words that are left out there
   */
  public static List<String> without(List<String> words, Set<String> others) {
    var last = words.size();
    while (last > 1
        && (ALL.contains(words.get(last - 1)) || others.contains(words.get(last - 1)))) {
      last--;
    }
    return words.subList(0, last);
  }
}
