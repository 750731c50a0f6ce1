package dev.jobtrail.resume.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Joins the rows of cells that are broken into lines: headings left of their content, and all cells
 * of tables with heads of their columns.
 */
final class PdfTables {

  /** In font sizes: the distance of baselines within a cell. */
  private static final float LINE_HEIGHT = 1.75f;

  /** In points. */
  private static final float NEAR = 3;

  /** Without the numbers of a date above or below a heading. */
  private static final Pattern WORDS = Pattern.compile("[\\p{L}\\s'’(),&-]+");

  private PdfTables() {}

  /** The rows of a page, those of a table with the date that begins them. */
  static List<List<PageSegment>> joined(List<List<PageSegment>> rows) {
    var joined = new ArrayList<List<PageSegment>>();
    Optional<List<PageSegment>> heads = Optional.empty();
    var last = Float.NaN;
    for (var row : withWholeLabels(rows)) {
      var size = row.getFirst().size();
      if (isHeads(row)) {
        heads = Optional.of(row);
        joined.add(row);
      } else if (heads.isPresent()
          && row.getFirst().y() - last < LINE_HEIGHT * size
          && goesOn(row, joined.getLast(), heads.get())) {
        joined.add(with(joined.removeLast(), row));
      } else {
        heads = heads.filter(it -> isWithin(row, it));
        joined.add(row);
      }
      last = row.getFirst().y();
    }
    return joined;
  }

  /** "Work" and "experience" below it as one heading, and labels of forms likewise. */
  private static List<List<PageSegment>> withWholeLabels(List<List<PageSegment>> rows) {
    var whole = new ArrayList<List<PageSegment>>();
    for (var row : rows) {
      var rest = new ArrayList<>(row);
      if (!whole.isEmpty() && isRestOfLabel(row, whole.getLast())) {
        var above = new ArrayList<>(whole.removeLast());
        above.set(0, above.getFirst().joinedWith(rest.removeFirst()));
        whole.add(above);
      }
      if (!rest.isEmpty()) {
        whole.add(rest);
      }
    }
    return whole;
  }

  private static boolean isRestOfLabel(List<PageSegment> row, List<PageSegment> above) {
    var first = above.getFirst();
    var next = row.getFirst();
    var label = TextLine.joined(first.text(), next.text());
    return WORDS.matcher(label).matches()
        && (Math.abs(first.x() - next.x()) < NEAR || Math.abs(first.right() - next.right()) < NEAR)
        && next.y() - first.y() < LINE_HEIGHT * next.size()
        && first.isBold() == next.isBold()
        && (SectionKind.named(label).isPresent()
            || above.size() + row.size() > 2 && FieldLabels.isOne(label));
  }

  private static boolean isHeads(List<PageSegment> row) {
    return TableColumn.headedBy(row.stream().map(PageSegment::text).toList())
        .filter(it -> it.contains(TableColumn.DATE) || it.contains(TableColumn.START))
        .isPresent();
  }

  /** Whether each cell is below a head. */
  private static boolean isWithin(List<PageSegment> row, List<PageSegment> heads) {
    return row.size() > 1
        && row.stream()
            .allMatch(it -> heads.stream().anyMatch(head -> Math.abs(head.x() - it.x()) < NEAR));
  }

  /** Whether all cells go on with one above, and none has a date as the first row has. */
  private static boolean goesOn(
      List<PageSegment> row, List<PageSegment> above, List<PageSegment> heads) {
    return above != heads
        && row.stream().noneMatch(it -> DateSpan.isAlone(it.text()))
        && row.stream().allMatch(it -> at(it, above).isPresent());
  }

  private static Optional<PageSegment> at(PageSegment cell, List<PageSegment> row) {
    return row.stream().filter(it -> Math.abs(it.x() - cell.x()) < NEAR).findFirst();
  }

  private static List<PageSegment> with(List<PageSegment> above, List<PageSegment> row) {
    return above.stream().map(it -> at(it, row).map(it::joinedWith).orElse(it)).toList();
  }
}
