package dev.jobtrail.account;

import dev.jobtrail.text.Message;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.hibernate.id.uuid.UuidVersion7Strategy;

/** One record of an export on its way into an account. */
public final class RecordImport {

  /**
   * A record that was imported before.
   *
   * @param clientId its client in the account; null for the account's own
   */
  public record Imported(UUID id, UUID clientId) {}

  private static final Imported NONE = new Imported(null, null);

  private final ImportRun run;
  private final UUID id;
  private final List<ImportedRow> rows = new ArrayList<>();
  private UUID clientId;
  private String leftOut;

  RecordImport(ImportRun run, UUID id) {
    this.run = run;
    this.id = id;
  }

  /** The account that it is imported into. */
  public UUID accountId() {
    return run.accountId();
  }

  /** Its id in the account. */
  public UUID id() {
    return id;
  }

  /** An id for one of its parts; later ones are larger. */
  public UUID newId() {
    return UuidVersion7Strategy.INSTANCE.generateUuid(null);
  }

  /** When the import began. */
  public Instant now() {
    return run.now();
  }

  /**
   * Makes it a record for a client, or leaves it out if that was not imported.
   *
   * @param exported the client's id in the export; null for the account's own
   */
  public void ofClient(UUID exported) {
    clientId = exported == null ? null : require("clients", exported).id();
  }

  /** Makes it a record for the same applicant as another one. */
  public void ofSameApplicantAs(Imported other) {
    clientId = other.clientId();
  }

  /** Its client in the account; null for the account's own. */
  public UUID clientId() {
    return clientId;
  }

  /**
   * A record that it refers to, or leaves this one out if that was not imported.
   *
   * @param exported the id in the export
   */
  public Imported require(String section, UUID exported) {
    var found = run.find(section, exported);
    if (found == null) {
      leaveOut(Message.of("Refers to a record that was not imported.").english());
      return NONE;
    }
    return found;
  }

  /**
   * The id of a record of the same applicant; null if it was not imported.
   *
   * @param exported the id in the export; null for none
   */
  public UUID find(String section, UUID exported) {
    var found = run.find(section, exported);
    return found == null || !Objects.equals(found.clientId(), clientId) ? null : found.id();
  }

  /**
   * The id of a record of the whole account; null if it was not imported.
   *
   * @param exported the id in the export; null for none
   */
  public UUID findOfAccount(String section, UUID exported) {
    var found = run.find(section, exported);
    return found == null ? null : found.id();
  }

  /** How often this was called with the key, this time included. */
  public int count(Object key) {
    return (int) run.sum(key, 1);
  }

  /** Leaves it out if there are enough with the same key. */
  public void allow(int most, Object key, String reason) {
    allow(most, key, 1, reason);
  }

  /** Leaves it out if it and those before with the same key are too large together. */
  public void allow(long most, Object key, long size, String reason) {
    if (run.sum(key, size) > most) {
      leaveOut(reason);
    }
  }

  /** Leaves it out. */
  public void leaveOut(String reason) {
    leftOut = leftOut == null ? reason : leftOut;
  }

  /** Adds a line to the report on a record that is imported with a change. */
  public void report(String change) {
    run.report(change);
  }

  /** Has something done once all sections are imported. */
  public void afterwards(Runnable action) {
    run.afterwards(action);
  }

  /** A row of a table. */
  public ImportedRow row(String table) {
    var row = new ImportedRow(table);
    rows.add(row);
    return row;
  }

  /** The row of the record itself, with its id and owner. */
  public ImportedRow ownRow(String table) {
    return row(table).set("id", id).set("account_id", accountId()).set("client_id", clientId);
  }

  /** Why it is left out; null if it is imported. */
  String leftOut() {
    return leftOut;
  }

  List<ImportedRow> rows() {
    return rows;
  }
}
