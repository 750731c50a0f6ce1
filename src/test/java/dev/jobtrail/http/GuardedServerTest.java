package dev.jobtrail.http;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Ports;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Bodies and connections that come slowly, with small bounds, and the management port; clients have
 * loopback addresses.
 */
@QuarkusTest
@TestProfile(GuardedServerTest.SmallBounds.class)
@WithTestResource(PostgresResource.class)
class GuardedServerTest {

  private static final String HOME = "127.0.0.1";
  private static final int KIB = 1024;

  /** Bounds that a test reaches in a moment. */
  public static class SmallBounds implements QuarkusTestProfile {

    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.ofEntries(
          Map.entry("jobtrail.connections.head-timeout", "2s"),
          Map.entry("jobtrail.connections.keep-alive-timeout", "4s"),
          Map.entry("jobtrail.connections.most-per-address", "60"),
          Map.entry("jobtrail.body.max-in-flight", "200K"),
          Map.entry("jobtrail.body.max-public-in-flight", "50K"),
          Map.entry("jobtrail.body.max-in-flight-per-caller", "100K"),
          Map.entry("jobtrail.body.public-patience", "15s"),
          Map.entry("jobtrail.body.patience", "30s"),
          Map.entry("jobtrail.management.host", HOME),
          Map.entry("jobtrail.management.port", String.valueOf(Ports.free())));
    }
  }

  @Inject BodyBudget budget;
  @Inject ManagementSettings management;

  private final List<Socket> sockets = new ArrayList<>();

  /** Bytes of the bodies that have been begun. */
  private long begun;

  @AfterEach
  void closeAll() throws IOException {
    for (var socket : sockets) {
      socket.close();
    }
    await().atMost(Duration.ofSeconds(60)).until(() -> budget.used() == 0);
  }

  @Test
  void boundsTheBodiesOfOneAddress() throws IOException {
    beginBodies(2, HOME, Api.newAccount().key(), 40 * KIB);

    var answer = answerTo(HOME, post("/resumes", Api.newAccount().key(), 40 * KIB) + "{");

    assertRefused(answer, 429, "RATE_LIMITED");
    assertThat(answer).containsIgnoringCase("retry-after: 2");
    assertThat(budget.used()).isEqualTo(80 * KIB);
  }

  @Test
  void boundsTheBodiesOfOneAccount() throws IOException {
    var key = Api.newAccount().key();
    beginBodies(1, "127.0.0.2", key, 80 * KIB);

    var answer = answerTo("127.0.0.3", post("/resumes", key, 40 * KIB) + "{");

    assertRefused(answer, 429, "RATE_LIMITED");
  }

  @Test
  void boundsTheBodiesOfAll() throws IOException {
    beginBodies(1, "127.0.0.2", Api.newAccount().key(), 90 * KIB);
    beginBodies(1, "127.0.0.3", Api.newAccount().key(), 90 * KIB);

    var answer = answerTo("127.0.0.4", post("/resumes", Api.newAccount().key(), 40 * KIB) + "{");

    assertRefused(answer, 503, "UNAVAILABLE");
    assertThat(answer).containsIgnoringCase("retry-after: 2");
  }

  @Test
  void keepsStrangersFromTakingAllOfIt() throws IOException {
    var owner = Api.newAccount().request();
    for (int i = 2; i < 7; i++) {
      open("127.0.0." + i, post("/auth/sign-in", null, 10 * KIB) + "{");
    }
    await().until(() -> budget.used() == 50 * KIB);

    var stranger = answerTo("127.0.0.9", post("/auth/sign-in", null, 10 * KIB) + "{");

    assertRefused(stranger, 503, "UNAVAILABLE");
    owner.body(Map.of("name", "a")).post("/resumes").then().statusCode(201);
  }

  @Test
  void returnsTheBudgetWhenCallersLeave() throws IOException {
    beginBodies(2, HOME, Api.newAccount().key(), 40 * KIB);

    closeAll();

    assertThat(budget.used()).isZero();
  }

  @Test
  void returnsTheBudgetWhenRequestsAreAnswered() {
    var account = Api.newAccount();
    for (int i = 0; i < 5; i++) {
      account
          .request()
          .body(Map.of("name", "x".repeat(30)))
          .post("/resumes")
          .then()
          .statusCode(201);
      account.request().body("{").post("/resumes").then().statusCode(400);
    }
    await().until(() -> budget.used() == 0);
  }

  @Test
  void countsChunksAsTheyCome() throws IOException {
    var chunk = Integer.toHexString(30 * KIB) + "\r\n" + " ".repeat(30 * KIB) + "\r\n";
    var head =
        "POST /resumes HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nx-api-key: "
            + Api.newAccount().key()
            + "\r\nTransfer-Encoding: chunked\r\n\r\n";

    var socket = open(HOME, head + chunk + chunk);
    await().until(() -> budget.used() >= 60 * KIB && budget.used() < 90 * KIB);
    write(socket, chunk + chunk);

    assertRefused(read(socket), 429, "RATE_LIMITED");
    await().until(() -> budget.used() == 0);
  }

  @Test
  void readsNoBodyOfWhoIsNotSignedIn() {
    for (var key : new String[] {"jt_junk", null}) {
      var answer = answerTo(HOME, post("/resumes", key, 1_900 * KIB) + "{");

      assertRefused(answer, 401, "UNAUTHORIZED");
      assertThat(budget.used()).isZero();
    }
  }

  @Test
  void refusesLargeBodiesWhereNoSignInIsNeeded() {
    for (var path :
        new String[] {"/auth/sign-in", "/resumes/a/b/password/verify", "/approvals/a"}) {
      assertRefused(answerTo(HOME, post(path, null, 17 * KIB) + "{"), 413, "PAYLOAD_TOO_LARGE");
    }
  }

  @Test
  void endsPublicBodiesThatDoNotCome() throws IOException {
    var socket = open(HOME, post("/auth/sign-in", null, 100) + "{");

    assertThat(read(socket)).isEmpty();
    await().until(() -> budget.used() == 0);
  }

  @Test
  void closesConnectionsThatSendNothing() throws IOException {
    assertThat(read(open(HOME, ""))).isEmpty();
  }

  @Test
  void closesConnectionsWhoseHeadTrickles() throws IOException {
    var socket = open(HOME, "GET /auth/providers HTTP/1.1\r\nX-Slow: ");
    var trickle = Thread.ofVirtual().start(() -> trickle(socket));

    assertThat(read(socket)).isEmpty();
    trickle.interrupt();
  }

  @Test
  void closesConnectionsThatWaitTooLong() throws IOException {
    var socket = open(HOME, "GET /auth/providers HTTP/1.1\r\nHost: a\r\n\r\n");

    assertThat(read(socket)).startsWith("HTTP/1.1 200 OK").contains("Password");
  }

  @Test
  void closesConnectionsOfHttp2ThatDoNothing() throws IOException {
    var socket = open(HOME, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");

    read(socket);
    assertThat(socket.getInputStream().read()).isNegative();
  }

  @Test
  void keepsStreamsOpen() throws Exception {
    var account = Api.newAccount();
    String id =
        account.request().body(Map.of("name", "a")).post("/resumes").then().extract().path("id");
    var socket =
        open(
            HOME,
            "GET /resumes/"
                + id
                + "/updates HTTP/1.1\r\nHost: a\r\nx-api-key: "
                + account.key()
                + "\r\n\r\n");
    socket.setSoTimeout(20_000);
    var heard = new StringBuilder();

    readUntil(socket, heard, "resume.updated");
    Thread.sleep(9_000); // longer than every timeout of this test's program
    account.request().body(Map.of("name", "b")).put("/resumes/" + id).then().statusCode(200);
    heard.setLength(0);
    readUntil(socket, heard, "resume.updated");

    assertThat(heard).contains(id);
  }

  @Test
  void boundsTheConnectionsOfAnAddress() throws IOException {
    for (int i = 0; i < 60; i++) {
      open("127.0.0.20", "");
    }
    assertThat(read(open("127.0.0.20", ""))).isEmpty();

    given().get("/auth/providers").then().statusCode(200);
    for (var socket : sockets) {
      socket.close();
    }
    await()
        .untilAsserted(
            () ->
                assertThat(
                        answerTo(
                            "127.0.0.20",
                            "GET /auth/providers HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"))
                    .startsWith("HTTP/1.1 200 OK"));
  }

  @Test
  void servesMetricsOnTheManagementPort() {
    given()
        .port(management.port().getAsInt())
        .get("/q/metrics")
        .then()
        .statusCode(200)
        .header("X-Content-Type-Options", "nosniff")
        .body(containsString("agroal_active_count"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/q/metrics", "/q/metrics/", "/q/x/../metrics", "/q//metrics"})
  void hidesMetricsOnTheMainPort(String path) {
    given()
        .urlEncodingEnabled(false)
        .get(path)
        .then()
        .statusCode(404)
        .body("code", equalTo("NOT_FOUND"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/q/health/live", "/q/health/ready", "/q/health/started"})
  void answersProbesOnBothPorts(String path) {
    given().get(path).then().statusCode(200).body("status", equalTo("UP"));
    given()
        .port(management.port().getAsInt())
        .get(path)
        .then()
        .statusCode(200)
        .body("status", equalTo("UP"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/app", "/resumes", "/auth/providers", "/spec.json", "/q/../app"})
  void servesNothingElseOnTheManagementPort(String path) {
    given()
        .port(management.port().getAsInt())
        .urlEncodingEnabled(false)
        .get(path)
        .then()
        .statusCode(404)
        .body("code", equalTo("NOT_FOUND"));
  }

  private void beginBodies(int count, String address, String key, int bytes) throws IOException {
    for (int i = 0; i < count; i++) {
      open(address, post("/resumes", key, bytes) + "{\"name\":");
    }
    begun += (long) count * bytes;
    await().until(() -> budget.used() == begun); // the bodies of new accounts are let go later
  }

  private static String post(String path, String key, int bytes) {
    return "POST "
        + path
        + " HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: "
        + bytes
        + "\r\n"
        + (key == null ? "" : "x-api-key: " + key + "\r\n")
        + "\r\n";
  }

  private String answerTo(String address, String request) {
    try {
      return read(open(address, request));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private Socket open(String address, String text) throws IOException {
    var socket = new Socket();
    sockets.add(socket);
    socket.bind(new InetSocketAddress(InetAddress.getByName(address), 0));
    socket.connect(new InetSocketAddress(HOME, RestAssured.port));
    socket.setSoTimeout(30_000);
    write(socket, text);
    return socket;
  }

  private static void write(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  /** Everything until the other side closes. */
  private static String read(Socket socket) throws IOException {
    var heard = new StringBuilder();
    try {
      for (int next = socket.getInputStream().read();
          next >= 0;
          next = socket.getInputStream().read()) {
        heard.append((char) next);
      }
    } catch (SocketException _) {
      // reset, which is as good
    }
    return heard.toString();
  }

  private static void readUntil(Socket socket, StringBuilder heard, String text)
      throws IOException {
    while (heard.indexOf(text) < 0 || heard.charAt(heard.length() - 1) != '\n') {
      var next = socket.getInputStream().read();
      assertThat(next).as("the stream has ended").isNotNegative();
      heard.append((char) next);
    }
  }

  private static void trickle(Socket socket) {
    try {
      while (true) {
        write(socket, "a");
        Thread.sleep(300);
      }
    } catch (IOException | InterruptedException _) {
      // it is closed
    }
  }

  private static void assertRefused(String answer, int status, String code) {
    assertThat(answer)
        .startsWith("HTTP/1.1 " + status)
        .contains("\"code\":\"" + code + "\"")
        .containsIgnoringCase("content-type: application/json")
        .containsIgnoringCase("connection: close")
        .containsIgnoringCase("x-request-id: ");
  }
}
