package dev.jobtrail.mail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;

import dev.jobtrail.account.KnownEmailSignedUp;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import io.agroal.api.AgroalDataSource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(UnwillingMailServer.class)
class OutboxTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @Inject Event<KnownEmailSignedUp> knownEmail;

  @Inject MailQueue queue;

  @Inject EntityManager entityManager;

  @Inject AgroalDataSource dataSource;

  UnwillingMailServer.Log log;

  @Test
  void triesAgainWhileTheServerIsBusy() {
    var addresses = IntStream.range(0, 20).mapToObj(it -> "busy" + it + "@example.com").toList();

    addresses.forEach(OutboxTest::signUp);

    await().atMost(PATIENCE).untilAsserted(() -> assertThat(log.taken()).containsAll(addresses));
    assertThat(addresses).allMatch(it -> log.triesTo(it) == 2);
  }

  @Test
  void doesNotTryAgainWhatTheServerRefuses() {
    signUp("refused@example.com");
    signUp("after@example.com");

    await().atMost(PATIENCE).until(() -> log.taken().contains("after@example.com"));
    assertThat(log.triesTo("refused@example.com")).isOne();
  }

  @Test
  void tellsTheAccountAndTheMetricsOfAMailThatIsRefused() {
    var username = "u" + UUID.randomUUID().toString().substring(0, 18);
    Api.signUp(username, "refused@told.example");
    var session = Api.signIn(username, Api.PASSWORD);

    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () ->
                Api.browser(session)
                    .get("/account/notices")
                    .then()
                    .statusCode(200)
                    .body("kind", contains("mail_failed"))
                    .body("message[0]", containsString("refused@told.example")));
    Api.browser(session)
        .accept(ContentType.HTML)
        .get("/app/resumes")
        .then()
        .statusCode(200)
        .body(containsString("A mail to refused@told.example could not be delivered."));
    given()
        .get("/q/metrics")
        .then()
        .body(containsString("jobtrail_mail_failed_total"))
        .body(not(containsString("jobtrail_mail_failed_total 0.0")))
        .body(containsString("jobtrail_mail_queued"))
        .body(containsString("jobtrail_mail_sent_total"));
  }

  @Test
  void withdrawsTheNoticeOnceTheAddressOfAClientIsCorrected() {
    var operator = Operator.create();
    var client =
        operator.client(
            Map.of("name", "Jana", "email", "refused@client.example", "requireApproval", true));
    var application = operator.application(client, operator.resume(client));
    operator.move(application, "submitted").statusCode(409);
    await()
        .atMost(PATIENCE)
        .untilAsserted(() -> operator.get("/account/notices").body("$", hasSize(1)));

    operator.patch("/clients/" + client, "{\"email\":null}").statusCode(200);

    operator.get("/account/notices").body("$", hasSize(0));
    operator.get("/clients/" + client + "/approvals").body("link", contains(notNullValue()));
  }

  @Test
  void letsANoticeBeDismissedByItsOwnerOnly() {
    var username = "u" + UUID.randomUUID().toString().substring(0, 18);
    Api.signUp(username, "refused@dismissed.example");
    var session = Api.signIn(username, Api.PASSWORD);
    var ids = new ArrayList<String>();
    await()
        .atMost(PATIENCE)
        .until(
            () -> {
              ids.addAll(
                  Api.browser(session).get("/account/notices").jsonPath().<String>getList("id"));
              return !ids.isEmpty();
            });
    var path = "/account/notices/" + ids.getFirst();

    Api.newAccount().request().delete(path).then().statusCode(404);
    Api.browser(session).get("/account/notices").then().body("$", hasSize(1));
    Api.browser(session).delete(path).then().statusCode(204);
    Api.browser(session).get("/account/notices").then().body("$", hasSize(0));
  }

  @Test
  void removesAddressAndTextOnceTheMailIsSent() throws SQLException {
    signUp("wiped@example.com");

    await().atMost(PATIENCE).until(() -> log.taken().contains("wiped@example.com"));
    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () -> assertThat(mailsOf("wiped@example.com")).containsExactly("SENT null null null"));
  }

  @Test
  void sendsNothingOfATransactionThatIsRolledBack() {
    QuarkusTransaction.begin();
    knownEmail.fire(new KnownEmailSignedUp(null, "rolled-back@example.com", "Jane"));
    QuarkusTransaction.rollback();
    signUp("committed@example.com");

    await().atMost(PATIENCE).until(() -> log.taken().contains("committed@example.com"));
    assertThat(log.triesTo("rolled-back@example.com")).isZero();
  }

  /** As after the end of a process between the server's acceptance and the mark. */
  @Test
  void sendsTheSameMessageAgainWhereTheReplyIsLost() {
    signUp("lost@example.com");

    await().atMost(PATIENCE).until(() -> log.taken().contains("lost@example.com"));
    var ids = log.messageIdsTo("lost@example.com");
    assertThat(ids).hasSize(2).doesNotContainNull();
    assertThat(ids.getFirst()).isEqualTo(ids.getLast()).matches("<[0-9a-f-]{36}@.+>");
  }

  @Test
  void sendsWhatADeadProcessHadPickedUp() throws SQLException {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              queue.add(
                  MailKind.KNOWN_EMAIL, null, "orphan@example.com", new MailText("s", "body"));
              entityManager
                  .createNativeQuery(
                      "update scheduled_tasks set picked = true, picked_by = 'a dead process',"
                          + " last_heartbeat = now() - interval '1 hour' where task_name = 'mail'"
                          + " and task_instance = (select cast(id as text) from mail where"
                          + " recipient = 'orphan@example.com')")
                  .executeUpdate();
            });

    await().atMost(PATIENCE).until(() -> log.taken().contains("orphan@example.com"));
  }

  @Test
  void givesUpWhatWasTriedForTooLong() {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              queue.add(
                  MailKind.KNOWN_EMAIL, null, "busy-for-good@example.com", new MailText("s", "b"));
              entityManager
                  .createNativeQuery(
                      "update mail set expires_at = now() - interval '1 minute' where recipient ="
                          + " 'busy-for-good@example.com'")
                  .executeUpdate();
            });

    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () ->
                assertThat(mailsOf("busy-for-good@example.com"))
                    .containsExactly("FAILED null null null"));
    assertThat(log.triesTo("busy-for-good@example.com")).isOne();
  }

  private List<String> mailsOf(String address) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement =
            connection.prepareStatement(
                "select state, recipient, subject, body from mail where recipient_hash = ?")) {
      statement.setString(1, new Recipient(address).hash());
      var found = new ArrayList<String>();
      try (var rows = statement.executeQuery()) {
        while (rows.next()) {
          found.add(
              "%s %s %s %s"
                  .formatted(
                      rows.getString(1), rows.getString(2), rows.getString(3), rows.getString(4)));
        }
      }
      return found;
    }
  }

  private static void signUp(String address) {
    Api.signUp("u" + UUID.randomUUID().toString().substring(0, 18), address);
  }
}
