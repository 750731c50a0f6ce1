package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reading.PdfGlyphs.Glyph;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A run of text without a wide gap on a page; positions in points from the top left.
 *
 * @param start its beginning that is bold while the rest is not, or the reverse; empty for none
 */
record PageSegment(
    String text, float x, float right, float y, float size, boolean isBold, String start) {

  /** In font sizes: gaps between words, where the file writes no spaces, and between segments. */
  private static final float WORD_GAP = 0.2f;

  private static final float WIDE_GAP = 1.3f;
  private static final float SAME_LINE = 0.35f;

  /** A gap that parts segments where other rows begin one at its right edge. */
  private static final float COLUMN_GAP = 0.5f;

  /** Rows that make an edge, beside the one in question. */
  private static final int MIN_ROWS = 3;

  /** The segment with a further line of its text. */
  PageSegment joinedWith(PageSegment next) {
    return new PageSegment(
        TextLine.joined(text, next.text), x, Math.max(right, next.right), y, size, isBold, start);
  }

  /** The rows of a page from top to bottom, each with its segments from left to right. */
  static List<List<PageSegment>> rows(List<Glyph> glyphs) {
    var sorted = new ArrayList<>(glyphs);
    sorted.removeIf(it -> it.text().isEmpty());
    sorted.sort(Comparator.comparingDouble(Glyph::y));
    var lines = new ArrayList<List<Glyph>>();
    var line = new ArrayList<Glyph>();
    for (var glyph : sorted) {
      if (!line.isEmpty() && glyph.y() - line.getFirst().y() > SAME_LINE * glyph.size()) {
        lines.add(fromLeft(line));
        line.clear();
      }
      line.add(glyph);
    }
    lines.add(fromLeft(line));
    return parted(lines);
  }

  private static List<Glyph> fromLeft(List<Glyph> line) {
    var sorted =
        line.stream()
            .limit(TextLine.MAX_LENGTH)
            .sorted(Comparator.comparingDouble(Glyph::x))
            .toList();
    return SpacedLetters.closed(sorted);
  }

  private static List<List<PageSegment>> parted(List<List<Glyph>> lines) {
    var runs = lines.stream().map(PageSegment::runs).toList();
    Map<Integer, Integer> edges = new HashMap<>();
    for (var ofLine : runs) {
      ofLine.forEach(run -> edges.merge(Math.round(run.getFirst().x()), 1, Integer::sum));
    }
    var writesSpaces = lines.stream().filter(PageSegment::hasSpaces).count() * 2 >= lines.size();
    if (writesSpaces) {
      lines.forEach(line -> addCloseEdges(line, edges));
    }
    var rows = new ArrayList<List<PageSegment>>();
    for (var index = 0; index < lines.size(); index++) {
      var row = new ArrayList<PageSegment>();
      for (var run : runs.get(index)) {
        addSegments(run, lines.get(index), edges, writesSpaces, row);
      }
      row.removeIf(it -> TextLine.isRule(it.text));
      if (!row.isEmpty()) {
        rows.add(row);
      }
    }
    return rows;
  }

  /**
   * Counts where values begin right behind labels: gaps without a space, where the page has them.
   */
  private static void addCloseEdges(List<Glyph> line, Map<Integer, Integer> edges) {
    for (var index = 1; index < line.size(); index++) {
      var left = line.get(index - 1);
      var right = line.get(index);
      var gap = right.x() - left.right();
      if (gap > WORD_GAP / 2 * right.size()
          && gap <= WIDE_GAP * right.size()
          && !left.text().isBlank()
          && !right.text().isBlank()) {
        edges.merge(Math.round(right.x()), 1, Integer::sum);
      }
    }
  }

  /** The glyphs of a line, parted at wide gaps. */
  private static List<List<Glyph>> runs(List<Glyph> line) {
    var runs = new ArrayList<List<Glyph>>();
    Glyph previous = null;
    for (var glyph : line) {
      if (glyph.text().isBlank()) {
        continue;
      }
      if (previous == null || glyph.x() - previous.right() > WIDE_GAP * glyph.size()) {
        runs.add(new ArrayList<>());
      }
      runs.getLast().add(glyph);
      previous = glyph;
    }
    return runs;
  }

  /** Parts a run where the columns of a table are close: "2018 - 2020" and what is beside it. */
  private static void addSegments(
      List<Glyph> run,
      List<Glyph> line,
      Map<Integer, Integer> edges,
      boolean writesSpaces,
      List<PageSegment> row) {
    var start = 0;
    for (var index = 1; index < run.size(); index++) {
      if (isEdge(run.get(index).x(), edges)) {
        var left = of(run.subList(start, index), line);
        if (isGap(run.get(index - 1), run.get(index), line, writesSpaces)
            || DateSpan.isPeriod(left.text)) {
          row.add(left);
          start = index;
        }
      }
    }
    row.add(of(run.subList(start, run.size()), line));
  }

  private static boolean isEdge(float x, Map<Integer, Integer> edges) {
    var at = Math.round(x);
    return edges.getOrDefault(at - 1, 0) + edges.getOrDefault(at, 0) + edges.getOrDefault(at + 1, 0)
        >= MIN_ROWS;
  }

  /** Whether there is a wide gap between glyphs, or one of words where the file has spaces. */
  private static boolean isGap(Glyph left, Glyph right, List<Glyph> line, boolean writesSpaces) {
    var gap = right.x() - left.right();
    return gap > COLUMN_GAP * right.size()
        || (writesSpaces || hasSpaces(line))
            && gap > WORD_GAP / 2 * right.size()
            && !isBlankBetween(left, right, line);
  }

  private static boolean isBlankBetween(Glyph left, Glyph right, List<Glyph> line) {
    return line.stream()
        .anyMatch(it -> it.text().isBlank() && it.x() >= left.x() && it.x() < right.x());
  }

  private static boolean hasSpaces(List<Glyph> line) {
    return line.stream().anyMatch(it -> it.text().isBlank());
  }

  private static PageSegment of(List<Glyph> run, List<Glyph> row) {
    var hasSpaces = hasSpaces(row);
    var text = new StringBuilder();
    var start = "";
    var changes = 0;
    Glyph previous = null;
    for (var glyph : run) {
      var isNext = previous != null && isSpaceBetween(previous, glyph, row, hasSpaces);
      if (previous != null && previous.isBold() != glyph.isBold()) {
        changes++;
        start = isNext || !isLetter(previous) || !isLetter(glyph) ? text.toString() : "";
      }
      text.append(isNext ? " " : "").append(RightToLeft.shown(glyph.text()));
      previous = glyph;
    }
    var bold = run.stream().filter(Glyph::isBold).count();
    var first = run.getFirst();
    return new PageSegment(
        RightToLeft.read(text.toString()),
        first.x(),
        run.getLast().right(),
        first.y(),
        first.size(),
        bold * 2 > run.size(),
        changes == 1 && !RightToLeft.is(start) ? start : "");
  }

  private static boolean isLetter(Glyph glyph) {
    return Character.isLetter(glyph.text().codePointAt(0));
  }

  private static boolean isSpaceBetween(
      Glyph left, Glyph right, List<Glyph> row, boolean hasSpaces) {
    var gap = right.x() - left.right();
    if (hasSpaces && gap < WORD_GAP * 3 * right.size()) {
      return isBlankBetween(left, right, row);
    }
    return gap > WORD_GAP * right.size();
  }
}
