package dev.jobtrail.resume.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the lines of plain text, with headings and emphasis as Markdown writes them. */
final class PlainLines {

  private static final int MAX_LINES = 5_000;
  private static final float SIZE = 10;
  private static final Pattern HEADING = Pattern.compile("(#{1,4})\\s+(.+)");
  private static final Pattern EMPHASIS =
      Pattern.compile(
          "(?<![\\p{L}\\d*_])([*_]{1,3})(?=\\S)(.{1,300}?)(?<=\\S)\\1(?![\\p{L}\\d*_])");

  private static final Pattern LINK =
      Pattern.compile("\\[((?:[^\\[\\]\\\\]|\\\\.)+)]\\(<?([^()<>\\s]+)>?\\)");
  private static final Pattern ESCAPED = Pattern.compile("\\\\(?=[\\p{Punct}])");

  private final List<TextLine> lines = new ArrayList<>();

  /** Where the mark of the bullet stands that a line may go on with; -1 for none. */
  private int bullet = -1;

  private boolean isBelowEmptyLine;

  private PlainLines() {}

  static FileLines of(String text) {
    var plain = new PlainLines();
    QuotedMail.bare(text.lines().toList()).stream()
        .flatMap(line -> TextLine.pieces(line).stream())
        .limit(MAX_LINES)
        .forEach(plain::add);
    var links =
        LINK.matcher(text)
            .results()
            .map(it -> FileLink.on(bare(it.group(1)), it.group(2)))
            .limit(FileLink.MOST)
            .toList();
    return new FileLines(List.of(plain.lines), links);
  }

  /** The text without marks of emphasis. */
  private static String bare(String text) {
    return ESCAPED.matcher(EMPHASIS.matcher(text).replaceAll("$2")).replaceAll("");
  }

  private void add(String written) {
    if (written.isBlank() || TextLine.isRule(written)) {
      bullet = -1;
      isBelowEmptyLine = true;
      return;
    }
    var heading = HEADING.matcher(written.strip());
    var level = heading.matches() ? heading.group(1).length() : 0;
    var content = level > 0 ? heading.group(2) : written;
    var isBold = level > 0 || content.strip().matches("(\\*\\*|__).+\\1");
    var unlinked = LINK.matcher(content).replaceAll("$1");
    var indent = written.length() - written.stripLeading().length();
    var line =
        TextLine.of(
            SpacedLetters.closed(bare(unlinked).split("\\t+| {3,}")),
            level > 0 ? SIZE + 8 - level : SIZE,
            isBold,
            level);
    if (line.isBlank()) {
      return;
    }
    if (line.isBullet()) {
      bullet = indent;
    } else if (bullet >= 0 && indent > bullet) { // goes on with the bullet above it
      lines.add(lines.removeLast().joinedWith(line));
      return;
    } else {
      bullet = -1;
    }
    lines.add(isBelowEmptyLine ? line.openingBlock() : line);
    isBelowEmptyLine = false;
  }
}
