package dev.jobtrail.browser.proxy;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.outbound.TestGuard;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.Trap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The proxy by the byte: 127.0.0.1 counts as the public internet, 127.0.0.2 as a private host. */
@Timeout(180)
class ForwardProxyTest {

  private static final int PATIENCE_MILLISECONDS = 20_000;
  private static final byte[] LARGE = new byte[5_000_000];

  private final LocalServer site = new LocalServer();
  private TestProxies proxies;
  private ForwardProxy proxy;
  private Trap trap;

  @BeforeEach
  void open() throws IOException {
    Arrays.fill(LARGE, (byte) 'x');
    trap = new Trap();
    site.on("/hello", exchange -> LocalServer.reply(exchange, 200, "hello"));
    open(Map.of());
  }

  private void open(Map<String, String> settings) {
    if (proxies != null) {
      proxies.close();
    }
    proxies =
        new TestProxies(
            TestGuard.knowing(
                Map.of(
                    "public.example", () -> TestGuard.PUBLIC,
                    "private.example", () -> Trap.ADDRESS)),
            settings);
    proxy = proxies.proxies().open();
  }

  @AfterEach
  void close() {
    proxies.close();
    trap.close();
    site.close();
  }

  @Test
  void forwardsARequestInTheFormOfItsHost() throws IOException {
    var seen = new AtomicReference<String>();
    site.on(
        "/seen",
        exchange -> {
          seen.set(
              exchange.getRequestURI()
                  + " "
                  + exchange.getRequestHeaders().getFirst("Host")
                  + " "
                  + exchange.getRequestHeaders().keySet());
          LocalServer.reply(exchange, 200, "seen");
        });

    var answer =
        send(
            "GET http://Public.example:%d/seen?a=%%20b HTTP/1.1\r\nHost: other.example\r\n"
                    .formatted(port())
                + "Proxy-Connection: keep-alive\r\nProxy-Authorization: Basic eA==\r\n"
                + "Connection: keep-alive, X-Hop\r\nX-Hop: 1\r\nUpgrade: x\r\nX-Kept: 1\r\n\r\n");

    assertThat(answer).startsWith("HTTP/1.1 200 ").endsWith("\r\n\r\nseen");
    assertThat(seen.get())
        .startsWith("/seen?a=%20b Public.example:" + port() + " ")
        .contains("X-kept")
        .doesNotContain("Proxy", "X-hop", "Upgrade");
  }

  @Test
  void tunnelsBothWaysWithoutLoss() throws IOException {
    site.on(
        "/echo",
        exchange -> {
          var body = exchange.getRequestBody().readAllBytes();
          exchange.sendResponseHeaders(200, body.length);
          exchange.getResponseBody().write(body);
        });
    try (var socket = connect()) {
      write(socket, connectTo("public.example"));
      assertThat(readHead(socket)).startsWith("HTTP/1.1 200 ");

      var writing =
          Thread.ofVirtual()
              .start(
                  () -> {
                    write(
                        socket,
                        "POST /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: "
                            + LARGE.length
                            + "\r\n\r\n");
                    write(socket, LARGE);
                  });
      readHead(socket);
      var body = socket.getInputStream().readAllBytes();
      writing.interrupt();

      assertThat(body).isEqualTo(LARGE);
    }
  }

