package dev.jobtrail.outbound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jobtrail.outbound.OutboundException.Reason;
import dev.jobtrail.trace.Tracer;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(180)
class OutboundClientTest {

  private static final int CALLS = 2_000;
  private static final int AT_ONCE = 8;
  private static final long MAX_BYTES = 10_000;
  private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nfine";

  private final Vertx vertx = Vertx.vertx();
  private final OutboundClient client =
      new OutboundClient(vertx, AT_ONCE, Duration.ofSeconds(5), null, Tracer.off());

  @AfterEach
  void close() {
    client.close();
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }

  @Test
  void keepsConnectionsAliveOverManyCalls() throws Exception {
    try (var server = new KeepAliveServer(Integer.MAX_VALUE, OK)) {
      assertThat(failuresOf(server, CALLS)).isEmpty();

      assertThat(server.connections).hasValueLessThanOrEqualTo(AT_ONCE);
      assertThat(server.requests).hasValue(CALLS);
    }
  }

  @Test
  void keepsAConnectionAliveWhoseStreamIsReadToItsEnd() throws Exception {
    var chunked =
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
            + "8\r\ndata: 1\n\r\n7\r\n[DONE]\n\r\n0\r\n\r\n";
    try (var server = new KeepAliveServer(Integer.MAX_VALUE, chunked)) {
      for (var i = 0; i < 20; i++) {
        try (var permit = client.acquire(0);
            var exchange = permit.open(post(server), soon(), MAX_BYTES)) {
          assertThat(exchange.part()).startsWith("data: 1".getBytes(StandardCharsets.US_ASCII));
          exchange.skipBody();
        }
      }

      // a call may come before the connection of the last one is back in the pool
      assertThat(server.connections).hasValueLessThanOrEqualTo(AT_ONCE);
    }
  }

  /** Such as servers with a bound on the requests of a connection; some do not announce it. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 100})
  void losesNoCallToAServerThatClosesConnections(int requestsPerConnection) throws Exception {
    try (var server = new KeepAliveServer(requestsPerConnection, OK)) {
      assertThat(failuresOf(server, CALLS)).isEmpty();

      // those that crossed with a close were read by nobody
      assertThat(server.requests).hasValue(CALLS);
    }
  }

  @Test
  void doesNotRepeatARequestOnANewConnection() throws Exception {
    try (var server = new KeepAliveServer(1, "")) {
      assertThat(failureOf(() -> call(server))).isEqualTo(Reason.UNREACHABLE);

      assertThat(server.requests).hasValue(1);
    }
  }

  @Test
  void sendsARequestThatIsNotRepeatableOnAConnectionOfItsOwn() throws Exception {
    try (var server = new KeepAliveServer(2, OK)) {
      call(server);
      for (var i = 0; i < 20; i++) {
        assertThat(call(new OutboundRequest(post(server).options(), null, false)))
            .isEqualTo("fine");
      }

      assertThat(server.connections).hasValue(21);
      assertThat(server.requests).hasValue(21);
    }
  }

  @Test
  void closesAConnectionWhoseAnswerIsNotReadToItsEnd() throws Exception {
    try (var server =
        new KeepAliveServer(
            Integer.MAX_VALUE, "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf")) {
      for (var i = 0; i < 3; i++) {
        try (var permit = client.acquire(0)) {
          permit.open(post(server), soon(), MAX_BYTES).close();
        }
      }

      assertThat(server.connections).hasValue(3);
    }
  }

  @Test
  void refusesACallWhenNoPermitIsFreeInTime() throws Exception {
    var permits = new ArrayList<OutboundClient.Permit>();
    for (var i = 0; i < AT_ONCE; i++) {
      permits.add(client.acquire(0));
    }

    assertThat(failureOf(() -> client.acquire(1_000_000).close())).isEqualTo(Reason.BUSY);

    permits.removeLast().close();
    permits.add(client.acquire(0));
    permits.forEach(OutboundClient.Permit::close);
  }

  private List<Throwable> failuresOf(KeepAliveServer server, int calls)
      throws InterruptedException {
    var failures = new ArrayList<Throwable>();
    try (var threads = Executors.newFixedThreadPool(AT_ONCE + 2)) {
      var running = new ArrayList<Future<String>>();
      for (var i = 0; i < calls; i++) {
        running.add(threads.submit(() -> call(server)));
      }
      for (var it : running) {
        try {
          assertThat(it.get()).isEqualTo("fine");
        } catch (ExecutionException e) {
          failures.add(e.getCause());
        }
      }
    }
    return failures;
  }

  private String call(KeepAliveServer server) {
    return call(post(server));
  }

  private String call(OutboundRequest request) {
    try (var permit = client.acquire(Duration.ofSeconds(30).toNanos());
        var exchange = permit.open(request, soon(), MAX_BYTES)) {
      return new String(exchange.body(), StandardCharsets.US_ASCII);
    }
  }

  private static OutboundRequest post(KeepAliveServer server) {
    var options =
        new RequestOptions()
            .setMethod(HttpMethod.POST)
            .setAbsoluteURI("http://127.0.0.1:" + server.socket.getLocalPort() + "/");
    return new OutboundRequest(options, Buffer.buffer("question"), true);
  }

  private static Deadline soon() {
    return Deadline.in(Duration.ofSeconds(20));
  }

  private static Reason failureOf(Runnable call) {
    return catchThrowableOfType(OutboundException.class, call::run).reason();
  }

  /** Answers on each connection so many requests, and then closes it without a word. */
  private static final class KeepAliveServer implements AutoCloseable {

    private final ServerSocket socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final AtomicInteger connections = new AtomicInteger();
    private final AtomicInteger requests = new AtomicInteger();
    private final int requestsPerConnection;
    private final byte[] answer;

    KeepAliveServer(int requestsPerConnection, String answer) throws IOException {
      this.requestsPerConnection = requestsPerConnection;
      this.answer = answer.getBytes(StandardCharsets.US_ASCII);
      Thread.ofVirtual().start(this::accept);
    }

    private void accept() {
      try {
        while (true) {
          var connection = socket.accept();
          connections.incrementAndGet();
          Thread.ofVirtual().start(() -> serve(connection));
        }
      } catch (IOException _) {
        // closed
      }
    }

    private void serve(Socket connection) {
      try (connection) {
        var in = new BufferedInputStream(connection.getInputStream());
        for (var i = 0; i < requestsPerConnection && readRequest(in); i++) {
          requests.incrementAndGet();
          send(connection.getOutputStream());
        }
      } catch (IOException _) {
        // the client closed it
      }
    }

    private void send(OutputStream out) throws IOException {
      out.write(answer);
      out.flush();
    }

    /** Whether there was one. */
    private static boolean readRequest(InputStream in) throws IOException {
      var head = new StringBuilder();
      while (head.indexOf("\r\n\r\n") < 0) {
        var next = in.read();
        if (next < 0) {
          return false;
        }
        head.append((char) next);
      }
      in.skipNBytes(head.indexOf("content-length: 8") < 0 ? 0 : 8);
      return true;
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
