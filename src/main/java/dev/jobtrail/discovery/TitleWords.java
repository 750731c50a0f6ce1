package dev.jobtrail.discovery;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Takes texts apart into words that can be compared: lower case, without accents and plurals. */
final class TitleWords {

  /** A longer run of letters is no word. */
  private static final int LONGEST = 60;

  /** What may follow a dot inside of a name, as in Node.js and ASP.NET. */
  private static final Set<String> AFTER_DOT = Set.of("js", "net", "io", "ai");

  private static final Pattern MARKS = Pattern.compile("\\p{M}+");

  /** Words that say nothing about a job. */
  private static final Set<String> EMPTY =
      new HashSet<>(
          of(
              """
              a an and are as at be but by can do for from has have if in into is it its more most not of on
              or our out over so such than that the their them then there these they this to up us was we
              were what when where which who will with within you your about also all any both each other
              per via able across including include etc new well good great strong work working job role
              team company join looking people we're you'll help make year day time
              der die das ein eine und oder mit für von zu im in den dem des auf bei als ist sind wir du dich
              dein deine sie ihr unser unsere sowie auch nach aus über
              le la les un une des et ou de du pour dans avec sur nous vous votre notre est
              el los las una y o para con en por que su sus
              m w d f x
              """));

  private TitleWords() {}

  /** The words in their order; none of a text that is null. */
  static List<String> of(String text) {
    if (text == null) {
      return List.of();
    }
    var words = new ArrayList<String>(text.length() / 6 + 4);
    var length = text.length();
    for (var i = 0; i < length; ) {
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
        words.add(plain(text, begin, i));
      }
    }
    return words;
  }

  /** Whether a word says something about a job. */
  static boolean isTelling(String word) {
    return !EMPTY.contains(word) && !Character.isDigit(word.charAt(0));
  }

  /** Whether a phrase stands in words as it is; nothing stands everywhere. */
  static boolean contain(List<String> words, List<String> phrase) {
    var last = words.size() - phrase.size();
    for (var i = 0; i <= last; i++) {
      if (startsAt(words, i, phrase)) {
        return true;
      }
    }
    return false;
  }

  static boolean startsAt(List<String> words, int at, List<String> phrase) {
    if (at + phrase.size() > words.size()) {
      return false;
    }
    for (var i = 0; i < phrase.size(); i++) {
      if (!words.get(at + i).equals(phrase.get(i))) {
        return false;
      }
    }
    return true;
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
    var end = begin;
    while (end < text.length() && isPart(text.charAt(end))) {
      end++;
    }
    if (end + 1 < text.length() && text.charAt(end) == '.' && isPart(text.charAt(end + 1))) {
      var next = end + 1;
      while (next < text.length() && isPart(text.charAt(next))) {
        next++;
      }
      if (next - end <= 4
          && AFTER_DOT.contains(text.substring(end + 1, next).toLowerCase(Locale.ROOT))) {
        return next;
      }
    }
    if (end < text.length() && text.charAt(end) == '#' && end - begin == 1) {
      return end + 1;
    }
    return text.startsWith("++", end) ? end + 2 : end;
  }

  private static String plain(String text, int begin, int end) {
    var word = text.substring(begin, end);
    var isAscii = true;
    var isLower = true;
    for (var i = 0; i < word.length(); i++) {
      var it = word.charAt(i);
      isAscii &= it < 0x80;
      isLower &= it >= 'a' && it <= 'z';
    }
    var lower = isLower ? word : word.toLowerCase(Locale.ROOT);
    return singular(isAscii ? lower : folded(lower));
  }

  private static String folded(String lower) {
    var folded = MARKS.matcher(Normalizer.normalize(lower, Normalizer.Form.NFKD)).replaceAll("");
    var plain = folded.replace("ß", "ss").replace('ł', 'l').replace('ø', 'o').replace("œ", "oe");
    return plain.isEmpty() ? lower : plain;
  }

  private static String singular(String word) {
    var length = word.length();
    return length > 3
            && word.charAt(length - 1) == 's'
            && "suai".indexOf(word.charAt(length - 2)) < 0
        ? word.substring(0, length - 1)
        : word;
  }
}
