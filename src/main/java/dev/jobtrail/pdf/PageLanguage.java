package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.Character.UnicodeScript;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The language of a page and how its script is set. */
final class PageLanguage {

  private static final Pattern TAG = Pattern.compile("[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*");
  private static final String DEFAULT = "en";

  private static final List<String> TEXTS =
      List.of("label", "summary", "position", "description", "highlights");

  /** Names of products and people are written in Latin letters in texts of any script. */
  private static final Pattern NAME =
      Pattern.compile("(?<!\\p{IsLatin})[\\p{IsLatin}&&\\p{Lu}]\\p{IsLatin}*");

  private static final Set<String> RIGHT_TO_LEFT =
      Set.of("ar", "ckb", "dv", "fa", "he", "iw", "ku", "ps", "sd", "ug", "ur", "yi");

  /** The language that most text in a script has. */
  private static final Map<UnicodeScript, String> USUAL =
      Map.ofEntries(
          Map.entry(UnicodeScript.ARABIC, "ar"),
          Map.entry(UnicodeScript.HEBREW, "he"),
          Map.entry(UnicodeScript.THAI, "th"),
          Map.entry(UnicodeScript.HANGUL, "ko"),
          Map.entry(UnicodeScript.HIRAGANA, "ja"),
          Map.entry(UnicodeScript.KATAKANA, "ja"),
          Map.entry(UnicodeScript.HAN, "zh"),
          Map.entry(UnicodeScript.DEVANAGARI, "hi"),
          Map.entry(UnicodeScript.BENGALI, "bn"),
          Map.entry(UnicodeScript.GUJARATI, "gu"),
          Map.entry(UnicodeScript.GURMUKHI, "pa"),
          Map.entry(UnicodeScript.ORIYA, "or"),
          Map.entry(UnicodeScript.TAMIL, "ta"),
          Map.entry(UnicodeScript.TELUGU, "te"),
          Map.entry(UnicodeScript.KANNADA, "kn"),
          Map.entry(UnicodeScript.MALAYALAM, "ml"),
          Map.entry(UnicodeScript.SINHALA, "si"),
          Map.entry(UnicodeScript.KHMER, "km"),
          Map.entry(UnicodeScript.MYANMAR, "my"),
          Map.entry(UnicodeScript.TIBETAN, "bo"));

  /** Scripts that are readable with one glyph a character, in the order of the text. */
  private static final Set<UnicodeScript> SET_BY_CHARACTER =
      EnumSet.of(
          UnicodeScript.COMMON,
          UnicodeScript.INHERITED,
          UnicodeScript.LATIN,
          UnicodeScript.GREEK,
          UnicodeScript.CYRILLIC,
          UnicodeScript.ARMENIAN,
          UnicodeScript.GEORGIAN,
          UnicodeScript.ETHIOPIC,
          UnicodeScript.CHEROKEE,
          UnicodeScript.HAN,
          UnicodeScript.HIRAGANA,
          UnicodeScript.KATAKANA,
          UnicodeScript.BOPOMOFO,
          UnicodeScript.HANGUL,
          UnicodeScript.HEBREW,
          UnicodeScript.ARABIC,
          UnicodeScript.THAI,
          UnicodeScript.LAO);

  private PageLanguage() {}

  /** The tag of {@code meta.jobtrail.language}, else the usual one of the script, else en. */
  static String of(JsonNode resume) {
    var tag = resume.path("meta").path("jobtrail").path("language").asText("");
    if (TAG.matcher(tag).matches()) {
      return tag;
    }
    var texts = texts(resume);
    return script(withoutNames(texts))
        .or(() -> script(resume.path("basics").path("name").asText("") + texts))
        .map(USUAL::get)
        .orElse(DEFAULT);
  }

  /** The given language, unless most of the letter is written in the other direction. */
  static String ofLetter(String letter, String language) {
    return script(withoutNames(letter))
        .map(it -> USUAL.getOrDefault(it, DEFAULT))
        .filter(it -> isRightToLeft(it) != isRightToLeft(language))
        .orElse(language);
  }

  private static String texts(JsonNode resume) {
    var texts = new StringBuilder();
    for (var member : TEXTS) {
      for (var text : resume.findValues(member)) {
        texts.append(' ').append(text.asText(""));
        text.forEach(item -> texts.append(' ').append(item.asText("")));
      }
    }
    return texts.toString();
  }

  private static String withoutNames(String text) {
    return NAME.matcher(text).replaceAll(" ");
  }

  private static Optional<UnicodeScript> script(String text) {
    var letters = new EnumMap<UnicodeScript, Integer>(UnicodeScript.class);
    text.codePoints()
        .filter(Character::isLetter)
        .forEach(it -> letters.merge(UnicodeScript.of(it), 1, Integer::sum));
    // Japanese is mostly written in Han characters, but Chinese has no kana.
    var kana =
        letters.getOrDefault(UnicodeScript.HIRAGANA, 0)
            + letters.getOrDefault(UnicodeScript.KATAKANA, 0);
    if (kana > 0) {
      letters.merge(
          UnicodeScript.HIRAGANA, letters.getOrDefault(UnicodeScript.HAN, 0), Integer::sum);
    }
    return letters.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
  }

  static boolean isRightToLeft(String language) {
    return RIGHT_TO_LEFT.contains(primary(language));
  }

  /**
   * Whether a text of mixed scripts reads from right to left: on a page of that direction where it
   * has such a letter, for the names of products may be longer than all the rest; elsewhere where
   * most of its letters are such.
   */
  static boolean isRightToLeft(String text, boolean isPageRightToLeft) {
    var right = 0;
    var left = 0;
    for (var letter : text.codePoints().toArray()) {
      switch (Character.getDirectionality(letter)) {
        case Character.DIRECTIONALITY_RIGHT_TO_LEFT,
            Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC ->
            right++;
        case Character.DIRECTIONALITY_LEFT_TO_RIGHT -> left++;
        default -> {}
      }
    }
    return isPageRightToLeft ? right > 0 : right > left;
  }

  /** Whose Han characters a language has: ja, ko, zh-hant or zh-hans. */
  static String han(String language) {
    var tag = language.toLowerCase(Locale.ROOT);
    return switch (primary(tag)) {
      case "ja", "ko" -> primary(tag);
      default -> tag.matches("(zh|yue)-.*\\b(hant|tw|hk|mo)\\b.*|yue") ? "zh-hant" : "zh-hans";
    };
  }

  /** Whether glyphs of the character's script merge or change places. */
  static boolean isShaped(int codePoint) {
    return !SET_BY_CHARACTER.contains(UnicodeScript.of(codePoint));
  }

  /** Whether a font is all that the character needs; the shaped scripts go from left to right. */
  static boolean canBeSet(int codePoint) {
    return !isShaped(codePoint)
        || Character.getDirectionality(codePoint) != Character.DIRECTIONALITY_RIGHT_TO_LEFT
            && Character.getDirectionality(codePoint)
                != Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
  }

  private static String primary(String language) {
    return language.toLowerCase(Locale.ROOT).split("-", 2)[0];
  }
}
