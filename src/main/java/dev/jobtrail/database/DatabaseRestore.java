package dev.jobtrail.database;

import dev.jobtrail.platform.PrivateFiles;
import io.agroal.api.AgroalDataSource;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.interceptor.Interceptor;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.ZipFile;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.flywaydb.core.Flyway;
import org.postgresql.PGConnection;

/**
 * Reads a {@link DatabaseBackup} into an empty database when the service starts, before anything
 * uses it. The schema is first migrated to the version of the backup; {@link Migrations} then
 * brings it up to date, so backups of earlier releases can be restored.
 */
@ApplicationScoped
public class DatabaseRestore {

  private static final String FILE = "jobtrail.restore-from";

  /** Tables refer to each other: references are checked once all rows are there. */
  private static final String DEFER_REFERENCES = references("not condeferrable", "deferrable");

  private static final String RESET_REFERENCES = references("condeferrable", "not deferrable");

  /** New rows get numbers after those of the restored ones. */
  private static final String CONTINUE_SEQUENCES =
      """
      do $$
      declare identity record;
      begin
        for identity in
          select attrelid::regclass as table_name, attname as name from pg_attribute a
          join pg_class c on c.oid = a.attrelid
          where c.relnamespace = current_schema()::regnamespace and attidentity <> ''
        loop
          execute format(
            'select setval(pg_get_serial_sequence(%L, %L), greatest(max(%I), 1), count(*) > 0) from %s',
            identity.table_name, identity.name, identity.name, identity.table_name);
        end loop;
      end $$
      """;

  private final AgroalDataSource dataSource;
  private final Instance<Flyway> flyway;
  private final Optional<String> file;

  DatabaseRestore(
      AgroalDataSource dataSource,
      Instance<Flyway> flyway,
      @ConfigProperty(name = "jobtrail.restore-from") Optional<String> file) {
    this.dataSource = dataSource;
    this.flyway = flyway;
    this.file = file;
  }

  /**
   * Has the service restore a backup when it starts.
   *
   * @return what the backup contains
   * @throws BackupException if the file is no backup that this program can read
   */
  public static BackupManifest request(Path file) {
    try (var zip = new ZipFile(file.toFile())) {
      var manifest = manifest(zip);
      if (Integer.parseInt(manifest.schemaVersion()) > Integer.parseInt(Migrations.NEWEST)) {
        throw new BackupException(
            "This backup was written by a later Jobtrail. Restore it with that one.");
      }
      System.setProperty(FILE, file.toString());
      return manifest;
    } catch (IOException e) {
      throw new BackupException(file + " cannot be read as a backup: " + PrivateFiles.reason(e), e);
    }
  }

  void restore(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE - 1) StartupEvent event) {
    file.map(Path::of).ifPresent(this::restore);
  }

  private void restore(Path backup) {
    try (var zip = new ZipFile(backup.toFile())) {
      var manifest = manifest(zip);
      try (var connection = dataSource.getConnection()) {
        checkVersion(connection, manifest);
      }
      Flyway.configure()
          .configuration(flyway.get().getConfiguration())
          .target(manifest.schemaVersion())
          .load()
          .migrate();
      try (var connection = dataSource.getConnection()) {
        fill(connection, manifest, zip);
      }
      // their timeouts were removed
      dataSource.flush(AgroalDataSource.FlushMode.GRACEFUL);
    } catch (IOException e) {
      throw new BackupException("The backup cannot be restored: " + PrivateFiles.reason(e), e);
    } catch (SQLException e) {
      throw new BackupException("The backup cannot be restored: " + e.getMessage(), e);
    }
  }

  static BackupManifest manifest(ZipFile zip) throws IOException {
    var entry = zip.getEntry(BackupManifest.ENTRY);
    if (entry == null) {
      throw new BackupException(zip.getName() + " is no backup of Jobtrail.");
    }
    try (var json = zip.getInputStream(entry)) {
      return BackupManifest.parse(json);
    }
  }

  private static void checkVersion(Connection connection, BackupManifest manifest)
      throws SQLException {
    var version = DatabaseBackup.schemaVersion(connection);
    if (version.isPresent() && !version.get().equals(manifest.schemaVersion())) {
      throw new BackupException(
          "The database has schema version %s and the backup %s. Restore into an empty database."
              .formatted(version.get(), manifest.schemaVersion()));
    }
  }

  /** All rows in one transaction, so that a failure leaves the database without any. */
  static void fill(Connection connection, BackupManifest manifest, ZipFile zip)
      throws IOException, SQLException {
    connection.setNetworkTimeout(Runnable::run, 0);
    connection.setAutoCommit(false);
    try (var statement = connection.createStatement()) {
      statement.execute("set local statement_timeout = 0");
      var known = DatabaseBackup.tables(connection);
      checkTables(known, manifest.tables());
      try (var accounts = statement.executeQuery("select from account limit 1")) {
        if (accounts.next()) {
          throw new BackupException(
              "The database has accounts already. Restore into an empty database.");
        }
      }
      statement.execute(
          "truncate "
              + known.stream().map(it -> '"' + it.name() + '"').collect(Collectors.joining(", ")));
      statement.execute(DEFER_REFERENCES);
      statement.execute("set constraints all deferred");
      for (var table : manifest.tables()) {
        // the backup has the counts that triggers would add to
        statement.execute("alter table \"%s\" disable trigger user".formatted(table.name()));
        fill(connection, table, zip);
      }
      statement.execute("set constraints all immediate");
      statement.execute(RESET_REFERENCES);
      for (var table : manifest.tables()) {
        statement.execute("alter table \"%s\" enable trigger user".formatted(table.name()));
      }
      statement.execute(CONTINUE_SEQUENCES);
      connection.commit();
    } catch (IOException | SQLException | RuntimeException e) {
      connection.rollback();
      throw e;
    }
  }

  private static String references(String which, String timing) {
    return """
        do $$
        declare reference record;
        begin
          for reference in
            select conrelid::regclass as table_name, conname as name from pg_constraint
            where contype = 'f' and connamespace = current_schema()::regnamespace and %s
          loop
            execute format('alter table %%s alter constraint %%I %s', reference.table_name, reference.name);
          end loop;
        end $$
        """
        .formatted(which, timing);
  }

  private static void checkTables(List<BackedUpTable> known, List<BackedUpTable> stored) {
    if (known.size() != stored.size()
        || !stored.stream().allMatch(it -> known.stream().anyMatch(it::hasTheColumnsOf))) {
      throw new BackupException("The tables of the backup are not those of its schema version.");
    }
  }

  private static void fill(Connection connection, BackedUpTable table, ZipFile zip)
      throws IOException, SQLException {
    var entry = zip.getEntry(table.entry());
    if (entry == null) {
      throw new BackupException("The backup is incomplete: " + table.entry() + " is missing.");
    }
    try (var rows = zip.getInputStream(entry)) {
      var filled =
          connection
              .unwrap(PGConnection.class)
              .getCopyAPI()
              .copyIn(
                  "copy \"%s\" (%s) from stdin".formatted(table.name(), table.columnList()), rows);
      if (filled != table.rows()) {
        throw new BackupException(
            "The backup is incomplete: %s has %d of %d rows."
                .formatted(table.name(), filled, table.rows()));
      }
    }
  }
}
