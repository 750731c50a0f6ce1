package dev.jobtrail.resume.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds where the columns of a page part: at the left edge that many segments have in common and
 * that hardly any row crosses.
 *
 * @param edge the left edge of the right column, in points
 * @param first the first row of the columns
 * @param last the last one
 * @param width of the page, in points
 */
record PdfColumns(float edge, int first, int last, float width) {

  /** Rows that make an edge; one with a heading is enough. */
  private static final int MIN_ROWS = 3;

  private static final int MIN_LINES = 5;
  private static final int MIN_HEADINGS = 2;
  private static final double MAX_CROSSING = 0.12;
  private static final double MOSTLY = 0.75;
  private static final double PARTLY = 0.4;
  private static final float NEAR = 3;

  /** Of the page's width: how far the middle of a centered heading is from that of the page. */
  private static final float CENTERED = 0.015f;

  private static final Pattern BULLET_OR_CONTACT = Pattern.compile("^[•‣▪●◦·]\\s*.*|.*@.*\\..*");

  /** The columns of a page's rows; empty for a page with one. */
  static Optional<PdfColumns> of(List<List<PageSegment>> rows, float width) {
    Map<Integer, Integer> edges = new HashMap<>();
    for (var row : rows) {
      for (var segment : row) {
        if (!isCentered(row, width) && segment.x() > width * 0.2 && segment.x() < width * 0.8) {
          edges.merge(Math.round(segment.x()), isHeading(segment) ? MIN_ROWS : 1, Integer::sum);
        }
      }
    }
    return edges.entrySet().stream()
        .filter(it -> it.getValue() >= MIN_ROWS)
        .map(it -> spanning(rows, it.getKey() - NEAR, width))
        .flatMap(Optional::stream)
        .filter(it -> it.isSound(rows))
        .max((a, b) -> Long.compare(a.count(rows, false), b.count(rows, false)));
  }

  private static Optional<PdfColumns> spanning(
      List<List<PageSegment>> rows, float edge, float width) {
    var first = -1;
    var last = -1;
    for (var index = 0; index < rows.size(); index++) {
      if (rows.get(index).stream().anyMatch(it -> Math.abs(it.x() - edge - NEAR) < NEAR)) {
        first = first < 0 ? index : first;
        last = index;
      }
    }
    return first < 0 ? Optional.empty() : Optional.of(grown(rows, edge, first, last, width));
  }

  /** With the rows around that do not cross the edge either. */
  private static PdfColumns grown(
      List<List<PageSegment>> rows, float edge, int first, int last, float width) {
    while (last + 1 < rows.size() && !crosses(rows.get(last + 1), edge, width)) {
      last++;
    }
    return new PdfColumns(edge, first, last, width);
  }

  private static boolean crosses(List<PageSegment> row, float edge, float width) {
    return isCentered(row, width)
        || row.stream().anyMatch(it -> it.x() < edge && it.right() > edge + NEAR);
  }

  /** A heading in the middle of the page belongs to no column. */
  private static boolean isCentered(List<PageSegment> row, float width) {
    var segment = row.getFirst();
    return isHeadingAlone(row)
        && Math.abs(segment.x() + segment.right() - width) < 2 * CENTERED * width;
  }

  private boolean isSound(List<List<PageSegment>> rows) {
    var crossing = 0;
    for (var index = first; index <= last; index++) {
      crossing += crosses(rows.get(index), edge, width) ? 1 : 0;
    }
    return crossing <= MAX_CROSSING * (last - first + 1)
        && count(rows, true) >= MIN_LINES
        && count(rows, false) >= MIN_LINES
        && !hasHeads(rows)
        && !isLabelled(rows)
        && !isDated(rows)
        && !isDates(rows);
  }

  private long count(List<List<PageSegment>> rows, boolean isLeft) {
    return rows.subList(first, last + 1).stream()
        .filter(row -> row.stream().anyMatch(it -> it.x() < edge == isLeft))
        .count();
  }

