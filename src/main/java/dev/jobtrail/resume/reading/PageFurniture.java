package dev.jobtrail.resume.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Takes page numbers, and the headers and footers that pages have in common, out of the text. */
final class PageFurniture {

  /** Rows at the top and at the bottom of a page. */
  private static final int ROWS = 2;

  private static final Pattern PAGE_NUMBER =
      Pattern.compile(
          "(?iu)(?:page|seite|página|pagina|strona|p\\.|pág\\.|s\\.)?\\s*[-–]?\\s*\\d{1,2}"
              + "(?:\\s*(?:of|von|de|sur|di|van|z|/)\\s*\\d{1,2})?\\s*[-–]?");

  private final Map<String, Integer> pages = new HashMap<>();
  private final List<List<PageSegment>> removed = new ArrayList<>();

  /** Removes them from the rows of pages. */
  PageFurniture(List<List<List<PageSegment>>> rowsOfPages) {
    for (var rows : rowsOfPages) {
      edges(rows).stream().map(PageFurniture::key).distinct().forEach(this::count);
    }
    rowsOfPages.forEach(this::remove);
  }

  private void count(String key) {
    pages.merge(key, 1, Integer::sum);
  }

  private void remove(List<List<PageSegment>> rows) {
    for (var row : edges(rows)) {
      if (pages.get(key(row)) > 1) {
        if (removed.stream().noneMatch(it -> key(it).equals(key(row)))) {
          removed.add(row);
        }
        rows.remove(row);
      }
    }
    while (!rows.isEmpty() && PAGE_NUMBER.matcher(text(rows.getLast())).matches()) {
      rows.removeLast();
    }
  }

  /** What was removed, each row once, but for page numbers. */
  List<List<PageSegment>> removed() {
    return removed.stream().filter(it -> !PAGE_NUMBER.matcher(text(it)).matches()).toList();
  }

  private static List<List<PageSegment>> edges(List<List<PageSegment>> rows) {
    var edges = new ArrayList<List<PageSegment>>();
    for (var index = 0; index < rows.size(); index++) {
      if (index < ROWS || index >= rows.size() - ROWS) {
        edges.add(rows.get(index));
      }
    }
    return edges;
  }

  /** Alike on all pages: the height, and the text without its numbers. */
  private static String key(List<PageSegment> row) {
    return Math.round(row.getFirst().y() / 3) + " " + text(row).replaceAll("\\d+", "#");
  }

  private static String text(List<PageSegment> row) {
    return row.stream().map(PageSegment::text).collect(Collectors.joining(" "));
  }
}
