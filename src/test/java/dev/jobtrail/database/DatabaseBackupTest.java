package dev.jobtrail.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.testing.PostgresResource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseBackupTest {

  /** Rows with what is hard to write down, and triggers that count them. */
  private static final String ROWS =
      """
      insert into account (id, username, email, name, created_at, updated_at)
      values ('00000000-0000-7000-8000-000000000001', 'ada', 'ada@example.com',
        E'Tab\\t, line\\nend, quote \\' and back\\\\slash \\u2603', now(), now());
      insert into posting (id, account_id, source, title, created_at, updated_at)
      select gen_random_uuid(), id, 'MANUAL', 'Engineer', now(), now()
      from account, generate_series(1, 30);
      insert into application (id, account_id, posting_id, status, status_changed_at, apply_source,
        created_at, updated_at)
      select id, account_id, id, 'INTERVIEW', now(), 'ORIGINAL', now(), now() from posting;
      insert into resume (id, account_id, name, slug, tags, is_public, is_locked, template, data,
        created_at, updated_at)
      values ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001',
        'Mine', 'mine', array['a,b', 'c"d'], true, false, 'classic', '{"basics": {"name": "Ada"}}',
        now(), now());
      insert into resume_view (resume_id, at, hour, visitor)
      select id, now(), date_trunc('hour', now()), decode('00ff5c0a', 'hex') from resume;
      """;

  private DatabaseAddress source;
  private DatabaseAddress target;
  @TempDir private Path folder;

  @BeforeEach
  void migrate() {
    source = newDatabase();
    target = newDatabase();
    migrate(source);
  }

  @Test
  void keepsEveryRowOfEveryTable() throws Exception {
    execute(source, ROWS);
    var file = folder.resolve("backup.zip");

    var manifest = DatabaseBackup.write(source, file);
    migrate(target);
    restore(file);

    assertThat(manifest.schemaVersion()).isEqualTo(Migrations.NEWEST);
    assertThat(manifest.tables()).filteredOn(it -> it.rows() > 0).hasSizeGreaterThan(5);
    for (var table : manifest.tables()) {
      var rows = "select t::text from \"%s\" t order by 1".formatted(table.name());
      assertThat(texts(target, rows)).as(table.name()).isEqualTo(texts(source, rows));
      assertThat(texts(target, rows)).as(table.name()).hasSize((int) table.rows());
    }
    assertThat(Files.getPosixFilePermissions(file))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    assertThat(folder.resolve("backup.zip.partial")).doesNotExist();
  }

  @Test
  void goesOnCountingAfterTheRestoredRows() throws Exception {
    execute(source, ROWS);
    var file = folder.resolve("backup.zip");
    DatabaseBackup.write(source, file);
    migrate(target);

    restore(file);
    execute(
        target,
        "insert into posting (id, account_id, source, title, created_at, updated_at)"
            + " select gen_random_uuid(), id, 'MANUAL', 'New', now(), now() from account;"
            + " insert into application (id, account_id, posting_id, status, status_changed_at,"
            + " apply_source, created_at, updated_at) select id, account_id, id, 'INTERVIEW',"
            + " now(), 'ORIGINAL', now(), now() from posting where title = 'New'");
    execute(
        target,
        "insert into resume_view (resume_id, at, hour, visitor)"
            + " select id, now(), date_trunc('hour', now()), decode('01', 'hex') from resume");

    assertThat(
            texts(
                target,
                "select sum(number) from application_figure where kind = 'STATUS'"
                    + " and status = 'INTERVIEW'"))
        .containsExactly("31");
  }

  @Test
  void doesNotReplaceAFile() throws IOException {
    var file = Files.writeString(folder.resolve("backup.zip"), "precious");

    assertThatThrownBy(() -> DatabaseBackup.write(source, file))
        .isInstanceOf(BackupException.class)
        .hasMessageContaining("exists already");
    assertThat(file).hasContent("precious");
  }

  @Test
  void leavesNothingOfABackupThatFails() {
    var file = folder.resolve("backup.zip");

    assertThatThrownBy(() -> DatabaseBackup.write(target, file))
        .isInstanceOf(BackupException.class)
        .hasMessageContaining("empty");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void isNotRestoredIntoADatabaseWithAccounts() throws Exception {
    execute(source, ROWS);
    var file = folder.resolve("backup.zip");
    DatabaseBackup.write(source, file);
    migrate(target);
    execute(target, ROWS);

    assertThatThrownBy(() -> restore(file))
        .isInstanceOf(BackupException.class)
        .hasMessageContaining("empty database");
    assertThat(texts(target, "select count(*) from application")).containsExactly("30");
  }

  @Test
  void restoresAllOrNothing() throws Exception {
    execute(source, ROWS);
    var file = folder.resolve("backup.zip");
    DatabaseBackup.write(source, file);
    migrate(target);
    var broken = without(file, "tables/posting.copy");

    assertThatThrownBy(() -> restore(broken))
        .isInstanceOf(BackupException.class)
        .hasMessageContaining("posting");
    assertThat(texts(target, "select count(*) from account")).containsExactly("0");
  }

  @Test
  void requestsOnlyBackups() throws IOException {
    var text = Files.writeString(folder.resolve("a.txt"), "no backup");
    var zip = folder.resolve("a.zip");
    try (var out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry("readme.txt"));
    }

    for (var file : List.of(text, zip, folder.resolve("none.zip"))) {
      assertThatThrownBy(() -> DatabaseRestore.request(file))
          .isInstanceOf(BackupException.class)
          .hasMessageContaining(file.getFileName().toString());
    }
    assertThat(System.getProperty("jobtrail.restore-from")).isNull();
  }

  private static DatabaseAddress newDatabase() {
    var settings = new PostgresResource().start();
    return new DatabaseAddress(
        settings.get("quarkus.datasource.jdbc.url"),
        settings.get("quarkus.datasource.username"),
        settings.get("quarkus.datasource.password"));
  }

  private static void migrate(DatabaseAddress database) {
    Flyway.configure()
        .dataSource(database.jdbcUrl(), database.username(), database.password())
        .load()
        .migrate();
  }

  private void restore(Path file) throws IOException, SQLException {
    try (var zip = new ZipFile(file.toFile());
        var connection = target.connect(0)) {
      DatabaseRestore.fill(connection, DatabaseRestore.manifest(zip), zip);
    }
  }

  private Path without(Path backup, String left) throws IOException {
    var copy = folder.resolve("incomplete.zip");
    try (var zip = new ZipFile(backup.toFile());
        var out = new ZipOutputStream(Files.newOutputStream(copy))) {
      for (var entry : zip.stream().filter(it -> !it.getName().equals(left)).toList()) {
        out.putNextEntry(new ZipEntry(entry.getName()));
        zip.getInputStream(entry).transferTo(out);
      }
    }
    return copy;
  }

  private static void execute(DatabaseAddress database, String sql) throws SQLException {
    try (var connection = database.connect(0);
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static List<String> texts(DatabaseAddress database, String sql) throws SQLException {
    try (var connection = database.connect(0);
        var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      var texts = new ArrayList<String>();
      while (rows.next()) {
        texts.add(rows.getString(1));
      }
      return texts;
    }
  }
}
