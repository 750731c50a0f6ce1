package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.reactive.Period;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Reads sections that are tables whose first row names the columns. A row with a cell more or less
 * is read by its words, as rows without such heads are.
 */
final class TableRows {

  private static final Map<TableColumn, String> OF_JOB =
      Map.of(TableColumn.TITLE, "position", TableColumn.PLACE, "location");

  private static final Map<SectionKind, Map<TableColumn, String>> PROPERTIES =
      Map.of(
          SectionKind.WORK,
          with(OF_JOB, TableColumn.ORGANIZATION, "name"),
          SectionKind.VOLUNTEER,
          with(OF_JOB, TableColumn.ORGANIZATION, "organization"),
          SectionKind.EDUCATION,
          Map.of(
              TableColumn.TITLE,
              "studyType",
              TableColumn.ORGANIZATION,
              "institution",
              TableColumn.PLACE,
              "location",
              TableColumn.AREA,
              "area",
              TableColumn.GRADE,
              "score"),
          SectionKind.PROJECTS,
          Map.of(TableColumn.TITLE, "name", TableColumn.ORGANIZATION, "entity"),
          SectionKind.CERTIFICATES,
          Map.of(TableColumn.TITLE, "name", TableColumn.ORGANIZATION, "issuer"),
          SectionKind.AWARDS,
          Map.of(TableColumn.TITLE, "title", TableColumn.ORGANIZATION, "awarder"),
          SectionKind.PUBLICATIONS,
          Map.of(TableColumn.TITLE, "name", TableColumn.ORGANIZATION, "publisher"),
          SectionKind.SKILLS,
          Map.of(TableColumn.ITEM, "name", TableColumn.LEVEL, "level"),
          SectionKind.LANGUAGES,
          Map.of(TableColumn.ITEM, "language", TableColumn.LEVEL, "fluency"));

  /** Of sections whose entries have one date and no period. */
  private static final Map<SectionKind, String> DATES =
      Map.of(
          SectionKind.CERTIFICATES,
          "date",
          SectionKind.AWARDS,
          "date",
          SectionKind.PUBLICATIONS,
          "releaseDate");

  private final SectionKind kind;
  private final List<TableColumn> columns;
  private final ArrayNode target;

  private TableRows(SectionKind kind, List<TableColumn> columns, ArrayNode target) {
    this.kind = kind;
    this.columns = columns;
    this.target = target;
  }

  /**
   * Writes the entries of a section.
   *
   * @param byWords reads lines of the section that are no rows of a table
   */
  static void add(
      List<TextLine> lines, SectionKind kind, ArrayNode target, Consumer<List<TextLine>> byWords) {
    var columns = TableColumn.headedBy(lines.getFirst().parts());
    if (columns.isEmpty() || !PROPERTIES.containsKey(kind)) {
      byWords.accept(lines);
      return;
    }
    var table = new TableRows(kind, columns.get(), target);
    for (var row : table.rows(lines.subList(1, lines.size()))) {
      if (table.isWhole(row.getFirst())) {
        table.add(row);
      } else {
        byWords.accept(row);
      }
    }
  }

  private static Map<TableColumn, String> with(
      Map<TableColumn, String> properties, TableColumn column, String property) {
    var more = new EnumMap<TableColumn, String>(properties);
    more.put(column, property);
    return Map.copyOf(more);
  }

  /** Each row with the lines below it that are one cell: a cell can have several. */
  private List<List<TextLine>> rows(List<TextLine> lines) {
    var rows = new ArrayList<List<TextLine>>();
    for (var line : lines) {
      if (TableColumn.headedBy(line.parts()).isPresent()) {
        continue; // once more on a further page
      }
      if (rows.isEmpty() || line.parts().size() > 1 && !line.isBullet()) {
        rows.add(new ArrayList<>());
      }
      rows.getLast().add(line);
    }
    return rows;
  }

  private boolean isWhole(TextLine row) {
    return row.parts().size() == columns.size()
        && !row.isBullet()
        && IntStream.range(0, columns.size())
            .allMatch(it -> isPossible(columns.get(it), row.parts().get(it)));
  }

  private static boolean isPossible(TableColumn column, String cell) {
    return switch (column) {
      case DATE, START -> DateSpan.isAlone(cell);
      case END -> DateSpan.isAlone(cell) || Period.isNow(cell);
      case ORGANIZATION, TITLE, PLACE, AREA, GRADE, STORY, ITEM, LEVEL, OTHER -> true;
    };
  }

  private void add(List<TextLine> row) {
    var entry = target.addObject();
    var story = new ArrayList<String>();
    for (var index = 0; index < columns.size(); index++) {
      var cell = row.getFirst().parts().get(index);
      var column = columns.get(index);
      var property = PROPERTIES.get(kind).get(column);
      if (column == TableColumn.DATE) {
        addDate(cell, entry);
      } else if (column == TableColumn.START) {
        Period.date(cell).ifPresent(it -> entry.put("startDate", it));
      } else if (column == TableColumn.END) {
        Period.date(cell).ifPresent(it -> entry.put("endDate", it));
      } else if (property != null) {
        entry.put(property, cell);
      } else {
        story.add(cell);
      }
    }
    for (var line : row.subList(1, row.size())) {
      if (line.isBullet()) {
        entry.withArrayProperty("highlights").add(line.text());
      } else {
        story.add(line.text());
      }
    }
    if (!story.isEmpty()) {
      entry.put(kind == SectionKind.PROJECTS ? "description" : "summary", String.join("\n", story));
    }
  }

  private void addDate(String cell, ObjectNode entry) {
    var period = DateSpan.in(cell).orElseThrow().period();
    if (DATES.containsKey(kind)) {
      entry.put(DATES.get(kind), period.end() == null ? period.start() : period.end());
      return;
    }
    if (period.start() != null) {
      entry.put("startDate", period.start());
    }
    if (period.end() != null) {
      entry.put("endDate", period.end());
    }
  }
}
