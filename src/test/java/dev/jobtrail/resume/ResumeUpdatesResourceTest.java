package dev.jobtrail.resume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ResumeUpdatesResourceTest {

  private static final Duration SOON = Duration.ofSeconds(5);

  @TestHTTPResource("/resumes")
  URI resumes;

  @Inject UpdateStreams streams;

  private Api.TestAccount account;
  private String id;

  @BeforeEach
  void addAResume() {
    account = Api.newAccount();
    id =
        account
            .request()
            .body("{\"name\":\"n\"}")
            .post("/resumes")
            .then()
            .statusCode(201)
            .extract()
            .path("id");
  }

  @Test
  void tellsOfEachKindOfChangeAndEndsWithTheResume() throws Exception {
    try (var stream = open()) {
      await().atMost(SOON).until(() -> stream.mutations().equals(List.of("sync")));
      assertThat(stream.last().path("updatedAt").asText()).isEqualTo(updatedAt());
      stream.expect(
          "update", () -> account.request().body("{\"name\":\"m\"}").put("/resumes/" + id));
      assertThat(stream.last().path("updatedAt").asText()).isEqualTo(updatedAt());
      stream.expect(
          "patch",
          () ->
              account
                  .request()
                  .body("{\"operations\":[{\"op\":\"add\",\"path\":\"/basics\",\"value\":{}}]}")
                  .patch("/resumes/" + id));
      stream.expect(
          "lock",
          () -> account.request().body("{\"isLocked\":true}").post("/resumes/" + id + "/lock"));
      stream.expect(
          "lock",
          () -> account.request().body("{\"isLocked\":false}").post("/resumes/" + id + "/lock"));
      var version =
          account.request().get("/resumes/" + id + "/versions").jsonPath().getString("[0].id");
      stream.expect(
          "restore",
          () -> account.request().post("/resumes/" + id + "/versions/" + version + "/restore"));
      stream.expect("delete", () -> account.request().delete("/resumes/" + id));

      await().atMost(SOON).until(() -> !stream.reading.isAlive());
      assertThat(stream.lines).contains("event:resume.updated");
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
      stream.expect(
          "update", () -> account.request().body("{\"name\":\"m\"}").put("/resumes/" + id));

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
          .until(() -> stream.lines.stream().anyMatch(line -> line.startsWith(":")));
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
  void reachesManyStreamsWithinASecond() throws Exception {
    var open = new ArrayList<Reader>();
    try {
      for (int i = 0; i < 200; i++) {
        open.add(open());
      }
      await()
          .atMost(Duration.ofSeconds(20))
          .until(() -> open.stream().allMatch(s -> !s.mutations().isEmpty()));
      var begin = System.nanoTime();
      account.request().body("{\"name\":\"m\"}").put("/resumes/" + id).then().statusCode(200);
      await()
          .pollInterval(Duration.ofMillis(20))
          .atMost(SOON)
          .until(() -> open.stream().allMatch(s -> s.mutations().size() == 2));
      assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(1));
    } finally {
      open.forEach(Reader::close);
    }
  }

  private String updatedAt() {
    return account.request().get("/resumes/" + id).jsonPath().getString("updatedAt");
  }

  private Reader open() throws IOException, InterruptedException {
    var client = HttpClient.newHttpClient();
    var request =
        HttpRequest.newBuilder(URI.create(resumes + "/" + id + "/updates"))
            .header("x-api-key", account.key())
            .header("Accept", "text/event-stream")
            .build();
    var response = client.send(request, BodyHandlers.ofLines());
    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.headers().firstValue("Content-Type").orElse(""))
        .startsWith("text/event-stream");
    return new Reader(client, response.body());
  }

  /** A reader of one stream. */
  private static final class Reader implements AutoCloseable {

    private final HttpClient client;
    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Thread reading;

    Reader(HttpClient client, Stream<String> body) {
      this.client = client;
      this.reading =
          Thread.startVirtualThread(
              () -> {
                try {
                  body.forEach(lines::add);
                } catch (java.io.UncheckedIOException _) {
                  return; // closed
                }
              });
    }

    List<JsonNode> events() {
      return lines.stream()
          .filter(line -> line.startsWith("data:"))
          .map(line -> DocumentText.read(line.substring("data:".length())))
          .toList();
    }

    List<String> mutations() {
      return events().stream().map(event -> event.path("mutation").asText()).toList();
    }

    JsonNode last() {
      return events().getLast();
    }

    void expect(String mutation, Runnable change) {
      var before = events().size();
      change.run();
      await().atMost(SOON).until(() -> events().size() == before + 1);
      assertThat(mutations().getLast()).isEqualTo(mutation);
    }

    @Override
    public void close() {
      client.shutdownNow();
    }
  }
}
