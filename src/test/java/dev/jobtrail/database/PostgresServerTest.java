package dev.jobtrail.database;

import static dev.jobtrail.database.UnpackedPrograms.linkedInto;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.testing.JavaProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PostgresServerTest {

  /** With a cluster as the first start leaves it. Copying it is faster than making another. */
  @TempDir static Path started;

  @TempDir Path folder;

  @BeforeAll
  static void startOnce() {
    PostgresServer.startIn(linkedInto(started)).close();
  }

  @BeforeEach
  void copyCluster() throws IOException {
    linkedInto(folder);
    Files.copy(
        started.resolve("password"),
        folder.resolve("password"),
        StandardCopyOption.COPY_ATTRIBUTES);
    Path cluster = started.resolve("data");
    try (Stream<Path> files = Files.walk(cluster)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(
            file,
            folder.resolve("data").resolve(cluster.relativize(file)),
            StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }

  @Test
  void keepsWhatWasWrittenAcrossARestart() throws SQLException {
    try (PostgresServer server = PostgresServer.startIn(folder)) {
      execute(server, "CREATE TABLE note (text text)");
      execute(server, "INSERT INTO note VALUES ('Řezníčková')");
    }
    try (PostgresServer server = PostgresServer.startIn(folder)) {
      assertThat(query(server, "SELECT text FROM note")).isEqualTo("Řezníčková");
    }
  }

  @Test
  void writesEveryCommitToTheDisk() throws SQLException {
    try (PostgresServer server = PostgresServer.startIn(folder)) {
      assertThat(
              List.of(
                  query(server, "SHOW fsync"),
                  query(server, "SHOW synchronous_commit"),
                  query(server, "SHOW full_page_writes"),
                  query(server, "SHOW data_checksums")))
          .containsOnly("on");
    }
  }

  @Test
  void doesNotStartOnTheDataOfAnotherMajorVersion() throws IOException, SQLException {
    try (PostgresServer server = PostgresServer.startIn(folder)) {
      assertThat(query(server, "SHOW server_version")).startsWith(PostgresServer.MAJOR_VERSION);
    }
    Files.writeString(folder.resolve("data/PG_VERSION"), "16\n");

    assertThatThrownBy(() -> PostgresServer.startIn(folder))
        .isInstanceOf(EmbeddedDatabaseException.class)
        .hasMessageContaining("PostgreSQL 16")
        .hasMessageContaining("jobtrail backup");
  }

  @Test
  void countsInUtcAndStoresUnicode() throws SQLException {
    try (PostgresServer server = PostgresServer.startIn(folder)) {
      assertThat(query(server, "SHOW server_encoding")).isEqualTo("UTF8");
      assertThat(query(server, "SELECT setting FROM pg_file_settings WHERE name = 'timezone'"))
          .isEqualTo("UTC");
      assertThat(query(server, "SELECT lower('ŘÁΩ')")).isEqualTo("řáω");
    }
  }

  @Test
  void refusesAConnectionWithoutThePassword() {
    try (PostgresServer server = PostgresServer.startIn(folder)) {
      assertThatThrownBy(
              () ->
                  DriverManager.getConnection(
                      server.address().jdbcUrl(), server.address().username(), "guess"))
          .isInstanceOf(SQLException.class)
          .hasMessageContaining("password authentication failed");
    }
  }

  @Test
  void keepsThePasswordFromOtherUsers() throws IOException {
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(started.resolve("password"))))
        .isEqualTo("rw-------");
  }

  @Test
  void refusesToStartWhileAnotherOneRuns() {
    try (PostgresServer running = PostgresServer.startIn(folder)) {
      assertThat(running.address().jdbcUrl()).startsWith("jdbc:postgresql://127.0.0.1:");
      assertThatThrownBy(() -> PostgresServer.startIn(folder))
          .isInstanceOf(EmbeddedDatabaseException.class)
          .hasMessageContaining("Another Jobtrail")
          .hasMessageContaining("JOBTRAIL_DATA_DIR");
    }
  }

  @Test
  void recoversFromAKilledServer() throws Exception {
    try (PostgresServer server = PostgresServer.startIn(folder)) {
      execute(server, "CREATE TABLE note (text text)");
      execute(server, "INSERT INTO note VALUES ('committed')");
      kill(mainProcess());
    }
    try (PostgresServer server = PostgresServer.startIn(folder)) {
      assertThat(query(server, "SELECT text FROM note")).isEqualTo("committed");
    }
  }

  @Test
  void takesOverFromAServerWhoseStarterWasKilled() throws Exception {
    Process starter = startInAnotherProcess();
    ProcessHandle leftover = mainProcess();
    kill(starter.toHandle());
    assertThat(leftover.isAlive()).isTrue();

    try (PostgresServer server = PostgresServer.startIn(folder)) {
      assertThat(leftover.isAlive()).isFalse();
      assertThat(query(server, "SELECT 1")).isEqualTo("1");
    }
  }

  @Test
  void isNotMisledByAProcessNumberThatBelongsToAnotherProcessNow() throws Exception {
    PostgresServer.startIn(folder).close();
    Process bystander = new ProcessBuilder("sleep", "60").start();
    try {
      Files.writeString(folder.resolve("data/postmaster.pid"), bystander.pid() + "\n");

      PostgresServer.startIn(folder).close();

      assertThat(bystander.isAlive()).isTrue();
    } finally {
      bystander.destroyForcibly();
    }
  }

  @Test
  void startsAfterAFirstStartThatWasCutOff(@TempDir Path folder) throws Exception {
    Files.createDirectories(folder.resolve("data.partial/base"));
    Files.createDirectories(folder.resolve("programs.partial/bin"));
    Files.writeString(folder.resolve("password.partial"), "half");

    try (PostgresServer server = PostgresServer.startIn(folder)) {
      assertThat(query(server, "SELECT 1")).isEqualTo("1");
    }
  }

  @Test
  void keepsValuesOutOfTheLog() throws Exception {
    try (PostgresServer server = PostgresServer.startIn(folder)) {
      execute(server, "CREATE TABLE person (email text UNIQUE)");
      execute(server, "INSERT INTO person VALUES ('ada@example.org')");
      assertThatThrownBy(() -> execute(server, "INSERT INTO person VALUES ('ada@example.org')"))
          .isInstanceOf(SQLException.class);
    }
    assertThat(Files.readString(folder.resolve("server.log"))).doesNotContain("ada@example.org");
  }

  private Process startInAnotherProcess() throws Exception {
    Process starter =
        JavaProcess.of(Starter.class, List.of(), folder.toString())
            .redirectErrorStream(true)
            .start();
    assertThat(starter.inputReader().readLine()).isEqualTo("started");
    return starter;
  }

  /** Starts a server and stays. */
  static final class Starter {

    private Starter() {}

    @SuppressWarnings("try") // the server is held, not used
    public static void main(String... arguments) throws InterruptedException {
      try (PostgresServer server = PostgresServer.startIn(Path.of(arguments[0]))) {
        System.out.println("started");
        TimeUnit.HOURS.sleep(1);
      }
    }
  }

  private ProcessHandle mainProcess() throws IOException {
    String number = Files.readAllLines(folder.resolve("data/postmaster.pid")).getFirst();
    return ProcessHandle.of(Long.parseLong(number)).orElseThrow();
  }

  private static void kill(ProcessHandle process) {
    process.destroyForcibly();
    process.onExit().orTimeout(Duration.ofSeconds(10).toMillis(), TimeUnit.MILLISECONDS).join();
  }

  private static void execute(PostgresServer server, String sql) throws SQLException {
    try (Connection connection = connect(server);
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static String query(PostgresServer server, String sql) throws SQLException {
    try (Connection connection = connect(server);
        var statement = connection.createStatement();
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
