package dev.jobtrail.testing;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** A PostgreSQL server that a test takes away and brings back, with its data, on the same port. */
public final class StoppablePostgres {

  private final Path data;
  private final int port;
  private EmbeddedPostgres server;

  /** Makes one and starts it. */
  public StoppablePostgres() throws IOException {
    data = Files.createTempDirectory("stoppable-postgresql");
    try (var socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    start();
  }

  /** The service's settings for it. */
  public Map<String, String> settings() {
    return Map.of(
        "quarkus.datasource.jdbc.url", "jdbc:postgresql://localhost:" + port + "/postgres",
        "quarkus.datasource.username", "postgres",
        "quarkus.datasource.password", "postgres",
        "jobtrail.limits.sign-up-per-hour", "0");
  }

  /** Starts it where it is stopped; it takes connections when this returns. */
  public void start() {
    if (server == null) {
      try {
        server =
            EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setPort(port)
                .setLocaleConfig("locale-provider", "builtin")
                .setLocaleConfig("builtin-locale", "C.UTF-8")
                .setLocaleConfig("locale", "C")
                .start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Ends its connections and refuses new ones, as a server that is restarted does. */
  public void stop() {
    if (server != null) {
      try {
        server.close();
        server = null;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
