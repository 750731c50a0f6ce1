package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reading.FileEntry.HeadLine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Splits a section into entries by their periods: in one file the period stands in the same line of
 * each entry's head.
 */
final class EntrySplitter {

  /** A head has few lines, before and after the one with the period. */
  private static final int MOST_BEFORE = 3;

  private static final int MOST_AFTER = 3;

  private final List<TextLine> lines;
  private final List<Integer> dated = new ArrayList<>();
  private final List<MarkedBlocks.Block> marked;
  private final boolean isMarked;

  private EntrySplitter(List<TextLine> lines) {
    this.lines = lines;
    this.marked = MarkedBlocks.of(lines);
    this.isMarked = !marked.isEmpty();
    for (var index = 0; index < lines.size(); index++) {
      if (isDated(lines.get(index))) {
        dated.add(index);
      }
    }
  }

  /** The entries; lines before the first one become one without a period. */
  static List<FileEntry> split(List<TextLine> lines) {
    return new EntrySplitter(
            FieldLabels.removed(lines.stream().filter(it -> !it.isBlank()).toList()))
        .entries();
  }

  /** Whether a line has a date as the head of an entry has one. */
  static boolean isDated(TextLine line) {
    if (line.isBullet() && line.parts().size() == 1 && line.text().length() > 70) {
      return false;
    }
    return span(line).filter(it -> it.isRange() || it.isAlone() || !line.isStory()).isPresent()
        && (!line.isStory()
            || line.parts().size() > 1
            || line.text().endsWith(")")
            || isLongHead(line));
  }

  /** Whether a line that is as long as a story is a head, with its period at one end. */
  static boolean isLongHead(TextLine line) {
    return !line.isBullet()
        && !line.isSentence()
        && DateSpan.in(line.text()).filter(it -> it.isRange() && it.isAtEdge()).isPresent();
  }

  /** What is in one part of the line comes first: "Class 1" and "Mar 2020" hold no day of March. */
  static Optional<DateSpan> span(TextLine line) {
    var spans = line.parts().stream().map(DateSpan::in).flatMap(Optional::stream);
    return spans
        .max(Comparator.comparing(DateSpan::isAlone))
        .or(() -> line.parts().size() > 1 ? DateSpan.in(line.text()) : Optional.empty());
  }

  private List<FileEntry> entries() {
    if (isMarked) {
      return marked.stream().map(this::marked).toList();
    }
    if (dated.isEmpty()) {
      return undated();
    }
    var starts = starts();
    var entries = new ArrayList<FileEntry>();
    if (starts.getFirst() > 0) {
      entries.addAll(split(lines.subList(0, starts.getFirst())));
    }
    for (var index = 0; index < starts.size(); index++) {
      var end = index + 1 < starts.size() ? starts.get(index + 1) : lines.size();
      entries.add(entry(starts.get(index), dated.get(index), end));
    }
    return entries;
  }

  private FileEntry marked(MarkedBlocks.Block block) {
    var second = block.start() + 1;
    var hasSecond = second < block.end() && MarkedBlocks.isHead(lines.get(second));
    var rest = hasSecond ? second + 1 : second;
    return block
        .date()
        .map(date -> entry(block.start(), date, Math.max(rest, date + 1), block.end()))
        .orElseGet(() -> undated(block.start(), rest, block.end()));
  }

  private List<Integer> starts() {
    var offset = Math.min(dated.getFirst(), MOST_BEFORE);
    while (offset > 0 && lines.get(dated.getFirst() - offset).isStory()) {
      offset--;
    }
    var starts = new ArrayList<Integer>();
    var previous = -1;
    for (var date : dated) {
      var start = date;
      while (start - 1 > previous && date - start < offset && !lines.get(start - 1).isStory()) {
        start--;
      }
      if (isBelowHead(date, previous)) {
        start = date - 1;
      }
      starts.add(start);
      previous = date;
    }
    return starts;
  }

  /**
   * Whether a period alone in its line is below its head while the first one is within its head.
   */
  private boolean isBelowHead(int date, int previous) {
    return dated.getFirst() == 0
        && date - 1 > previous
        && !DateSpan.isAlone(lines.getFirst().text())
        && DateSpan.isAlone(lines.get(date).text())
        && !lines.get(date - 1).isStory()
        && !HeadFields.isDescription(lines.get(date - 1));
  }

  private FileEntry entry(int start, int date, int end) {
    return entry(start, date, date + 1, end);
  }

  private FileEntry entry(int start, int date, int rest, int end) {
    var next = rest;
    while (next < end && next <= date + MOST_AFTER && isOfHead(lines.get(next))) {
      next++;
    }
    var span = span(lines.get(date)).orElseThrow();
    var head = new ArrayList<HeadLine>();
    for (var index = start; index < next; index++) {
      var line = lines.get(index);
      var parts = index == date ? undated(line, span) : line.parts();
      head.add(new HeadLine(index - date, parts, line.starts()));
    }
    return new FileEntry(head, span.period(), lines.subList(next, end), isMarked);
  }

  private static boolean isOfHead(TextLine line) {
    return !line.isStory()
        && !HeadFields.isDescription(line)
        && FieldLabels.courses(line.text()).isEmpty();
  }

  /** What the line says besides the period. */
  private static List<String> undated(TextLine line, DateSpan span) {
    var rest = new ArrayList<String>();
    for (var part : line.parts()) {
      var dated = DateSpan.in(part);
      rest.addAll(dated.map(it -> List.of(it.before(), it.after())).orElse(List.of(part)));
    }
    rest.removeIf(String::isBlank);
    if (rest.isEmpty()) { // the period runs over parts
      rest.addAll(List.of(span.before(), span.after()));
    }
    return rest;
  }

  /** Without periods, each line of the first one's looks begins an entry. */
  private List<FileEntry> undated() {
    if (lines.isEmpty()) {
      return List.of();
    }
    var first = lines.getFirst();
    var entries = new ArrayList<FileEntry>();
    var start = 0;
    for (var index = 1; index <= lines.size(); index++) {
      if (index == lines.size() || looksLike(first, lines.get(index))) {
        entries.add(undated(start, first.isBold() ? headEnd(start, index) : start + 1, index));
        start = index;
      }
    }
    return entries;
  }

  /** Below a bold line, the head continues as it does below one with a period. */
  private int headEnd(int start, int end) {
    var next = start + 1;
    while (next < end && next <= start + MOST_AFTER && isOfHead(lines.get(next))) {
      next++;
    }
    return next;
  }

  private FileEntry undated(int start, int next, int end) {
    var head = new ArrayList<HeadLine>();
    for (var index = start; index < next; index++) {
      var line = lines.get(index);
      head.add(new HeadLine(index - start, line.parts(), line.starts()));
    }
    return new FileEntry(head, null, lines.subList(next, end), isMarked);
  }

  private static boolean looksLike(TextLine first, TextLine line) {
    if (first.isBullet()) {
      return line.isBullet();
    }
    return first.isBold() ? line.isBold() : first.level() == line.level() && !line.isStory();
  }
}
