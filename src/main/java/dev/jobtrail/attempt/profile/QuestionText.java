package dev.jobtrail.attempt.profile;

import dev.jobtrail.text.Tokenizer;
import java.util.regex.Pattern;

/** Normalizes question texts to compare them. */
public final class QuestionText {

  /** Apostrophes within words, which some write and some do not: don't, dont. */
  private static final Pattern APOSTROPHES = Pattern.compile("(?<=\\p{L})['’`´](?=\\p{L})");

  /**
   * Characters other than letters, digits, and signs that change the meaning of a number or name.
   */
  private static final Pattern PUNCTUATION = Pattern.compile("[^\\p{L}\\p{N}+#%$€£]+");

  private static final Pattern REQUIRED =
      Pattern.compile(
          "\\((?:required|mandatory|pflichtfeld|pflichtangabe|obligatoire|requis|obligatorio"
              + "|requerido|obrigatorio|obbligatorio|verplicht|optional|optionnel|facultatif"
              + "|opcional|facoltativo|optioneel|wymagan[ey]|pole wymagane|obowiazkow[ey]|opcjonaln[ey]"
              + "|opcjonalnie|nieobowiazkow[ey])\\)");

  private QuestionText() {}

  /**
   * Normalizes a question: without case, accents, punctuation, spaces and the mark of required or
   * optional fields, which differ between forms. Every word and number remains.
   */
  public static String normalized(String question) {
    var unmarked = REQUIRED.matcher(Tokenizer.fold(question)).replaceAll(" ");
    return PUNCTUATION
        .matcher(APOSTROPHES.matcher(unmarked).replaceAll(""))
        .replaceAll(" ")
        .strip();
  }
}
