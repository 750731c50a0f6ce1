package dev.jobtrail.testing;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;

/** A PostgreSQL server that a test takes away and brings back, with its data, on the same port. */
public final class StoppablePostgres {

  private final Path data;
  private final int port;
  private EmbeddedPostgres server;

  StoppablePostgres() throws IOException {
    data = Files.createTempDirectory("stoppable-postgresql");
    try (var socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    start();
  }

  String jdbcUrl() {
    return "jdbc:postgresql://localhost:" + port + "/postgres";
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
