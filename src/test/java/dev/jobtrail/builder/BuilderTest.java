package dev.jobtrail.builder;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.ModelAnswers;
import dev.jobtrail.testing.ModelResource;
import dev.jobtrail.testing.ModelServer;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.TraceResource;
import dev.jobtrail.testing.UpdateReader;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.ValidatableResponse;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Conversations with a model about a resume. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(TraceResource.class)
@WithTestResource(MailResource.class)
@WithTestResource(ModelResource.class)
class BuilderTest {

  private static final String TWO_SUGGESTIONS =
      """
      {"reply": "Two can go.", "suggestions": [
        {"title": "Drop the hackathon", "reason": "It says little.", "operations": [
          {"op": "remove", "path": "/work/0/highlights/0", "from": null, "value_json": null}]},
        {"title": "Drop the interests", "reason": "They say little.", "operations": [
          {"op": "remove", "path": "/interests", "from": null, "value_json": null}]}]}
      """;

  ModelServer model;

  @TestHTTPResource("/")
  URI base;

  private final CountDownLatch answer = new CountDownLatch(1);
  private Applicant applicant;

  @BeforeEach
  void signUp() {
    model.reset();
    model.always(ModelAnswers.good());
    applicant = Applicant.create();
  }

  @AfterEach
  void letGo() {
    answer.countDown();
  }

  @Test
  void answersAtOnceAndRepliesLater() {
    var taken =
        send("What can go?")
            .header("Location", containsString("/agent/builder/messages/"))
            .body("text", equalTo("What can go?"))
            .body("resumeId", equalTo(applicant.resumeId()));

    end(taken)
        .body("state", equalTo("done"))
        .body("reply", startsWith(ModelAnswers.REPLY))
        .body("reply", containsString("- Name Kafka (“Kafka”:"))
        .body("error", nullValue())
        .body("modelMeta.model", equalTo("test-model"))
        .body("suggestions", hasSize(1))
        .body("suggestions[0].state", equalTo("staged"))
        .body("suggestions[0].title", equalTo("Drop the hackathon"))
        .body("suggestions[0].reason", equalTo("It says little."))
        .body("suggestions[0].operations.op", equalTo(List.of("test", "test", "test", "remove")))
        .body("suggestions[0].baseUpdatedAt", equalTo(updatedAt()))
        .body("refused.title", equalTo(List.of("Name Kafka")))
        .body("refused.reason", hasSize(1));
  }

  @Test
  void tellsTheModelWhatWasSaidBefore() {
    end(send("What can go?"));

    end(send("And what else?"));

    assertThat(model.requests().getLast().body().toString())
        .contains("What can go?", "Your first highlight can go.", "And what else?");
    applicant
        .get("/agent/builder/resumes/" + applicant.resumeId() + "/messages")
        .body("text", equalTo(List.of("And what else?", "What can go?")));
  }

