package dev.jobtrail.database;

import dev.jobtrail.platform.PrivateFiles;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyManager;

/**
 * Writes all rows of the database into a ZIP file: one entry for each table and a {@link
 * BackupManifest}. The rows are those of one moment, also while the service runs. The file does not
 * depend on PostgreSQL's version, so it moves data between versions and servers.
 */
public final class DatabaseBackup {

  private static final String TABLES =
      """
      select c.oid, c.relname from pg_class c
      where c.relnamespace = current_schema()::regnamespace
        and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'flyway_schema_history'
      order by c.relname
      """;

  /** Generated columns are computed again. */
  private static final String COLUMNS =
      """
      select attname from pg_attribute
      where attrelid = %d and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum
      """;

  private static final String HAS_HISTORY =
      "select to_regclass('flyway_schema_history') is not null";

  private static final String SCHEMA_VERSION =
      """
      select version from flyway_schema_history
      where success and version is not null order by installed_rank desc limit 1
      """;

  private DatabaseBackup() {}

  /**
   * Writes a backup.
   *
   * @param file must not exist; readable by its owner only, for it contains resumes
   * @throws BackupException if it cannot be written; nothing is left of it then
   */
  public static BackupManifest write(DatabaseAddress database, Path file) {
    if (Files.exists(file)) {
      throw new BackupException(file + " exists already. Choose another name.");
    }
    var partial = file.resolveSibling(file.getFileName() + ".partial");
    try {
      Files.deleteIfExists(partial);
      PrivateFiles.create(partial);
      BackupManifest manifest;
      try (var connection = database.connect(0)) {
        manifest = write(connection, partial);
      }
      Files.move(partial, file, StandardCopyOption.ATOMIC_MOVE);
      return manifest;
    } catch (IOException e) {
      throw new BackupException("The backup cannot be written: " + PrivateFiles.reason(e), e);
    } catch (SQLException e) {
      throw new BackupException("The backup cannot be written: " + e.getMessage(), e);
    } finally {
      deleteQuietly(partial);
    }
  }

  private static BackupManifest write(Connection connection, Path file)
      throws IOException, SQLException {
    connection.setAutoCommit(false);
    connection.setReadOnly(true);
    connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    var version =
        schemaVersion(connection)
            .orElseThrow(() -> new BackupException("The database is empty: nothing to back up."));
    var copy = connection.unwrap(PGConnection.class).getCopyAPI();
    try (var zip = new ZipOutputStream(Files.newOutputStream(file))) {
      var tables = new ArrayList<BackedUpTable>();
      for (var table : tables(connection)) {
        tables.add(write(copy, table, zip));
      }
      var manifest = new BackupManifest(now(connection), version, tables);
      zip.putNextEntry(new ZipEntry(BackupManifest.ENTRY));
      zip.write(manifest.toJson());
      zip.closeEntry();
      return manifest;
    }
  }

  private static BackedUpTable write(CopyManager copy, BackedUpTable table, ZipOutputStream zip)
      throws IOException, SQLException {
    zip.putNextEntry(new ZipEntry(table.entry()));
    var rows =
        copy.copyOut(
            "copy \"%s\" (%s) to stdout".formatted(table.name(), table.columnList()),
            new StaysOpen(zip));
    zip.closeEntry();
    return new BackedUpTable(table.name(), table.columns(), rows);
  }

  private static Instant now(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("select now()")) {
      rows.next();
      return rows.getObject(1, OffsetDateTime.class).toInstant();
    }
  }

  /** The newest migration of the database; none if it is empty. */
  static Optional<String> schemaVersion(Connection connection) throws SQLException {
    return texts(connection, HAS_HISTORY).contains("t")
        ? texts(connection, SCHEMA_VERSION).stream().findFirst()
        : Optional.empty();
  }

  /** The tables with their stored columns; their rows are not counted yet. */
  static List<BackedUpTable> tables(Connection connection) throws SQLException {
    var tables = new ArrayList<BackedUpTable>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(TABLES)) {
      while (rows.next()) {
        var columns = texts(connection, COLUMNS.formatted(rows.getLong(1)));
        tables.add(new BackedUpTable(rows.getString(2), columns, 0));
      }
    }
    return tables;
  }

  private static List<String> texts(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      var texts = new ArrayList<String>();
      while (rows.next()) {
        texts.add(rows.getString(1));
      }
      return texts;
    }
  }

  private static void deleteQuietly(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException _) {
      // the failure that is reported came first
    }
  }

  /** An entry of a ZIP file ends without the file. */
  private static final class StaysOpen extends FilterOutputStream {

    StaysOpen(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      out.write(bytes, offset, length);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }
}
