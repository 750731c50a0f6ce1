package dev.jobtrail.webhook;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StoredAttempts;
import dev.jobtrail.testing.WebhookReceiver;
import dev.jobtrail.testing.WebhookReceiver.Received;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ExtractableResponse;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class WebhookResourceTest {

  private static final List<String> ALL =
      List.of(
          "application.created",
          "application.status_changed",
          "match.found",
          "run.asking",
          "run.ended",
          "approval.decided",
          "work.finished",
          "resume.changed");

  private static final List<String> STATUSES =
      List.of("submitted", "screening", "interview", "offer", "rejected");

  @Inject EntityManager entities;
  @Inject StoredAttempts attempts;
  @Inject WebhookSweep sweep;

  private final WebhookReceiver receiver = new WebhookReceiver();
  private Applicant applicant;

  @BeforeEach
  void signUp() {
    applicant = Applicant.create();
  }

  @AfterEach
  void close() {
    receiver.close();
  }

  @Test
  void sendsSignedEventsOfAnApplicationInTheirOrder() {
    var secret = create(ALL).<String>path("secret");
    var id = applicant.track();
    STATUSES.forEach(it -> applicant.move(id, it));

    awaitAccepted(6);
    var events = receiver.accepted();
    assertThat(events).allMatch(it -> it.isSignedBy(secret));
    assertThat(events).noneMatch(it -> it.isSignedBy("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"));
    assertThat(events).extracting(Received::id).doesNotHaveDuplicates();
    assertThat(events.getFirst().type()).isEqualTo("application.created");
    assertThat(events.getFirst().data("status")).isEqualTo("saved");
    assertThat(events.subList(1, 6))
        .allMatch(it -> it.type().equals("application.status_changed"))
        .allMatch(it -> it.data("applicationId").equals(id))
        .extracting(it -> it.data("status"))
        .containsExactlyElementsOf(STATUSES);
    assertThat(events.get(2).data("previousStatus")).isEqualTo("submitted");
    assertThat(events.getFirst().json().path("data").path("clientId").isNull()).isTrue();
    assertThat(events.getFirst().json().fieldNames())
        .toIterable()
        .containsExactly("type", "timestamp", "data");
    assertThat(events.toString()).doesNotContain("Northwind", "Backend");
  }

  @Test
  void sendsEventsOfResumesWorkRunsAndApprovals() {
    create(ALL);
    applicant
        .request()
        .body(Map.of("name", "Renamed"))
        .put("/resumes/" + applicant.resumeId())
        .then()
        .statusCode(200);
    var application = applicant.track();
    applicant.review(application);
    var attempt = attempts.asking(application);
    applicant.post("/attempts/" + attempt + "/abandon").statusCode(200);

    awaitType("resume.changed");
    awaitType("run.ended");
    awaitType("work.finished");
    assertThat(receiver.ofType("resume.changed").getFirst().data("mutation")).isEqualTo("update");
    var work = receiver.ofType("work.finished").getFirst();
    assertThat(work.data("kind")).isEqualTo("review");
    assertThat(work.data("state")).isEqualTo("done");
    assertThat(work.data("applicationId")).isEqualTo(application);
    var run = receiver.ofType("run.ended").getFirst();
    assertThat(run.data("attemptId")).isEqualTo(attempt);
    assertThat(run.data("outcome")).isEqualTo("abandoned");
  }

  @Test
  void sendsDecisionsAndOnlyTheEventsOfItsClient() {
    var operator = new Operator(applicant.account());
    var client = operator.client(Map.of("name", "Jana", "requireApproval", true));
    createFor(client).statusCode(201);
    var own = applicant.track();
    var application = operator.application(client, operator.resume(client));
    operator.move(application, "submitted").statusCode(409);
    String link = operator.get("/clients/" + client + "/approvals").extract().path("[0].link");
    given()
        .contentType("application/json")
        .body(Map.of("decision", "approve"))
        .post("/approvals/" + link.substring(link.lastIndexOf('/') + 1))
        .then()
        .statusCode(200);

    awaitType("approval.decided");
    assertThat(receiver.ofType("approval.decided").getFirst().data("state")).isEqualTo("approved");
    assertThat(receiver.all()).allMatch(it -> it.data("clientId").equals(client));
    assertThat(receiver.all()).noneMatch(it -> it.data("applicationId").equals(own));
  }

  @Test
  void deliversAllInOrderWhereEveryThirdRequestFails() {
    receiver.answering(number -> number % 3 == 0 ? 500 : 204);
    create(List.of("application.created", "application.status_changed"));
    var ids = List.of(applicant.track(), applicant.track(), applicant.track());
    STATUSES.forEach(status -> ids.forEach(id -> applicant.move(id, status)));

    awaitAccepted(18);
    assertThat(receiver.all()).hasSizeGreaterThan(18);
    for (var id : ids) {
      assertThat(statuses(id)).startsWith("saved").endsWith("rejected").hasSize(6);
      assertThat(statuses(id).subList(1, 6)).containsExactlyElementsOf(STATUSES);
    }
  }

  /** The accepted ones, in the order of their arrival. */
  private List<String> statuses(String application) {
    return receiver.accepted().stream()
        .filter(it -> it.data("applicationId").equals(application))
        .map(it -> it.data("status"))
        .toList();
  }

  @Test
  void signsWithBothSecretsDuringARotation() {
    var created = create(ALL);
    String id = created.path("webhook.id");
    String first = created.path("secret");
    String second =
        applicant.post(webhook(id) + "/secret").statusCode(200).extract().path("secret");
    assertThat(second).startsWith("whsec_").isNotEqualTo(first);

    applicant.post(webhook(id) + "/test").statusCode(202);
    awaitAccepted(1);
    execute("update webhook set previous_until = now() where id = '%s'".formatted(id));
    applicant.post(webhook(id) + "/test").statusCode(202);
    awaitAccepted(2);

    var events = receiver.accepted();
    assertThat(events.getFirst().signatures()).contains(" ");
    assertThat(events.getFirst().isSignedBy(first)).isTrue();
    assertThat(events.getFirst().isSignedBy(second)).isTrue();
    assertThat(events.getLast().isSignedBy(first)).isFalse();
    assertThat(events.getLast().isSignedBy(second)).isTrue();
  }

  @Test
  void showsNoSecretAgainAndStoresItEncrypted() {
    var created = create(ALL);
    String id = created.path("webhook.id");
    String secret = created.path("secret");

    assertThat(applicant.get(webhook(id)).statusCode(200).extract().asString())
        .doesNotContain("whsec_", "secret\"");
    var export = applicant.get("/account/export").extract().asString();
    assertThat(export).contains("\"webhooks\"", receiver.url()).doesNotContain("whsec_");
    var stored =
        query("select encode(secret, 'base64') from webhook where id = '%s'".formatted(id));
    assertThat(stored).doesNotContain(secret.substring(6));
  }

  @Test
  void disablesAWebhookThatIsGoneAndEnablesItAgain() {
    receiver.answering(number -> number == 1 ? 410 : 204);
    var id = create(ALL).<String>path("webhook.id");
    var application = applicant.track();

    await().untilAsserted(() -> applicant.get(webhook(id)).body("state", equalTo("gone")));
    applicant
        .get(webhook(id) + "/deliveries")
        .body("state", contains("failed"))
        .body("[0].attempts[0].statusCode", equalTo(410));
    applicant.get("/account/notices").body("kind", hasItem("webhook_disabled"));
    applicant.post(webhook(id) + "/test").statusCode(409);
    applicant.move(application, "submitted");
    applicant.get(webhook(id) + "/deliveries").body("", hasSize(1));

    applicant.post(webhook(id) + "/enable").statusCode(200).body("state", equalTo("enabled"));
    applicant.move(application, "interview");
    awaitAccepted(1);
    assertThat(receiver.accepted().getFirst().data("status")).isEqualTo("interview");
  }

  @Test
  void disablesAWebhookThatFailsForTwoDays() {
    receiver.answering(_ -> 503);
    var id = create(ALL).<String>path("webhook.id");
    applicant.track();
    await().untilAsserted(() -> applicant.get(webhook(id)).body("failingSince", notNullValue()));
    assertThat(applicant.get(webhook(id)).extract().<String>path("state")).isEqualTo("enabled");

    execute(
        "update webhook set failing_since = now() - interval '2 days', rest_until = null"
            + " where id = '%s'".formatted(id));

    await().untilAsserted(() -> applicant.get(webhook(id)).body("state", equalTo("failed")));
    applicant.get(webhook(id)).body("queued", equalTo(0)).body("disabledAt", notNullValue());
    applicant
        .get("/account/notices")
        .body("message", hasItem(containsString("no delivery succeeded for 48 hours")));
  }

  @Test
  void waitsAsLongAsTheReceiverAsks() {
    receiver.answering(number -> number == 1 ? 429 : 204).askingForPause("2");
    create(ALL);
    applicant.track();
    await().until(() -> receiver.all().size() == 1);
    applicant.track();

    awaitAccepted(2);
    var pause = Duration.between(receiver.all().getFirst().at(), receiver.all().get(1).at());
    assertThat(pause).isBetween(Duration.ofMillis(1_900), Duration.ofSeconds(20));
  }

  @Test
  void followsNoRedirect() {
    var target = new AtomicInteger();
    try (var server = new LocalServer()) {
      server.on("/from", exchange -> LocalServer.redirect(exchange, server.base() + "/to"));
      server.on(
          "/to",
          exchange -> {
            target.incrementAndGet();
            LocalServer.reply(exchange, 200, "");
          });
      var id = create(server.base() + "/from", ALL).<String>path("webhook.id");
      applicant.track();

      await()
          .untilAsserted(
              () ->
                  applicant
                      .get(webhook(id) + "/deliveries")
                      .body("[0].attempts.statusCode", hasItem(302)));
      assertThat(target).hasValue(0);
      applicant.request().delete(webhook(id)).then().statusCode(204);
    }
  }

  @Test
  void replaysADeliveryWithTheSameId() {
    var id = create(ALL).<String>path("webhook.id");
    applicant.track();
    awaitAccepted(1);
    await()
        .untilAsserted(
            () -> applicant.get(webhook(id) + "/deliveries").body("state", contains("delivered")));
    given()
        .get("/q/metrics")
        .then()
        .body(containsString("jobtrail_webhooks_sent_total{outcome=\"delivered\"}"));
    String delivery = applicant.get(webhook(id) + "/deliveries").extract().path("[0].id");

    applicant.post(webhook(id) + "/deliveries/" + delivery + "/replay").statusCode(202);

    awaitAccepted(2);
    assertThat(receiver.accepted())
        .extracting(Received::id)
        .containsOnly(receiver.all().getFirst().id());
    assertThat(receiver.accepted())
        .extracting(Received::body)
        .containsOnly(receiver.all().getFirst().body());
    var page = applicant.request().queryParam("limit", 1).get(webhook(id) + "/deliveries");
    page.then().statusCode(200).body("", hasSize(1)).header("Link", containsString("cursor="));
    var next = page.header("Link").replaceAll("<(.*)>.*", "$1");
    applicant.request().urlEncodingEnabled(false).get(next).then().body("id", contains(delivery));
  }

  @Test
  void dropsTheOldestBeyondTheBoundAndCountsThem() {
    receiver.answering(_ -> 503).askingForPause("3600");
    var id = create(List.of("application.created")).<String>path("webhook.id");
    for (int i = 0; i < 45; i++) {
      applicant.track();
    }

    applicant.get(webhook(id)).body("queued", equalTo(40)).body("dropped", equalTo(5));
    execute(
        "update webhook_delivery set finished_at = now() - interval '8 days'"
            + " where state = 'DROPPED' and webhook_id = '%s'".formatted(id));
    sweep.runDue();
    applicant.get(webhook(id)).body("queued", equalTo(40)).body("dropped", equalTo(5));
    assertThat(
            query(
                "select cast(count(*) as text) from webhook_delivery where webhook_id = '%s'"
                    .formatted(id)))
        .isEqualTo("40");
  }

  @Test
  void deletesOldAndSurplusDeliveriesInBatches() {
    String id = create(ALL).path("webhook.id");
    applicant.track();
    awaitAccepted(1);
    await()
        .untilAsserted(
            () -> applicant.get(webhook(id) + "/deliveries").body("state", contains("delivered")));
    copyDeliveries(id, 11_000, "finished_at - interval '8 days'");
    copyDeliveries(id, 11_000, "finished_at");

    sweep.runDue();

    assertThat(
            query(
                "select cast(count(*) filter (where finished_at < now() - interval '7 days') as text)"
                    + " || ' ' || count(*) from webhook_delivery where webhook_id = '%s'"
                        .formatted(id)))
        .isEqualTo("0 %d".formatted(1_000));
  }

  private void copyDeliveries(String webhookId, int count, String finishedAt) {
    execute(
        """
        insert into webhook_delivery (id, account_id, webhook_id, event_id, type, record_id,
          payload, state, task_id, attempts, attempt_count, finished_at, created_at)
        select gen_random_uuid(), account_id, webhook_id, event_id, type, record_id, payload,
          state, task_id, attempts, attempt_count, %s, created_at
        from (
          select * from webhook_delivery where webhook_id = '%s' order by finished_at desc limit 1) d
        cross join generate_series(1, %d)
        """
            .formatted(finishedAt, webhookId, count));
  }

  @Test
  void writesNothingForAccountsWithoutWebhooksAndForOtherEvents() {
    create(List.of("match.found"));
    var other = Applicant.create();
    other.track();
    applicant.track();

    assertThat(
            query(
                "select cast(count(*) as text) from webhook_delivery d join account a"
                    + " on a.id = d.account_id where a.username in ('%s', '%s')"
                        .formatted(other.account().username(), applicant.account().username())))
        .isEqualTo("0");
  }

  @Test
  void letsNobodyElseSeeOrChangeAWebhook() {
    String id = create(ALL).path("webhook.id");
    applicant.track();
    awaitAccepted(1);
    String delivery = applicant.get(webhook(id) + "/deliveries").extract().path("[0].id");
    var stranger = Applicant.create();

    stranger.get("/webhooks").body("", empty());
    stranger.get(webhook(id)).statusCode(404);
    stranger.get(webhook(id) + "/deliveries").statusCode(404);
    stranger.request().body("{}").patch(webhook(id)).then().statusCode(404);
    stranger.request().delete(webhook(id)).then().statusCode(404);
    for (var path : List.of("/secret", "/enable", "/test", "/deliveries/" + delivery + "/replay")) {
      stranger.post(webhook(id) + path).statusCode(404);
    }
    stranger
        .request()
        .body(
            Map.of(
                "url", receiver.url(),
                "eventTypes", ALL,
                "clientId", UUID.randomUUID().toString()))
        .post("/webhooks")
        .then()
        .statusCode(404);
  }

  @Test
  void changesWhatIsSentAndWhere() {
    String id = create(List.of("match.found")).path("webhook.id");
    applicant
        .request()
        .body("{\"eventTypes\":[\"application.created\"],\"description\":\"mine\"}")
        .patch(webhook(id))
        .then()
        .statusCode(200)
        .body("eventTypes", contains("application.created"))
        .body("description", equalTo("mine"))
        .body("url", equalTo(receiver.url()));
    applicant.track();
    awaitAccepted(1);

    applicant
        .request()
        .body("{\"description\":null}")
        .patch(webhook(id))
        .then()
        .body("description", nullValue());
    applicant.request().delete(webhook(id)).then().statusCode(204);
    applicant.get(webhook(id)).statusCode(404);
  }

  @Test
  void boundsTheWebhooksOfAnAccount() {
    for (int i = 0; i < 10; i++) {
      create(ALL);
    }
    post(receiver.url(), ALL).statusCode(409);
    applicant.get("/webhooks").body("", hasSize(10)).body("state", everyItem(equalTo("enabled")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"url\":\"ftp://example.com/\",\"eventTypes\":[\"match.found\"]}",
        "{\"url\":\"http://user:pass@127.0.0.1/\",\"eventTypes\":[\"match.found\"]}",
        "{\"url\":\"http://127.0.0.1/#part\",\"eventTypes\":[\"match.found\"]}",
        "{\"url\":\"not a url\",\"eventTypes\":[\"match.found\"]}",
        "{\"url\":\"http://127.0.0.1/\",\"eventTypes\":[]}",
        "{\"url\":\"http://127.0.0.1/\",\"eventTypes\":[\"webhook.test\"]}",
        "{\"url\":\"http://127.0.0.1/\"}",
        "{\"eventTypes\":[\"match.found\"]}"
      })
  void refusesWebhooksThatCannotBeSentTo(String body) {
    applicant.request().body(body).post("/webhooks").then().statusCode(400);
    applicant.get("/webhooks").body("", empty());
  }

  @Test
  void stopsWhenTheAccountIsDeleted() {
    receiver.answering(_ -> 503);
    var account = Api.newAccount();
    applicant = new Applicant(account, account.addResume("Mine"));
    create(ALL);
    applicant.track();
    await().until(() -> !receiver.all().isEmpty());

    account.deleteWholly();

    assertThat(
            query(
                "select cast(count(*) as text) from webhook where url = '%s'"
                    .formatted(receiver.url())))
        .isEqualTo("0");
  }

  private void awaitAccepted(int count) {
    await().until(() -> receiver.accepted().size() >= count);
  }

  private void awaitType(String type) {
    await().until(() -> !receiver.ofType(type).isEmpty());
  }

  private static String webhook(String id) {
    return "/webhooks/" + id;
  }

  private ExtractableResponse<Response> create(List<String> types) {
    return create(receiver.url(), types);
  }

  private ExtractableResponse<Response> create(String url, List<String> types) {
    return post(url, types)
        .statusCode(201)
        .body("secret", containsString("whsec_"))
        .body("webhook.id", not(nullValue()))
        .extract();
  }

  private ValidatableResponse post(String url, List<String> types) {
    return applicant.post("/webhooks", Map.of("url", url, "eventTypes", types));
  }

  private ValidatableResponse createFor(String client) {
    var body = new LinkedHashMap<String, Object>();
    body.put("url", receiver.url());
    body.put("eventTypes", ALL);
    body.put("clientId", client);
    return applicant.post("/webhooks", body);
  }

  private void execute(String sql) {
    QuarkusTransaction.requiringNew()
        .run(() -> assertThat(entities.createNativeQuery(sql).executeUpdate()).isPositive());
  }

  private String query(String sql) {
    return QuarkusTransaction.requiringNew()
        .call(() -> (String) entities.createNativeQuery(sql, String.class).getSingleResult());
  }
}
