package dev.jobtrail.guard;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Texts as their readers see them, whatever characters they are written with. */
final class PlainText {

  private static final Pattern MARKED_DIGIT = Pattern.compile("\\p{Nd}\\p{M}");
  private static final Pattern LEGAL_SIGN = Pattern.compile("[™®©℠]");
  private static final Pattern DASH = Pattern.compile("[\\p{Pd}−]");
  private static final Pattern APOSTROPHE = Pattern.compile("[‘’ʼ´`′]");
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
  private static final Pattern MARK = Pattern.compile("\\p{M}+");
  private static final Pattern LATIN = Pattern.compile("\\p{IsLatin}");
  private static final Pattern LOOKALIKE = Pattern.compile("[\\p{IsCyrillic}\\p{IsGreek}]");

  /** Letters set apart, which a reader takes for one word. */
  private static final Pattern SPACED =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}.'&/+-])\\p{L}(?:[ ._·*-]\\p{L}){2,}(?![\\p{L}\\p{N}'&+#])");

  private static final Pattern SPACES = Pattern.compile("[ ._·*-]");

  /** Letters of other scripts that are drawn like Latin ones. */
  private static final Map<Character, Character> LOOKALIKES = lookalikes();

  /** Letters that do not come apart into a base letter and a mark. */
  private static final Map<Character, String> WHOLE =
      Map.of('ß', "ss", 'ø', "o", 'ł', "l", 'æ', "ae", 'œ', "oe", 'đ', "d", 'ı', "i", 'þ', "th");

  private static final String BULLETS = "•▪●◦○■□→✓✔★☆►▶‣·°№";

  private PlainText() {}

  /** The text without disguise: compatibility forms, invisible characters and lookalikes go. */
  static String of(String text) {
    var signs = LEGAL_SIGN.matcher(text).replaceAll("");
    var composed = Normalizer.normalize(signs, Normalizer.Form.NFKC);
    var visible = new StringBuilder(composed.length());
    composed.codePoints().forEach(it -> appendVisible(visible, it));
    var dashed = DASH.matcher(visible).replaceAll("-");
    var quoted = APOSTROPHE.matcher(dashed).replaceAll("'");
    var joined = SPACED.matcher(quoted).replaceAll(it -> SPACES.matcher(it.group()).replaceAll(""));
    return WORD.matcher(joined).replaceAll(it -> latin(it.group()));
  }

  /** Lower case without accents; of the same meaning wherever the program runs. */
  static String folded(String plain) {
    var lower = plain.toLowerCase(Locale.ROOT);
    if (lower.chars().allMatch(it -> it < 0x80)) {
      return lower;
    }
    var bare = MARK.matcher(Normalizer.normalize(lower, Normalizer.Form.NFD)).replaceAll("");
    return bare.chars()
        .mapToObj(it -> WHOLE.getOrDefault((char) it, String.valueOf((char) it)))
        .collect(Collectors.joining());
  }

  /**
   * Whether a reader may see something else than this program: text that runs backwards, digits
   * that are struck out, pictures.
   */
  static boolean isDeceptive(String text) {
    return hasMarkedDigit(text) || text.codePoints().anyMatch(PlainText::isUncheckable);
  }

  static boolean hasMarkedDigit(String text) {
    return MARKED_DIGIT.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).find();
  }

  private static boolean isUncheckable(int it) {
    if (it >= 0x202a && it <= 0x202e || it >= 0x2066 && it <= 0x2069 || it == 0x061c) {
      return true;
    }
    return switch (Character.getType(it)) {
      case Character.PRIVATE_USE, Character.SURROGATE, Character.UNASSIGNED -> true;
      case Character.OTHER_SYMBOL -> !isLegalSign(it) && BULLETS.indexOf(it) < 0;
      case Character.ENCLOSING_MARK -> true;
      default -> false;
    };
  }

  private static boolean isLegalSign(int it) {
    return LEGAL_SIGN.matcher(Character.toString(it)).matches();
  }

  private static void appendVisible(StringBuilder text, int it) {
    switch (Character.getType(it)) {
      case Character.FORMAT, Character.ENCLOSING_MARK -> {
        // nobody sees these
      }
      case Character.CONTROL -> text.append(it == '\n' ? '\n' : ' ');
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> text.append('\n');
      case Character.DECIMAL_DIGIT_NUMBER -> text.append(Character.digit(it, 10));
      default -> {
        // fillers that Unicode counts among the letters and marks
        if (it != 0x115f && it != 0x1160 && it != 0x3164 && it != 0x34f && !isVariant(it)) {
          text.appendCodePoint(it);
        }
      }
    }
  }

  private static boolean isVariant(int it) {
    return it >= 0xfe00 && it <= 0xfe0f || it >= 0xe0100 && it <= 0xe01ef;
  }

  private static String latin(String word) {
    if (!LATIN.matcher(word).find() || !LOOKALIKE.matcher(word).find()) {
      return word;
    }
    return word.chars()
        .map(it -> LOOKALIKES.getOrDefault((char) it, (char) it))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  private static Map<Character, Character> lookalikes() {
    var others = "АВЕЅІЈКМНОРСТХУаеѕіјкмнорстхуԁһӏԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧανικορτυχ";
    var latins = "ABESIJKMHOPCTXYaesijkmhopctxydhlqwABEZHIKMNOPTYXavikoptux";
    return IntStream.range(0, others.length())
        .boxed()
        .collect(Collectors.toUnmodifiableMap(others::charAt, latins::charAt, (a, b) -> a));
  }
}
