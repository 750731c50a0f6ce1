package dev.jobtrail.resume.advice;

import dev.jobtrail.text.Language;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Counts the syllables of words by their groups of vowels. That is a count within some percent of
 * the true one over a text, not for each word.
 */
final class Syllables {

  /** Vowels side by side that are two syllables: cli-ent, ra-di-o, cre-ate, a-re-a. */
  private static final Pattern ENGLISH_HIATUS =
      Pattern.compile("(?<![tscgx])i(?=[aou]|en[ct])|(?<=cr)e(?=at)|(?<=ar|id)e(?=a)");

  /** A final e, and that of -es and -ed behind most consonants, is not spoken. */
  private static final Pattern ENGLISH_SILENT =
      Pattern.compile(
          "(?<=[a-z]{2})(?:(?<![^aeiouy]l)e|(?<![sxzg]|[cs]h|[^aeiouy]l|c)es|(?<![td]|[^aeiouy]l)ed)$"
              + "|e(?=(?:ly|less|ful|ment|ments)$)");

  private static final Pattern ENGLISH = Pattern.compile("[aeiouy]+");

  /** Diphthongs and doubled vowels are one syllable, other vowels side by side are two. */
  private static final Pattern GERMAN =
      Pattern.compile("aa|ee|oo|ie|ei|ai|ey|ay|au|äu|eu|(?<!q)[aeiouyäöü]|(?<=q)[aeioyäöü]");

  private static final Pattern FRENCH = Pattern.compile("é(?=[aeiouè])|[aeiouyàâäéèêëîïôöùûüœæ]+");

  /** A final e is mute, also before the s of a plural; behind q and g with its u. */
  private static final Pattern FRENCH_MUTE =
      Pattern.compile("(?<=[qg])ues?$|(?<=[^aeiouyàâäéèêëîïôöùûü]|[éiu])es?$");

  /** The u of que and gui is not spoken. */
  private static final Pattern SPANISH_SILENT = Pattern.compile("(?<=[qg])u(?=[eiéí])");

  /** An open vowel, or one with an accent, makes a syllable; i and u join it. */
  private static final Pattern SPANISH =
      Pattern.compile("[iuü]?[aeoáéó](?:[iuy](?![aeoáéóíú]))?|[íú]|[iuüy]+");

  private Syllables() {}

  /** At least one. */
  static int in(String word, Language language) {
    var plain = word.toLowerCase(Locale.ROOT);
    var count =
        switch (language) {
          case ENGLISH ->
              count(
                  ENGLISH,
                  ENGLISH_HIATUS
                      .matcher(ENGLISH_SILENT.matcher(plain).replaceAll(""))
                      .replaceAll("$0-"));
          case GERMAN -> count(GERMAN, plain);
          case FRENCH -> count(FRENCH, FRENCH_MUTE.matcher(plain).replaceAll(""));
          case SPANISH -> count(SPANISH, SPANISH_SILENT.matcher(plain).replaceAll(""));
        };
    return Math.max(1, count);
  }

  private static int count(Pattern syllable, String word) {
    return (int) syllable.matcher(word).results().count();
  }
}