  @Test
  void letsAReplyBeFollowedWhileItIsWritten() throws Exception {
    model.always(
        (request, out) -> {
          ModelServer.stream(out);
          var half = ModelAnswers.ANSWERED.indexOf("can go");
          ModelServer.event(out, ModelServer.delta(ModelAnswers.ANSWERED.substring(0, half), null));
          try {
            answer.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          ModelServer.event(out, ModelServer.delta(ModelAnswers.ANSWERED.substring(half), "stop"));
          ModelServer.event(out, "[DONE]");
        });
    var path = send("What can go?").extract().header("Location");
    var request =
        HttpRequest.newBuilder(
                URI.create("http://localhost:" + RestAssured.port + path + "/events"))
            .header("x-api-key", applicant.account().key())
            .build();
    try (var client = HttpClient.newHttpClient()) {
      var lines = new ConcurrentLinkedQueue<String>();
      var reading =
          client
              .sendAsync(request, BodyHandlers.ofLines())
              .thenAccept(response -> response.body().forEach(lines::add));
      await().until(() -> lines.stream().anyMatch(it -> it.contains("\"reply\":\"Your first")));
      assertThat(lines).contains("event:builder.message").noneMatch(it -> it.contains("can go."));

      answer.countDown();

      reading.join();
      assertThat(lines.stream().filter(it -> it.startsWith("data:")).toList().getLast())
          .contains("\"state\":\"done\"", ModelAnswers.REPLY, "Drop the hackathon");
    }
  }

  @Test
  void endsTheStreamOfAMessageThatWasAnsweredBefore() throws Exception {
    var id = end(send("What can go?")).extract().<String>path("id");
    var request =
        HttpRequest.newBuilder(base.resolve("/agent/builder/messages/" + id + "/events"))
            .header("x-api-key", applicant.account().key())
            .build();

    try (var client = HttpClient.newHttpClient()) {
      var body = client.send(request, BodyHandlers.ofString()).body();
      assertThat(body).containsOnlyOnce("data:").contains(ModelAnswers.REPLY);
    }
  }

  @Test
  void saysWhyThereIsNoReply() {
    model.always(ModelServer.says("I am only a parrot."));

    end(send("What can go?"))
        .body("state", equalTo("failed"))
        .body("error", notNullValue())
        .body("suggestions", empty());

    applicant.get("/account/usage").body("ai.used", equalTo(0));
  }

  @Test
  void takesOneMessageAtATime() {
    model.always(ModelAnswers.goodAfter(answer));
    send("What can go?").statusCode(202);

    send("And what else?").statusCode(409).body("code", equalTo("INVALID_TRANSITION"));
  }

  @Test
  void appliesWhatIsAcceptedAndTellsWhoWatches() throws Exception {
    var suggestion = suggestions().getFirst();
    try (var updates =
        UpdateReader.open(
            base.resolve("/resumes/" + applicant.resumeId() + "/updates"),
            applicant.account().key())) {
      await().until(() -> updates.mutations().equals(List.of("sync")));

      accept(suggestion, Map.of("expectedUpdatedAt", updatedAt(), "force", false))
          .statusCode(200)
          .body("suggestion.state", equalTo("accepted"))
          .body("resume.data.work[0].highlights", hasSize(3))
          .body("resume.id", equalTo(applicant.resumeId()));

      await().until(() -> updates.mutations().equals(List.of("sync", "suggestion")));
    }
    applicant
        .get("/resumes/" + applicant.resumeId() + "/versions")
        .body("mutation", equalTo(List.of("suggestion")));
  }

  @Test
  void appliesASuggestionOnce() throws Exception {
    var suggestion = suggestions().getFirst();

    var statuses = Parallel.run(8, () -> accept(suggestion, Map.of()).extract().statusCode());

    assertThat(statuses).containsOnlyOnce(200);
    assertThat(statuses).filteredOn(status -> status == 409).hasSize(7);
    accept(suggestion, Map.of("force", true))
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"));
  }

  @Test
  void refusesWhatWasReadAtAnotherVersionUnlessForced() {
    var suggestion = suggestions().getFirst();
    var read = updatedAt();
    rename();

    accept(suggestion, Map.of("expectedUpdatedAt", read))
        .statusCode(409)
        .body("code", equalTo("RESUME_VERSION_CONFLICT"))
        .body("updatedAt", equalTo(updatedAt()));
    accept(suggestion, Map.of("expectedUpdatedAt", read, "force", true)).statusCode(200);
  }

  @Test
  void losesNeitherOfTwoThatAreAcceptedAtOnce() throws Exception {
    model.always(ModelServer.says(TWO_SUGGESTIONS));
    var waiting = new ConcurrentLinkedQueue<>(suggestions());

    var statuses = Parallel.run(2, () -> accept(waiting.remove(), Map.of()).extract().statusCode());

    assertThat(statuses).containsOnly(200);
    applicant
        .get("/resumes/" + applicant.resumeId())
        .body("data.work[0].highlights", hasSize(3))
        .body("data.interests", nullValue());
  }

  @Test
  void letsOneOfTwoWinThatWereReadAtTheSameVersion() throws Exception {
    model.always(ModelServer.says(TWO_SUGGESTIONS));
    var waiting = new ConcurrentLinkedQueue<>(suggestions());
    var read = updatedAt();

    var statuses =
        Parallel.run(
            2,
            () ->
                accept(waiting.remove(), Map.of("expectedUpdatedAt", read)).extract().statusCode());

    assertThat(statuses).containsExactlyInAnyOrder(200, 409);
    assertThat(states()).containsExactlyInAnyOrder("accepted", "staged");
  }

  @Test
  void makesStaleWhatDoesNotApplyAnyMore() {
    var suggestion = suggestions().getFirst();
    patch("{\"op\":\"remove\",\"path\":\"/work/0/highlights/0\"}");

    accept(suggestion, Map.of("force", true))
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"));

    assertThat(states()).containsExactly("stale");
    applicant.get("/resumes/" + applicant.resumeId()).body("data.work[0].highlights", hasSize(3));
  }

  @Test
  void tellsInTheListWhatIsStale() {
    suggestions();
    patch("{\"op\":\"remove\",\"path\":\"/work/0/highlights/0\"}");

    assertThat(states()).containsExactly("stale");
    list("?state=staged").body("", empty());
    list("?state=stale").body("", hasSize(1));
  }

  @Test
  void keepsStagedWhatStillApplies() {
    suggestions();
    patch("{\"op\":\"replace\",\"path\":\"/basics/label\",\"value\":\"Backend Engineer\"}");

    assertThat(states()).containsExactly("staged");
  }

  @Test
  void leavesALockedResumeAlone() {
    var suggestion = suggestions().getFirst();
    applicant.post("/resumes/" + applicant.resumeId() + "/lock", Map.of("isLocked", true));

    accept(suggestion, Map.of("force", true))
        .statusCode(409)
        .body("code", equalTo("RESUME_LOCKED"));

    assertThat(states()).containsExactly("staged");
  }

  @Test
  void turnsDown() {
    var suggestion = suggestions().getFirst();

    applicant
        .post("/agent/builder/suggestions/" + suggestion + "/reject")
        .statusCode(200)
        .body("state", equalTo("rejected"));

    accept(suggestion, Map.of()).statusCode(409).body("code", equalTo("INVALID_TRANSITION"));
    applicant.post("/agent/builder/suggestions/" + suggestion + "/reject").statusCode(409);
  }

  @Test
  void hidesWhatIsAnothers() {
    var message = end(send("What can go?")).extract().jsonPath();
    var other = Api.newAccount();

    for (var path :
        List.of(
            "/agent/builder/messages/" + message.getString("id"),
            "/agent/builder/messages/" + message.getString("id") + "/events",
            "/agent/builder/resumes/" + applicant.resumeId() + "/messages",
            "/agent/builder/resumes/" + applicant.resumeId() + "/suggestions")) {
      other.request().get(path).then().statusCode(404);
    }
    var suggestion = "/agent/builder/suggestions/" + message.getString("suggestions[0].id");
    other.request().body("{}").post(suggestion + "/accept").then().statusCode(404);
    other.request().post(suggestion + "/reject").then().statusCode(404);
    other
        .request()
        .body(Map.of("text", "Hello"))
        .post("/agent/builder/resumes/" + applicant.resumeId() + "/messages")
        .then()
        .statusCode(404);
  }

  @Test
  void tellsThatItCanRun() {
    applicant
        .get("/agent/builder/status")
        .body("available", equalTo(true))
        .body("provider", equalTo("openai-compatible"))
        .body("model", equalTo("test-model"))
        .body("reason", nullValue());
  }

  private ValidatableResponse send(String text) {
    return applicant.post(
        "/agent/builder/resumes/" + applicant.resumeId() + "/messages", Map.of("text", text));
  }

  private ValidatableResponse end(ValidatableResponse taken) {
    var location = taken.statusCode(202).extract().header("Location");
    return applicant.awaitEnd(URI.create(location).getPath());
  }

  /** The ids of what a message led to. */
  private List<String> suggestions() {
    return end(send("What can go?")).extract().path("suggestions.id");
  }

  private ValidatableResponse accept(String suggestion, Map<String, ?> body) {
    return applicant.post("/agent/builder/suggestions/" + suggestion + "/accept", body);
  }

  private ValidatableResponse list(String query) {
    return applicant
        .get("/agent/builder/resumes/" + applicant.resumeId() + "/suggestions" + query)
        .statusCode(200);
  }

  private List<String> states() {
    return list("").extract().path("state");
  }

  private String updatedAt() {
    return applicant.get("/resumes/" + applicant.resumeId()).extract().path("updatedAt");
  }

  private void rename() {
    applicant
        .request()
        .body(Map.of("name", "Another name"))
        .put("/resumes/" + applicant.resumeId())
        .then()
        .statusCode(200);
  }

  private void patch(String operation) {
    applicant
        .request()
        .body("{\"operations\":[" + operation + "]}")
        .patch("/resumes/" + applicant.resumeId())
        .then()
        .statusCode(200);
  }
}
