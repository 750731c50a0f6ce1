package dev.jobtrail.resume.reading;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a column of a table holds, by the head of the column in {@code resume/labels.txt}. */
enum TableColumn {
  DATE("column-date"),
  START("start"),
  END("end"),
  ORGANIZATION("column-organization"),
  TITLE("column-title"),
  PLACE("column-place"),
  AREA("column-area"),
  GRADE("column-grade"),
  STORY("column-story"),
  ITEM("column-item"),
  LEVEL("column-level"),
  /** With a head that is not known. */
  OTHER();

  private static final Pattern NO_HEAD = Pattern.compile("\\d|[.,;@]|.{40}");

  private final Pattern heads;

  TableColumn() {
    heads = Pattern.compile("(?!)");
  }

  TableColumn(String labels) {
    heads = Pattern.compile("(?iu)(?:%s):?".formatted(FieldLabels.anyOf(labels)));
  }

  /**
   * The columns that a line heads: two of them for certain, and not more that are not known.
   *
   * @return empty for a line with anything else
   */
  static Optional<List<TableColumn>> headedBy(List<String> texts) {
    var columns = texts.stream().map(TableColumn::of).toList();
    var known = columns.stream().filter(it -> it != OTHER).toList();
    return known.size() > 1
            && known.size() * 2 >= columns.size()
            && known.stream().distinct().count() == known.size()
            && texts.stream().noneMatch(NO_HEAD.asPredicate())
        ? Optional.of(columns)
        : Optional.empty();
  }

  private static TableColumn of(String head) {
    return Arrays.stream(values())
        .filter(it -> it.heads.matcher(head).matches())
        .findFirst()
        .orElse(OTHER);
  }
}
