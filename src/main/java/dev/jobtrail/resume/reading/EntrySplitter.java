package dev.jobtrail.resume.reading;

import java.util.ArrayList;
import java.util.Arrays;
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

  private static final String BETWEEN_FIELDS =
      "\\s+[|·•●/]\\s+|\\s+[-\u2013\u2014]\\s+|\\s+(?:at|bei|chez|@)\\s+|\\s\\|\\s|;\\s+";

  private final List<TextLine> lines;
  private final List<Integer> dated = new ArrayList<>();

  private EntrySplitter(List<TextLine> lines) {
    this.lines = lines;
    for (var index = 0; index < lines.size(); index++) {
      if (isDated(lines.get(index))) {
        dated.add(index);
      }
    }
  }

  /** The entries; lines before the first one become one without a period. */
  static List<FileEntry> split(List<TextLine> lines) {
    return new EntrySplitter(lines.stream().filter(it -> !it.isBlank()).toList()).entries();
  }

  private static boolean isDated(TextLine line) {
    if (line.isBullet() && line.parts().size() == 1 && line.text().length() > 70) {
      return false;
    }
    return span(line).filter(it -> it.isRange() || it.isAlone() || !line.isStory()).isPresent()
        && (!line.isStory() || line.parts().size() > 1 || line.text().endsWith(")"));
  }

  private static Optional<DateSpan> span(TextLine line) {
    return DateSpan.in(line.text());
  }

  private List<FileEntry> entries() {
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
      starts.add(start);
      previous = date;
    }
    return starts;
  }

  private FileEntry entry(int start, int date, int end) {
    var head = new ArrayList<>(lines.subList(start, date + 1));
    var next = date + 1;
    while (next < end && next <= date + MOST_AFTER && !lines.get(next).isStory()) {
      head.add(lines.get(next++));
    }
    var span = span(lines.get(date)).orElseThrow();
    var fields = new ArrayList<String>();
    for (var line : head) {
      if (line == lines.get(date)) {
        line.parts().forEach(part -> addFields(part, fields, true));
        if (fields.isEmpty() && !span.isAlone()) { // the period runs over parts
          addFields(span.before(), fields, false);
          addFields(span.after(), fields, false);
        }
      } else {
        line.parts().forEach(part -> addFields(part, fields, false));
      }
    }
    return new FileEntry(List.copyOf(fields), span.period(), lines.subList(next, end));
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
        var fields = new ArrayList<String>();
        lines.get(start).parts().forEach(part -> addFields(part, fields, false));
        entries.add(new FileEntry(List.copyOf(fields), null, lines.subList(start + 1, index)));
        start = index;
      }
    }
    return entries;
  }

  private static boolean looksLike(TextLine first, TextLine line) {
    return first.isBold()
        ? line.isBold()
        : first.level() == line.level() && first.isBullet() == line.isBullet() && !line.isStory();
  }

  private static void addFields(String part, List<String> fields, boolean hasPeriod) {
    var span = hasPeriod ? DateSpan.in(part) : Optional.<DateSpan>empty();
    if (span.isPresent()) {
      addFields(span.get().before(), fields, false);
      addFields(span.get().after(), fields, false);
      return;
    }
    for (var piece : part.split(BETWEEN_FIELDS)) {
      addCommaParts(piece, fields);
    }
  }

  private static void addCommaParts(String piece, List<String> fields) {
    var joined = new ArrayList<String>();
    for (var part : Arrays.asList(piece.split(",\\s+"))) {
      if (!joined.isEmpty() && EntryWords.isSuffix(part.strip())) {
        joined.add(joined.removeLast() + ", " + part.strip());
      } else if (!part.isBlank()) {
        joined.add(part.strip().replaceAll("^[*_(]+|[*_,]+$", ""));
      }
    }
    joined.removeIf(String::isBlank);
    fields.addAll(joined);
  }
}
