package dev.jobtrail.database;

import java.util.List;
import java.util.Set;

/**
 * A table of a backup.
 *
 * @param columns the stored columns, in the order of the entry's columns
 */
record BackedUpTable(String name, List<String> columns, long rows) {

  /** The entry with its rows, in PostgreSQL's text format of COPY. */
  String entry() {
    return "tables/" + name + ".copy";
  }

  boolean hasTheColumnsOf(BackedUpTable other) {
    return name.equals(other.name) && Set.copyOf(columns).equals(Set.copyOf(other.columns));
  }

  String columnList() {
    return String.join(", ", columns.stream().map(it -> '"' + it + '"').toList());
  }
}
