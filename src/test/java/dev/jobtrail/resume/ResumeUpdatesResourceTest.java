package dev.jobtrail.resume;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.UpdateReader;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ResumeUpdatesResourceTest {

  private static final Duration SOON = Duration.ofSeconds(60);

  @TestHTTPResource("/resumes")
  URI resumes;

  @Inject EventStreams streams;

  private Api.TestAccount account;
  private String id;

  @BeforeEach
  void addAResume() {
    account = Api.newAccount();
    id = account.addResume("n");
  }

  @Test
  void tellsOfEachKindOfChangeAndEndsWithTheResume() throws Exception {
    try (var stream = open()) {
      await().atMost(SOON).until(() -> stream.mutations().equals(List.of("sync")));
      assertThat(stream.last().path("updatedAt").asText()).isEqualTo(updatedAt());
      expect(
          stream, "update", () -> account.request().body("{\"name\":\"m\"}").put("/resumes/" + id));
      assertThat(stream.last().path("updatedAt").asText()).isEqualTo(updatedAt());
      expect(
          stream,
          "patch",
          () ->
              account
                  .request()
                  .body("{\"operations\":[{\"op\":\"add\",\"path\":\"/basics\",\"value\":{}}]}")
                  .patch("/resumes/" + id));
      expect(
          stream,
          "lock",
          () -> account.request().body("{\"isLocked\":true}").post("/resumes/" + id + "/lock"));
      expect(
          stream,
          "lock",
          () -> account.request().body("{\"isLocked\":false}").post("/resumes/" + id + "/lock"));
      var version =
          account.request().get("/resumes/" + id + "/versions").jsonPath().getString("[0].id");
      expect(
          stream,
          "restore",
          () -> account.request().post("/resumes/" + id + "/versions/" + version + "/restore"));
      expect(stream, "delete", () -> account.request().delete("/resumes/" + id));

      await().atMost(SOON).until(stream::hasEnded);
      assertThat(stream.lines()).contains("event:resume.updated");
      var last = stream.last();
      assertThat(last.path("type").asText()).isEqualTo("resume.updated");
      assertThat(last.path("resumeId").asText()).isEqualTo(id);
      assertThat(last.size()).isEqualTo(4);
    }
  }

  @Test
  void keepsQuietAboutRefusedChanges() throws Exception {
    try (var stream = open()) {
      await().atMost(SOON).until(() -> stream.mutations().equals(List.of("sync")));
      account
          .request()
          .body("{\"operations\":[{\"op\":\"add\",\"path\":\"/cv\",\"value\":1}]}")
          .patch("/resumes/" + id)
          .then()
          .statusCode(400);
      expect(
          stream, "update", () -> account.request().body("{\"name\":\"m\"}").put("/resumes/" + id));

      assertThat(stream.mutations()).containsExactly("sync", "update");
    }
  }

  @Test
  void carriesComments() throws Exception {
    try (var stream = open()) {
      await().atMost(SOON).until(() -> stream.mutations().equals(List.of("sync")));
      streams.keepAlive();

      await()
          .atMost(SOON)
          .until(() -> stream.lines().stream().anyMatch(line -> line.startsWith(":")));
    }
  }

  @Test
  void forgetsStreamsThatAreClosed() throws Exception {
    var before = streams.count();
    var stream = open();
    await().atMost(SOON).until(() -> streams.count() == before + 1);
    stream.close();

    await()
        .atMost(SOON)
        .until(
            () -> {
              streams.keepAlive();
              return streams.count() == before;
            });
  }

  @Test
  void endsWithTheKeyThatOpenedIt() throws Exception {
    var created =
        account
            .browser()
            .body(Map.of("name", "other", "currentPassword", Api.PASSWORD))
            .post("/api-keys")
            .then()
            .statusCode(201)
            .extract()
            .jsonPath();
    var updates = URI.create(resumes + "/" + id + "/updates");
    try (var kept = open();
        var revoked = UpdateReader.open(updates, created.getString("key"))) {
      account
          .browser()
          .body(Map.of("currentPassword", Api.PASSWORD))
          .delete("/api-keys/" + created.getString("id"))
          .then()
          .statusCode(204);

      await().atMost(SOON).until(revoked::hasEnded);
      expect(
          kept, "update", () -> account.request().body("{\"name\":\"m\"}").put("/resumes/" + id));
    }
  }

  @Test
  void reachesManyStreams() throws Exception {
    var open = new ArrayList<UpdateReader>();
    try {
      for (int i = 0; i < 200; i++) {
        open.add(open());
      }
      await()
          .atMost(Duration.ofSeconds(60))
          .until(() -> open.stream().allMatch(s -> !s.mutations().isEmpty()));
      account.request().body("{\"name\":\"m\"}").put("/resumes/" + id).then().statusCode(200);
      await()
          .pollInterval(Duration.ofMillis(20))
          .atMost(SOON)
          .until(() -> open.stream().allMatch(s -> s.mutations().size() == 2));
    } finally {
      open.forEach(UpdateReader::close);
    }
  }

  private String updatedAt() {
    return account.request().get("/resumes/" + id).jsonPath().getString("updatedAt");
  }

  private UpdateReader open() throws IOException, InterruptedException {
    return UpdateReader.open(URI.create(resumes + "/" + id + "/updates"), account.key());
  }

  private static void expect(UpdateReader stream, String mutation, Runnable change) {
    var before = stream.events().size();
    change.run();
    await().atMost(SOON).until(() -> stream.events().size() == before + 1);
    assertThat(stream.mutations().getLast()).isEqualTo(mutation);
  }
}
