package dev.jobtrail.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.client.Person;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.hibernate.Session;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ApplicationListTest {

  @Inject Session rates;
  @Inject ApplicationReader reader;

  private Tracker tracker;

  @BeforeEach
  void signUp() {
    tracker = Tracker.create();
  }

  @ParameterizedTest
  @CsvSource({
    "'',                       'c,B,a'",
    "sort=added&direction=asc, 'a,B,c'",
    "sort=title,               'a,B,c'",
    "sort=title&direction=desc,'c,B,a'",
    "sort=company,             'B,c,a'",
    "sort=location,            'a,B,c'",
    "sort=status,              'B,a,c'",
    "sort=score,               'c,B,a'",
    "sort=status_changed,      'c,a,B'"
  })
  void sortsAndPagesByEveryColumn(String query, String expected) {
    var first = track("a", "Zeta", null);
    track("B", null, "Oslo");
    var last = track("c", "Acme", "Paris");
    tracker.move(first, "submitted");
    tracker.move(last, "offer");

    var found = new ArrayList<String>();
    var path = "/applications?limit=1&" + query;
    while (path != null) {
      var answer = tracker.get(path).statusCode(200).extract();
      found.addAll(answer.path("posting.title"));
      var link = answer.header("Link");
      path = link == null ? null : link.replaceAll(".*<[^/]*//[^/]*([^>]*)>.*", "$1");
      path = path == null || path.startsWith("/") ? path : link.replaceAll(".*<([^>]*)>.*", "$1");
    }

    assertThat(found).containsExactly(expected.split(","));
  }

  @Test
  void givesThePipelineWhatMovedLastInEachStatusAndCountsAll() {
    Tracker.create().track("Of another account");
    var moved = track("moved", "Acme", null);
    track("1", "Acme", null);
    track("2", "Umbrella", "Oslo");
    track("3", "Acme", null);
    var archived = track("archived", "Acme", null);
    tracker.request().post("/applications/" + archived + "/archive").then().statusCode(200);
    tracker.move(moved, "offer").statusCode(200);
    var person = new Person(tracker.accountId(), null);

    var all = reader.pipeline(person, new ApplicationFilter(), 2);
    var atAcme = reader.pipeline(person, filter("", "acme"), 1);
    var inOslo = reader.pipeline(person, filter("oslo", ""), 2);
    var ofClient =
        reader.pipeline(
            new Person(person.accountId(), UUID.randomUUID()), new ApplicationFilter(), 2);

    assertThat(all.cards()).extracting(ApplicationCard::title).containsExactly("moved", "3", "2");
    assertThat(all.counts())
        .isEqualTo(Map.of(ApplicationStatus.SAVED, 3L, ApplicationStatus.OFFER, 1L));
    assertThat(all.cards().getLast())
        .extracting(ApplicationCard::company, ApplicationCard::location, ApplicationCard::status)
        .containsExactly("Umbrella", "Oslo", ApplicationStatus.SAVED);
    assertThat(atAcme.cards()).extracting(ApplicationCard::title).containsExactly("moved", "3");
    assertThat(atAcme.total()).isEqualTo(3);
    assertThat(inOslo.cards()).extracting(ApplicationCard::title).containsExactly("2");
    assertThat(ofClient.cards()).isEmpty();
  }

  @Test
  void sortsTextsByTheirLetters() {
    for (var word : List.of("Zorn", "Äpfel", "apfel", "Élève")) {
      track(word, word, word);
    }
    for (var sort : List.of("title", "company", "location")) {
      tracker
          .get("/applications?sort=" + sort)
          .body("posting.title", contains("apfel", "Äpfel", "Élève", "Zorn"));
    }
  }

  private static ApplicationFilter filter(String q, String company) {
    return ApplicationFilter.of(List.of(), q, "", company, "");
  }

  @Test
  void refusesAnUnknownOrder() {
    tracker
        .get("/applications?sort=colour")
        .statusCode(400)
        .body("details[0].field", equalTo("sort"))
        .body("details[0].message", containsString("status_changed"));
    tracker.get("/applications?direction=up").statusCode(400);
    tracker.get("/applications?archived=maybe").statusCode(400);
  }

  @Test
  void archivesOutOfTheListAndKeepsTheStatistics() {
    var id = tracker.track("Archived");
    tracker.track("Listed");

    tracker.request().post("/applications/" + id + "/archive").then().statusCode(200);
    var at =
        tracker
            .request()
            .post("/applications/" + id + "/archive")
            .then()
            .body("archivedAt", notNullValue())
            .extract()
            .<String>path("archivedAt");

    tracker.get("/applications").body("posting.title", contains("Listed"));
    tracker
        .get("/applications?archived=only")
        .body("posting.title", contains("Archived"))
        .body("archivedAt", contains(at));
    tracker.get("/applications?archived=include").body("$", hasSize(2));
    tracker.get("/applications/stats").body("total", equalTo(2));
    tracker
        .request()
        .accept("application/json")
        .get("/applications/export")
        .then()
        .body("archivedAt", contains(null, at));

    tracker
        .request()
        .post("/applications/" + id + "/restore")
        .then()
        .statusCode(200)
        .body("archivedAt", nullValue());
    tracker.get("/applications").body("$", hasSize(2));
  }

  @Test
  void importsWhatIsArchived() {
    var entry = new HashMap<>(tracker.body(Tracker.posting("Old")));
    entry.put("archivedAt", "2026-01-02T03:04:05.678Z");

    tracker
        .request()
        .body(Map.of("applications", List.of(entry)))
        .post("/applications/import")
        .then()
        .statusCode(200);

    tracker.get("/applications").body("$", empty());
    tracker
        .get("/applications?archived=only")
        .body("archivedAt", contains("2026-01-02T03:04:05.678Z"));
  }

  @Test
  void leavesFollowUpsOfArchivedOnesOffTheAgenda() {
    var id = tracker.track("Quiet");
    tracker
        .request()
        .body("{\"followUpOn\":\"2026-01-01\"}")
        .put("/applications/" + id + "/follow-up");
    tracker.get("/agenda").body("followUps", hasSize(1));

    tracker.request().post("/applications/" + id + "/archive");

    tracker.get("/agenda").body("followUps", empty());
  }

  @Test
  void changesSeveralAndTellsWhichWereRefused() {
    var first = tracker.track("First");
    var second = tracker.track("Second");
    var stranger = Tracker.create().track("Strange");
    var nobody = UUID.randomUUID().toString();

    bulk(
            List.of(first, stranger, nobody, "x", second, first.toUpperCase(Locale.ROOT)),
            "set_status",
            Map.of("status", "rejected"))
        .statusCode(200)
        .body("results.id", contains(first, stranger, nobody, "x", second))
        .body("results.code", contains(null, "NOT_FOUND", "NOT_FOUND", "NOT_FOUND", null))
        .body("results[0].refusal", nullValue());

    tracker.get("/applications").body("status", contains("rejected", "rejected"));
    bulk(List.of(first, second), "add_tags", Map.of("tags", List.of("remote", "dream")));
    bulk(List.of(second), "remove_tags", Map.of("tags", List.of("dream")));
    tracker
        .get("/applications")
        .body("tags", contains(List.of("remote"), List.of("remote", "dream")));
    bulk(List.of(first, second), "archive", Map.of());
    tracker.get("/applications").body("$", empty());
    bulk(List.of(first, second), "restore", Map.of());
    bulk(List.of(first, first), "delete", Map.of()).body("results", hasSize(1));
    tracker.get("/applications").body("id", contains(second));
  }

  @Test
  void keepsOtherChangesWhenOneIsRefusedByItsTransition() {
    var first = tracker.track("First");
    var second = tracker.track("Second");
    var tags = IntStream.range(0, ApplicationTags.MOST).mapToObj(it -> "t" + it).toList();
    tracker.request().body(Map.of("tags", tags)).put("/applications/" + first + "/tags");

    bulk(List.of(first, second), "add_tags", Map.of("tags", List.of("one more")))
        .body("results.code", contains("INVALID_TRANSITION", null));

    tracker.get("/applications/" + second).body("tags", contains("one more"));
    bulk(List.of(first), "set_status", Map.of("status", "applying"))
        .body("results.code", contains("INVALID_TRANSITION"));
  }

  @Test
  void refusesABulkChangeThatIsIncompleteOrTooLarge() {
    var id = tracker.track("First");

    bulk(List.of(id), "set_status", Map.of()).statusCode(400);
    bulk(List.of(id), "add_tags", Map.of("tags", List.of())).statusCode(400);
    bulk(List.of(), "delete", Map.of()).statusCode(400);
    bulk(Collections.nCopies(101, id), "delete", Map.of()).statusCode(400);
    bulk(Collections.nCopies(100, id), "archive", Map.of()).statusCode(200);
    bulk(List.of(id), "burn", Map.of()).statusCode(400);
  }

  @Test
  void asksTheClientBeforeABulkSubmission() {
    var operator = Operator.create();
    var client = operator.client(Map.of("name", "Jana Novak", "requireApproval", true));
    var id = operator.application(client, operator.resume(client));

    operator
        .post(
            "/applications/bulk",
            Map.of("ids", List.of(id), "action", "set_status", "status", "submitted"))
        .statusCode(200)
        .body("results.code", contains("APPROVAL_REQUIRED"));

    operator.get("/agenda").body("approvals.applicationId", contains(id));
  }

  @Test
  void savesViews() {
    var filter = Map.of("status", List.of("saved"), "sort", "score", "archived", "include");
    var id =
        view("Best", filter)
            .statusCode(201)
            .body("filter.sort", equalTo("score"))
            .body("filter.status", contains("saved"))
            .body("filter.q", nullValue())
            .extract()
            .<String>path("id");
    view(" best ", Map.of()).statusCode(409).body("existingId", equalTo(id));
    view("x".repeat(81), Map.of()).statusCode(400);
    view("Bad", Map.of("sort", "colour")).statusCode(400);

    var path = "/saved-views/" + id;
    tracker
        .request()
        .body(Map.of("name", "Best", "filter", Map.of("q", "java")))
        .put(path)
        .then()
        .statusCode(200)
        .body("filter.q", equalTo("java"))
        .body("filter.sort", nullValue());
    Tracker.create().request().delete(path).then().statusCode(404);
    tracker.get("/account/export").body("savedViews.name", contains("Best"));
    tracker.request().delete(path).then().statusCode(204);
    tracker.get("/saved-views").body("$", empty());
  }

  @Test
  void deletesViewsOfDeletedStagesAndResumes() {
    var stage = stage("Call", 1).extract().<String>path("id");
    view("Calls", Map.of("stageId", stage)).statusCode(201);
    view("By resume", Map.of("resumeId", tracker.resumeId())).statusCode(201);
    view("Everything", Map.of()).statusCode(201);

    tracker.request().delete("/stages/" + stage).then().statusCode(204);
    tracker.request().delete("/resumes/" + tracker.resumeId()).then().statusCode(204);

    tracker.get("/saved-views").body("name", contains("Everything"));
  }

  @Test
  void refusesViewsOfUnknownStagesAndResumes() {
    var others = Tracker.create().resumeId();
    for (var filter :
        List.of(Map.of("stageId", UUID.randomUUID().toString()), Map.of("resumeId", others))) {
      view("Unknown", filter).statusCode(404);
    }
    tracker.get("/saved-views").body("$", empty());
  }

  @Test
  void savesThirtyViews() {
    for (int i = 0; i < SavedViews.MOST; i++) {
      view("View " + i, Map.of()).statusCode(201);
    }
    view("One more", Map.of()).statusCode(409);
  }

  @Test
  void ordersOwnStagesAndFiltersByThem() {
    var task = stage("Task", 1).statusCode(201).body("position", equalTo(1)).extract();
    var call = stage("Call", 1).extract().<String>path("id");
    stage("last", null).body("position", equalTo(3));
    stage("TASK", null).statusCode(409);
    tracker.get("/stages").body("name", contains("Call", "Task", "last"));
    var id = tracker.track("First");
    var path = "/applications/" + id + "/stage";
    var body = Map.of("stageId", task.<String>path("id"));

    tracker.request().body(body).put(path).then().body("stageId", equalTo(task.path("id")));
    tracker.track("Second");
    tracker
        .get("/applications?stageId=" + task.path("id"))
        .body("posting.title", contains("First"));
    Tracker.create().request().body(body).put(path).then().statusCode(404);
    var stranger = Tracker.create();
    stranger
        .request()
        .body(body)
        .put("/applications/" + stranger.track("Strange") + "/stage")
        .then()
        .statusCode(404);
    bulk(List.of(id), "set_stage", Map.of("stageId", call));
    tracker.get("/applications/" + id).body("stageId", equalTo(call));
    tracker.get("/account/export").body("stages.name", contains("Call", "Task", "last"));

    tracker.request().delete("/stages/" + call).then().statusCode(204);
    tracker.get("/applications/" + id).body("stageId", nullValue());
    tracker.get("/stages").body("position", contains(1, 2));
  }

  @Test
  void hasTwentyStages() {
    for (int i = 0; i < Stages.MOST; i++) {
      stage("Stage " + i, null).statusCode(201);
    }
    stage("One more", null).statusCode(409);
  }

  @Test
  void importsStagesAndOffersAgain() {
    var stage = stage("Task", null).extract().<String>path("id");
    var entry = new HashMap<>(tracker.body(Tracker.posting("Old")));
    entry.put("stageId", stage);
    entry.put("offer", Map.of("salary", 10, "currency", "EUR"));
    var lost = new HashMap<>(tracker.body(Tracker.posting("Lost")));
    lost.put("stageId", UUID.randomUUID().toString());

    tracker
        .request()
        .body(Map.of("applications", List.of(entry, lost)))
        .post("/applications/import")
        .then()
        .statusCode(200);

    tracker
        .get("/applications?sort=title")
        .body("stageId", contains(null, stage))
        .body("offer.period", contains("year"));
  }

  @Test
  void comparesOffersByTheirPayForAYear() {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                rates
                    .createNativeMutationQuery(
                        "insert into exchange_rate values ('USD', 1.25, current_date, now())"
                            + " on conflict (currency) do update set per_euro = 1.25")
                    .executeUpdate());
    offer("Monthly", Map.of("salary", 5_000, "currency", "EUR", "period", "month", "bonus", 4_000));
    offer("Dollars", Map.of("salary", 100_000, "currency", "USD"));
    offer("Hourly", Map.of("salary", 20, "currency", "EUR", "period", "hour"));
    offer("Unknown", Map.of("salary", 1, "currency", "XXX"));

    tracker
        .get("/offers")
        .statusCode(200)
        .body("title", contains("Dollars", "Monthly", "Hourly", "Unknown"))
        .body("payPerYear", contains(100_000, 64_000, 41_600, 1))
        .body("convertedPayPerYear", contains(80_000, 64_000, 41_600, null));
    tracker
        .get("/offers?currency=USD")
        .body("convertedPayPerYear", contains(100_000, 80_000, 52_000, null));
    Tracker.create().get("/offers").body("$", empty());
  }

  @Test
  void refusesAnOfferWithoutSalaryOrCurrency() {
    var path = "/applications/" + tracker.track("First") + "/offer";
    tracker.request().body(Map.of("currency", "EUR")).put(path).then().statusCode(400);
    tracker.request().body(Map.of("salary", 1)).put(path).then().statusCode(400);
    tracker
        .request()
        .body(Map.of("salary", -1, "currency", "EUR"))
        .put(path)
        .then()
        .statusCode(400);
    tracker
        .request()
        .body(Map.of("salary", 1, "currency", "euro"))
        .put(path)
        .then()
        .statusCode(400);
  }

  private void offer(String title, Map<String, ?> terms) {
    var path = "/applications/" + tracker.track(title) + "/offer";
    tracker.request().body(terms).put(path).then().statusCode(200);
  }

  private ValidatableResponse stage(String name, Integer position) {
    var body = new HashMap<String, Object>(Map.of("name", name, "colour", "teal"));
    body.put("position", position);
    return tracker.request().body(body).post("/stages").then();
  }

  private ValidatableResponse view(String name, Map<String, ?> filter) {
    return tracker
        .request()
        .body(Map.of("name", name, "filter", filter))
        .post("/saved-views")
        .then();
  }

  private ValidatableResponse bulk(List<String> ids, String action, Map<String, ?> others) {
    var body = new HashMap<String, Object>(others);
    body.put("ids", ids);
    body.put("action", action);
    return tracker.request().body(body).post("/applications/bulk").then();
  }

  private String track(String title, String company, String location) {
    var posting = Tracker.posting(title);
    posting.put("location", location);
    var id = tracker.track(posting);
    posting.put("company", company);
    tracker.request().body(posting).put("/applications/" + id + "/posting").then().statusCode(200);
    return id;
  }
}
