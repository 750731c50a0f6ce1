package dev.jobtrail.ai.builtin;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Takes texts apart into words and words down to their stems. */
final class Words {

  private static final Pattern MARKS = Pattern.compile("\\p{M}+");

  /** A longer run of letters is no word. */
  private static final int LONGEST = 60;

  /** What may follow a dot inside of a name, as in Node.js and ASP.NET. */
  private static final Set<String> AFTER_DOT = Set.of("js", "net", "io", "core");

  /** Endings of German words that stand before the "in" of their feminine form. */
  private static final List<String> BEFORE_FEMININE =
      List.of(
          "er", "ist", "ent", "ant", "log", "gog", "eut", "ekt", "alt", "arzt", "koch", "inist");

  private Words() {}

  static List<Word> of(String text) {
    var words = new ArrayList<Word>();
    var length = text.length();
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
      if (i - begin <= LONGEST) {
        var word = text.substring(begin, i);
        var folded = fold(word);
        if (!folded.isEmpty()) {
          words.add(new Word(word, folded, stem(folded)));
        }
      }
    }
    return words;
  }

  /** The stems of a text, between spaces. */
  static String key(String text) {
    return String.join(" ", of(text).stream().map(Word::stem).toList());
  }

  private static boolean isPart(char it) {
    return Character.isLetterOrDigit(it);
  }

  private static boolean isDotNet(String text, int at) {
    return text.regionMatches(true, at, ".net", 0, 4)
        && (at + 4 == text.length() || !isPart(text.charAt(at + 4)))
        && (at == 0 || !isPart(text.charAt(at - 1)));
  }

  private static int end(String text, int begin) {
    var end = begin;
    while (end < text.length() && isPart(text.charAt(end))) {
      end++;
    }
    if (end + 1 < text.length() && text.charAt(end) == '.' && isPart(text.charAt(end + 1))) {
      var next = end + 1;
      while (next < text.length() && isPart(text.charAt(next))) {
        next++;
      }
      if (AFTER_DOT.contains(text.substring(end + 1, next).toLowerCase(Locale.ROOT))) {
        return next;
      }
    }
    if (end < text.length() && text.charAt(end) == '#' && end - begin == 1) {
      return end + 1;
    }
    if (text.startsWith("++", end)) {
      return end + 2;
    }
    return end;
  }

  /** Lower case without accents; umlauts lose their dots. */
  static String fold(String text) {
    var lower = text.toLowerCase(Locale.ROOT);
    if (lower.chars().allMatch(it -> it < 0x80)) {
      return lower;
    }
    var plain = MARKS.matcher(Normalizer.normalize(lower, Normalizer.Form.NFKD)).replaceAll("");
    return plain.replace("ß", "ss").replace('ł', 'l').replace('ø', 'o').replace("œ", "oe");
  }

  /**
   * A light stem for four languages at once: plurals and genders go, derived words stay apart.
   * German "-erin" and French "-euse", "-trice" and "-ière" become the masculine form.
   */
  static String stem(String folded) {
    if (folded.length() < 4 || !folded.chars().allMatch(it -> it >= 'a' && it <= 'z')) {
      return folded;
    }
    var word = masculine(folded);
    if (word.endsWith("s")
        && !word.endsWith("ss")
        && !word.endsWith("us")
        && !word.endsWith("is")) {
      word = word.substring(0, word.length() - 1);
    }
    if (word.length() >= 7 && (word.endsWith("en") || word.endsWith("es"))) {
      word = word.substring(0, word.length() - 2);
    } else if (word.length() >= 5 && "eao".indexOf(word.charAt(word.length() - 1)) >= 0) {
      word = word.substring(0, word.length() - 1);
    }
    if (word.length() >= 5 && word.endsWith("y")) {
      word = word.substring(0, word.length() - 1) + "i";
    }
    return word;
  }

  private static String masculine(String word) {
    if (word.length() < 6) {
      return word;
    }
    var singular = word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
    if (singular.endsWith("euse") || singular.endsWith("trice")) {
      var cut = singular.endsWith("euse") ? 4 : 5;
      return singular.substring(0, singular.length() - cut) + (cut == 4 ? "eur" : "teur");
    }
    if (singular.endsWith("iere")) {
      return singular.substring(0, singular.length() - 4) + "ier";
    }
    if (word.endsWith("ischer") || word.endsWith("isches") || word.endsWith("stellter")) {
      return word.substring(0, word.length() - 2);
    }
    if (word.endsWith("kauffrau") || word.endsWith("fachfrau")) {
      return word.substring(0, word.length() - 4) + "mann";
    }
    var trunk =
        word.endsWith("innen")
            ? word.substring(0, word.length() - 5)
            : word.endsWith("in") ? word.substring(0, word.length() - 2) : "";
    return trunk.length() >= 4 && BEFORE_FEMININE.stream().anyMatch(trunk::endsWith) ? trunk : word;
  }
}
