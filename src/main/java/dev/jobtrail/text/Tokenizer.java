package dev.jobtrail.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Splits text into {@link TextToken}s. Names with signs stay whole: C++, C#, .NET, Node.js, C3.ai;
 * the other gender's suffix of a title is left out: "Entwickler:in", "chargé(e)", "técnico/a".
 */
public final class Tokenizer {

  /** A longer run of letters is no word. */
  private static final int MAX_LENGTH = 60;

  /** What may follow a dot inside of a name. */
  private static final Set<String> AFTER_DOT =
      Set.of("js", "net", "io", "ai", "core", "com", "org");

  private static final Set<String> GENDER_SUFFIXES =
      Set.of(
          "in", "innen", "r", "n", "e", "ne", "nne", "se", "euse", "trice", "rice", "ère", "ive",
          "a", "o", "as", "os", "ra", "ora", "es", "er", "frau");

  private static final Pattern MARKS = Pattern.compile("\\p{M}+");

  /** The first character that is not ASCII. */
  private static final char LATIN = 0x80;

  /** The folded letters of European languages, as normalizing costs much more than all else. */
  private static final String[] LETTERS = letters();

  private Tokenizer() {}

  /** The tokens of a text in their order; none where it is null. */
  public static List<TextToken> tokenize(String text) {
    var tokens = new ArrayList<TextToken>();
    var length = text == null ? 0 : text.length();
    var i = 0;
    while (i < length) {
      var begin = i;
      if (isDotNet(text, i)) {
        i += 4;
      } else if (isPart(text.charAt(i))) {
        i = end(text, i);
      } else {
        i++;
        continue;
      }
      if (i - begin <= MAX_LENGTH) {
        var surface = text.substring(begin, i);
        var folded = fold(surface);
        if (!folded.isEmpty()) {
          tokens.add(new TextToken(surface, folded, begin, i));
        }
      }
      i = afterGenderSuffix(text, begin, i);
    }
    return tokens;
  }

  /** The folded words of a text in their order; none where it is null. */
  public static List<String> words(String text) {
    return tokenize(text).stream().map(TextToken::folded).toList();
  }

  /** Lower case without accents: "Straße" becomes "strasse", "Größe" becomes "grosse". */
  public static String fold(String text) {
    var plain = 0;
    while (plain < text.length() && isFolded(text.charAt(plain))) {
      plain++;
    }
    if (plain == text.length()) {
      return text;
    }
    var ascii = plain;
    while (ascii < text.length() && text.charAt(ascii) < LATIN) {
      ascii++;
    }
    if (ascii == text.length()) {
      return text.toLowerCase(Locale.ROOT);
    }
    var folded = new StringBuilder(text.length() + 8);
    folded.append(text.substring(0, ascii).toLowerCase(Locale.ROOT));
    for (var i = ascii; i < text.length(); i++) {
      var it = text.charAt(i);
      if (it >= 'A' && it <= 'Z') {
        folded.append((char) (it + 'a' - 'A'));
      } else if (it < LATIN || isPunctuation(it)) {
        folded.append(it);
      } else if (it < LATIN + LETTERS.length) {
        folded.append(LETTERS[it - LATIN]);
      } else {
        return normalized(text);
      }
    }
    return folded.toString();
  }

  private static boolean isFolded(char it) {
    return it < 'A' || it > 'Z' && it < LATIN;
  }

  /** Dashes and quotation marks that are their own normal forms. */
  private static boolean isPunctuation(char it) {
    return it >= '\u2012' && it <= '\u2016' || it >= '\u2018' && it <= '\u2023';
  }

  private static String[] letters() {
    var letters = new String[0x100];
    for (var i = 0; i < letters.length; i++) {
      letters[i] = normalized(String.valueOf((char) (LATIN + i)));
    }
    return letters;
  }

  private static String normalized(String text) {
    return MARKS
        .matcher(Normalizer.normalize(text, Normalizer.Form.NFKD))
        .replaceAll("")
        .toLowerCase(Locale.ROOT)
        .replace("ß", "ss")
        .replace('ł', 'l')
        .replace('ø', 'o')
        .replace('đ', 'd')
        .replace('ð', 'd')
        .replace('ı', 'i')
        .replace("þ", "th")
        .replace("œ", "oe")
        .replace("æ", "ae");
  }

  private static boolean isPart(char it) {
    return Character.isLetterOrDigit(it)
        || Character.isSurrogate(it)
        || it > 0x2ff && Character.getType(it) == Character.NON_SPACING_MARK;
  }

  private static boolean isDotNet(String text, int at) {
    return text.charAt(at) == '.'
        && text.regionMatches(true, at, ".net", 0, 4)
        && (at + 4 == text.length() || !isPart(text.charAt(at + 4)))
        && (at == 0 || !isPart(text.charAt(at - 1)));
  }

  private static int end(String text, int begin) {
    var end = run(text, begin);
    if (end + 1 < text.length() && text.charAt(end) == '.' && isPart(text.charAt(end + 1))) {
      var next = run(text, end + 1);
      if (AFTER_DOT.contains(text.substring(end + 1, next).toLowerCase(Locale.ROOT))) {
        return next;
      }
    }
    if (end < text.length() && text.charAt(end) == '#' && end - begin == 1) {
      return end + 1;
    }
    return text.startsWith("++", end) ? end + 2 : end;
  }

  private static int run(String text, int begin) {
    var end = begin;
    while (end < text.length() && isPart(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static int afterGenderSuffix(String text, int begin, int end) {
    if (end - begin < 3 || end + 1 >= text.length() || "*:_·/(.".indexOf(text.charAt(end)) < 0) {
      return end;
    }
    var at = end + 1;
    if (text.charAt(at) == '-') {
      at++;
    }
    var next = run(text, at);
    var isMark = next > at && GENDER_SUFFIXES.contains(text.substring(at, next));
    if (!isMark || text.charAt(end) == '.' && next - at > 2) {
      return end;
    }
    return text.charAt(end) == '(' && next < text.length() && text.charAt(next) == ')'
        ? next + 1
        : text.charAt(end) == '(' ? end : next;
  }
}
