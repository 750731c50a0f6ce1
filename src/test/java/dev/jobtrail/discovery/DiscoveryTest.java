package dev.jobtrail.discovery;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.WalkEnd;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.testing.BoardServer.Reply;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.WebhookReceiver;
import io.quarkus.arc.ClientProxy;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class DiscoveryTest {

  private static final String TEXT = "Design REST services in Java, run them on Kubernetes.";

  private static final Map<String, Object> ENGINEERS = engineersAt("acme");

  private static final String HOSTED = "https://job-boards.greenhouse.io/acme/jobs/";

  BoardServer boards;

  @Inject DailyRuns daily;

  @Inject MatchRecorder recorder;

  @TestHTTPResource("/")
  URI base;

  private Applicant applicant;

  @BeforeEach
  void signUp() {
    boards.reset();
    applicant = Applicant.create();
  }

  @Test
  void listsAllBoardsInTheirOrder() {
    applicant
        .get("/discovery/boards")
        .statusCode(200)
        .body("", hasSize(30))
        .body("board[0]", equalTo("greenhouse"))
        .body("board[27]", equalTo("usajobs"))
        .body("board[28]", equalTo("linkedin"))
        .body("board[29]", equalTo("indeed"))
        .body("enabled[27]", equalTo(true))
        .body("enabled[28]", equalTo(false))
        .body("needs[0]", equalTo("company"));
  }

  @Test
  void keepsTargets() {
    var id = target(ENGINEERS);

    applicant
        .get(of("targets"))
        .body("", hasSize(1))
        .body("[0].title", equalTo("Backend Engineer"))
        .body("[0].keywords", empty())
        .body("[0].companies[0].slug", equalTo("acme"))
        .body("[0].remoteOnly", equalTo(false))
        .body("[0].daily", equalTo(true))
        .body("[0].minSalary", nullValue());

    applicant
        .request()
        .body("{\"title\":null,\"keywords\":[\"java\"],\"daily\":false}")
        .patch("/discovery/targets/" + id)
        .then()
        .statusCode(200)
        .body("title", nullValue())
        .body("keywords", equalTo(List.of("java")))
        .body("daily", equalTo(false))
        .body("companies", hasSize(1));

    applicant.request().delete("/discovery/targets/" + id).then().statusCode(204);
    applicant.get(of("targets")).body("", empty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"boards\":[\"linkedin\"]}",
        "{\"boards\":[\"monster\"]}",
        "{\"boards\":[\"greenhouse\"]}",
        "{\"companies\":[{\"board\":\"remotive\",\"slug\":\"acme\"}]}",
        "{\"companies\":[{\"board\":\"greenhouse\",\"slug\":\"../secret\"}]}",
        "{\"companies\":[{\"board\":\"workday\",\"slug\":\"acme\"}]}",
        "{\"companies\":[{\"board\":\"comeet\",\"slug\":\"E5.007\"}]}",
        "{\"companies\":[{\"slug\":\"acme\"}]}",
        "{\"keywords\":[\"\"]}",
        "{\"minSalary\":-1}",
        "{\"daily\":null}",
        "{\"colour\":\"red\"}"
      })
  void refusesTargetsThatCannotBeSearched(String body) {
    applicant.request().body(body).post(of("targets")).then().statusCode(400);
  }

  @Test
  void findsWhatATargetWants() {
    serve(job(1, "Backend Engineer", "Berlin"), job(2, "Chef de Rang", "Paris"));
    target(ENGINEERS);

    run()
        .body("state", equalTo("done"))
        .body("scheduled", equalTo(false))
        .body("fetched", equalTo(2))
        .body("kept", equalTo(1))
        .body("new", equalTo(1))
        .body("boards", hasSize(1))
        .body("boards[0].board", equalTo("greenhouse"))
        .body("boards[0].company", equalTo("acme"))
        .body("boards[0].state", equalTo("done"))
        .body("boards[0].error", nullValue())
        .body("finishedAt", notNullValue());

    open()
        .body("", hasSize(1))
        .body("[0].title", equalTo("Backend Engineer"))
        .body("[0].board", equalTo("greenhouse"))
        .body("[0].url", equalTo("https://job-boards.greenhouse.io/acme/jobs/1"))
        .body("[0].location", equalTo("Berlin"))
        .body("[0].state", equalTo("new"))
        .body("[0].score", greaterThan(0))
        .body("[0].targetTitles", equalTo(List.of("Backend Engineer")))
        .body("[0].runId", equalTo(runs().get(0)))
        .body("[0].applicationId", nullValue())
        .body("[0].fitReason", nullValue());
    applicant.get("/account/usage").body("discovery.used", equalTo(1));
  }

  @Test
  void findsAJobOnceHoweverManyTargetsAndRunsFindIt() {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    target(
        Map.of(
            "title",
            "Engineer",
            "companies",
            List.of(Map.of("board", "greenhouse", "slug", "acme"))));

    run().body("boards", hasSize(1)).body("new", equalTo(1));
    run().body("kept", equalTo(1)).body("new", equalTo(0));

    open()
        .body("", hasSize(1))
        .body("[0].targetTitles", equalTo(List.of("Backend Engineer", "Engineer")));
  }

  @Test
  void changesAMatchOnlyWhereALaterFindDiffers() {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();
    String updatedAt = open().extract().path("[0].updatedAt");
    run().body("kept", equalTo(1));
    open().body("[0].updatedAt", equalTo(updatedAt));

    serve(job(1, "Backend Engineer", "Hamburg"));
    run().body("new", equalTo(0));
    open().body("[0].location", equalTo("Hamburg")).body("[0].updatedAt", not(equalTo(updatedAt)));
  }

  @Test
  void knowsAJobThatStandsOnTwoBoards() {
    serve(job(1, "Backend Engineer", "Berlin"));
    serveRemotive("Backend Engineer", "Acme", "Berlin");
    target(ENGINEERS);
    target(Map.of("title", "Engineer", "boards", List.of("remotive")));

    run().body("boards", hasSize(2)).body("fetched", equalTo(2));

    open()
        .body("", hasSize(1))
        .body("[0].targetTitles", equalTo(List.of("Backend Engineer", "Engineer")));
  }

  @Test
  void sendsAnEventForEachNewMatch() {
    try (var receiver = new WebhookReceiver()) {
      applicant
          .post("/webhooks", Map.of("url", receiver.url(), "eventTypes", List.of("match.found")))
          .statusCode(201);
      serve(job(1, "Backend Engineer", "Berlin"), job(2, "Backend Engineer II", "Berlin"));
      target(ENGINEERS);
      run();
      run().body("new", equalTo(0));
      serve(job(3, "Backend Engineer III", "Berlin"));
      run();

      await().until(() -> receiver.accepted().size() >= 3);
      List<String> matches = open().extract().path("id");
      assertThat(receiver.accepted())
          .extracting(it -> it.data("matchId"))
          .containsExactlyInAnyOrderElementsOf(matches);
    }
  }

  @Test
  void aCopyOnAnotherBoardAddsASourceAndOverwritesNothing() {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    target(Map.of("title", "Engineer", "boards", List.of("remotive")));
    run();
    serveRemotive("backend engineer (m/f/d)", "ACME Inc.", "Berlin.");

    run();

    open()
        .body("", hasSize(1))
        .body("[0].title", equalTo("Backend Engineer"))
        .body("[0].company", equalTo("Acme"))
        .body("[0].board", equalTo("greenhouse"))
        .body("[0].url", equalTo("https://job-boards.greenhouse.io/acme/jobs/1"))
        .body("[0].snippet", containsString("REST services"))
        .body("[0].sources.board", equalTo(List.of("greenhouse", "remotive")))
        .body("[0].sources.isEmployer", equalTo(List.of(true, false)));
  }

  @Test
  void theLinkFollowsTheBestSourceThatStillListsTheJob() {
    serve(job(1, "Backend Engineer", "Berlin"));
    serveRemotive("Backend Engineer", "Acme", "Berlin");
    target(ENGINEERS);
    target(Map.of("title", "Engineer", "boards", List.of("remotive")));
    run();
    serve(job(2, "Chef de Rang", "Paris"));

    run();
    run();

    open()
        .body("", hasSize(1))
        .body("[0].board", equalTo("remotive"))
        .body("[0].url", containsString("https://remotive.com/"))
        .body("[0].snippet", containsString("REST services"))
        .body("[0].sources.isListed", equalTo(List.of(false, true)));
    serve(job(1, "Backend Engineer", "Berlin"));
    run();
    open().body("[0].board", equalTo("greenhouse")).body("", hasSize(1));
  }

  @Test
  void keepsLookAlikesOfAnEmployerApartAndPrefersItsOwnText() {
    serveRemotive("Backend Engineer", "ACME", "Berlin");
    serve(job(3, "Chef de Rang", "Paris"));
    target(ENGINEERS);
    target(Map.of("title", "Engineer", "boards", List.of("remotive")));
    run();
    var copied = match();
    serve(job(1, "Backend Engineer", "Berlin"), job(2, "Backend Engineer", "Berlin"));

    run().body("new", equalTo(1));
    run().body("new", equalTo(0));

    open()
        .body("", hasSize(2))
        .body(
            "url",
            hasItems(
                "https://job-boards.greenhouse.io/acme/jobs/1",
                "https://job-boards.greenhouse.io/acme/jobs/2"));
    applicant
        .get("/discovery/matches/" + copied)
        .body("company", equalTo("Acme"))
        .body("snippet", containsString("REST services"))
        .body("sources", hasSize(2));
  }

  @Test
  void identifiesAJobByTheBoardsOwnId() {
    var url = "https://acme.example/careers";
    serve(
        job(1, "Backend Engineer", "Berlin").replace(HOSTED + 1, url),
        job(2, "Platform Engineer", "Paris").replace(HOSTED + 2, url));
    target(Map.of("title", "Engineer", "companies", ENGINEERS.get("companies")));

    run().body("new", equalTo(2));
    serve(job(1, "Backend Engineer II", "Berlin"));
    run().body("new", equalTo(0));

    open()
        .body("", hasSize(2))
        .body("title", hasItems("Backend Engineer II", "Platform Engineer"))
        .body("url", hasItem("https://job-boards.greenhouse.io/acme/jobs/1"));
  }

  @Test
  void goesOnWhereOneBoardFails() {
    boards.serve("/v1/boards/acme/jobs", Reply.ok("<html>We moved.</html>"));
    serveRemotive("Backend Engineer", "Acme", "Berlin");
    target(ENGINEERS);
    target(Map.of("title", "Engineer", "boards", List.of("remotive")));

    run()
        .body("state", equalTo("done"))
        .body("boards[0].state", equalTo("failed"))
        .body("boards[0].error", notNullValue())
        .body("boards[1].state", equalTo("done"))
        .body("new", equalTo(1));
  }

  @Test
  void goesOnWhereOneBoardEndsInAnError() {
    QuarkusMock.installMockForType(
        new RecorderWithoutStack(ClientProxy.unwrap(recorder), Board.GREENHOUSE),
        MatchRecorder.class);
    serve(job(1, "Backend Engineer", "Berlin"));
    serveRemotive("Backend Engineer", "Acme", "Berlin");
    target(ENGINEERS);
    target(Map.of("title", "Engineer", "boards", List.of("remotive")));

    run()
        .body("state", equalTo("done"))
        .body("boards[0].state", equalTo("failed"))
        .body("boards[0].error", equalTo("Something went wrong on our side."))
        .body("boards[1].state", equalTo("done"))
        .body("new", equalTo(1));
  }

  /** Stores what others do but for one board, on which it runs out of stack. */
  private static final class RecorderWithoutStack extends MatchRecorder {

    private final MatchRecorder real;
    private final Board board;

    RecorderWithoutStack(MatchRecorder real, Board board) {
      super(null, null, null, null, null, null, null);
      this.real = real;
      this.board = board;
    }

    @Override
    public boolean begin(Run run, UUID boardId) {
      return real.begin(run, boardId);
    }

    @Override
    public boolean keep(Run run, UUID boardId, int fetched, List<ScoredJob> jobs) {
      if (jobs.stream().anyMatch(it -> it.job().board() == board)) {
        throw new StackOverflowError();
      }
      return real.keep(run, boardId, fetched, jobs);
    }

    @Override
    public void finish(Run run, UUID boardId, WalkEnd end) {
      real.finish(run, boardId, end);
    }

    @Override
    public void fail(Run run, UUID boardId, String reason) {
      real.fail(run, boardId, reason);
    }

    @Override
    public boolean goesOn(Run run) {
      return real.goesOn(run);
    }
  }

  @Test
  void expiresWhatTwoCompleteRunsMiss() {
    serve(job(1, "Backend Engineer", "Berlin"), job(2, "Backend Engineer", "Paris"));
    target(ENGINEERS);
    run();
    serve(job(2, "Backend Engineer", "Paris"));

    run();
    open().body("", hasSize(2));
    run();

    open().body("", hasSize(1)).body("[0].location", equalTo("Paris"));
  }

  @Test
  void findsAgainWhatHasExpired() {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();
    var id = match();
    serve(job(2, "Chef", "Paris"));
    run();
    run();
    applicant.get("/discovery/matches/" + id).body("state", equalTo("expired"));
    serve(job(1, "Backend Engineer", "Berlin"));

    run();

    open().body("[0].id", equalTo(id)).body("[0].runId", equalTo(runs().get(0)));
  }

  @Test
  void missesNothingWhereABoardFails() {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();
    boards.serve("/v1/boards/acme/jobs", Reply.status(500));

    run().body("boards[0].state", equalTo("failed"));
    run();

    open().body("", hasSize(1));
  }

  @Test
  void expiresWhatWasFoundLongAgo() {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();
    foundDaysAgo(46);

    daily.runDue();

    open().body("", empty());
  }

  @Test
  void deletesTheTextsOfWhatExpiredLongAgoAndFindsThemAgain() {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();
    var match = "/discovery/matches/" + match();
    foundDaysAgo(89);
    daily.runDue();
    applicant.get(match).body("state", equalTo("expired"));
    assertThat(storedTexts()).containsExactly(TEXT);

    foundDaysAgo(91);
    daily.runDue();
    assertThat(storedTexts()).isEmpty();
    applicant.get(match).body("state", equalTo("expired")).body("title", notNullValue());

    run();
    applicant.get(match).body("state", equalTo("new"));
    assertThat(storedTexts()).containsExactly(TEXT);
    matches("?q=kubernetes").body("", hasSize(1));
  }

  @Test
  void keepsTheTextsOfWhatWasDismissed() {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();
    applicant.post("/discovery/matches/" + match() + "/dismiss", Map.of()).statusCode(200);
    foundDaysAgo(91);

    daily.runDue();

    assertThat(storedTexts()).containsExactly(TEXT);
  }

  @SuppressWarnings("unchecked") // the column is a text
  private List<String> storedTexts() {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                (List<String>)
                    Match.getEntityManager()
                        .createNativeQuery(
                            "select description from discovery_match"
                                + " where resume_id = :resume and description is not null",
                            String.class)
                        .setParameter("resume", UUID.fromString(applicant.resumeId()))
                        .getResultList());
  }

  private void foundDaysAgo(int days) {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                Match.getEntityManager()
                    .createNativeQuery(
                        "update discovery_match set found_at = now() - make_interval(days => :days)"
                            + " where resume_id = :resume")
                    .setParameter("days", days)
                    .setParameter("resume", UUID.fromString(applicant.resumeId()))
                    .executeUpdate());
  }

  @Test
  void searchesDailyByItself() {
    serveAt("acme-daily", job(1, "Backend Engineer", "Berlin"));
    target(engineersAt("acme-daily"));
    makeDue(applicant);

    daily.runDue();
    daily.runDue();

    await().untilAsserted(() -> open().body("", hasSize(1)));
    applicant.get(of("runs")).body("scheduled", equalTo(List.of(true)));
  }

  private static void makeDue(Applicant applicant) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              // other tests let requests to the host of all boards fail, which daily searches avoid
              // then
              Match.getEntityManager()
                  .createNativeQuery("update host_turn set failures = 0, retry_at = null")
                  .executeUpdate();
              Match.getEntityManager()
                  .createNativeQuery(
                      "update discovery_target set next_daily_at = now() where resume_id = :resume")
                  .setParameter("resume", UUID.fromString(applicant.resumeId()))
                  .executeUpdate();
            });
  }

  @Test
  void dailySearchesUseTheReadsOfOthers() {
    serveAt("acme-shared", job(1, "Backend Engineer", "Berlin"));
    target(engineersAt("acme-shared"));
    run();
    var others = List.of(Applicant.create(), Applicant.create(), Applicant.create());
    for (var other : others) {
      other
          .post("/discovery/resumes/" + other.resumeId() + "/targets", engineersAt("acme-shared"))
          .statusCode(201);
      makeDue(other);
    }
    serveAt(
        "acme-shared", job(1, "Backend Engineer", "Berlin"), job(2, "Backend Engineer", "Paris"));
    var asked = boards.requests().size();

    daily.runDue();

    for (var other : others) {
      var matches = "/discovery/resumes/" + other.resumeId() + "/open-matches";
      await().untilAsserted(() -> other.get(matches).body("", hasSize(1)));
    }
    assertThat(boards.requests()).hasSize(asked);
    run();
    open().body("", hasSize(2));
  }

  @Test
  void dailySearchesOfManyAccountsReadEachListOnce() {
    var slugs = List.of("acme-many-1", "acme-many-2", "acme-many-3");
    slugs.forEach(it -> serveAt(it, job(it.charAt(10) - '0', "Backend Engineer", "Berlin")));
    var many = Stream.generate(Applicant::create).limit(20).toList();
    for (var one : many) {
      var companies = slugs.stream().map(it -> Map.of("board", "greenhouse", "slug", it)).toList();
      one.post(
              "/discovery/resumes/" + one.resumeId() + "/targets",
              Map.of("title", "Backend Engineer", "companies", companies))
          .statusCode(201);
      makeDue(one);
    }

    daily.runDue();

    for (var one : many) {
      var matches = "/discovery/resumes/" + one.resumeId() + "/open-matches";
      await().untilAsserted(() -> one.get(matches).body("", hasSize(3)));
    }
    assertThat(boards.requests()).filteredOn(it -> it.uri().contains("acme-many")).hasSize(3);
  }

  @Test
  void tellsARunsProgressAsEvents() throws Exception {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    var id = run().extract().path("id");
    var request =
        HttpRequest.newBuilder(base.resolve("/discovery/runs/" + id + "/events"))
            .header("x-api-key", applicant.account().key())
            .build();

    try (var client = HttpClient.newHttpClient()) {
      var body = client.send(request, BodyHandlers.ofString()).body();
      assertThat(body).contains("event:run.progress", "\"state\":\"done\"", "\"new\":1");
    }
  }

  @Test
  void searchesOneAtATimeAndCanBeCancelled() {
    boards.serve("/v1/boards/acme/jobs", Reply.status(429).with("Retry-After", "3"));
    target(ENGINEERS);
    var location = start().extract().header("Location");
    var run = URI.create(location).getPath();

    start().statusCode(409).body("code", equalTo("INVALID_TRANSITION"));
    applicant
        .post(run + "/cancel")
        .statusCode(200)
        .body("state", equalTo("cancelled"))
        .body("boards.state", equalTo(List.of("cancelled")));
    applicant.post(run + "/cancel").statusCode(200).body("state", equalTo("cancelled"));

    serve(job(1, "Backend Engineer", "Berlin"));
    start().statusCode(202);
  }

  @Test
  void wantsATargetFirst() {
    start().statusCode(409).body("code", equalTo("INVALID_TRANSITION"));
    applicant.get("/account/usage").body("discovery.used", equalTo(0));
  }

  @Test
  void listsMatchesByFiltersInTheirOrder() {
    serve(
        job(1, "Backend Engineer", "Berlin"),
        job(2, "Data Engineer", "Potsdam"),
        job(3, "Platform Engineer", "Porto Alegre"),
        job(4, "Backend Engineer", "Remote, EMEA"));
    target(Map.of("title", "Engineer", "companies", ENGINEERS.get("companies")));
    run();

    matches("").body("", hasSize(4));
    var scores = matches("").extract().<List<Integer>>path("score");
    assertThat(scores).isSortedAccordingTo(Comparator.reverseOrder());
    matches("?q=backend").body("", hasSize(2));
    matches("?q=kubernetes -data").body("", hasSize(3));
    matches("?q=\"run them on\" or backend").body("", hasSize(4));
    matches("?q=\"them run\"").body("", empty());
    matches("?q=!!").body("", empty());
    matches("?place=Berlin, Germany").body("location", hasItems("Berlin", "Remote, EMEA"));
    matches("?place=Berlin&radiusKm=40&remote=false")
        .body("location", containsInAnyOrder("Berlin", "Potsdam"));
    matches("?place=Porto").body("location", equalTo(List.of("Remote, EMEA")));
    matches("?company=ACM&board=greenhouse&postedWithinDays=1").body("", hasSize(4));
    matches("?company=Ácmé").body("", hasSize(4));
    matches("?company=(").body("", empty());
    matches("?board=lever").body("", empty());
    matches("?minSalary=1").body("", empty());
    matches("?minScore=" + scores.getFirst()).body("score", hasItem(scores.getFirst()));
    matches("?state=gone").statusCode(400);
    applicant
        .get(of("matches/counts") + "?q=backend")
        .body("total", equalTo(2))
        .body("remote", equalTo(1))
        .body("boards[0].board", equalTo("greenhouse"))
        .body("employmentTypes", empty())
        .body("companies", equalTo(List.of(Map.of("company", "Acme", "count", 2))))
        .body("postedWithin.days", equalTo(List.of(1, 3, 7, 14, 30, 90)))
        .body("postedWithin[0].count", equalTo(2));

    var first = applicant.get(of("matches") + "?limit=3");
    var next = first.extract().header("Link").replaceFirst("<([^>]*)>.*", "$1");
    var path = URI.create(next);
    var rest = applicant.get(path.getPath() + "?" + path.getQuery()).body("", hasSize(1));
    assertThat(first.extract().<List<String>>path("id"))
        .hasSize(3)
        .doesNotContainAnyElementsOf(rest.extract().<List<String>>path("id"));
  }

  @Test
  void readsLevelsAndSponsorshipAndFiltersByThem() {
    serve(
        job(1, "Senior Backend Engineer", "Berlin")
            .replace(TEXT, "We sponsor visas for this role."),
        job(2, "Junior Backend Engineer", "Berlin")
            .replace(TEXT, "Visa sponsorship is not available."),
        job(3, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();

    matches("?level=senior")
        .body("title", equalTo(List.of("Senior Backend Engineer")))
        .body("level", equalTo(List.of("senior")))
        .body("sponsorship", equalTo(List.of("offered")))
        .body(
            "[0].signals.find { it.kind == 'sponsorship' }.evidence",
            equalTo("We sponsor visas for this role."));
    matches("?level=junior&level=not_stated").body("", hasSize(2));
    matches("?sponsorship=refused").body("level", equalTo(List.of("junior")));
    matches("?sponsorship=offered&sponsorship=not_stated").body("", hasSize(2));
    matches("?level=wizard").statusCode(400);
    applicant
        .get(of("matches/counts") + "?sponsorship=offered&sponsorship=refused")
        .body("total", equalTo(2))
        .body("levels.level", containsInAnyOrder("senior", "junior"))
        .body("levels.count", equalTo(List.of(1, 1)))
        .body("sponsorships.sponsorship", containsInAnyOrder("offered", "refused"));
  }

  @Test
  void tellsThatAJobIsPostedAgain() {
    serve(job(1, "Backend Engineer", "Berlin"), job(2, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();
    open()
        .body(
            "signals.flatten().findAll { it.kind == 'reposts' }.verdict",
            everyItem(equalTo("neutral")));
    serve(job(3, "Backend Engineer (m/w/d)", "Berlin"));

    run();

    open()
        .body("", hasSize(3))
        .body("[0].externalId", equalTo("3"))
        .body(
            "[0].signals.kind",
            equalTo(List.of("listing", "age", "reposts", "pay", "hiring", "sponsorship")))
        .body("[0].signals[2].verdict", equalTo("doubtful"))
        .body("[0].signals[2].text", containsString("2 times"))
        .body("[0].signals[0].text", equalTo("Listed by the employer, seen today"))
        .body("[1].signals[0].verdict", equalTo("doubtful"))
        .body("[1].signals[2].verdict", equalTo("neutral"));
    var exported = applicant.get("/account/export").extract().asString();
    assertThat(exported).contains("Posted again: the same company");
  }

  @Test
  void listsDecidedMatches() {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();
    var id = match();
    decide("dismiss");

    matches("").body("", empty());
    matches("?state=dismissed&state=added").body("id", equalTo(List.of(id)));
    applicant.post("/discovery/matches/" + id + "/undo").statusCode(200);
    matches("?state=new").body("id", equalTo(List.of(id)));
  }

  private ValidatableResponse matches(String query) {
    return applicant.get(of("matches") + query);
  }

  @Test
  void makesAnApplicationOfAMatch() {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();

    var application =
        decide("add")
            .statusCode(200)
            .body("state", equalTo("added"))
            .extract()
            .<String>path("applicationId");

    applicant
        .application(application)
        .body("status", equalTo("saved"))
        .body("resumeId", equalTo(applicant.resumeId()))
        .body("posting.source", equalTo("discovery"))
        .body("posting.title", equalTo("Backend Engineer"))
        .body("posting.url", equalTo("https://job-boards.greenhouse.io/acme/jobs/1"))
        .body("posting.descriptionRaw", containsString("REST services"));
    open().body("", empty());
  }

  @Test
  void makesOneApplicationHoweverManyAddAtOnce() throws Exception {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();
    var path = "/discovery/matches/" + match() + "/add";

    var applications =
        Parallel.run(
            8, () -> applicant.post(path).statusCode(200).extract().<String>path("applicationId"));

    assertThat(applications.stream().distinct()).hasSize(1);
    applicant.get("/applications").body("", hasSize(1));
  }

  @Test
  void dismissesAndTakesThatBack() {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();
    var path = "/discovery/matches/" + match();

    applicant.post(path + "/dismiss").statusCode(200).body("state", equalTo("dismissed"));
    open().body("", empty());
    applicant.post(path + "/add").statusCode(409);
    run();
    open().body("", empty());

    applicant.post(path + "/undo").statusCode(200).body("state", equalTo("new"));
    open().body("", hasSize(1));
    applicant.post(path + "/add").statusCode(200);
    applicant.post(path + "/dismiss").statusCode(409);
    applicant.post(path + "/undo").statusCode(409);
  }

  @Test
  void dismissesSeveralAndTakesThatBack() {
    serve(job(1, "Backend Engineer", "Berlin"), job(2, "Backend Engineer", "Paris"));
    target(ENGINEERS);
    run();
    var ids = open().extract().<List<String>>path("id");
    var unknown = "00000000-0000-7000-8000-000000000000";
    applicant.post("/discovery/matches/" + ids.getFirst() + "/add").statusCode(200);

    several("dismiss", ids.get(0), unknown, ids.get(1), ids.get(1))
        .statusCode(200)
        .body("id", equalTo(List.of(ids.get(0), unknown, ids.get(1))))
        .body("state", equalTo(Arrays.asList("added", null, "dismissed")))
        .body("refusal[0]", containsString("Only a new match can be dismissed."))
        .body("refusal[1]", notNullValue())
        .body("refusal[2]", nullValue());
    open().body("", empty());

    several("undo", ids.get(1)).body("state", equalTo(List.of("new")));
    open().body("id", equalTo(List.of(ids.get(1))));
    several("dismiss").statusCode(400);
    several("dismiss", "x").body("refusal[0]", notNullValue());
  }

  private ValidatableResponse several(String decision, String... ids) {
    return applicant.post(of("matches/" + decision), Map.of("ids", List.of(ids)));
  }

  @Test
  void excludesTheCompanyOfAMatch() {
    serve(job(1, "Backend Engineer", "Berlin"), job(2, "Backend Engineer", "Paris"));
    serveRemotive("Backend Engineer", "Northwind", "Berlin");
    target(ENGINEERS);
    target(Map.of("title", "Engineer", "boards", List.of("remotive")));
    run();
    var acme = matches("?company=acme").body("", hasSize(2)).extract().<String>path("[0].id");
    var path = "/discovery/matches/" + acme + "/exclude-company";

    applicant
        .post(path)
        .statusCode(200)
        .body("company", equalTo("Acme"))
        .body("dismissed", equalTo(2));
    applicant.post(path).statusCode(200).body("dismissed", equalTo(0));
    serve(job(3, "Backend Engineer", "Rome"));
    run().body("new", equalTo(0));

    open().body("company", equalTo(List.of("Northwind")));
    applicant
        .get(of("targets"))
        .body("excludedCompanies", equalTo(List.of(List.of("Acme"), List.of("Acme"))));
  }

  @Test
  void excludesNoCompanyThatTheJobDoesNotName() {
    serveRemotive("Backend Engineer", "", "Berlin");
    target(Map.of("title", "Engineer", "boards", List.of("remotive")));
    run();

    applicant
        .post("/discovery/matches/" + match() + "/exclude-company")
        .statusCode(400)
        .body("message", containsString("company is not named by this job"));

    open().body("", hasSize(1));
    applicant.get(of("targets")).body("excludedCompanies", equalTo(List.of(List.of())));
  }

  @Test
  void saysWhichTargetExcludesTooManyCompanies() {
    serve(job(1, "Backend Engineer", "Berlin"));
    var target = target(ENGINEERS);
    run();
    var full = IntStream.range(0, 200).mapToObj(it -> "Company " + it).toList();
    applicant
        .request()
        .body(Map.of("excludedCompanies", full))
        .patch("/discovery/targets/" + target)
        .then()
        .statusCode(200);

    applicant
        .post("/discovery/matches/" + match() + "/exclude-company")
        .statusCode(409)
        .body("message", containsString("Backend Engineer"));
    open().body("", hasSize(1));
  }

  @Test
  void tracksWhatThePersonAppliesForAlready() {
    serve(job(1, "Backend Engineer", "Berlin"), job(2, "Backend Engineer", "Paris"));
    target(ENGINEERS);
    var before = applicant.track(posting(1), null);

    run();
    open().body("", hasSize(1)).body("[0].location", equalTo("Paris"));
    var second = match();
    var after = applicant.track(posting(2), null);

    open().body("", empty());
    applicant
        .get("/discovery/matches/" + second)
        .body("state", equalTo("tracked"))
        .body("applicationId", equalTo(after));
    assertThat(before).isNotEqualTo(after);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://boards.greenhouse.io/acme/jobs/1?gh_src=foo",
        "https://job-boards.greenhouse.io/embed/job_app?for=acme&token=1"
      })
  void tracksWhatWasAddedByAnotherUrlOfThePosting(String url) {
    var job = job(1, "Backend Engineer", "Berlin");
    serve(job);
    boards.serve("/v1/boards/acme/jobs/1", job);
    target(ENGINEERS);
    run();
    var match = match();

    var id =
        applicant
            .post("/applications", Map.of("resumeId", applicant.resumeId(), "url", url))
            .statusCode(201)
            .extract()
            .path("id");

    applicant
        .get("/discovery/matches/" + match)
        .body("state", equalTo("tracked"))
        .body("applicationId", equalTo(id));
  }

  @Test
  void tracksWhatWasAddedByAUrlWhoseJobIsListedAtItsCompany() {
    var job =
        job(1, "Backend Engineer", "Berlin")
            .replace(
                "https://job-boards.greenhouse.io/acme/jobs/1",
                "https://acme.example/careers?gh_jid=1");
    serve(job);
    boards.serve("/v1/boards/acme/jobs/1", job);
    target(ENGINEERS);
    var url = "https://job-boards.greenhouse.io/acme/jobs/1";
    applicant
        .post("/applications", Map.of("resumeId", applicant.resumeId(), "url", url))
        .statusCode(201);

    run();

    open().body("", empty());
    applicant
        .post("/applications", Map.of("resumeId", applicant.resumeId(), "url", url))
        .statusCode(409);
  }

  @Test
  void letsOneOfAnAdditionAndADismissalWin() throws Exception {
    serve(
        IntStream.rangeClosed(1, 10)
            .mapToObj(it -> job(it, "Backend Engineer " + it, "Berlin"))
            .toArray(String[]::new));
    target(ENGINEERS);
    run();
    var ids = open().extract().<List<String>>path("id");
    for (var id : ids) {
      var turn = new AtomicInteger();
      var statuses =
          Parallel.run(
              3,
              () -> {
                var verb = turn.getAndIncrement() == 0 ? "dismiss" : "add";
                var answer = applicant.post("/discovery/matches/" + id + "/" + verb).extract();
                return verb + " " + answer.statusCode();
              });
      var match = applicant.get("/discovery/matches/" + id).extract();
      var isAdded = match.path("state").equals("added");
      assertThat(statuses)
          .containsExactlyInAnyOrder(
              isAdded
                  ? new String[] {"dismiss 409", "add 200", "add 200"}
                  : new String[] {"dismiss 200", "add 409", "add 409"});
      assertThat(match.<String>path("state")).isIn("added", "dismissed");
      assertThat(match.<String>path("applicationId") != null).isEqualTo(isAdded);
    }
    var added = ids.stream().filter(it -> stateOf(it).equals("added")).count();
    applicant.get("/applications").body("", hasSize((int) added));
  }

  private String stateOf(String match) {
    return applicant.get("/discovery/matches/" + match).extract().path("state");
  }

  @Test
  void saysWhyAMatchFits() {
    serve(job(1, "Backend Engineer", "Berlin"));
    target(ENGINEERS);
    run();
    var id = match();

    applicant.awaitEnd(applicant.post("/discovery/matches/" + id + "/reasons"));

    applicant
        .get("/discovery/matches/" + id)
        .body("fitReason", notNullValue())
        .body("state", equalTo("new"));
    applicant.get("/account/usage").body("ai.used", equalTo(1));
  }

  @Test
  void saysOfTheBestWhyTheyFitForOneUnit() {
    serve(
        Stream.iterate(1, it -> it + 1)
            .limit(22)
            .map(it -> job(it, "Backend Engineer " + it, "Berlin"))
            .toArray(String[]::new));
    target(ENGINEERS);
    run();

    applicant
        .post(of("matches/reasons"))
        .statusCode(202)
        .body("underWay", equalTo(MatchExplainer.BEST));
    await().untilAsserted(() -> assertThat(explained()).isEqualTo(MatchExplainer.BEST));

    applicant.get("/account/usage").body("ai.used", equalTo(1));
    var best = applicant.get(of("matches") + "?limit=20").extract().<List<String>>path("fitReason");
    assertThat(best).doesNotContainNull();
    // nothing is left to explain among the best
    applicant.post(of("matches/reasons")).statusCode(202).body("underWay", equalTo(0));
    applicant.get("/account/usage").body("ai.used", equalTo(1));
  }

  @Test
  void explainsTheBestOnceForARun() throws Exception {
    serve(
        Stream.iterate(1, it -> it + 1)
            .limit(22)
            .map(it -> job(it, "Backend Engineer " + it, "Berlin"))
            .toArray(String[]::new));
    target(ENGINEERS);
    var run = run().extract().<String>path("id");
    var ofRun = Map.of("runId", run);

    try (var tabs = Executors.newFixedThreadPool(2)) {
      var both =
          tabs.invokeAll(
              List.<Callable<Integer>>of(
                  () -> applicant.post(of("matches/reasons"), ofRun).extract().statusCode(),
                  () -> applicant.post(of("matches/reasons"), ofRun).extract().statusCode()));
      for (var one : both) {
        assertThat(one.get()).isEqualTo(202);
      }
    }
    await().untilAsserted(() -> assertThat(explained()).isEqualTo(MatchExplainer.BEST));
    decide("dismiss").statusCode(200); // another one is among the best now

    applicant.post(of("matches/reasons"), ofRun).statusCode(202).body("underWay", equalTo(0));
    applicant.get("/account/usage").body("ai.used", equalTo(1));
    applicant.post(of("matches/reasons"), Map.of("runId", "none")).statusCode(404);
    var other = Applicant.create();
    other
        .post("/discovery/resumes/" + other.resumeId() + "/matches/reasons", ofRun)
        .statusCode(404);
  }

  private long explained() {
    return open().extract().<List<String>>path("fitReason").stream()
        .filter(Objects::nonNull)
        .count();
  }

  @Test
  void pagesOnlyWhenAsked() {
    serve(
        Stream.iterate(1, it -> it + 1)
            .limit(60)
            .map(it -> job(it, "Backend Engineer " + it, "Berlin"))
            .toArray(String[]::new));
    target(ENGINEERS);
    run();

    open().body("", hasSize(60));
    var all = open().extract().<List<String>>path("id");
    var first = applicant.get(of("open-matches") + "?limit=40");
    var next = first.extract().header("Link").replaceAll(".*<([^>]+)>.*", "$1");
    var second = applicant.get(URI.create(next).getRawPath() + "?" + URI.create(next).getQuery());

    assertThat(first.extract().<List<String>>path("id")).isEqualTo(all.subList(0, 40));
    assertThat(second.extract().<List<String>>path("id")).isEqualTo(all.subList(40, 60));
  }

  @Test
  void keepsClientsApart() {
    var operator = new Operator(applicant.account());
    var client = operator.client("Nia");
    var theirs = Applicant.forClient(applicant.account(), client);
    serve(job(1, "Backend Engineer", "Berlin"));
    theirs.post("/discovery/resumes/" + theirs.resumeId() + "/targets", ENGINEERS).statusCode(201);
    theirs.awaitEnd(
        URI.create(
                theirs
                    .post("/discovery/resumes/" + theirs.resumeId() + "/runs")
                    .statusCode(202)
                    .extract()
                    .header("Location"))
            .getPath());
    var path = "/discovery/resumes/" + theirs.resumeId() + "/open-matches";

    theirs.get(path).statusCode(404);
    var match =
        theirs
            .get(path + "?clientId=" + client)
            .body("clientId", equalTo(List.of(client)))
            .extract()
            .<String>path("[0].id");
    applicant.get(of("open-matches") + "?clientId=" + client).statusCode(404);

    operator.post("/clients/" + client + "/archive").statusCode(200);
    for (var refused :
        List.of(
            "/discovery/resumes/" + theirs.resumeId() + "/runs",
            "/discovery/matches/" + match + "/add",
            "/discovery/matches/" + match + "/dismiss",
            "/discovery/matches/" + match + "/reasons")) {
      theirs.post(refused).statusCode(409).body("code", equalTo("CLIENT_ARCHIVED"));
    }
    theirs.get(path + "?clientId=" + client).body("", hasSize(1));
  }

  @Test
  void refusesATargetThatFitsEveryJob() {
    var targets = "/discovery/resumes/" + applicant.resumeId() + "/targets";
    applicant
        .post(targets, Map.of("radiusKm", 10, "excludedKeywords", List.of("night")))
        .statusCode(400)
        .body("details[0].field", equalTo("title"))
        .body("details[0].message", startsWith("is required, unless"));
    String id =
        applicant.post(targets, Map.of("remoteOnly", true)).statusCode(201).extract().path("id");

    var target = applicant.request().body(Map.of("remoteOnly", false));
    target.patch("/discovery/targets/" + id).then().statusCode(400);
    applicant.get(targets).body("[0].remoteOnly", equalTo(true));
  }

  @Test
  void hidesWhatIsAnothers() {
    serve(job(1, "Backend Engineer", "Berlin"));
    var target = target(ENGINEERS);
    var run = run().extract().<String>path("id");
    var match = match();
    var other = Api.newAccount();

    for (var path :
        List.of(
            of("targets"),
            of("runs"),
            of("open-matches"),
            "/discovery/runs/" + run,
            "/discovery/runs/" + run + "/events",
            "/discovery/matches/" + match)) {
      other.request().get(path).then().statusCode(404);
    }
    for (var path :
        List.of(
            of("runs"),
            "/discovery/runs/" + run + "/cancel",
            "/discovery/matches/" + match + "/add",
            "/discovery/matches/" + match + "/dismiss",
            "/discovery/matches/" + match + "/undo",
            "/discovery/matches/" + match + "/exclude-company",
            "/discovery/matches/" + match + "/reasons")) {
      other.request().post(path).then().statusCode(404);
    }
    for (var decision : List.of("dismiss", "undo")) {
      other
          .request()
          .body(Map.of("ids", List.of(match)))
          .post(of("matches/" + decision))
          .then()
          .statusCode(404);
    }
    other.request().body("{}").patch("/discovery/targets/" + target).then().statusCode(404);
    other.request().delete("/discovery/targets/" + target).then().statusCode(404);
  }

  private static Map<String, Object> engineersAt(String slug) {
    return Map.of(
        "title",
        "Backend Engineer",
        "companies",
        List.of(Map.of("board", "greenhouse", "slug", slug)));
  }

  private String of(String what) {
    return "/discovery/resumes/" + applicant.resumeId() + "/" + what;
  }

  private String target(Map<String, Object> body) {
    return applicant.post(of("targets"), body).statusCode(201).extract().path("id");
  }

  private ValidatableResponse start() {
    return applicant.post(of("runs"));
  }

  /** Searches, and answers the run once it is over. */
  private ValidatableResponse run() {
    var location = start().statusCode(202).extract().header("Location");
    return applicant.awaitEnd(URI.create(location).getPath());
  }

  private List<String> runs() {
    return applicant.get(of("runs")).extract().path("id");
  }

  private ValidatableResponse open() {
    return applicant.get(of("open-matches")).statusCode(200);
  }

  private String match() {
    return open().extract().path("[0].id");
  }

  private ValidatableResponse decide(String decision) {
    return applicant.post("/discovery/matches/" + match() + "/" + decision);
  }

  private static Map<String, Object> posting(int id) {
    return Map.of(
        "title",
        "Backend Engineer",
        "company",
        "Acme",
        "descriptionRaw",
        "Java",
        "url",
        "https://job-boards.greenhouse.io/acme/jobs/" + id + "?utm_source=mail");
  }

  private static String job(int id, String title, String location) {
    return """
    {"id": %d, "title": "%s", "absolute_url": "https://job-boards.greenhouse.io/acme/jobs/%d",
     "company_name": "Acme", "location": {"name": "%s"},
     "updated_at": "2026-11-12T09:14:55-05:00", "internal_job_id": %d,
     "content": "&lt;p&gt;%s&lt;/p&gt;"}
    """
        .formatted(id, title, id, location, id, TEXT);
  }

  private void serve(String... jobs) {
    serveAt("acme", jobs);
  }

  private void serveAt(String slug, String... jobs) {
    var list = Stream.of(jobs).collect(Collectors.joining(","));
    boards.serve(
        "/v1/boards/" + slug + "/jobs",
        "{\"jobs\":[" + list + "],\"meta\":{\"total\":" + jobs.length + "}}");
  }

  private void serveRemotive(String title, String company, String place) {
    boards.serve(
        "/api/remote-jobs",
        """
        {"job-count": 1, "total-job-count": 1, "jobs": [{"id": 9, "title": "%s",
         "url": "https://remotive.com/remote-jobs/software-dev/engineer-9",
         "company_name": "%s", "candidate_required_location": "%s", "job_type": "full_time",
         "publication_date": "2026-11-12T21:30:58", "salary": "",
         "description": "<p>Java</p>"}]}
        """
            .formatted(title, company, place));
  }
}
