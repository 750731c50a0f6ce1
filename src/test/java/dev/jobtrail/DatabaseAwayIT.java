package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.get;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.Database;
import dev.jobtrail.testing.LargeApplications;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import dev.jobtrail.testing.StoppablePostgres;
import dev.jobtrail.testing.UpdateReader;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The service while its PostgreSQL is away, and once it is back. */
@Timeout(value = 180, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ExtendWith(RestoredPort.class)
class DatabaseAwayIT {

  private static final Duration PROMPT = Duration.ofSeconds(20);
  private static final Duration SOON = Duration.ofSeconds(60);
  private static final int CALLERS = 30;
  private static final int READS = 10;
  private static final int SMALL_BUFFER = 65_536;
  private static final int LARGE = 700;

  private static StoppablePostgres database;
  private static Replica replica;

  private TestAccount account;
  private String resume;

  /** A request that the database has to answer. */
  enum Call {
    BY_A_KEY_JUST_USED((it, resume) -> it.request().get("/resumes/" + resume)),
    BY_A_WRONG_KEY((_, _) -> given().header("x-api-key", "jt_wrong").get("/resumes")),
    BY_SESSION((it, _) -> it.browser().get("/account")),
    BY_A_WRONG_SESSION((_, _) -> Api.browser("wrong").get("/account")),
    A_CHANGE(
        (it, resume) -> it.request().body(Map.of("name", "Changed")).put("/resumes/" + resume)),
    A_PDF((it, resume) -> it.request().get("/resumes/" + resume + "/pdf")),
    A_STREAM((it, resume) -> it.request().get("/resumes/" + resume + "/updates")),
    AN_EXPORT((it, _) -> it.request().get("/applications/export")),
    SIGNING_IN(
        (it, _) ->
            given()
                .contentType(ContentType.JSON)
                .body(Map.of("login", it.username(), "password", Api.PASSWORD))
                .post("/auth/sign-in")),
    VERIFYING_AN_ADDRESS(
        (_, _) ->
            given()
                .contentType(ContentType.JSON)
                .body(Map.of("token", "unknown"))
                .post("/auth/verify-email"));

    private final BiFunction<TestAccount, String, Response> made;

    Call(BiFunction<TestAccount, String, Response> made) {
      this.made = made;
    }
  }

  @BeforeAll
  static void start() throws IOException {
    database = new StoppablePostgres();
    replica = Replica.start(database.settings());
    RestAssured.port = replica.port();
  }

  @AfterAll
  static void stop() {
    replica.close();
    database.stop();
  }

  @BeforeEach
  void addAResume() {
    bringBack();
    account = Api.newAccount();
    resume = account.addResume("Mine");
  }

  @AfterEach
  void bringBack() {
    database.start();
    awaitReadiness(200);
  }

  @Test
  void isNotReadyButAliveWhileItIsAway() {
    database.stop();

    awaitReadiness(503);
    get("/q/health/ready").then().body("status", equalTo("DOWN"));
    get("/q/health/live").then().statusCode(200).body("status", equalTo("UP"));
  }

  @Test
  void refusesPromptlyAndSaysWhenToTryAgain() {
    database.stop();

    assertThat(Call.values()).allSatisfy(this::isRefused);
  }

  private void isRefused(Call call) {
    var begin = System.nanoTime();
    var answer = call.made.apply(account, resume);
    assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(PROMPT);

    assertThat(answer.statusCode()).as(answer.asString()).isEqualTo(503);
    assertThat(answer.contentType()).startsWith("application/json");
    assertThat(answer.<String>path("code")).isEqualTo("UNAVAILABLE");
    assertThat(answer.<String>path("message")).isNotBlank().doesNotContain("SQL", "jdbc", "org.");
    assertThat(answer.header("X-Request-Id")).isNotBlank();
    assertThat(Integer.parseInt(answer.header("Retry-After"))).isBetween(1, 60);
  }

  @Test
  void refusesManyCallersPromptly() throws InterruptedException {
    database.stop();

    var times =
        Parallel.run(
            CALLERS,
            () -> {
              var begin = System.nanoTime();
              account.request().get("/resumes/" + resume).then().statusCode(503);
              return Duration.ofNanos(System.nanoTime() - begin);
            });

    assertThat(times).allSatisfy(it -> assertThat(it).isLessThan(PROMPT));
  }

  @Test
  void answersWhatNeedsNoDatabase() {
    database.stop();

    assertThat(List.of("/auth/providers", "/spec.json", "/q/metrics"))
        .allSatisfy(it -> get(it).then().statusCode(200));
  }

  @Test
  void recoversByItself() {
    database.stop();
    account.request().get("/resumes/" + resume).then().statusCode(503);
    database.start();

    await()
        .atMost(SOON)
        .untilAsserted(
            () -> {
              account.request().get("/resumes/" + resume).then().statusCode(200);
              account.browser().get("/account").then().statusCode(200);
              get("/q/health/ready").then().statusCode(200);
            });
  }

  /** Connections that the restart has cut must not be handed to those who come after it. */
  @Test
  void failsNobodyAfterARestartThatNobodySaw() throws InterruptedException {
    Parallel.run(CALLERS, this::readOften);
    database.stop();
    database.start();
    awaitReadiness(200);

    assertThat(Parallel.run(CALLERS, this::readOften)).containsOnly(List.of(200));
  }

  @Test
  void tellsOpenStreamsToSyncOnceItIsBack() throws IOException, InterruptedException {
    try (var stream = open()) {
      await().atMost(SOON).until(() -> stream.mutations().equals(List.of("sync")));
      Parallel.run(CALLERS, this::readOften);
      database.stop();
      database.start();

      await().atMost(SOON).until(() -> stream.mutations().equals(List.of("sync", "sync")));
      assertThat(stream.last().path("resumeId").asText()).isEqualTo(resume);
      account.request().body(Map.of("name", "Changed")).put("/resumes/" + resume);
      await()
          .atMost(SOON)
          .until(() -> stream.mutations().equals(List.of("sync", "sync", "update")));
    }
  }

  /** Half an export must not pass for a whole one: its end, the last chunk, has to be missing. */
  @ParameterizedTest
  @ValueSource(strings = {"application/json", "text/csv"})
  void breaksOffAnExportThatItCannotFinish(String type) throws IOException, SQLException {
    LargeApplications.add(Database.of(database.settings()), account, LARGE);
    try (var socket = new Socket()) {
      socket.setReceiveBufferSize(SMALL_BUFFER);
      socket.connect(new InetSocketAddress("localhost", RestAssured.port));
      socket.setSoTimeout((int) SOON.toMillis());
      var head =
          "GET /applications/export HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept: %s\r\nx-api-key: %s\r\n\r\n"
              .formatted(type, account.key());
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
          .isEqualTo("HTTP/1.1 200");
      database.stop(); // while the service waits for us to read on
      var rest = readAll(socket);

      assertThat(rest.length()).isLessThan(LARGE * LargeApplications.NOTES);
      assertThat(rest).doesNotEndWith("\r\n0\r\n\r\n");
    }
  }

  private static String readAll(Socket socket) throws IOException {
    var read = new ByteArrayOutputStream();
    try {
      socket.getInputStream().transferTo(read);
    } catch (SocketException _) {
      return read.toString(StandardCharsets.UTF_8); // broken off
    }
    return read.toString(StandardCharsets.UTF_8);
  }

  /** The different statuses that came. */
  private List<Integer> readOften() {
    return IntStream.range(0, READS)
        .mapToObj(_ -> account.browser().get("/resumes").statusCode())
        .distinct()
        .toList();
  }

  private UpdateReader open() throws IOException, InterruptedException {
    var address = RestAssured.baseURI + ":" + RestAssured.port + "/resumes/" + resume + "/updates";
    return UpdateReader.open(URI.create(address), account.key());
  }

  private static void awaitReadiness(int status) {
    await().atMost(SOON).until(() -> get("/q/health/ready").statusCode() == status);
  }
}