  /** Whether a table with heads of its columns is on both sides. */
  private boolean hasHeads(List<List<PageSegment>> rows) {
    return rows.subList(first, last + 1).stream()
        .filter(row -> row.getFirst().x() < edge && row.getLast().x() >= edge)
        .anyMatch(
            row -> TableColumn.headedBy(row.stream().map(PageSegment::text).toList()).isPresent());
  }

  /**
   * The left side names what is on the right in the same row: dates, labels, headings. A right side
   * that has headings is a column.
   */
  private boolean isLabelled(List<List<PageSegment>> rows) {
    var labels = 0;
    var aligned = 0;
    var headings = 0;
    for (var row : rows.subList(first, last + 1)) {
      var left = row.stream().filter(it -> it.x() < edge).toList();
      if (left.stream().anyMatch(it -> BULLET_OR_CONTACT.matcher(it.text()).matches())) {
        return false;
      }
      headings += isHeading(row.getLast()) && row.getLast().x() >= edge ? 1 : 0;
      if (!left.isEmpty() && !isHeadingAlone(row)) {
        labels++;
        aligned += left.size() < row.size() ? 1 : 0;
      }
    }
    return headings < MIN_HEADINGS && aligned >= MOSTLY * labels;
  }

  /**
   * Where something is on both sides of a row, a date is on the left. Below headings that stand
   * alone on the right, other rows have labels there: "English".
   */
  private boolean isDated(List<List<PageSegment>> rows) {
    var both = 0;
    var dated = 0;
    var haveOwnHeadings = false;
    for (var row : rows.subList(first, last + 1)) {
      var left = row.getFirst();
      var isBoth = left.x() < edge && row.getLast().x() >= edge;
      haveOwnHeadings |=
          isHeading(left) && left.x() < edge && !(isBoth && looksLike(left, row.getLast()))
              || isBoth && isHeading(row.getLast());
      if (isBoth) {
        both++;
        dated += isDate(left) ? 1 : 0;
      }
    }
    return both > 0 && dated >= (haveOwnHeadings ? MOSTLY : PARTLY) * both;
  }

  /** "Tools" beside what they are is a label. */
  private static boolean looksLike(PageSegment left, PageSegment right) {
    return left.isBold() == right.isBold() && Math.abs(left.size() - right.size()) < NEAR / 10;
  }

  private static boolean isDate(PageSegment segment) {
    return DateSpan.in(segment.text()).filter(DateSpan::isAlone).isPresent();
  }

  private static boolean isHeadingAlone(List<PageSegment> row) {
    return row.size() == 1 && isHeading(row.getFirst());
  }

  private static boolean isHeading(PageSegment segment) {
    return SectionKind.named(segment.text()).isPresent();
  }

  /** Whether one side has dates, and the left one nothing but headings besides. */
  private boolean isDates(List<List<PageSegment>> rows) {
    var left = new ArrayList<PageSegment>();
    var right = new ArrayList<PageSegment>();
    rows.subList(first, last + 1).stream()
        .flatMap(List::stream)
        .forEach(it -> (it.x() < edge ? left : right).add(it));
    left.removeIf(PdfColumns::isHeading);
    return dates(right) >= PARTLY * right.size() || dates(left) >= MOSTLY * left.size();
  }

  private static long dates(List<PageSegment> segments) {
    return segments.stream().filter(PdfColumns::isDate).count();
  }

  /** The rows of one side within the columns. */
  List<List<PageSegment>> side(List<List<PageSegment>> rows, boolean isLeft) {
    var side = new ArrayList<List<PageSegment>>();
    for (var row : rows.subList(first, last + 1)) {
      var of = row.stream().filter(it -> it.x() < edge == isLeft).toList();
      if (!of.isEmpty()) {
        side.add(of);
      }
    }
    return side;
  }
}
