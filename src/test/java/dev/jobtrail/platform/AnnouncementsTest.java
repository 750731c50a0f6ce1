package dev.jobtrail.platform;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.StallingProxy;
import dev.jobtrail.testing.StallingProxyResource;
import dev.jobtrail.testing.UpdateReader;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The listening connection when its other end vanishes without closing it. */
@QuarkusTest
@WithTestResource(StallingProxyResource.class)
public class AnnouncementsTest {

  private static final Duration SOON = Duration.ofSeconds(60);

  /** 15 seconds are promised; the machine that runs this may be busy. */
  private static final Duration PROMISED = Duration.ofSeconds(25);

  StallingProxy proxy; // injected by the test resource

  @Test
  void replacesAConnectionThatDiedSilentlyAndTellsStreamsToSync() throws Exception {
    var account = Api.newAccount();
    var resume = account.request().body(Map.of("name", "Mine")).post("/resumes").<String>path("id");
    var address = RestAssured.baseURI + ":" + RestAssured.port + "/resumes/" + resume + "/updates";
    try (var stream = UpdateReader.open(URI.create(address), account.key())) {
      await().atMost(SOON).until(() -> stream.mutations().equals(List.of("sync")));

      proxy.forgetConnections();

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
}
