package dev.jobtrail.database;

import static dev.jobtrail.database.UnpackedPrograms.linkedInto;
import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.testing.SmallDisk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PostgresSupervisorTest {

  private static final Duration SOON = Duration.ofSeconds(60);
  private static final long MIN_FREE = 64 * 1024 * 1024;
  private static final int DISK_MEGABYTES = 400;

  @TempDir Path folder;

  @Test
  void startsAServerAgainThatWasKilled() throws Exception {
    var server = PostgresServer.startIn(linkedInto(folder));
    try (var supervisor = PostgresSupervisor.watch(server, 0)) {
      assertThat(supervisor).isNotNull();
      execute(server, "create table note (text text)");
      execute(server, "insert into note values ('committed')");
      var address = server.address().jdbcUrl();
      for (int time = 0; time < 2; time++) {
        var killed = mainProcess();
        killed.destroyForcibly();

        await().atMost(SOON).ignoreExceptions().until(() -> mainProcess().pid() != killed.pid());
        await()
            .atMost(SOON)
            .ignoreExceptions()
            .until(() -> query(server, "select text from note").equals("committed"));
      }
      assertThat(server.address().jdbcUrl()).isEqualTo(address);
    }
    await().atMost(SOON).until(() -> !server.isRunning());
  }

  @Test
  void goesOnTryingUntilTheServerCanStart() throws Exception {
    var server = PostgresServer.startIn(linkedInto(folder));
    try (var supervisor = PostgresSupervisor.watch(server, 0)) {
      assertThat(supervisor).isNotNull();
      var control = folder.resolve("data/global/pg_control");
      Files.move(control, folder.resolve("pg_control"));
      mainProcess().destroyForcibly();
      await().atMost(SOON).until(() -> log().contains("pg_control"));

      Files.move(folder.resolve("pg_control"), control);

      await().atMost(SOON).ignoreExceptions().until(() -> query(server, "select 1").equals("1"));
    }
  }

  @Test
  void canBeStoppedWhileTheServerIsDown() throws Exception {
    var server = PostgresServer.startIn(linkedInto(folder));
    var supervisor = PostgresSupervisor.watch(server, 0);
    Files.delete(folder.resolve("data/global/pg_control"));
    mainProcess().destroyForcibly();
    await().atMost(SOON).until(() -> log().contains("pg_control"));

    supervisor.close();

    assertThat(server.isRunning()).isFalse();
  }

  @Test
  void refusesChangesOnAnAlmostFullDiskUntilThereIsRoom() throws Exception {
    try (var disk = SmallDisk.ofMegabytes(DISK_MEGABYTES)) {
      var server = PostgresServer.startIn(disk.folder().resolve("postgresql"));
      try (var supervisor = PostgresSupervisor.watch(server, MIN_FREE);
          var connection = connect(server)) {
        assertThat(supervisor).isNotNull();
        execute(server, "create table note (text text)");

        disk.fillTo(MIN_FREE / 2);

        // a connection that was open before as well
        await()
            .atMost(SOON)
            .until(() -> query(connection, "show transaction_read_only").equals("on"));
        assertThatThrownBy(() -> execute(server, "insert into note values ('late')"))
            .isInstanceOfSatisfying(
                SQLException.class, it -> assertThat(it.getSQLState()).isEqualTo("25006"));
        assertThat(query(server, "select count(*) from note")).isEqualTo("0");

        disk.empty();

        await()
            .atMost(SOON)
            .until(() -> query(connection, "show transaction_read_only").equals("off"));
        execute(server, "insert into note values ('in time')");
      }
    }
  }

  /** Whatever PostgreSQL does without a byte to write to, it is back when there is room. */
  @Test
  void comesBackAfterADiskWithoutAnyRoom() throws Exception {
    try (var disk = SmallDisk.ofMegabytes(DISK_MEGABYTES)) {
      var server = PostgresServer.startIn(disk.folder().resolve("postgresql"));
      try (var supervisor = PostgresSupervisor.watch(server, 0)) { // nobody refuses in time
        assertThat(supervisor).isNotNull();
        execute(server, "create table note (text text)");
        disk.fillTo(0);
        assertThatThrownBy(
                () ->
                    execute(
                        server,
                        "insert into note select repeat('x', 1000) from generate_series(1, 100000)"))
            .isInstanceOfSatisfying(
                SQLException.class,
                // it refuses, or cannot write its log and ends
                it -> assertThat(it.getSQLState()).isIn("53100", "57P02", "08006"));

        disk.empty();

        await()
            .atMost(SOON)
            .ignoreExceptions()
            .untilAsserted(() -> execute(server, "insert into note values ('in time')"));
        assertThat(query(server, "select count(*) from note")).isNotEqualTo("0");
      }
    }
  }

  private ProcessHandle mainProcess() throws IOException {
    var number = Files.readAllLines(folder.resolve("data/postmaster.pid")).getFirst();
    return ProcessHandle.of(Long.parseLong(number)).orElseThrow();
  }

  private String log() throws IOException {
    var file = folder.resolve("server.log");
    return Files.exists(file) ? Files.readString(file) : "";
  }

  private static void execute(PostgresServer server, String sql) throws SQLException {
    try (var connection = connect(server);
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static String query(PostgresServer server, String sql) throws SQLException {
    try (var connection = connect(server)) {
      return query(connection, sql);
    }
  }

  private static String query(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery(sql)) {
      row.next();
      return row.getString(1);
    }
  }

  private static Connection connect(PostgresServer server) throws SQLException {
    return DriverManager.getConnection(
        server.address().jdbcUrl(), server.address().username(), server.address().password());
  }
}
