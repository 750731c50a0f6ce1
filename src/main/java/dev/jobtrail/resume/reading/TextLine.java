package dev.jobtrail.resume.reading;

import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A line or paragraph of a file with its looks.
 *
 * @param parts its texts, parted by tabs or wide gaps; none is blank
 * @param size of its letters in points, relative to other lines of the file
 * @param isBullet whether a bullet stands before it
 * @param level of a heading that the file declares as one; 0 for none
 * @param starts beginnings of parts that are bold while the rest is not, or the reverse
 * @param opensBlock whether plain text has an empty line above it
 */
record TextLine(
    List<String> parts,
    float size,
    boolean isBold,
    boolean isBullet,
    int level,
    List<String> starts,
    boolean opensBlock) {

  private static final Pattern BULLET =
      Pattern.compile(
          "^(?:(?:[•‣◦▪▫■□●○◆◇►▸▶✓✔➢➤⁃∙·・*\\u00AD\\uF0A7\\uF0B7\\uF0D8o]|[-–—])[\\s\\h]+(?=\\S)"
              + "|[•●○・](?=[%s]))".formatted(EastAsianText.LETTERS));

  /** What stands before headings, and before items as well. */
  private static final Pattern HEADING_MARK = Pattern.compile("^[■□◆◇▪●]\\h*");

  /** Letters of fonts with icons only, but for the bullets of Word. */
  private static final Pattern ICON = Pattern.compile("[\\p{Co}&&[^\\uF0A7\\uF0B7\\uF0D8]]");

  /** What follows the hyphen of a left out word: "Gesundheits- und Krankenpflege". */
  private static final Pattern ELLIPSIS = Pattern.compile("^(?:und|oder|bzw\\.|and|or|et|ou|y|o) ");

  /** A line that is drawn with characters. */
  private static final Pattern RULE = Pattern.compile("[-=_*~\\s\\u2013\\u2014]{3,}");

  /** What leads the eye from a text to the date at the end of its line. */
  private static final Pattern LEADER = Pattern.compile("(?:\\. ?){4,}|\u2026{2,}|_{4,}");

  /** An address that is broken behind a hyphen of its own. */
  private static final Pattern ADDRESS = Pattern.compile("(?:://|www\\.|\\.\\p{L}{2,6}/|@)\\S*-$");

  /** Characters of a line; longer ones are cut into several. */
  static final int MAX_LENGTH = 2_000;

  TextLine(List<String> parts, float size, boolean isBold, boolean isBullet, int level) {
    this(parts, size, isBold, isBullet, level, List.of(), false);
  }

  /** The text in pieces that are short enough for a line. */
  static List<String> pieces(String text) {
    var pieces = new ArrayList<String>();
    var rest = text;
    while (rest.length() > MAX_LENGTH) {
      var piece = Truncation.truncate(rest, MAX_LENGTH);
      pieces.add(piece);
      rest = rest.substring(piece.length());
    }
    pieces.add(rest);
    return pieces;
  }

  static boolean isRule(String text) {
    return RULE.matcher(text).matches();
  }

  /** A line whose text may begin with a bullet. */
  static TextLine of(List<String> parts, float size, boolean isBold, int level) {
    var cleaned =
        parts.stream()
            .flatMap(LEADER::splitAsStream)
            .map(it -> ICON.matcher(it).replaceAll(" "))
            .map(it -> it.replaceAll("[\\s\\h]+", " ").strip())
            .filter(it -> !it.isEmpty());
    var kept = cleaned.toList();
    if (kept.isEmpty()) {
      return new TextLine(kept, size, isBold, false, level);
    }
    var first = kept.getFirst();
    var heading = HEADING_MARK.matcher(first).replaceFirst("");
    if (kept.size() == 1 && !heading.equals(first) && SectionKind.named(heading).isPresent()) {
      return new TextLine(List.of(heading), size, isBold, false, level);
    }
    var isLoneBullet = kept.size() > 1 && BULLET.matcher(first + " x").matches();
    if (isLoneBullet || BULLET.matcher(first + " x").replaceFirst("").equals("x")) {
      return new TextLine(kept.subList(1, kept.size()), size, isBold, true, level);
    }
    var bullet = BULLET.matcher(first);
    if (!bullet.find()) {
      return new TextLine(kept, size, isBold, false, level);
    }
    var rest = new ArrayList<>(kept);
    rest.set(0, first.substring(bullet.end()));
    return new TextLine(List.copyOf(rest), size, isBold, true, level);
  }

  /** The line with the beginnings of its parts that look different from their rest. */
  TextLine withStarts(List<String> starts) {
    return new TextLine(parts, size, isBold, isBullet, level, starts, opensBlock);
  }

  /** The line with other parts. */
  TextLine withParts(List<String> parts) {
    return new TextLine(parts, size, isBold, isBullet, level, starts, opensBlock);
  }

  /** The line as one that is no bullet. */
  TextLine withoutBullet() {
    return new TextLine(parts, size, isBold, false, level, List.of(), opensBlock);
  }

  /** The line as the first one below an empty line. */
  TextLine openingBlock() {
    return new TextLine(parts, size, isBold, isBullet, level, starts, true);
  }

  /** All of it, with a space between parts. */
  String text() {
    return String.join(" ", parts);
  }

  boolean isBlank() {
    return parts.isEmpty();
  }

  /** Whether it is part of a story rather than of the head of an entry. */
  boolean isStory() {
    var text = text();
    var width = EastAsianText.width(text);
    return isBullet || width > 110 || width > 40 && isSentence();
  }

  /** Whether it ends like a sentence; "Acme Inc." ends with a full stop as well. */
  boolean isSentence() {
    var text = text();
    var last = text.substring(text.lastIndexOf(' ') + 1);
    return text.matches(".*[.!?;。！？；]") && !EntryWords.isSuffix(last);
  }

  /** The same line with a further line of its paragraph, which goes on with its last part. */
  TextLine joinedWith(TextLine next) {
    var whole = new ArrayList<>(parts);
    whole.set(whole.size() - 1, joined(parts.getLast(), next.text()));
    return withParts(List.copyOf(whole));
  }

  /** A hyphen before a small letter is that of the line break: "Kranken-" and "pflege". */
  static String joined(String text, String next) {
    var isBroken = text.endsWith("-") && !text.endsWith(" -");
    if (EastAsianText.isJoinedWithoutSpace(text, next)) {
      return text + next;
    }
    if (!isBroken || ELLIPSIS.matcher(next).find()) {
      return text + " " + next;
    }
    return Character.isLowerCase(next.codePointAt(0)) && !ADDRESS.matcher(text).find()
        ? text.substring(0, text.length() - 1) + next
        : text + next;
  }
}
