package dev.jobtrail.mail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.PostgresResource;
import io.agroal.api.AgroalDataSource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Nobody's mailbox is filled by this service. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class MailLimitsTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final MailText TEXT = new MailText("A subject", "A text");

  @Inject MailQueue queue;

  @Inject AgroalDataSource dataSource;

  Mailbox mailbox;

  @TestHTTPResource("/")
  URI listening;

  @Test
  void sendsAFewOf57ResetsThatComeFrom57Addresses() throws IOException, SQLException {
    var account = Api.newAccount();
    mailbox.newestToken(account.email());

    for (int i = 1; i <= 57; i++) {
      assertThat(askForReset("127.0.0." + i, account.email())).startsWith("HTTP/1.1 202");
    }

    awaitIdle();
    // one verified the address, and three reset the password
    assertThat(mailbox.bodies(account.email())).hasSize(1 + 3);
  }

  @Test
  void letsOneAccountChangeToAnAddressAFewTimesOnly() throws SQLException {
    var account = Api.newAccount();
    var victims = List.of("victim-" + account.email(), "other-" + account.email());
    var admitted = 0;

    for (int i = 0; i < 25; i++) {
      var answer = change(account, victims.get(i % 2));
      if (answer.extract().statusCode() == 200) {
        admitted++;
      } else {
        answer
            .statusCode(429)
            .header("Retry-After", notNullValue())
            .body("code", equalTo("RATE_LIMITED"));
      }
    }

    awaitIdle();
    assertThat(admitted).isEqualTo(4); // the fifth mail of the hour was that of the sign-up
    assertThat(victims).allSatisfy(it -> assertThat(mailbox.bodies(it)).hasSize(2));
  }

  @Test
  void sendsAFewMailsToAnAddressThatManyAccountsAskFor() throws SQLException {
    var name = "v" + UUID.randomUUID();
    // a tag leads to the same mailbox
    var victims = IntStream.range(0, 8).mapToObj(it -> name + "+" + it + "@example.org").toList();

    victims.forEach(it -> change(Api.newAccount(), it).statusCode(200));

    awaitIdle();
    assertThat(victims.stream().mapToInt(it -> mailbox.bodies(it).size()).sum()).isEqualTo(5);
  }

  @Test
  void keepsRoomForResetsAndSecurityNotices() throws SQLException {
    var account = Api.newAccount();
    for (int i = 0; i < 10; i++) {
      Api.signUp("u" + UUID.randomUUID().toString().substring(0, 18), account.email());
    }
    awaitIdle();
    assertThat(mailbox.bodies(account.email())).hasSize(5);

    given()
        .contentType(ContentType.JSON)
        .body(Map.of("email", account.email()))
        .post("/auth/password/forgot")
        .then()
        .statusCode(202);
    add(MailKind.SECURITY_NOTICE, account.email());

    awaitIdle();
    assertThat(mailbox.bodies(account.email())).hasSize(7);
  }

  @Test
  void refusesApprovalsOverTheirOwnLimit() throws SQLException {
    var client = "c" + UUID.randomUUID() + "@example.org";
    for (int i = 0; i < 30; i++) {
      add(MailKind.APPROVAL_REQUEST, client);
    }

    assertThatThrownBy(() -> add(MailKind.APPROVAL_REQUEST, client))
        .isInstanceOfSatisfying(
            ApiException.class, it -> assertThat(it.retryAfterSeconds()).hasValue(3600));
    awaitIdle();
    assertThat(mailbox.bodies(client)).hasSize(30);
  }

  /** The answer for an address without an account takes the same steps, and leaves no trace. */
  @Test
  void queuesAndForgetsAResetForAnUnknownAddress() throws SQLException, IOException {
    var unknown = "nobody-" + UUID.randomUUID() + "@example.org";
    var before = queuedSoFar();

    assertThat(askForReset("127.0.0.1", unknown)).startsWith("HTTP/1.1 202");

    assertThat(queuedSoFar()).isEqualTo(before);
    awaitIdle();
    assertThat(mailbox.bodies(unknown)).isEmpty();
    assertThat(number("select count(*) from mail where state = 'WITHHELD'")).isZero();
  }

  private static ValidatableResponse change(Api.TestAccount account, String email) {
    var body = Map.of("email", email, "currentPassword", Api.PASSWORD);
    return account.browser().body(body).patch("/account").then();
  }

  private void add(MailKind kind, String to) {
    QuarkusTransaction.requiringNew().run(() -> queue.add(kind, null, to, TEXT));
  }

  /** The head of the answer to one who comes from another address. */
  private String askForReset(String from, String email) throws IOException {
    var body = "{\"email\":\"" + email + "\"}";
    var request =
        """
        POST /auth/password/forgot HTTP/1.1\r
        Host: localhost\r
        Content-Type: application/json\r
        Content-Length: %d\r
        Connection: close\r
        \r
        %s"""
            .formatted(body.length(), body);
    try (var socket =
        new Socket(
            InetAddress.getByName("127.0.0.1"),
            listening.getPort(),
            InetAddress.getByName(from),
            0)) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private void awaitIdle() {
    await()
        .atMost(PATIENCE)
        .until(() -> number("select count(*) from scheduled_tasks where task_name = 'mail'") == 0);
  }

  private long queuedSoFar() throws SQLException {
    return number("select count(*) from mail where state <> 'WITHHELD'");
  }

  private long number(String sql) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getLong(1);
    }
  }
}
