package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import dev.jobtrail.testing.UpdateReader;
import io.restassured.RestAssured;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** SIGTERM to the packaged program while clients keep it busy. */
@ExtendWith(RestoredPort.class)
class GracefulStopIT {

  private static final int CLIENTS = 20;
  private static final Duration SOON = Duration.ofSeconds(60);

  /** What a platform waits for, see the manifests. */
  private static final Duration PATIENCE = Duration.ofSeconds(40);

  private final Map<String, String> settings = new HashMap<>(new PostgresResource().start());
  private final AtomicInteger answered = new AtomicInteger();
  private Replica replica;
  private Api.TestAccount account;
  private String resume;

  @BeforeEach
  void start() throws IOException {
    settings.put("jobtrail.limits.key-per-hour", "0");
    settings.put("jobtrail.limits.resume-changes-per-minute", "0");
    replica = Replica.start(settings); // with the delay of production
    RestAssured.port = replica.port();
    account = Api.newAccount();
    resume = account.request().body(Map.of("name", "Mine")).post("/resumes").path("id");
  }

  @AfterEach
  void stop() {
    replica.close();
  }

  @Test
  void cutsNoRequestAndEndsWithoutAnError() throws Exception {
    try (var clients = Executors.newVirtualThreadPerTaskExecutor();
        var stream =
            UpdateReader.open(replica.address("/resumes/" + resume + "/updates"), account.key())) {
      var ends =
          IntStream.range(0, CLIENTS)
              .mapToObj(it -> CompletableFuture.supplyAsync(() -> new Client(it).end(), clients))
              .toList();
      await().atMost(SOON).until(() -> answered.get() > CLIENTS * 10);

      replica.beginToStop();

      assertThat(ends.stream().map(CompletableFuture::join)).containsOnly("refused a connection");
      await().atMost(PATIENCE).until(replica::hasEnded);
      await().atMost(SOON).until(stream::hasEnded);
    }
    assertThat(replica.console())
        .doesNotContain("\"level\":\"ERROR\"", "\"level\":\"WARN\"", "Exception", "\tat ");
  }

  /** A client with one connection that it keeps as long as it is let. */
  private final class Client {

    private final int number;

    Client(int number) {
      this.number = number;
    }

    /** How its requests end; each that was sent has to be answered whole. */
    String end() {
      var done = 0;
      while (true) {
        try (var socket = new Socket()) {
          socket.setSoTimeout((int) PATIENCE.toMillis());
          try {
            socket.connect(new InetSocketAddress("127.0.0.1", replica.port()));
          } catch (ConnectException _) {
            return "refused a connection";
          }
          var before = done;
          try {
            while (answers(socket, done)) {
              done++;
            }
          } catch (SocketException e) {
            // the system resets connections that wait to be accepted when the port is closed
            if (done == before) {
              return "refused a connection";
            }
            throw e;
          }
        } catch (IOException e) {
          return "cut request " + done + ": " + e;
        }
      }
    }

    /** Whether the connection is kept. */
    private boolean answers(Socket socket, int done) throws IOException {
      socket.getOutputStream().write(request(done));
      var head = readHead(socket);
      if (!head.getFirst().startsWith("HTTP/1.1 200")) {
        throw new IOException(head.getFirst());
      }
      var length =
          head.stream()
              .filter(it -> it.toLowerCase(Locale.ROOT).startsWith("content-length:"))
              .mapToInt(it -> Integer.parseInt(it.substring(15).strip()))
              .findFirst()
              .orElseThrow();
      if (socket.getInputStream().readNBytes(length).length < length) {
        throw new IOException("half a body");
      }
      answered.incrementAndGet();
      return head.stream().noneMatch(it -> it.equalsIgnoreCase("connection: close"));
    }

    private byte[] request(int done) {
      var body = "{\"name\":\"" + number + " " + done + "\"}";
      var isWrite = number % 5 == 0;
      return ("%s /resumes/%s HTTP/1.1\r\nHost: a\r\nx-api-key: %s\r\n%s\r\n%s"
              .formatted(
                  isWrite ? "PUT" : "GET",
                  resume,
                  account.key(),
                  isWrite
                      ? "Content-Type: application/json\r\nContent-Length: "
                          + body.length()
                          + "\r\n"
                      : "",
                  isWrite ? body : ""))
          .getBytes(StandardCharsets.US_ASCII);
    }

    private List<String> readHead(Socket socket) throws IOException {
      var head = new StringBuilder();
      while (!head.toString().endsWith("\r\n\r\n")) {
        var next = socket.getInputStream().read();
        if (next < 0) {
          throw new IOException("no answer, but " + head);
        }
        head.append((char) next);
      }
      return List.of(head.toString().split("\r\n"));
    }
  }
}
