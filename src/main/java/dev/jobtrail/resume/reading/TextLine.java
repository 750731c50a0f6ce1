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
 */
record TextLine(List<String> parts, float size, boolean isBold, boolean isBullet, int level) {

  private static final Pattern BULLET =
      Pattern.compile(
          "^(?:[•‣◦▪▫■□●○◆◇►▸▶✓✔➢➤⁃∙·*\\u00AD\\uF0A7\\uF0B7\\uF0D8o]|[-–—])[\\s\\h]+(?=\\S)");

  /** Characters of a line; longer ones are cut into several. */
  static final int MAX_LENGTH = 2_000;

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

  /** A line whose text may begin with a bullet. */
  static TextLine of(List<String> parts, float size, boolean isBold, int level) {
    var cleaned =
        parts.stream()
            .map(it -> it.replaceAll("[\\s\\h]+", " ").strip())
            .filter(it -> !it.isEmpty());
    var kept = cleaned.toList();
    if (kept.isEmpty()) {
      return new TextLine(kept, size, isBold, false, level);
    }
    var first = kept.getFirst();
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
    return isBullet || text.length() > 110 || text.length() > 40 && isSentence(text);
  }

  /** "Acme Inc." ends with a full stop as well. */
  private static boolean isSentence(String text) {
    var last = text.substring(text.lastIndexOf(' ') + 1);
    return text.matches(".*[.!?;]") && !EntryWords.isSuffix(last);
  }

  /** The same line with a further line of its paragraph. */
  TextLine joinedWith(TextLine next) {
    var before = text();
    var text =
        before.endsWith("-") && !before.endsWith(" -") && startsLower(next.text())
            ? before.substring(0, before.length() - 1) + next.text()
            : before + " " + next.text();
    return new TextLine(List.of(text), size, isBold, isBullet, level);
  }

  private static boolean startsLower(String text) {
    return !text.isEmpty() && Character.isLowerCase(text.charAt(0));
  }
}
