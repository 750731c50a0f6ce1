package dev.jobtrail.account;

import dev.jobtrail.platform.JsonSettings;
import dev.jobtrail.platform.RecordedTime;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** A row that an import adds; all rows of a table have the same columns. */
public final class ImportedRow {

  private final String table;
  private final Map<String, Object> values = new LinkedHashMap<>();

  ImportedRow(String table) {
    this.table = table;
  }

  String table() {
    return table;
  }

  Map<String, Object> values() {
    return values;
  }

  /**
   * Sets a column.
   *
   * @param value an enum is stored by its name, anything that is no text, number or time as JSON
   */
  public ImportedRow set(String column, Object value) {
    values.put(
        column,
        switch (value) {
          case Enum<?> constant -> constant.name();
          case Instant time -> JsonSettings.wireForm(plausible(time));
          case null, default -> value;
        });
    return this;
  }

  /** Sets when the record was created and last changed. */
  public ImportedRow times(Instant createdAt, Instant updatedAt) {
    return set("created_at", createdAt)
        .set("updated_at", Objects.requireNonNullElse(updatedAt, createdAt));
  }

  private static Instant plausible(Instant time) {
    if (!RecordedTime.Check.isPlausible(time)) {
      throw new IllegalArgumentException("has a time before 1970 or after 2199");
    }
    return time;
  }
}
