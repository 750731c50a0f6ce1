package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reading.PdfGlyphs.Glyph;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A run of text without a wide gap on a page; positions in points from the top left. */
record PageSegment(String text, float x, float right, float y, float size, boolean isBold) {

  /** In font sizes: gaps between words, where the file writes no spaces, and between segments. */
  private static final float WORD_GAP = 0.2f;

  private static final float WIDE_GAP = 1.3f;
  private static final float SAME_LINE = 0.35f;

  /** The rows of a page from top to bottom, each with its segments from left to right. */
  static List<List<PageSegment>> rows(List<Glyph> glyphs) {
    var sorted = new ArrayList<>(glyphs);
    sorted.removeIf(it -> it.text().isEmpty());
    sorted.sort(Comparator.comparingDouble(Glyph::y));
    var rows = new ArrayList<List<PageSegment>>();
    var row = new ArrayList<Glyph>();
    for (var glyph : sorted) {
      if (!row.isEmpty() && glyph.y() - row.getFirst().y() > SAME_LINE * glyph.size()) {
        addRow(row, rows);
        row.clear();
      }
      row.add(glyph);
    }
    addRow(row, rows);
    return rows;
  }

  private static void addRow(List<Glyph> row, List<List<PageSegment>> rows) {
    var sorted = new ArrayList<>(row.subList(0, Math.min(row.size(), TextLine.MAX_LENGTH)));
    sorted.sort(Comparator.comparingDouble(Glyph::x));
    var segments = new ArrayList<PageSegment>();
    var run = new ArrayList<Glyph>();
    for (var glyph : sorted) {
      if (glyph.text().isBlank()) {
        continue;
      }
      if (!run.isEmpty() && glyph.x() - run.getLast().right() > WIDE_GAP * glyph.size()) {
        segments.add(of(run, sorted));
        run.clear();
      }
      run.add(glyph);
    }
    if (!run.isEmpty()) {
      segments.add(of(run, sorted));
    }
    if (!segments.isEmpty()) {
      rows.add(segments);
    }
  }

  private static PageSegment of(List<Glyph> run, List<Glyph> row) {
    var hasSpaces = row.stream().anyMatch(it -> it.text().isBlank());
    var text = new StringBuilder();
    Glyph previous = null;
    for (var glyph : run) {
      if (previous != null && isSpaceBetween(previous, glyph, row, hasSpaces)) {
        text.append(' ');
      }
      text.append(glyph.text());
      previous = glyph;
    }
    var bold = run.stream().filter(Glyph::isBold).count();
    var first = run.getFirst();
    return new PageSegment(
        text.toString(),
        first.x(),
        run.getLast().right(),
        first.y(),
        first.size(),
        bold * 2 > run.size());
  }

  private static boolean isSpaceBetween(
      Glyph left, Glyph right, List<Glyph> row, boolean hasSpaces) {
    var gap = right.x() - left.right();
    if (hasSpaces && gap < WORD_GAP * 3 * right.size()) {
      return row.stream()
          .anyMatch(it -> it.text().isBlank() && it.x() >= left.x() && it.x() < right.x());
    }
    return gap > WORD_GAP * right.size();
  }
}
