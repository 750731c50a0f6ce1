package dev.jobtrail.response;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.LargeApplications;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.SharedSettings;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What readers that are slow, or stop, do to others: nothing. */
@QuarkusTest
@TestProfile(SharedSettings.class)
@WithTestResource(PostgresResource.class)
class SlowReadersTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @Inject AgroalDataSource dataSource;
  @Inject UnreadBytes unreadBytes;

  private final List<SlowReader> readers = new ArrayList<>();
  private Api.TestAccount account;

  @BeforeEach
  void begin() {
    account = Api.newAccount();
  }

  @AfterEach
  void end() {
    readers.forEach(SlowReader::close);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/applications/export", "/account/export"})
  void refusesAThirdExportUntilThoseThatNobodyReadsAreCut(String path) throws SQLException {
    LargeApplications.add(dataSource, account, 400);
    var first = reader().get(path, account.key());
    var second = reader().get(path, account.key());
    assertThat(first.statusLine()).contains(" 200 ");
    assertThat(second.statusLine()).contains(" 200 ");

    account
        .request()
        .get(path)
        .then()
        .statusCode(429)
        .header("Retry-After", "5")
        .contentType(ContentType.JSON)
        .body("code", equalTo("RATE_LIMITED"))
        .body("message", notNullValue());
    await().atMost(PATIENCE).until(() -> account.request().get(path).statusCode() == 200);
    assertThat(first.rest()).doesNotEndWith("0\r\n\r\n");
    assertThat(second.rest()).doesNotEndWith("0\r\n\r\n");
  }

  @Test
  void answersOthersWhileHundredsReadNothing() throws SQLException {
    LargeApplications.add(dataSource, account, 120);
    for (int i = 0; i < 300; i++) { // more than there are worker threads
      reader().get("/applications?limit=100", account.key());
    }
    for (int i = 0; i < 5; i++) {
      given().get("/q/health/live").then().statusCode(200).body("status", equalTo("UP"));
      given().get("/q/health/ready").then().statusCode(200).body("status", equalTo("UP"));
      given().get("/auth/providers").then().statusCode(200);
      account.request().get("/account").then().statusCode(200);
    }

    await().atMost(PATIENCE).until(() -> unreadBytes.count() == 0);
    assertThat(readers.getFirst().rest()).startsWith("HTTP/1.1 200");
  }

  @Test
  void refusesWhatWouldNotFitBesideWhatWaits() throws SQLException {
    LargeApplications.add(dataSource, account, 120);
    var room = Runtime.getRuntime().maxMemory() / 8;
    unreadBytes.add(room);
    try {
      account
          .request()
          .get("/applications?limit=100")
          .then()
          .statusCode(503)
          .header("Retry-After", "5")
          .body("code", equalTo("UNAVAILABLE"));
      account.request().get("/account").then().statusCode(200);
    } finally {
      unreadBytes.remove(room);
    }
    account.request().get("/applications?limit=100").then().statusCode(200);
    await().atMost(PATIENCE).until(() -> unreadBytes.count() == 0);
  }

  @Test
  void answersNoFurtherRequestsOfOneWhoReadsNone() {
    var request = "GET /spec.json HTTP/1.1\r\nhost: localhost\r\n\r\n";
    var reader = reader().send(request.repeat(500));

    assertThat(reader.statusLine()).contains(" 200 ");
    awaitCut(reader);
    var answers = reader.rest().split("HTTP/1.1 200").length;
    assertThat(answers).isLessThan(100);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/applications/export", "/account/export"})
  void breaksTheConnectionWhereAnExportCannotBeReadToItsEnd(String path) throws SQLException {
    LargeApplications.add(dataSource, account, 400);
    var reader = reader().get(path, account.key());
    assertThat(reader.statusLine()).contains(" 200 ");

    execute("alter table application_status_change rename to gone");
    String rest;
    try {
      rest = reader.rest();
    } finally {
      execute("alter table gone rename to application_status_change");
    }

    assertThat(rest).contains("transfer-encoding: chunked").doesNotEndWith("0\r\n\r\n");
    assertThat(rest).doesNotContain("INTERNAL_ERROR");
    account.request().get(path).then().statusCode(200);
  }

  @Test
  void isReadyWhileATableIsLockedAndThePoolIsFull() throws SQLException {
    try (var lock = dataSource.getConnection();
        var callers = Executors.newVirtualThreadPerTaskExecutor()) {
      lock.setAutoCommit(false);
      try (var statement = lock.createStatement()) {
        statement.execute("lock table application, resume in access exclusive mode");
      }
      for (int i = 0; i < 40; i++) {
        callers.submit(() -> account.request().get("/applications").statusCode());
      }
      await().atMost(PATIENCE).until(() -> dataSource.getMetrics().activeCount() >= 19);

      given()
          .get("/q/health/ready")
          .then()
          .statusCode(200)
          .body("checks.name", hasItem("Database"))
          .body("checks.status", hasItem("UP"));
      given().get("/q/health/live").then().statusCode(200).body("checks.size()", equalTo(0));
      lock.rollback();
    }
  }

  @Test
  void resetsAStreamWhoseWindowStaysShut() throws Exception {
    LargeApplications.add(dataSource, account, 120);
    System.setProperty("jdk.httpclient.windowsize", "65535");
    try (var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build()) {
      assertThat(http2(client, "/q/health/live").body().readAllBytes()).isNotEmpty();
      var unread = http2(client, "/applications?limit=100");
      assertThat(unread.version()).isEqualTo(HttpClient.Version.HTTP_2);
      assertThat(unread.statusCode()).isEqualTo(200);

      await().atMost(PATIENCE).until(() -> unreadBytes.count() == 0);

      assertThatThrownBy(() -> unread.body().readAllBytes()).isInstanceOf(IOException.class);
      assertThat(http2(client, "/q/health/live").statusCode()).isEqualTo(200);
    } finally {
      System.clearProperty("jdk.httpclient.windowsize");
    }
  }

  private HttpResponse<InputStream> http2(HttpClient client, String path) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + RestAssured.port + path))
            .header("x-api-key", account.key())
            .build();
    return client.send(request, HttpResponse.BodyHandlers.ofInputStream());
  }

  @Test
  void sendsLargeResponsesWhole() throws SQLException {
    LargeApplications.add(dataSource, account, 120);
    var list = account.request().get("/applications?limit=100").then().statusCode(200).extract();

    assertThat(list.<List<?>>path("$")).hasSize(100);
    assertThat(list.header("Content-Length")).isEqualTo(String.valueOf(list.asByteArray().length));
    var head = account.request().head("/applications?limit=100");
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.body().asByteArray()).isEmpty();
    assertThat(account.request().head("/applications/export").statusCode()).isEqualTo(200);
  }

  private SlowReader reader() {
    var reader = new SlowReader(RestAssured.port);
    readers.add(reader);
    return reader;
  }

  /** The connection is cut while nothing is read; a write tells. */
  private static void awaitCut(SlowReader reader) {
    await()
        .atMost(PATIENCE)
        .until(
            () -> {
              try {
                reader.send("x".repeat(100));
                return false;
              } catch (java.io.UncheckedIOException _) {
                return true;
              }
            });
  }

  private void execute(String sql) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
