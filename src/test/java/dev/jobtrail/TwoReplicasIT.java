package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.ReplicaPair;
import dev.jobtrail.testing.UpdateReader;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
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

  private static ReplicaPair replicas;
  private static Replica first;
  private static Replica second;

  private TestAccount account;

  @BeforeAll
  static void start() throws IOException {
    replicas = ReplicaPair.start(Map.of("jobtrail.limits.key-per-hour", String.valueOf(LIMIT)));
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
