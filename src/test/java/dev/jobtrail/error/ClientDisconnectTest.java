package dev.jobtrail.error;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

/** Callers who reset their connections while they are answered. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class ClientDisconnectTest {

  /** What is logged at ERROR meanwhile. */
  private static final class Errors extends Handler {

    private final ConcurrentLinkedQueue<String> lines = new ConcurrentLinkedQueue<>();

    @Override
    public void publish(LogRecord entry) {
      if (entry.getLevel().intValue() >= Level.SEVERE.intValue()) {
        lines.add(entry.getLoggerName() + " " + entry.getMessage() + " " + entry.getThrown());
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @Test
  void logsNoErrorWhenCallersLeave() throws Exception {
    var account = Api.newAccount();
    var data = Map.of("basics", Map.of("name", "Jana", "summary", "word ".repeat(4_000)));
    for (int i = 0; i < 30; i++) {
      account.request().body(Map.of("name", "r" + i, "data", data)).post("/resumes");
    }
    var errors = new Errors();
    var logger = Logger.getLogger("dev.jobtrail.error");
    logger.addHandler(errors);
    try {
      for (int i = 0; i < 40; i++) {
        leave("/account/export", account.key(), i % 8);
      }
      account.request().get("/account").then().statusCode(200);
    } finally {
      logger.removeHandler(errors);
    }

    assertThat(errors.lines).isEmpty();
  }

  private static void leave(String path, String key, int milliseconds)
      throws IOException, InterruptedException {
    try (var socket = new Socket("localhost", RestAssured.port)) {
      socket.setSoLinger(true, 0); // a reset rather than an orderly end
      var request = "GET " + path + " HTTP/1.1\r\nHost: a\r\nx-api-key: " + key + "\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      Thread.sleep(milliseconds);
    }
  }
}
