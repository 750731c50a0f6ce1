package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.testing.BoardServer.Reply;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.ModelAnswers;
import dev.jobtrail.testing.ModelResource;
import dev.jobtrail.testing.ModelServer;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import io.restassured.RestAssured;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Work whose process ends in the middle, on a database that others share. */
@ExtendWith(RestoredPort.class)
class WorkSurvivesIT {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Processes that die are taken for dead after four heartbeats. */
  private static final Duration HEARTBEAT = Duration.ofMillis(500);

  private final Map<String, String> settings = new HashMap<>();
  private final CountDownLatch never = new CountDownLatch(1);
  private final List<Replica> replicas = new ArrayList<>();

  private ModelServer model;

  @BeforeEach
  void prepare() {
    model = new ModelServer();
    settings.putAll(new PostgresResource().start());
    settings.putAll(ModelResource.settings(model));
    settings.put("jobtrail.work.heartbeat", HEARTBEAT.toString());
    settings.put("jobtrail.work.poll-every", "200ms");
    settings.put("jobtrail.work.stop-wait", "500ms");
    settings.put("quarkus.shutdown.delay", "0s");
  }

  @AfterEach
  void stop() {
    never.countDown();
    replicas.forEach(Replica::kill);
    model.close();
  }

  @Test
  void isBegunByAnotherWhereItsProcessEndedBeforeItBegan() throws IOException {
    model.always(ModelAnswers.good());
    var takesInOnly = start(Map.of("jobtrail.work.threads", "0"));
    var applicant = Applicant.create();
    var id = applicant.track();
    applicant.post("/applications/" + id + "/review").statusCode(202);
    takesInOnly.kill();

    start(Map.of());

    awaitStatus(applicant, id, "reviewed");
    used(applicant, 1);
  }

  @Test
  void isBegunAnewByAnotherWhereItsProcessWasKilled() throws IOException {
    model.always(ModelAnswers.goodAfter(never));
    var dying = start(Map.of());
    var applicant = Applicant.create();
    var id = applicant.track();
    applicant.post("/applications/" + id + "/review").statusCode(202);
    await().until(() -> !model.requests().isEmpty());
    dying.kill();
    model.always(ModelAnswers.good());

    start(Map.of());

    awaitStatus(applicant, id, "reviewed");
    applicant.application(id).body("matchScore", notNullValue());
    used(applicant, 1);
  }

  @Test
  void isGivenUpWhereItsProcessIsKilledAgainAndAgain() throws IOException {
    model.always(ModelAnswers.goodAfter(never));
    var attempts = Map.of("jobtrail.work.attempts", "2");
    var first = start(attempts);
    var applicant = Applicant.create();
    var id = applicant.track();
    applicant.post("/applications/" + id + "/review").statusCode(202);
    await().until(() -> model.requests().size() == 1);
    first.kill();
    var second = start(attempts);
    await().atMost(PATIENCE).until(() -> model.requests().size() == 2);
    second.kill();

    start(attempts);

    awaitStatus(applicant, id, "saved");
    applicant
        .application(id)
        .body("posting.reviewError", equalTo("Something went wrong on our side."));
    used(applicant, 0);
    assertThat(model.requests()).hasSize(2);
  }

  @Test
  void isHandedOnByAProcessThatStops() throws IOException {
    model.always(ModelAnswers.goodAfter(never));
    var stopping = start(Map.of());
    start(Map.of("jobtrail.work.heartbeat", "1h")); // this one takes nobody for dead
    RestAssured.port = stopping.port();
    var applicant = Applicant.create();
    // as many as are at work on both, so that the one that stops has one of them
    var ids = new ArrayList<String>();
    for (int i = 0; i < 4; i++) {
      ids.add(applicant.track());
      applicant.post("/applications/" + ids.getLast() + "/review").statusCode(202);
    }
    await().atMost(PATIENCE).until(() -> model.requests().size() == 4);
    model.always(ModelAnswers.good());
    stopping.close();
    never.countDown();
    RestAssured.port = replicas.getLast().port();

    ids.forEach(id -> awaitStatus(applicant, id, "reviewed"));
    used(applicant, 4);
  }

