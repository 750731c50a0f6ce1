package dev.jobtrail.connector;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.emptyString;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Assistant;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.UpdateReader;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What an assistant hears of the resources that it follows. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class ResourceUpdatesTest {

  private static final String NOBODYS = "01890000-0000-7000-8000-000000000000";

  @TestHTTPResource("/mcp")
  URI connector;

  @Inject EventStreams streams;

  private Applicant applicant;
  private String key;
  private String application;

  @BeforeEach
  void track() {
    applicant = Applicant.create();
    key = applicant.account().key();
    application = applicant.track();
  }

  @Test
  void tellsOfTheResourcesThatItFollows() throws Exception {
    var other = applicant.track();
    try (var stream = UpdateReader.open(connector, key)) {
      for (var uri : List.of(uri(), resumeUri(), "jobtrail://pipeline")) {
        assertThat(Assistant.ask(key, "resources/subscribe", Map.of("uri", uri)).path("result"))
            .isEmpty();
      }
      await().until(() -> stream.lastId() != null && stream.lastId().length() > 90);
      note(other);
      note(application);
      awaitUris(stream, List.of(uri()));
      applicant
          .account()
          .request()
          .body(Map.of("name", "Other name"))
          .put("/resumes/" + applicant.resumeId())
          .then()
          .statusCode(200);
      awaitUris(stream, List.of(uri(), resumeUri()));
      applicant
          .account()
          .request()
          .body(Map.of("status", "submitted"))
          .post("/applications/" + other + "/status")
          .then()
          .statusCode(200);
      awaitUris(stream, List.of(uri(), resumeUri(), "jobtrail://pipeline"));
      assertThat(stream.events())
          .allMatch(it -> it.path("method").asText().equals("notifications/resources/updated"));
    }
  }

  @Test
  void isSilentAboutWhatItHasLeft() throws Exception {
    try (var stream = UpdateReader.open(connector, key)) {
      Assistant.ask(key, "resources/subscribe", Map.of("uri", uri()));
      await().until(() -> stream.lastId() != null);
      Assistant.ask(key, "resources/unsubscribe", Map.of("uri", uri()));
      await().until(() -> stream.lastId().equals("-"));
      note(application);
      Assistant.ask(key, "resources/subscribe", Map.of("uri", resumeUri()));
      await().until(() -> !stream.lastId().equals("-"));
      assertThat(stream.events()).isEmpty();
    }
  }

  @Test
  void tellsAtTheNextStreamWhatHasChangedSinceTheLast() throws Exception {
    String last;
    try (var stream = UpdateReader.open(connector, key)) {
      Assistant.ask(key, "resources/subscribe", Map.of("uri", uri()));
      await().until(() -> stream.lastId() != null);
      last = stream.lastId();
    }
    note(application);
    try (var stream = UpdateReader.open(connector, key, last)) {
      await().until(() -> uris(stream).equals(List.of(uri())));
    }
    try (var stream = UpdateReader.open(connector, key, "no id of ours")) {
      await().until(() -> stream.lastId() != null);
      assertThat(stream.events()).isEmpty();
    }
  }

  /** The SDKs open the stream once the first of these is accepted. */
  @Test
  void acceptsNotificationsOfTheAssistant() {
    for (var method : List.of("notifications/initialized", "notifications/cancelled")) {
      applicant
          .account()
          .request()
          .body(Map.of("jsonrpc", "2.0", "method", method))
          .post("/mcp")
          .then()
          .statusCode(202)
          .body(emptyString());
    }
  }

  @Test
  void refusesWhatTheCallerCannotRead() {
    var limited = applicant.account().limitedKey(Map.of("scopes", List.of("applications:read")));
    refuses(limited, resumeUri(), -32600, "INSUFFICIENT_SCOPE");
    refuses(key, "jobtrail://applications/" + NOBODYS, -32002, "NOT_FOUND");
    refuses(key, "jobtrail://resumes/x", -32002, "NOT_FOUND");
    refuses(key, "https://example.com/" + NOBODYS, -32002, "NOT_FOUND");
    refuses(Api.newAccount().key(), uri(), -32002, "NOT_FOUND");
    assertThat(Assistant.ask(key, "resources/subscribe", Map.of()).at("/error/code").intValue())
        .isEqualTo(-32002);
    var client = new Operator(applicant.account()).client("Albatross");
    var forClient = applicant.account().limitedKey(Map.of("clientId", client));
    refuses(forClient, uri(), -32002, "NOT_FOUND");
  }

  /** An id of an event can be made by anyone, and tells nothing of what its caller cannot read. */
  @Test
  void doesNotFollowWhatTheCallerOfAnIdCannotRead() throws Exception {
    var known = FollowedVersions.encode(Map.of(uri(), 1L));
    try (var stream = UpdateReader.open(connector, Api.newAccount().key(), known)) {
      streams.keepAlive();
      await().until(() -> stream.lines().stream().anyMatch(it -> it.contains("keep-alive")));
      assertThat(stream.events()).isEmpty();
    }
  }

  @Test
  void followsAFewResourcesOnly() throws Exception {
    var uris = new ArrayList<String>();
    for (int i = 0; i <= FollowedResources.MOST; i++) {
      uris.add("jobtrail://applications/" + applicant.track());
    }
    try (var stream = UpdateReader.open(connector, key)) {
      for (var uri : uris.subList(0, FollowedResources.MOST)) {
        Assistant.ask(key, "resources/subscribe", Map.of("uri", uri));
      }
      await().until(() -> FollowedVersions.decode(text(stream)).size() == FollowedResources.MOST);
      refuses(key, uris.getLast(), -32600, "VALIDATION_FAILED");
    }
  }

  @Test
  void endsWithTheKey() throws Exception {
    var made =
        applicant
            .account()
            .browser()
            .body(Map.of("name", "brief"))
            .post("/api-keys")
            .then()
            .extract()
            .jsonPath();
    try (var stream = UpdateReader.open(connector, made.getString("key"))) {
      applicant.account().browser().delete("/api-keys/" + made.getString("id"));
      await().until(stream::hasEnded);
    }
  }

  private static String text(UpdateReader stream) {
    return stream.lastId() == null ? "" : stream.lastId();
  }

  private static void refuses(String key, String uri, int code, String message) {
    JsonNode error = Assistant.ask(key, "resources/subscribe", Map.of("uri", uri)).path("error");
    assertThat(error.path("code").intValue()).as(error.toString()).isEqualTo(code);
    assertThat(error.path("message").textValue()).startsWith(message);
  }

  private String uri() {
    return "jobtrail://applications/" + application;
  }

  private String resumeUri() {
    return "jobtrail://resumes/" + applicant.resumeId();
  }

  private void note(String id) {
    applicant
        .account()
        .request()
        .body(Map.of("notes", "Call Ann."))
        .patch("/applications/" + id)
        .then()
        .statusCode(200);
  }

  private void awaitUris(UpdateReader stream, List<String> expected) {
    streams.keepAlive();
    await().untilAsserted(() -> assertThat(uris(stream)).isEqualTo(expected));
  }

  private static List<String> uris(UpdateReader stream) {
    return stream.events().stream().map(it -> it.at("/params/uri").textValue()).toList();
  }
}
