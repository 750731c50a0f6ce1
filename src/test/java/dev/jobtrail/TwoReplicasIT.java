package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.oauth2.sdk.pkce.CodeChallenge;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.Assistant;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.Ports;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.ReplicaPair;
import dev.jobtrail.testing.UpdateReader;
import io.restassured.http.ContentType;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two processes of the packaged program on one database. */
class TwoReplicasIT {

  private static final int LIMIT = 100;
  private static final int CALLERS = 8;
  private static final int CALLS = 2 * LIMIT / CALLERS;
  private static final Duration A_SECOND = Duration.ofSeconds(1);
  private static final Duration SOON = Duration.ofSeconds(60);
  private static final Duration HOUR = Duration.ofHours(1);

  /** Time enough for a test, so that none sees the hour of a limit end. */
  private static final Duration AWAY_FROM_THE_END = Duration.ofSeconds(40);

  private static final int MANAGEMENT_PORT = Ports.free();

  private static ReplicaPair replicas;
  private static Replica first;
  private static Replica second;

  private TestAccount account;

  @BeforeAll
  static void start() throws IOException {
    replicas =
        ReplicaPair.start(
            Map.of(
                "jobtrail.limits.key-per-hour", String.valueOf(LIMIT),
                "jobtrail.management.host", "127.0.0.1",
                "jobtrail.management.port", String.valueOf(MANAGEMENT_PORT)));
    first = replicas.first();
    second = replicas.second();
  }

  @AfterAll
  static void stop() {
    replicas.close();
  }

  @BeforeEach
  void signUp() throws InterruptedException {
    var left = HOUR.toMillis() - Clock.systemUTC().millis() % HOUR.toMillis();
    if (left < AWAY_FROM_THE_END.toMillis()) {
      Thread.sleep(left);
    }
    account = Api.newAccount();
  }

  @Test
  void tellsStreamsOfAChangeOnTheOther() throws Exception {
    var resume = newResume();
    try (var stream =
        UpdateReader.open(second.address("/resumes/" + resume + "/updates"), account.key())) {
      await().atMost(SOON).until(() -> stream.mutations().equals(List.of("sync")));
      for (int change = 1; change <= 5; change++) {
        var seen = change + 1;
        account
            .request()
            .body(Map.of("name", "Change " + change))
            .put("/resumes/" + resume)
            .then()
            .statusCode(200);
        await().atMost(SOON).until(() -> stream.events().size() == seen);
      }
    }
  }

  /** The subscription comes to one, the stream is at the other, and goes on at the first. */
  @Test
  void tellAssistantsOfWhatTheyFollow() throws Exception {
    var resume = newResume();
    var uri = "jobtrail://resumes/" + resume;
    String last;
    try (var stream = UpdateReader.open(second.address("/mcp"), account.key())) {
      Assistant.ask(account.key(), "resources/subscribe", Map.of("uri", uri));
      await().atMost(SOON).until(() -> stream.lastId() != null);
      rename(resume, "Told");
      await().atMost(SOON).until(() -> stream.events().size() == 1);
      assertThat(stream.last().at("/params/uri").textValue()).isEqualTo(uri);
      last = stream.lastId();
    }
    rename(resume, "Not heard");
    try (var stream = UpdateReader.open(first.address("/mcp"), account.key(), last)) {
      await().atMost(SOON).until(() -> stream.events().size() == 1);
    }
  }

  private void rename(String resume, String name) {
    account.request().body(Map.of("name", name)).put("/resumes/" + resume).then().statusCode(200);
  }

  @Test
  void runWithTheSameManagementPort() {
    given().port(MANAGEMENT_PORT).get("/q/metrics").then().statusCode(200);
    given().get(first.address("/q/metrics")).then().statusCode(404);
    given().get(second.address("/q/metrics")).then().statusCode(404);
  }

