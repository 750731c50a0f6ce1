package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Replica;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The demo account of the packaged program, which writes logs that are kept. */
class DemoAccountIT {

  private static final String GIVEN = "jt_given-for-the-demo-0123456789abcdefghijklmnop";
  private static final Duration SOON = Duration.ofSeconds(60);

  @TempDir Path folder;

  private final Map<String, String> settings = new HashMap<>();

  @BeforeEach
  void configure() {
    settings.putAll(new PostgresResource().start());
    settings.put("quarkus.shutdown.delay", "0s");
    settings.put("jobtrail.data-dir", folder.toString());
    settings.put("jobtrail.demo", "true");
  }

  @Test
  void isThereAsSoonAsTheServiceIsReadyAndItsGivenKeyInNoLog() throws IOException {
    settings.put("jobtrail.demo-api-key", GIVEN);
    try (var replica = Replica.start(settings)) { // returns at the first answer that it is ready
      greets(replica, GIVEN);
      assertThat(awaitWelcome(replica)).contains("JOBTRAIL_DEMO_API_KEY").doesNotContain(GIVEN);
    }
  }

  @Test
  void hasAGeneratedKeyInAFileOfItsOwnerAndInNoLog() throws IOException {
    try (var replica = Replica.start(settings)) {
      var file = folder.resolve("demo-api-key");
      var key = Files.readString(file).strip();
      greets(replica, key);
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
      assertThat(awaitWelcome(replica)).contains(file.toString()).doesNotContain(key);
    }
  }

  @Test
  void isMadeOnceByReplicasThatStartTogether() {
    settings.put("jobtrail.demo-api-key", GIVEN);
    var replicas =
        Stream.generate(() -> CompletableFuture.supplyAsync(this::start)).limit(2).toList();
    for (var started : replicas) {
      try (var replica = started.join()) {
        greets(replica, GIVEN);
      }
    }
  }

  private Replica start() {
    try {
      return Replica.start(settings);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static void greets(Replica replica, String key) {
    given()
        .header("x-api-key", key)
        .get(replica.address("/account"))
        .then()
        .statusCode(200)
        .body("username", equalTo("demo"));
  }

  private static String awaitWelcome(Replica replica) throws IOException {
    await().atMost(SOON).until(() -> replica.console().contains("Jobtrail is ready"));
    return replica.console();
  }
}
