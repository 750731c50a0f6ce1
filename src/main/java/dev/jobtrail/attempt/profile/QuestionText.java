package dev.jobtrail.attempt.profile;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Tells whether two texts put the same question. */
public final class QuestionText {

  private static final Pattern MARKS = Pattern.compile("\\p{M}+");

  /** Apostrophes within words, which some write and some do not: don't, dont. */
  private static final Pattern APOSTROPHES = Pattern.compile("(?<=\\p{L})['’`´](?=\\p{L})");

  /** What is no letter, no digit, and no sign that changes what a digit or name means. */
  private static final Pattern PUNCTUATION = Pattern.compile("[^\\p{L}\\p{N}+#%$€£]+");

  private static final Pattern REQUIRED =
      Pattern.compile(
          "\\((?:required|mandatory|pflichtfeld|pflichtangabe|obligatoire|requis|obligatorio"
              + "|requerido|obrigatorio|obbligatorio|verplicht|optional|optionnel|facultatif"
              + "|opcional|facoltativo|optioneel)\\)");

  private QuestionText() {}

  /**
   * The question without what may differ between forms: case, accents, punctuation, spaces and the
   * mark of required or optional fields. Every word and every number stays.
   */
  public static String normalized(String question) {
    var unmarked = REQUIRED.matcher(withoutAccents(question)).replaceAll(" ");
    return PUNCTUATION
        .matcher(APOSTROPHES.matcher(unmarked).replaceAll(""))
        .replaceAll(" ")
        .strip();
  }

  /** The text in lower case and without accents. */
  public static String withoutAccents(String text) {
    var plain = Normalizer.normalize(text, Normalizer.Form.NFKD);
    return MARKS.matcher(plain).replaceAll("").toLowerCase(Locale.ROOT).replace("ß", "ss");
  }
}
