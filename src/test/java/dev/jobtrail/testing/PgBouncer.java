package dev.jobtrail.testing;

import static dev.jobtrail.testing.Waiting.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A PgBouncer in transaction mode in front of a database. */
public final class PgBouncer implements AutoCloseable {

  private static final Path PROGRAM = Path.of("/usr/sbin/pgbouncer");
  private static final Path LOG = Path.of("target", "pgbouncer.log");
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Process process;
  private final int port;

  private PgBouncer(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** Skips the test where there is none; in the gate it fails instead. */
  public static void assumeInstalled() {
    assumeTrue(
        Files.isExecutable(PROGRAM) || System.getenv("CI") != null, "PgBouncer is not installed");
  }

  /**
   * Starts it.
   *
   * @param database settings of the service for the database behind it
   * @param connections how many connections to the database its callers share
   */
  public static PgBouncer start(Map<String, String> database, int connections) throws IOException {
    var server = server(database);
    var port = Ports.free();
    var settings = Files.createTempFile("pgbouncer", ".ini");
    Files.writeString(
        settings,
        """
        [databases]
        * = host=%s port=%d user=%s password=%s
        [pgbouncer]
        listen_addr = 127.0.0.1
        listen_port = %d
        unix_socket_dir =
        auth_type = any
        pool_mode = transaction
        default_pool_size = %d
        max_client_conn = 200
        ignore_startup_parameters = extra_float_digits
        """
            .formatted(
                server.getHost(),
                server.getPort(),
                database.get("quarkus.datasource.username"),
                database.get("quarkus.datasource.password"),
                port,
                connections));
    settings.toFile().setReadable(true, false);
    var command = new ArrayList<>(List.of(PROGRAM.toString(), "-q", settings.toString()));
    if (System.getProperty("user.name").equals("root")) {
      command.addAll(1, List.of("-u", "nobody")); // it refuses to run as root
    }
    var process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(LOG.toFile()).start();
    var pooler = new PgBouncer(process, port);
    await().atMost(PATIENCE).until(pooler::isListening);
    return pooler;
  }

  /** The settings of a service that goes through it to the database. */
  public Map<String, String> settings(Map<String, String> database) {
    var settings = new HashMap<>(database);
    settings.put(
        "quarkus.datasource.jdbc.url",
        "jdbc:postgresql://127.0.0.1:%d%s?prepareThreshold=0"
            .formatted(port, server(database).getPath()));
    settings.put("jobtrail.database-direct-url", database.get("quarkus.datasource.jdbc.url"));
    return settings;
  }

  private static URI server(Map<String, String> database) {
    return URI.create(database.get("quarkus.datasource.jdbc.url").substring("jdbc:".length()));
  }

  private boolean isListening() {
    if (!process.isAlive()) {
      throw new IllegalStateException("PgBouncer ended at its start, see " + LOG);
    }
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException _) {
      return false;
    }
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