  @Test
  void knowsOfAKeyThatWasRevokedOnTheOther() {
    var key =
        account
            .browser()
            .body(Map.of("name", "brief"))
            .post("/api-keys")
            .then()
            .extract()
            .jsonPath();
    var by = key.getString("key");
    assertThat(read(second, by)).isEqualTo(200);
    assertThat(read(second, by)).isEqualTo(200);

    account.browser().delete("/api-keys/" + key.getString("id")).then().statusCode(204);

    await().atMost(SOON).until(() -> read(second, by) == 401);
    assertThat(read(first, by)).isEqualTo(401);
  }

  @Test
  void keepAKeyToItsClient() {
    var operator = new Operator(account);
    var client = operator.client("Albatross");
    var own = operator.resume(client);
    var others = operator.resume(operator.client("Bullfinch"));
    var key = account.limitedKey(Map.of("clientId", client));
    for (var replica : List.of(first, second)) {
      assertThat(status(replica, key, "/resumes/" + own)).isEqualTo(200);
      assertThat(status(replica, key, "/resumes/" + others)).isEqualTo(404);
      assertThat(status(replica, key, "/clients")).isEqualTo(403);
    }
    operator.post("/clients/" + client + "/archive").statusCode(200);
    assertThat(status(second, key, "/resumes/" + own)).isEqualTo(403);
    operator.post("/clients/" + client + "/restore").statusCode(200);
    assertThat(status(second, key, "/resumes/" + own)).isEqualTo(200);
  }

  private static int status(Replica replica, String key, String path) {
    return given().header("x-api-key", key).get(replica.address(path)).statusCode();
  }

  /** Register and consent on one, tokens from the other, calls on both. */
  @Test
  void serveAnAssistantTogether() {
    var callback = "https://assistant.example/callback";
    var verifier = new CodeVerifier();
    String client =
        given()
            .contentType(ContentType.JSON)
            .body(Map.of("client_name", "Helper", "redirect_uris", List.of(callback)))
            .post("/oauth/register")
            .then()
            .statusCode(201)
            .extract()
            .path("client_id");
    var page =
        account
            .browser()
            .contentType(ContentType.URLENC)
            .queryParam("response_type", "code")
            .queryParam("client_id", client)
            .queryParam("redirect_uri", callback)
            .queryParam(
                "code_challenge",
                CodeChallenge.compute(CodeChallengeMethod.S256, verifier).getValue())
            .queryParam("code_challenge_method", "S256")
            .formParam("decision", "allow")
            .formParam("scope", "applications:read")
            .post("/app/oauth/authorize")
            .then()
            .statusCode(200)
            .extract()
            .asString();
    var code = Pattern.compile("[?&;]code=([A-Za-z0-9_-]+)").matcher(page);
    assertThat(code.find()).isTrue();
    var tokens =
        given()
            .port(second.port())
            .formParam("grant_type", "authorization_code")
            .formParam("client_id", client)
            .formParam("code", code.group(1))
            .formParam("redirect_uri", callback)
            .formParam("code_verifier", verifier.getValue())
            .post("/oauth/token")
            .then()
            .statusCode(200)
            .extract()
            .jsonPath();
    var access = tokens.getString("access_token");
    assertThat(call(first, access)).isEqualTo(200);
    assertThat(call(second, access)).isEqualTo(200);

    given()
        .formParam("client_id", client)
        .formParam("token", tokens.getString("refresh_token"))
        .post("/oauth/revoke")
        .then()
        .statusCode(200);

    await().atMost(SOON).until(() -> call(second, access) == 401);
    assertThat(call(first, access)).isEqualTo(401);
  }

  private static int call(Replica replica, String accessToken) {
    return given()
        .port(replica.port())
        .contentType(ContentType.JSON)
        .header("Accept", "application/json, text/event-stream")
        .header("Authorization", "Bearer " + accessToken)
        .body(Map.of("jsonrpc", "2.0", "id", 1, "method", "tools/list"))
        .post("/mcp")
        .statusCode();
  }

