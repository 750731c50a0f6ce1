package dev.jobtrail.account;

import java.util.List;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * How the records of a section of an account's export are imported into another account.
 *
 * @param leftOut why they are not imported; null if they are
 * @param type the JSON of a record, with the bounds of its values as constraints
 * @param table the table in which ids must be free; null if the records have none
 * @param id the id of a record in the export
 * @param store adds the rows of a record
 * @param after the sections that the records refer to, which are imported before
 * @param isAddedTo whether the section of the account may have records before
 */
public record SectionImport<T>(
    String leftOut,
    Class<T> type,
    String table,
    Function<T, UUID> id,
    BiConsumer<T, RecordImport> store,
    List<String> after,
    boolean isAddedTo) {

  /** A section that is not imported. */
  public static SectionImport<Object> leftOut(String reason) {
    return new SectionImport<>(
        reason, Object.class, null, _ -> null, (_, _) -> {}, List.of(), true);
  }

  /** A section of records with ids, which keep them where they are free. */
  public static <T> SectionImport<T> of(
      Class<T> type, String table, Function<T, UUID> id, BiConsumer<T, RecordImport> store) {
    return new SectionImport<>(null, type, table, id, store, List.of(), false);
  }

  /** A section of records without ids. */
  public static <T> SectionImport<T> of(Class<T> type, BiConsumer<T, RecordImport> store) {
    return new SectionImport<>(null, type, null, _ -> null, store, List.of(), false);
  }

  /** The same, imported after other sections. */
  public SectionImport<T> after(String... sections) {
    return new SectionImport<>(leftOut, type, table, id, store, List.of(sections), isAddedTo);
  }

  /** The same, for an account that may have such records already. */
  public SectionImport<T> addedTo() {
    return new SectionImport<>(leftOut, type, table, id, store, after, true);
  }
}