  @Test
  void isDoneOnceByTwo() throws IOException {
    model.always(ModelAnswers.good());
    start(Map.of());
    start(Map.of());
    var applicant = Applicant.create();
    var ids = new ArrayList<String>();
    for (int i = 0; i < 20; i++) {
      ids.add(applicant.track());
      RestAssured.port = replicas.get(i % 2).port();
      applicant.post("/applications/" + ids.getLast() + "/review").statusCode(202);
    }

    ids.forEach(id -> awaitStatus(applicant, id, "reviewed"));

    used(applicant, 20);
    assertThat(model.requests()).filteredOn(it -> it.schemaName().equals("parse")).hasSize(20);
    for (var id : ids) {
      applicant
          .get("/applications/" + id + "/history")
          .body("to", equalTo(List.of("saved", "reviewing", "reviewed")));
    }
  }

  @Test
  void goesOnWithTheBoardsThatWereNotSearched() throws IOException {
    try (var boards = new BoardServer()) {
      settings.putAll(BoardsResource.settings(boards));
      // on another host, so that neither waits for the other
      settings.put(
          "jobtrail.boards.lever.base-url", boards.base().replace("127.0.0.1", "localhost"));
      boards.serve(
          "/v1/boards/first/jobs",
          """
          {"jobs": [{"id": 1, "title": "Engineer", "company_name": "first", "internal_job_id": 1,
            "absolute_url": "https://job-boards.greenhouse.io/first/jobs/1",
            "location": {"name": "Berlin"}, "content": "Java"}], "meta": {"total": 1}}
          """);
      boards.serve("/v0/postings/second", Reply.status(429).with("Retry-After", "5"));
      var dying = start(Map.of());
      var applicant = Applicant.create();
      var path = "/discovery/resumes/" + applicant.resumeId();
      var companies =
          List.of(
              Map.of("board", "greenhouse", "slug", "first"),
              Map.of("board", "lever", "slug", "second"));
      applicant.post(path + "/targets", Map.of("companies", companies)).statusCode(201);
      applicant.post(path + "/runs").statusCode(202);
      await()
          .atMost(PATIENCE)
          .untilAsserted(
              () ->
                  applicant
                      .get(path + "/runs")
                      .body("[0].boards.state", equalTo(List.of("done", "running"))));
      dying.kill();
      boards.serve(
          "/v0/postings/second",
          """
          [{"id": "1", "text": "Engineer", "hostedUrl": "https://jobs.lever.co/second/1",
            "createdAt": 1763020455000, "description": "Java", "categories": {"location": "Berlin"}}]
          """);
      var before = boards.requests().stream().filter(it -> it.uri().contains("first")).count();

      start(Map.of());

      await()
          .atMost(PATIENCE)
          .untilAsserted(() -> applicant.get(path + "/runs").body("[0].state", equalTo("done")));
      applicant.get(path + "/open-matches").body("company", hasSize(2));
      assertThat(boards.requests())
          .filteredOn(it -> it.uri().contains("first"))
          .hasSize((int) before);
      applicant.get("/account/usage").body("discovery.used", equalTo(1));
    }
  }

  private Replica start(Map<String, String> more) throws IOException {
    var all = new HashMap<>(settings);
    all.putAll(more);
    var replica = Replica.start(all);
    replicas.add(replica);
    RestAssured.port = replica.port();
    return replica;
  }

  private static void awaitStatus(Applicant applicant, String id, String status) {
    await()
        .atMost(PATIENCE)
        .untilAsserted(() -> applicant.application(id).body("status", equalTo(status)));
  }

  private static void used(Applicant applicant, int units) {
    applicant.get("/account/usage").body("ai.used", equalTo(units));
  }
}