  @Test
  void aBodyFollowsItsRequestAndALongAnswerComesWhole() throws IOException {
    site.on(
        "/long",
        exchange -> {
          var asked = exchange.getRequestBody().readAllBytes();
          exchange.sendResponseHeaders(200, asked.length + (long) LARGE.length);
          exchange.getResponseBody().write(asked);
          exchange.getResponseBody().write(LARGE);
        });

    var answer = send(post("/long", "Content-Length: 4\r\n") + "body");

    assertThat(answer).contains("\r\n\r\nbodyxxx");
    assertThat(answer.length() - answer.indexOf("\r\n\r\n")).isEqualTo(4 + 4 + LARGE.length);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "private.example",
        "PRIVATE.example",
        "127.0.0.2",
        "127.2",
        "2130706434",
        "0x7f000002",
        "0177.0.0.2",
        "[::ffff:7f00:2]",
        "[::1]",
        "[64:ff9b::7f00:2]",
        "169.254.169.254",
        "nobody.invalid"
      })
  void refusesWhatIsNotPublicInBothForms(String host) throws IOException {
    var plain = send("GET http://%s:%d/ HTTP/1.1\r\nHost: x\r\n\r\n".formatted(host, trap.port()));
    var tunnel = send("CONNECT %s:%d HTTP/1.1\r\n\r\n".formatted(host, trap.port()));

    for (var answer : new String[] {plain, tunnel}) {
      assertThat(answer)
          .startsWith("HTTP/1.1 403 Forbidden\r\n")
          .contains("Cache-Control: no-store\r\n")
          .endsWith(" does not lead to an address of the public internet.");
    }
    assertThat(proxy.hasRefused(URI.create("http://%s:%d/a".formatted(host, trap.port()))))
        .isTrue();
    assertThat(proxy.hasRefused(URI.create("http://public.example/"))).isFalse();
    assertThat(trap.visits()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET / HTTP/1.1\r\nHost: public.example\r\n\r\n",
        "GET https://public.example/ HTTP/1.1\r\n\r\n",
        "GET http://user@127.0.0.2/ HTTP/1.1\r\n\r\n",
        "GET http://public.example:0/ HTTP/1.1\r\n\r\n",
        "GET http://public.example:99999/ HTTP/1.1\r\n\r\n",
        "GET http://public.example/ HTTP/2.0\r\n\r\n",
        "GET http://public.example/\r\n\r\n",
        "CONNECT public.example HTTP/1.1\r\n\r\n",
        "CONNECT http://public.example:80 HTTP/1.1\r\n\r\n",
        "GET http://public.example/ HTTP/1.1\r\n folded: 1\r\n\r\n",
        "GET http://public.example/ HTTP/1.1\r\na: 1\nHost: b\r\n\r\n",
        "POST http://public.example/ HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        "POST http://public.example/ HTTP/1.1\r\nContent-Length: +1\r\n\r\n",
        "GET http://public.example/ HTTP/1.1\r\n\r\nGET http://127.0.0.2/ HTTP/1.1\r\n\r\n",
        "\r\n\r\n",
        "\u0016\u0003\u0001\r\n\r\n"
      })
  void whatIsNoRequestToAProxyIsRefused(String head) throws IOException {
    assertThat(send(head)).startsWith("HTTP/1.1 400 Bad Request\r\n");
  }

  @Test
  void aBodyWithoutALengthIsRefused() throws IOException {
    assertThat(send(post("/hello", "Transfer-Encoding: chunked\r\n") + "0\r\n\r\n"))
        .startsWith("HTTP/1.1 411 ");
    assertThat(
            send(
                post("/hello", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n")
                    + "0\r\n\r\n"))
        .startsWith("HTTP/1.1 411 ");
  }

  @Test
  void aSecondRequestIsNotPassedToTheHostOfTheFirst() throws IOException {
    var requests = new AtomicReference<>("");
    try (var host = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      var serving = Thread.ofVirtual().start(() -> keepAlive(host, requests));
      try (var socket = connect()) {
        var request =
            "GET http://public.example:%d/ HTTP/1.1\r\n\r\n".formatted(host.getLocalPort());
        write(socket, request);
        assertThat(readHead(socket)).startsWith("HTTP/1.1 200 ");

        write(socket, "GET http://other.example/ HTTP/1.1\r\n\r\n");

        assertThat(socket.getInputStream().read()).isEqualTo(-1);
      }
      serving.interrupt();
    }
    assertThat(requests.get()).contains("GET / HTTP/1.1").doesNotContain("other.example");
  }

  /** A server that keeps its connections open whatever it is asked. */
  private static void keepAlive(ServerSocket host, AtomicReference<String> requests) {
    try (var visitor = host.accept()) {
      var buffer = new byte[10_000];
      for (var read = visitor.getInputStream().read(buffer);
          read > 0;
          read = visitor.getInputStream().read(buffer)) {
        var text = new String(buffer, 0, read, StandardCharsets.ISO_8859_1);
        requests.updateAndGet(it -> it + text);
        write(visitor, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
      }
    } catch (IOException _) {
      // the visitor has gone
    }
  }

  @Test
  void aHeadThatIsTooLongIsRefused() throws IOException {
    assertThat(
            send(
                "GET http://public.example/ HTTP/1.1\r\nCookie: "
                    + "x".repeat(70_000)
                    + "\r\n\r\n"))
        .startsWith("HTTP/1.1 431 ");
  }

  @Test
  void aHeadThatDoesNotComeEndsTheConnection() throws IOException {
    open(Map.of("jobtrail.apply.proxy.head-time", "300ms"));

    assertThat(send("GET http://public.example/ HTTP/1.1\r\n")).isEmpty();
  }

  @Test
  void aSilentTunnelEnds() throws IOException {
    open(Map.of("jobtrail.apply.proxy.idle-time", "1s"));

    assertThat(send(connectTo("public.example")))
        .isEqualTo("HTTP/1.1 200 Connection established\r\n\r\n");
  }

  @Test
  void aHostThatDoesNotAnswerIsTold() throws IOException {
    int closed;
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      closed = socket.getLocalPort();
    }

    assertThat(send("CONNECT public.example:%d HTTP/1.1\r\n\r\n".formatted(closed)))
        .startsWith("HTTP/1.1 502 Bad Gateway\r\n")
        .endsWith("public.example cannot be reached.");
    assertThat(send("GET http://public.example:%d/ HTTP/1.1\r\n\r\n".formatted(closed))).isEmpty();
    assertThat(proxy.hasRefused(URI.create("http://public.example:" + closed + "/"))).isFalse();
  }

  @Test
  void noMoreBytesThanAllowedGoThrough() throws IOException {
    open(Map.of("jobtrail.apply.proxy.max-bytes", "1M"));
    site.on(
        "/large",
        exchange -> {
          exchange.sendResponseHeaders(200, LARGE.length);
          exchange.getResponseBody().write(LARGE);
        });

    var first = send(get("/large"));
    var second = send(get("/hello"));

    assertThat(first.length()).isBetween(1, 1_100_000);
    assertThat(second).doesNotContain("hello");
  }

  @Test
  void noMoreConnectionsThanAllowedAreOpen() throws IOException {
    open(Map.of("jobtrail.apply.proxy.max-connections", "2"));
    try (var first = connect();
        var second = connect()) {
      write(first, connectTo("public.example"));
      write(second, connectTo("public.example"));
      readHead(first);
      readHead(second);

      assertThat(send(get("/hello"))).isEmpty();
    }
  }

  @Test
  void endsItsConnectionsWhenItIsClosed() throws IOException {
    try (var socket = connect()) {
      write(socket, connectTo("public.example"));
      readHead(socket);

      proxy.close();

      assertThat(socket.getInputStream().read()).isEqualTo(-1);
      await()
          .untilAsserted(
              () -> assertThatThrownBy(() -> connect().close()).isInstanceOf(IOException.class));
    }
  }

  @Test
  void listensOnLoopbackOnlyForABrowserOfThisMachine() {
    assertThat(proxy.authority()).startsWith("127.0.0.1:");
  }

  @ParameterizedTest
  @CsvSource({"127.0.0.3/32,''", "127.0.0.0/30,HTTP/1.1 200 OK"})
  void takesConnectionsOfNamedAddressesOnly(String allowed, String answer) throws IOException {
    open(
        Map.of(
            "jobtrail.apply.proxy.bind-address", "0.0.0.0",
            "jobtrail.apply.proxy.host", "browsers.example",
            "jobtrail.apply.proxy.allow-from", allowed));
    try (var forServer = proxies.proxies().openFor("127.0.0.1")) {
      var authority = forServer.authority();
      assertThat(authority).startsWith("browsers.example:");
      var port = Integer.parseInt(authority.substring(authority.indexOf(':') + 1));
      try (var socket = new Socket("127.0.0.1", port)) {
        socket.setSoTimeout(PATIENCE_MILLISECONDS);
        write(socket, get("/hello"));

        assertThat(head(read(socket))).isEqualTo(answer);
      }
    }
  }

  @Test
  void theServerItselfIsAllowedWhereNobodyIsNamed() throws IOException {
    try (var forServer = proxies.proxies().openFor("127.0.0.1")) {
      assertThat(forServer.authority()).startsWith("127.0.0.1:");
      var port = Integer.parseInt(forServer.authority().substring("127.0.0.1:".length()));
      try (var own = new Socket("127.0.0.1", port);
          var other = new Socket("127.0.0.1", port, InetAddress.getByName("127.0.0.5"), 0)) {
        write(own, get("/hello"));
        write(other, get("/hello"));

        assertThat(head(read(own))).isEqualTo("HTTP/1.1 200 OK");
        assertThat(read(other)).isEmpty();
      }
    }
  }

  @Test
  void takesTheNextPortWhereOneIsTaken() throws IOException {
    int port;
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      port = socket.getLocalPort();
    }
    open(Map.of("jobtrail.apply.proxy.port", String.valueOf(port)));
    try (var first = proxies.proxies().openFor("127.0.0.1");
        var second = proxies.proxies().openFor("127.0.0.1")) {
      assertThat(first.authority()).isNotEqualTo(second.authority());
    }
  }

  @Test
  void aServerThatNobodyKnowsIsSaidSo() {
    assertThatThrownBy(() -> proxies.proxies().openFor("nobody.invalid"))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("nobody.invalid");
  }

  private int port() {
    return URI.create(site.base()).getPort();
  }

  private String get(String path) {
    return "GET http://public.example:%d%s HTTP/1.1\r\n\r\n".formatted(port(), path);
  }

  private String post(String path, String headers) {
    return "POST http://public.example:%d%s HTTP/1.1\r\n%s\r\n".formatted(port(), path, headers);
  }

  private String connectTo(String host) {
    return "CONNECT %s:%d HTTP/1.1\r\n\r\n".formatted(host, port());
  }

  private Socket connect() throws IOException {
    var authority = proxy.authority().split(":");
    var socket = new Socket(authority[0], Integer.parseInt(authority[1]));
    socket.setSoTimeout(PATIENCE_MILLISECONDS);
    return socket;
  }

  /** Sends bytes on a connection of their own; all that comes until the proxy closes it. */
  private String send(String text) throws IOException {
    try (var socket = connect()) {
      write(socket, text);
      return read(socket);
    }
  }

  private static String read(Socket socket) {
    try {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (java.net.SocketTimeoutException e) {
      throw new AssertionError("the connection stays open", e);
    } catch (IOException _) {
      return ""; // reset
    }
  }

  private static String head(String answer) {
    return answer.lines().findFirst().orElse("");
  }

  private static String readHead(Socket socket) throws IOException {
    var head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      var next = socket.getInputStream().read();
      if (next < 0) {
        throw new AssertionError("ended after: " + head);
      }
      head.append((char) next);
    }
    return head.toString();
  }

  private static void write(Socket socket, String text) {
    write(socket, text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static void write(Socket socket, byte[] bytes) {
    try {
      socket.getOutputStream().write(bytes);
    } catch (IOException _) {
      // the proxy may have closed already; what it said is read
    }
  }
}
