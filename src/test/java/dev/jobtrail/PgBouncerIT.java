package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PgBouncer;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import dev.jobtrail.testing.UpdateReader;
import io.restassured.RestAssured;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two processes of the packaged program that share three database connections by PgBouncer. */
@ExtendWith(RestoredPort.class)
class PgBouncerIT {

  private static final int CONNECTIONS = 3;

  /** Fewer than the connections of a replica's pool, so that none waits for one too long. */
  private static final int CALLERS = 12;

  private static final int CALLS = 5;
  private static final Duration SOON = Duration.ofSeconds(60);

  private static PgBouncer pooler;
  private static Replica first;
  private static Replica second;

  @BeforeAll
  static void start() throws IOException {
    PgBouncer.assumeInstalled();
    var database = new PostgresResource().start();
    pooler = PgBouncer.start(database, CONNECTIONS);
    var settings = pooler.settings(database);
    settings.put("quarkus.shutdown.delay", "0s");
    first = Replica.start(settings);
    second = Replica.start(settings);
    RestAssured.port = first.port();
  }

  @AfterAll
  static void stop() {
    first.close();
    second.close();
    pooler.close();
  }

  @Test
  void tellsStreamsOfTheOtherReplica() throws Exception {
    var applicant = Applicant.create();
    var resume = "/resumes/" + applicant.resumeId();
    var key = applicant.account().key();
    try (var stream = UpdateReader.open(second.address(resume + "/updates"), key)) {
      await().atMost(SOON).until(() -> stream.mutations().equals(List.of("sync")));

      applicant.request().body(Map.of("name", "Changed")).put(resume).then().statusCode(200);

      await().atMost(SOON).until(() -> stream.mutations().equals(List.of("sync", "update")));
    }
  }

  @Test
  void servesManyCallersOverFewConnections() throws Exception {
    var applicant = Applicant.create();
    var number = new AtomicInteger();

    Parallel.run(
        CALLERS,
        () -> {
          for (int call = 0; call < CALLS; call++) {
            applicant.track(posting("Engineer " + number.incrementAndGet()), null);
          }
          return null;
        });

    applicant.get("/applications?limit=100").body("items", hasSize(CALLERS * CALLS));
    applicant.get("/account/export").statusCode(200).body("applications", hasSize(CALLERS * CALLS));
    assertThat(first.console() + second.console()).doesNotContain("\"level\":\"ERROR\"");
  }

  private static Map<String, Object> posting(String title) {
    var posting = new HashMap<>(Applicant.POSTING);
    posting.put("title", title);
    return posting;
  }
}