  @Test
  void knowsOfASessionThatWasEndedOnTheOther() {
    assertThat(browse(second)).isEqualTo(200);

    account.browser().post("/auth/sign-out").then().statusCode(204);

    assertThat(browse(second)).isEqualTo(401);
  }

  @Test
  void admitTogetherWhatAKeyMayHaveInAnHourAndNoMore() throws InterruptedException {
    var turn = new AtomicInteger();

    var admitted =
        Parallel.run(
            CALLERS, () -> admittedOf(turn.getAndIncrement() % 2 == 0 ? first : second, CALLS));
    var together = new AtomicInteger(admitted.stream().mapToInt(it -> it).sum());

    assertThat(together.get()).isLessThanOrEqualTo(LIMIT).isGreaterThanOrEqualTo(LIMIT * 9 / 10);
    // what one has reserved and not used is soon the other's to spend
    await()
        .atMost(SOON)
        .until(() -> together.addAndGet(admittedOf(first, 1) + admittedOf(second, 1)) >= LIMIT);
    assertThat(admittedOf(first, 10) + admittedOf(second, 10) + together.get()).isEqualTo(LIMIT);
  }

  @Test
  void goOnWithoutOneThatWasKilledAndSpendNoneOfItsTokensTwice() throws Exception {
    var resume = newResume();
    var killed = Replica.start(replicas.settings());
    var before = admittedOf(killed, LIMIT / 2);
    assertThat(before).isEqualTo(LIMIT / 2);

    killed.kill();

    var after = admittedOf(second, LIMIT);
    // one request by this key made the resume
    assertThat(after)
        .isLessThanOrEqualTo(LIMIT - before - 1)
        .isGreaterThanOrEqualTo(LIMIT * 4 / 10);
    account
        .browser()
        .port(second.port())
        .body(Map.of("name", "After"))
        .put("/resumes/" + resume)
        .then()
        .statusCode(200);
    Thread.sleep(2 * A_SECOND.toMillis());
    assertThat(after + admittedOf(second, 10)).isLessThanOrEqualTo(LIMIT - before - 1);
  }

  /** A change that was under way in the killed replica is whole or not there. */
  @Test
  void leaveWholeWhatWasChangedDuringAKill() throws Exception {
    var resume = newResume();
    var killed = Replica.start(replicas.settings());
    var changing =
        Thread.startVirtualThread(
            () -> {
              for (int change = 0; admitChange(killed, resume, change); change++) {}
            });
    Thread.sleep(A_SECOND);
    killed.kill();
    changing.join(SOON);

    var read = account.browser().port(second.port()).get("/resumes/" + resume).jsonPath();
    assertThat(read.getString("data.basics.name")).isEqualTo(read.getString("name"));
    assertThat(admitChange(second, resume, 1_000)).isTrue();
  }

  private boolean admitChange(Replica replica, String resume, int change) {
    try {
      var name = "Change " + change;
      return account
              .browser()
              .port(replica.port())
              .body(Map.of("name", name, "data", Map.of("basics", Map.of("name", name))))
              .put("/resumes/" + resume)
              .statusCode()
          == 200;
    } catch (Exception _) {
      return false; // killed
    }
  }

  private String newResume() {
    return account
        .request()
        .body(Map.of("name", "Mine", "data", Map.of("basics", Map.of("name", "Mine"))))
        .post("/resumes")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private int admittedOf(Replica replica, int calls) {
    int admitted = 0;
    for (int i = 0; i < calls; i++) {
      admitted += read(replica, account.key()) == 200 ? 1 : 0;
    }
    return admitted;
  }

  private int browse(Replica replica) {
    return account.browser().port(replica.port()).get("/account").statusCode();
  }

  private static int read(Replica replica, String key) {
    return given().port(replica.port()).header("x-api-key", key).get("/account").statusCode();
  }
}
