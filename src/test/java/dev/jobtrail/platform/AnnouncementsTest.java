package dev.jobtrail.platform;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Signals;
import dev.jobtrail.testing.UpdateReader;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import jakarta.inject.Inject;
import java.net.URI;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The listening connection when its other end no longer answers and does not close it. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
public class AnnouncementsTest {

  private static final Duration SOON = Duration.ofSeconds(60);

  /** 15 seconds are promised; the machine that runs this may be busy. */
  private static final Duration PROMISED = Duration.ofSeconds(25);

  private static final String LISTENING =
      """
      select pid from pg_stat_activity
      where application_name = 'jobtrail-listen' and datname = current_database()
      """;

  @Inject DataSource dataSource;

  private Long stopped;

  /** A stopped process ends neither with its connection nor with its server. */
  @AfterEach
  void endStoppedServerProcess() {
    if (stopped != null) {
      Signals.send("CONT", stopped);
    }
  }

  @Test
  void replacesAConnectionThatDiedSilentlyAndTellsStreamsToSync() throws Exception {
    var account = Api.newAccount();
    var resume = account.request().body(Map.of("name", "Mine")).post("/resumes").<String>path("id");
    var address = RestAssured.baseURI + ":" + RestAssured.port + "/resumes/" + resume + "/updates";
    try (var stream = UpdateReader.open(URI.create(address), account.key())) {
      await().atMost(SOON).until(() -> stream.mutations().equals(List.of("sync")));

      stopServerProcess();

      await().atMost(PROMISED).until(() -> stream.mutations().equals(List.of("sync", "sync")));
      assertThat(stream.last().path("resumeId").asText()).isEqualTo(resume);
      account
          .request()
          .body(Map.of("name", "Changed"))
          .put("/resumes/" + resume)
          .then()
          .statusCode(200);
      await()
          .atMost(SOON)
          .until(() -> stream.mutations().equals(List.of("sync", "sync", "update")));
    }
  }

  /** A heartbeat is this process's affair: streams hear nothing of it. */
  @Test
  void tellsNobodyOfHeartbeats() throws Exception {
    var account = Api.newAccount();
    var resume = account.request().body(Map.of("name", "Mine")).post("/resumes").<String>path("id");
    var address = RestAssured.baseURI + ":" + RestAssured.port + "/resumes/" + resume + "/updates";
    try (var stream = UpdateReader.open(URI.create(address), account.key())) {
      // the comments that keep a stream alive come every 15 seconds, heartbeats every 5
      await()
          .atMost(PROMISED)
          .until(() -> stream.lines().stream().anyMatch(it -> it.startsWith(":")));
      assertThat(stream.mutations()).containsExactly("sync");
    }
  }

  /** From here on the kernel takes what is sent to it, and no answer comes. */
  private void stopServerProcess() throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var row = statement.executeQuery(LISTENING)) {
      row.next();
      stopped = row.getLong("pid");
    }
    Signals.send("STOP", stopped);
  }
}
