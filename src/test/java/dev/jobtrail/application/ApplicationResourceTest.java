package dev.jobtrail.application;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.hibernate.Session;
import org.hibernate.SessionEventListener;
import org.hibernate.SessionFactory;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ApplicationResourceTest {

  private static final String URL = "https://jobs.example.com/412";

  @Inject ApplicationChanges applicationChanges;
  @Inject ApplicationReader reader;
  @Inject Session session;
  @Inject SessionFactory sessions;
  @Inject Withdrawals withdrawals;

  private Tracker tracker;

  @BeforeEach
  void signUp() {
    tracker = Tracker.create();
  }

  @Test
  void answersEveryFieldOfTheContract() {
    var posting = Tracker.posting("Staff Engineer");
    posting.putAll(
        Map.of(
            "location",
            "Lisbon",
            "isRemote",
            true,
            "employmentType",
            "full_time",
            "salaryMin",
            0,
            "salaryMax",
            90_000,
            "salaryCurrency",
            "EUR",
            "url",
            URL));
    var created = tracker.post(posting).statusCode(201);
    var id = created.extract().<String>path("id");
    created.header("Location", endsWith("/applications/" + id));
    created.body("submittedVia", nullValue());
    var application = created.extract().jsonPath().getMap("$");
    assertThat(application)
        .containsOnlyKeys(
            "id",
            "clientId",
            "jobPostingId",
            "resumeId",
            "status",
            "statusChangedAt",
            "matchScore",
            "matchScorecard",
            "tailoredResumeId",
            "tailoring",
            "tailorError",
            "applySource",
            "notes",
            "tags",
            "followUpOn",
            "stageId",
            "offer",
            "archivedAt",
            "coverLetter",
            "coverLetterTone",
            "coverLetterGeneratedAt",
            "submittedVia",
            "submittedAt",
            "createdAt",
            "updatedAt",
            "posting",
            "resume");
    assertThat(created.extract().jsonPath().getMap("posting"))
        .containsOnlyKeys(
            "id",
            "clientId",
            "source",
            "externalId",
            "url",
            "title",
            "company",
            "location",
            "isRemote",
            "employmentType",
            "salaryMin",
            "salaryMax",
            "salaryCurrency",
            "descriptionRaw",
            "descriptionParsed",
            "postedAt",
            "fetchedAt",
            "reviewError",
            "createdAt",
            "updatedAt")
        .containsEntry("source", "manual")
        .containsEntry("isRemote", true)
        .containsEntry("employmentType", "full_time")
        .containsEntry("salaryMax", 90_000);
    assertThat(application)
        .containsEntry("status", "saved")
        .containsEntry("applySource", "original")
        .containsEntry("resume", Map.of("id", tracker.resumeId(), "name", "Platform roles"));
    var read = tracker.get("/applications/" + id).statusCode(200);
    assertThat(read.extract().jsonPath().getMap("$")).isEqualTo(application);
  }

  @ParameterizedTest
  @CsvSource({
    "title, '', posting.title",
    "company, ' ', posting.company",
    "descriptionRaw, '', posting.descriptionRaw",
    "salaryCurrency, EURO, posting.salaryCurrency",
    "salaryCurrency, eur, posting.salaryCurrency",
    "url, javascript:alert(1), posting.url",
    "url, not a url, posting.url",
  })
  void refusesAPostingThatBreaksABound(String field, String value, String place) {
    var posting = Tracker.posting("Engineer");
    posting.put(field, value);
    tracker
        .post(posting)
        .statusCode(400)
        .body("code", equalTo("VALIDATION_FAILED"))
        .body("details.field", hasItem(place));
  }

  @Test
  void refusesASalaryThatEndsBelowItsBeginning() {
    var posting = Tracker.posting("Engineer");
    posting.putAll(Map.of("salaryMin", 2, "salaryMax", 1));
    tracker.post(posting).statusCode(400).body("details.field", contains("posting.salaryMax"));
    posting.put("salaryMin", -1);
    tracker.post(posting).statusCode(400).body("details.field", contains("posting.salaryMin"));
    posting.put("salaryMin", 1);
    tracker.post(posting).statusCode(201);
  }

  @Test
  void leadsFromAJobToOneThatSeemsTheSame() {
    var first = tracker.track(of("Verkäufer (m/w/d)", "Bäckerei Müller", "München"));
    tracker.track(of("Verkäufer (m/w/d)", "Bäckerei Müller", "Berlin"));
    tracker.track(of("Konditor", "Bäckerei Müller", "München"));
    var second = tracker.track(of("Verkaeufer", "Bäckerei Müller", "Munich, Germany"));
    var third = tracker.track(of("Verkäufer", "Bäckerei Müller", null));

    assertThat(alikeOf(second)).containsExactly(third, first);
    assertThat(alikeOf(third)).hasSize(3);
    assertThat(alikeOf(tracker.track("Engineer"))).isEmpty();
  }

  private static Map<String, Object> of(String title, String company, String location) {
    var posting = Tracker.posting(title);
    posting.put("company", company);
    posting.put("location", location);
    return posting;
  }

  /** The applications that the page of one links to as the same job. */
  private List<String> alikeOf(String id) {
    var page =
        given()
            .cookie("jobtrail_session", tracker.account().session())
            .get("/app/applications/" + id)
            .then()
            .statusCode(200)
            .extract()
            .asString();
    return Jsoup.parse(page).select("#alike a").eachAttr("href").stream()
        .map(it -> it.substring(it.lastIndexOf('/') + 1))
        .toList();
  }

  @Test
  void refusesATitleOf301CharactersAndTakes300() {
    tracker.post(Tracker.posting("x".repeat(301))).statusCode(400);
    tracker.post(Tracker.posting("x".repeat(300))).statusCode(201);
  }

  @Test
  void refusesNeitherAndBothOfUrlAndPosting() {
    var body = tracker.body(Tracker.posting("Engineer"));
    body.put("url", URL);
    tracker.request().body(body).post("/applications").then().statusCode(400);
    body.remove("url");
    body.remove("posting");
    tracker.request().body(body).post("/applications").then().statusCode(400);
  }

  @Test
  void tellsOfAResumeThatIsNotTheCallersAsOfOneThatIsMissing() {
    var foreign = new HashMap<>(tracker.body(Tracker.posting("Engineer")));
    for (var resume : List.of(Tracker.create().resumeId(), UUID.randomUUID().toString(), "x")) {
      foreign.put("resumeId", resume);
      tracker
          .request()
          .body(foreign)
          .post("/applications")
          .then()
          .statusCode(404)
          .body("code", equalTo("NOT_FOUND"));
    }
    foreign.put("resumeId", tracker.resumeId());
    foreign.put("clientId", UUID.randomUUID().toString());
    tracker.request().body(foreign).post("/applications").then().statusCode(404);
  }

  @Test
  void tracksAPostingUrlOnceForEachPerson() {
    var posting = Tracker.posting("Engineer");
    posting.put("url", URL);
    var id = tracker.track(posting);
    tracker
        .post(posting)
        .statusCode(409)
        .body("code", equalTo("ALREADY_EXISTS"))
        .body("existingId", equalTo(id));
    Tracker.create().post(posting).statusCode(201);
    tracker.request().delete("/applications/" + id).then().statusCode(204);
    tracker.post(posting).statusCode(201);
  }

  @Test
  void letsOneOfSimultaneousCreatesOfAUrlWin() throws Exception {
    var posting = Tracker.posting("Engineer");
    posting.put("url", URL);
    var answers =
        simultaneously(
            8, () -> tracker.request().body(tracker.body(posting)).post("/applications"));
    assertThat(answers).extracting(Response::statusCode).containsOnlyOnce(201);
    var winner = answers.stream().filter(it -> it.statusCode() == 201).findFirst().orElseThrow();
    assertThat(answers)
        .filteredOn(it -> it.statusCode() != 201)
        .allSatisfy(
            it -> {
              assertThat(it.statusCode()).isEqualTo(409);
              assertThat(it.<String>path("existingId")).isEqualTo(winner.<String>path("id"));
            });
  }

  @Test
  void keepsAHistoryWithoutGapsUnderSimultaneousMoves() throws Exception {
    var id = tracker.track("Engineer");
    var statuses = List.of("submitted", "screening", "interview", "offer", "rejected", "ready");
    var next = new AtomicInteger();
    var answers =
        simultaneously(
            statuses.size(),
            () ->
                tracker
                    .request()
                    .body(Map.of("status", statuses.get(next.getAndIncrement())))
                    .post("/applications/" + id + "/status"));
    assertThat(answers).extracting(Response::statusCode).containsOnly(200);
    var history = tracker.get("/applications/" + id + "/history").extract().jsonPath();
    var from = history.<String>getList("from");
    var to = history.<String>getList("to");
    assertThat(to).hasSize(7);
    assertThat(from.subList(1, 7)).isEqualTo(to.subList(0, 6));
    assertThat(history.<String>getList("at")).isSorted().doesNotHaveDuplicates();
    tracker.get("/applications/" + id).body("status", equalTo(to.getLast()));
  }

  @Test
  void submittingByHandSaysHowAndWhen() {
    var id = tracker.track("Engineer");
    var moved = tracker.move(id, "submitted").statusCode(200);
    moved.body("status", equalTo("submitted")).body("submittedVia", equalTo("manual"));
    var at = moved.extract().<String>path("statusChangedAt");
    moved.body("submittedAt", equalTo(at)).body("updatedAt", equalTo(at));
    tracker
        .get("/applications/" + id + "/history")
        .body("to", contains("saved", "submitted"))
        .body("from", contains(null, "saved"))
        .body("by", contains("owner", "owner"))
        .body("[1].at", equalTo(at))
        .body("[1].note", nullValue());
  }

  @Test
  void theSameStatusAgainChangesNothingButKeepsANote() {
    var id = tracker.track("Engineer");
    var before = tracker.get("/applications/" + id).extract().asString();
    assertThat(tracker.move(id, "saved").statusCode(200).extract().asString()).isEqualTo(before);
    tracker
        .request()
        .body(Map.of("status", "saved", "note", "Looks good 🎉"))
        .post("/applications/" + id + "/status")
        .then()
        .statusCode(200);
    tracker
        .get("/applications/" + id + "/history")
        .body("to", contains("saved", "saved"))
        .body("[1].note", equalTo("Looks good 🎉"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"reviewing", "tailoring", "applying"})
  void refusesToSetWorkByHand(String work) {
    var id = tracker.track("Engineer");
    tracker.move(id, work).statusCode(409).body("code", equalTo("INVALID_TRANSITION"));
    tracker.get("/applications/" + id + "/history").body("$", hasSize(1));
  }

  @Test
  void leavesWorkByHandOnlyToWithdraw() {
    var id = tracker.track("Engineer");
    applicationChanges.moveByWork(
        tracker.accountId(), UUID.fromString(id), ApplicationStatus.REVIEWING);
    tracker.move(id, "saved").statusCode(409);
    tracker.move(id, "withdrawn").statusCode(200).body("status", equalTo("withdrawn"));
    assertThat(withdrawals.heard())
        .contains(
            new ApplicationWithdrawn(
                tracker.accountId(), UUID.fromString(id), ApplicationStatus.REVIEWING));
    tracker
        .get("/applications/" + id + "/history")
        .body("by", contains("owner", "system", "owner"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hired", "SAVED", "3"})
  void refusesAStatusThatThereIsNot(String status) {
    var id = tracker.track("Engineer");
    tracker.move(id, status).statusCode(400);
    tracker.move(id, "").statusCode(400);
    tracker.get("/applications?status=" + status).statusCode(400);
  }

  @Test
  void replacesNotesAndNothingElse() {
    var id = tracker.track("Engineer");
    var created = tracker.get("/applications/" + id).extract().<String>path("updatedAt");
    patch(id, "{\"notes\": \"x\"}").statusCode(200).body("notes", equalTo("x"));
    var changed = tracker.get("/applications/" + id).extract().<String>path("updatedAt");
    assertThat(Instant.parse(changed)).isAfter(Instant.parse(created));
    patch(id, "{}").statusCode(200).body("notes", equalTo("x")).body("updatedAt", equalTo(changed));
    patch(id, "{\"notes\": null}").statusCode(200).body("notes", nullValue());
    patch(id, "{\"notes\": \"" + "é".repeat(10_000) + "\"}").statusCode(200);
    patch(id, "{\"notes\": \"" + "é".repeat(10_001) + "\"}")
        .statusCode(400)
        .body("details.field", contains("notes"));
    patch(id, "{\"status\": \"offer\"}").statusCode(400).body("code", equalTo("BAD_REQUEST"));
    patch(id, "{\"notes\": \"a\\u0000b\"}").statusCode(400);
    patch(id, "{\"notes\": 5}").statusCode(400);
    patch(id, "").statusCode(400);
  }

  @Test
  void foreignAndMissingApplicationsAreTheSame() {
    var foreign = Tracker.create().track("Engineer");
    for (var id : List.of(foreign, UUID.randomUUID().toString(), "nothing")) {
      tracker.get("/applications/" + id).statusCode(404);
      tracker.get("/applications/" + id + "/history").statusCode(404);
      tracker.move(id, "offer").statusCode(404);
      patch(id, "{\"notes\": \"x\"}").statusCode(404);
      tracker.request().delete("/applications/" + id).then().statusCode(404);
    }
  }

  @Test
  void needsAKey() {
    Tracker.anonymous().get("/applications").then().statusCode(401);
    Tracker.anonymous().get("/applications/export").then().statusCode(401);
  }

  @Test
  void attachesATailoredResumeOnlyWhereThereIsOne() {
    var id = tracker.track("Engineer");
    applySource(id, "original").statusCode(200).body("applySource", equalTo("original"));
    applySource(id, "tailored").statusCode(409).body("code", equalTo("INVALID_TRANSITION"));
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                Application.find(tracker.accountId(), UUID.fromString(id))
                        .orElseThrow()
                        .tailoredResumeId =
                    UUID.fromString(tracker.resumeId()));
    applySource(id, "tailored").statusCode(200).body("applySource", equalTo("tailored"));
  }

  @Test
  void keepsScorecardsAsTheContractHasThem() {
    var id = tracker.track("Engineer");
    var at = Instant.parse("2026-11-21T02:34:56.789Z");
    var dimensions = List.of(new DimensionScore("skills", 80, "Most are there"));
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              var application =
                  Application.find(tracker.accountId(), UUID.fromString(id)).orElseThrow();
              application.matchScore = 80;
              application.matchScorecard =
                  new MatchScorecard(
                      dimensions,
                      List.of("Kafka"),
                      List.of(),
                      new ModelMeta("builtin", "1"),
                      at,
                      new ResumeReference(UUID.fromString(tracker.resumeId()), "Platform roles"));
              application.tailoring =
                  new TailoringRecord(
                      UUID.fromString(tracker.resumeId()),
                      List.of(new TailoringRecord.Change("headline", "l", "b", "a", "r")),
                      List.of(new TailoringRecord.Refusal("skill", "l", "r")),
                      new TailoringRecord.Match(85, dimensions),
                      new ModelMeta("builtin", "1"),
                      at,
                      80);
            });
    tracker
        .get("/applications/" + id)
        .statusCode(200)
        .body("matchScorecard.updatedAt", equalTo("2026-11-21T02:34:56.789Z"))
        .body("matchScorecard.strengths", hasSize(0))
        .body("matchScorecard.dimensions[0].score", equalTo(80))
        .body("matchScorecard.resume.name", equalTo("Platform roles"))
        .body("tailoring.changes[0].kind", equalTo("headline"))
        .body("tailoring.match.score", equalTo(85))
        .body("tailoring.updatedAt", equalTo("2026-11-21T02:34:56.789Z"))
        .body("tailoring.sourceScore", equalTo(80));
  }

  @Test
  void replacesTheCoverLetter() {
    var id = tracker.track("Engineer");
    letter(id, "{\"coverLetter\": \"Dear all\", \"tone\": \"warm\"}")
        .statusCode(200)
        .body("coverLetter", equalTo("Dear all"))
        .body("coverLetterTone", equalTo("warm"))
        .body("coverLetterGeneratedAt", nullValue());
    letter(id, "{\"coverLetter\": \"Dear you\"}").body("coverLetterTone", equalTo("warm"));
    letter(id, "{\"coverLetter\": null}")
        .statusCode(200)
        .body("coverLetter", nullValue())
        .body("coverLetterTone", nullValue());
    letter(id, "{\"tone\": \"warm\"}").statusCode(400);
    letter(id, "{\"coverLetter\": \"x\", \"tone\": \"shrill\"}").statusCode(400);
    letter(id, "{\"coverLetter\": \"" + "x".repeat(20_000) + "\"}").statusCode(200);
    letter(id, "{\"coverLetter\": \"" + "x".repeat(20_001) + "\"}").statusCode(400);
  }

  @Test
  void outlivesItsResume() {
    var id = tracker.track("Engineer");
    tracker.request().delete("/resumes/" + tracker.resumeId()).then().statusCode(204);
    tracker
        .get("/applications/" + id)
        .statusCode(200)
        .body("resumeId", nullValue())
        .body("resume", nullValue());
    tracker.get("/applications").statusCode(200).body("id", contains(id));
  }

  @Test
  void deletesPostingAndHistoryToo() {
    var id = tracker.track("Engineer");
    var posting = tracker.get("/applications/" + id).extract().<String>path("jobPostingId");
    tracker.request().delete("/applications/" + id).then().statusCode(204);
    tracker.get("/applications/" + id).statusCode(404);
    assertThat(count("posting where id = '" + posting + "'")).isZero();
    assertThat(count("application_status_change where application_id = '" + id + "'")).isZero();
  }

  @Test
  void endsWithItsAccount() {
    var id = tracker.track("Engineer");
    var account = tracker.accountId();
    tracker.account().deleteWholly();
    assertThat(count("application where id = '" + id + "'")).isZero();
    assertThat(count("posting where account_id = '" + account + "'")).isZero();
  }

  @Test
  void pagesThroughAListNewestFirst() {
    var ids = new ArrayList<String>();
    for (int i = 0; i < 5; i++) {
      ids.addFirst(tracker.track("Engineer " + i));
    }
    var seen = new ArrayList<String>();
    var next = "/applications?limit=2";
    while (next != null) {
      var page = tracker.get(next).statusCode(200).extract();
      seen.addAll(page.path("id"));
      var link = page.header("Link");
      next = link == null ? null : link.substring(1, link.indexOf('>'));
    }
    assertThat(seen).isEqualTo(ids);
    tracker.get("/applications?limit=0").statusCode(400);
    tracker.get("/applications?limit=101").statusCode(400);
    tracker.get("/applications?cursor=garbage").statusCode(400);
    tracker.get("/applications?cursor=%F0%9F%8E%89").statusCode(400);
    tracker.get("/applications?clientId=" + UUID.randomUUID()).statusCode(404);
    Tracker.create().get("/applications").body("$", hasSize(0));
  }

  @Test
  void filtersTogether() {
    var percent = tracker.track("100% Remote_Engineer!");
    var acme = Tracker.posting("Designer");
    acme.put("company", "Globex");
    acme.put("location", "Kraków 🎉");
    var globex = tracker.track(acme);
    tracker.move(globex, "submitted");
    var moved = tracker.get("/applications/" + globex).extract().<String>path("updatedAt");
    patch(percent, "{\"notes\": \"Ask about Ponies\"}");

    assertThat(ids("status=submitted")).containsExactly(globex);
    assertThat(ids("status=submitted&status=saved")).containsExactly(globex, percent);
    assertThat(ids("status=offer")).isEmpty();
    assertThat(ids("q=" + encoded("100% remote_"))).containsExactly(percent);
    assertThat(ids("q=" + encoded("neer!"))).containsExactly(percent);
    assertThat(ids("q=" + encoded("1__%"))).isEmpty();
    assertThat(ids("q=" + encoded("\\"))).isEmpty();
    assertThat(ids("q=ponies")).containsExactly(percent);
    assertThat(ids("q=" + encoded("KRAKÓW 🎉"))).containsExactly(globex);
    assertThat(ids("q=" + encoded("krakow 🎉"))).containsExactly(globex);
    assertThat(ids("company=globex")).containsExactly(globex);
    assertThat(ids("company=glob")).isEmpty();
    assertThat(ids("company=acme&status=submitted")).isEmpty();
    assertThat(ids("resumeId=" + tracker.resumeId())).containsExactly(globex, percent);
    assertThat(ids("updatedSince=" + encoded(moved))).contains(percent, globex);
    assertThat(ids("updatedSince=2100-01-01T00:00:00Z")).isEmpty();
    assertThat(ids("updatedSince=-999999999-01-01T00:00:00Z")).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "q=%00",
        "company=a%00",
        "status=%00",
        "updatedSince=yesterday",
        "updatedSince=%2B999999999-01-01T00:00:00Z"
      })
  void refusesFiltersThatCannotBe(String query) {
    tracker.get("/applications?" + query).statusCode(400);
  }

  @Test
  void refusesAnOverlongText() {
    tracker.get("/applications?q=" + "x".repeat(200)).statusCode(200);
    tracker.get("/applications?q=" + "x".repeat(201)).statusCode(400);
  }

  @Test
  @ActivateRequestContext
  void readsSomeApplicationsByOneStatement() {
    var first = UUID.fromString(tracker.track("Engineer"));
    var second = UUID.fromString(tracker.track("Baker"));
    var account = tracker.accountId();
    var wanted = List.of(second, first, UUID.randomUUID());

    assertThat(statementsOfThisSession(() -> reader.some(account, wanted))).isEqualTo(1);
    assertThat(reader.some(account, wanted).keySet()).containsExactlyInAnyOrder(first, second);
    assertThat(reader.some(UUID.randomUUID(), wanted)).isEmpty();
  }

  @Test
  @ActivateRequestContext
  void readsOneApplicationByOneStatement() {
    var id = tracker.track("Engineer");
    tracker.get("/applications/" + id);
    var account = tracker.accountId();
    assertThat(statementsOfThisSession(() -> reader.one(account, UUID.fromString(id))))
        .isEqualTo(1);
  }

  @Test
  @ActivateRequestContext
  void readsAListByOneStatement() {
    for (int i = 0; i < 5; i++) {
      tracker.track("Engineer " + i);
    }
    var account = tracker.accountId();
    assertThat(statementsOfThisSession(() -> reader.pageOfAccount(account, null, 51))).isEqualTo(1);
  }

  @Test
  void answersNotModifiedToTheTagItGave() {
    var id = tracker.track("Engineer");
    var tag = tracker.get("/applications/" + id).extract().header("ETag");
    tracker
        .request()
        .header("If-None-Match", tag)
        .get("/applications/" + id)
        .then()
        .statusCode(304);
  }

  /**
   * How many statements {@code work} prepares in the session of this request. A transaction would
   * have a session of its own, whose statements are not counted; neither are those of other
   * threads.
   */
  private int statementsOfThisSession(Runnable work) {
    var prepared = new AtomicInteger();
    session
        .unwrap(SharedSessionContractImplementor.class)
        .getEventListenerManager()
        .addListener(
            new SessionEventListener() {
              @Override
              public void jdbcPrepareStatementEnd() {
                prepared.incrementAndGet();
              }
            });
    work.run();
    return prepared.get();
  }

  private List<String> ids(String query) {
    return tracker.get("/applications?" + query).statusCode(200).extract().path("id");
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private ValidatableResponse patch(String id, String body) {
    return tracker.request().body(body).patch("/applications/" + id).then();
  }

  private ValidatableResponse letter(String id, String body) {
    return tracker.request().body(body).put("/applications/" + id + "/cover-letter").then();
  }

  private ValidatableResponse applySource(String id, String source) {
    return tracker
        .request()
        .body(Map.of("applySource", source))
        .put("/applications/" + id + "/apply-source")
        .then();
  }

  private long count(String what) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                sessions
                    .getCurrentSession()
                    .createNativeQuery("select count(*) from " + what, Long.class)
                    .getSingleResult());
  }

  private static List<Response> simultaneously(int times, Supplier<Response> call)
      throws Exception {
    var barrier = new CyclicBarrier(times);
    try (var executor = Executors.newFixedThreadPool(times)) {
      var answers = new ArrayList<Future<Response>>();
      for (int i = 0; i < times; i++) {
        answers.add(
            executor.submit(
                () -> {
                  barrier.await();
                  return call.get();
                }));
      }
      var responses = new ArrayList<Response>();
      for (var answer : answers) {
        responses.add(answer.get());
      }
      return responses;
    }
  }

  /** Remembers what was withdrawn. */
  @ApplicationScoped
  static class Withdrawals {

    private final List<ApplicationWithdrawn> heard = new CopyOnWriteArrayList<>();

    void hear(@Observes ApplicationWithdrawn event) {
      heard.add(event);
    }

    List<ApplicationWithdrawn> heard() {
      return heard;
    }
  }

  @Test
  void correctsAJob() {
    var applicant = Applicant.create();
    var id = applicant.track();
    applicant.review(id);
    var job =
        Map.of(
            "title", "Captain",
            "company", "Harbour",
            "salaryMin", 70_000,
            "salaryCurrency", "EUR",
            "url", "https://jobs.example.com/captain");
    applicant
        .request()
        .body(job)
        .put("/applications/" + id + "/posting")
        .then()
        .statusCode(200)
        .body("posting.title", equalTo("Captain"))
        .body("posting.url", equalTo("https://jobs.example.com/captain"))
        .body("posting.location", nullValue())
        .body("posting.descriptionParsed", nullValue())
        .body("matchScore", nullValue())
        .body("status", equalTo("reviewed"));

    var other = applicant.track();
    applicant
        .request()
        .body(job)
        .put("/applications/" + other + "/posting")
        .then()
        .statusCode(409)
        .body("code", equalTo("ALREADY_EXISTS"))
        .body("existingId", equalTo(id));
    applicant
        .request()
        .body(Map.of("title", "Captain", "salaryMin", 2, "salaryMax", 1, "salaryCurrency", "EUR"))
        .put("/applications/" + other + "/posting")
        .then()
        .statusCode(400);
  }

  @Test
  void choosesAnotherResumeOfTheSameApplicant() {
    var applicant = Applicant.create();
    var id = applicant.track();
    applicant.review(id);
    var own = applicant.account().addResume("Another");
    applicant
        .request()
        .body(Map.of("resumeId", own))
        .put("/applications/" + id + "/resume")
        .then()
        .statusCode(200)
        .body("resume.name", equalTo("Another"))
        .body("matchScore", nullValue());
    applicant
        .request()
        .body(Map.of("resumeId", Applicant.create().resumeId()))
        .put("/applications/" + id + "/resume")
        .then()
        .statusCode(404);
  }

  @Test
  void keepsTagsAndFollowUps() {
    var applicant = Applicant.create();
    var id = applicant.track();
    var path = "/applications/" + id;
    applicant
        .request()
        .body(Map.of("tags", List.of("remote", " referral", "remote")))
        .put(path + "/tags")
        .then()
        .body("tags", equalTo(List.of("remote", "referral")));
    applicant.request().body("{\"followUpOn\":\"2026-12-01\"}").put(path + "/follow-up");
    applicant.get("/applications?tag=referral").body("followUpOn", contains("2026-12-01"));
    applicant.get("/applications?tag=ref").body("size()", equalTo(0));

    applicant.get("/agenda?until=2026-11-30").body("followUps", hasSize(0));
    applicant
        .get("/agenda?until=2026-12-01")
        .body("followUps.applicationId", contains(id))
        .body("questions", hasSize(0));
    Applicant.create().get("/agenda?until=2026-12-01").body("followUps", hasSize(0));
    applicant.request().body("{\"followUpOn\":null}").put(path + "/follow-up");
    applicant.get("/agenda?until=2026-12-01").body("followUps", hasSize(0));
    applicant
        .request()
        .body("{\"followUpOn\":\"9999-12-01\"}")
        .put(path + "/follow-up")
        .then()
        .statusCode(400);
  }

  @Test
  void setsWhenItWasSubmitted() {
    var applicant = Applicant.create();
    var id = applicant.track();
    var path = "/applications/" + id + "/status";
    var at = "2026-01-02T03:04:05.678Z";
    applicant
        .post(path, Map.of("status", "submitted", "submittedAt", at))
        .body("submittedAt", equalTo(at))
        .body("submittedVia", equalTo("manual"));
    applicant.post(path, Map.of("status", "interview")).body("submittedAt", equalTo(at));
    applicant
        .request()
        .body("{\"status\":\"submitted\",\"submittedAt\":null}")
        .post(path)
        .then()
        .statusCode(400);
    applicant.application(id).body("status", equalTo("interview"));
    applicant
        .request()
        .body("{\"status\":\"saved\",\"submittedAt\":null}")
        .post(path)
        .then()
        .body("submittedAt", nullValue())
        .body("submittedVia", nullValue());
    applicant
        .post(path, Map.of("status", "saved", "submittedAt", "2199-01-01T00:00:00Z"))
        .statusCode(400);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0026-11-29T00:00:00Z",
        "1969-12-31T23:59:59.999Z",
        "0000-01-01T00:00:00Z",
        "-4000-01-01T00:00:00Z",
        ""
      })
  void refusesATimeOfSubmissionThatNoImportTakes(String at) {
    var applicant = Applicant.create();
    var id = applicant.track();
    applicant
        .post("/applications/" + id + "/status", Map.of("status", "submitted", "submittedAt", at))
        .statusCode(400);
    applicant.application(id).body("status", equalTo("saved")).body("submittedAt", nullValue());
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "[2026,12,1]", "5", "\"\"", "\"2026-12-01T23:30:00.123Z\""})
  void keepsAFollowUpThatNoDateReplaces(String day) {
    var applicant = Applicant.create();
    var path = "/applications/" + applicant.track() + "/follow-up";
    applicant.request().body("{\"followUpOn\":\"2026-12-05\"}").put(path);
    applicant
        .request()
        .body("{\"followUpOn\":" + day + "}")
        .put(path)
        .then()
        .statusCode(400)
        .body("message", equalTo("The property followUpOn must be a date such as 2026-11-21."));
    applicant.get("/applications").body("followUpOn", contains("2026-12-05"));
  }
}
