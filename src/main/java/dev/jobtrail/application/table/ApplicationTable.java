package dev.jobtrail.application.table;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import dev.jobtrail.application.ApplicationRow;
import dev.jobtrail.error.ApiException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A table with a heading for each column.
 *
 * @param headings of its columns
 * @param rows each with as many cells as there are headings; rows without any text are left out
 */
record ApplicationTable(List<String> headings, List<Row> rows) {

  static final int MOST_ROWS = 500;
  static final int MOST_COLUMNS = 100;

  private static final String FIELD = "csv";

  /**
   * A row.
   *
   * @param number as spreadsheets count, the headings being 1
   */
  record Row(int number, List<String> cells) {}

  /**
   * Reads comma-separated values (RFC 4180); semicolon, tab and vertical bar separate as well.
   *
   * @throws ApiException VALIDATION_FAILED for a text that is no table, or too large a one
   */
  static ApplicationTable parse(String csv) {
    var lines = lines(csv.startsWith("\uFEFF") ? csv.substring(1) : csv);
    if (lines.size() < 2) {
      throw ApiException.invalid(FIELD, "must have a row with headings and at least one more row");
    }
    var headings = Arrays.stream(lines.getFirst()).map(String::strip).toList();
    if (headings.size() > MOST_COLUMNS) {
      throw ApiException.invalid(FIELD, "must have at most %s columns", MOST_COLUMNS);
    }
    var rows = new ArrayList<Row>();
    for (int i = 1; i < lines.size(); i++) {
      var cells = cells(lines.get(i), headings.size());
      if (cells.stream().anyMatch(it -> !it.isEmpty())) {
        rows.add(new Row(i + 1, cells));
      }
    }
    if (rows.isEmpty() || rows.size() > MOST_ROWS) {
      throw ApiException.invalid(
          FIELD, "must have from 1 to %s rows below the headings; split a longer one", MOST_ROWS);
    }
    return new ApplicationTable(headings, List.copyOf(rows));
  }

  /** The cells of a column that are not empty. */
  List<String> cells(int column) {
    return rows.stream().map(it -> it.cells().get(column)).filter(it -> !it.isEmpty()).toList();
  }

  private static List<String[]> lines(String csv) {
    var mapper = CsvMapper.builder().enable(CsvParser.Feature.WRAP_AS_ARRAY).build();
    var schema = CsvSchema.emptySchema().withColumnSeparator(separator(csv));
    var lines = new ArrayList<String[]>();
    try (MappingIterator<String[]> read =
        mapper.readerFor(String[].class).with(schema).readValues(csv)) {
      while (read.hasNextValue()) {
        lines.add(read.nextValue());
      }
    } catch (IOException | RuntimeException _) {
      throw ApiException.invalid(
          FIELD, "cannot be read as a table behind row %s; check its quotes", lines.size());
    }
    return lines;
  }

  /** The sign that separates the headings most often. */
  private static char separator(String csv) {
    var end = csv.indexOf('\n');
    var line = end < 0 ? csv : csv.substring(0, end);
    return ",;\t|"
        .chars()
        .boxed()
        .max(Comparator.comparingLong(it -> line.chars().filter(it::equals).count()))
        .map(it -> (char) it.intValue())
        .orElse(',');
  }

  private static List<String> cells(String[] line, int columns) {
    var cells = new ArrayList<String>();
    for (int i = 0; i < columns; i++) {
      var cell = i < line.length && line[i] != null ? line[i].strip() : "";
      cells.add(ApplicationRow.unescaped(cell));
    }
    return cells;
  }
}
