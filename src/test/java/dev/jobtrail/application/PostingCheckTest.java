package dev.jobtrail.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.testing.BoardServer.Reply;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.UUID;
import org.hibernate.Session;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class PostingCheckTest {

  private static final String BOARD_URL = "https://job-boards.greenhouse.io/acme/jobs/1";
  private static final String BOARD_JOB = "/v1/boards/acme/jobs/1";

  BoardServer server;

  @Inject DuePostingChecks due;
  @Inject Session session;

  private Tracker tracker;

  @BeforeEach
  void begin() {
    server.reset();
    tracker = Tracker.create();
  }

  @Test
  void tellsThatAPageIsOpenThenGone() {
    var id = track(page("/jobs/1"));
    read(id).body("state", equalTo("unknown")).body("checkedAt", nullValue());

    server.serve("/jobs/1", "<h1>Staff Engineer (Lisbon)</h1><p>Apply now</p>");
    check(id).body("state", equalTo("open")).body("problem", nullValue());
    closed().body("closedPostings", empty());

    server.serve("/jobs/1", Reply.status(410));
    check(id).body("state", equalTo("open")); // checked within the last minute
    assertThat(server.requests()).hasSize(1);

    runDue(id);
    read(id).body("state", equalTo("closed")).body("evidence", containsString("(410)"));
    closed()
        .body("closedPostings.applicationId", contains(id))
        .body("closedPostings.evidence", contains(containsString("(410)")))
        .body("closedPostings.checkedAt", contains(notNullValue()));
    var browser = Api.browser(tracker.account().session());
    browser.get("/app/today").then().body(containsString("(410)"));
    var shown = Api.browser(tracker.account().session()).get("/app/applications/" + id).then();
    shown.body(containsString("This posting seems closed")).body(containsString("Check now"));
  }

  @Test
  void neverCallsAnUnreadablePageClosedNorForgetsEvidence() {
    var id = track(page("/jobs/2"));
    server.serve("/jobs/2", Reply.status(403));
    check(id).body("state", equalTo("unknown")).body("problem", containsString("does not allow"));
    closed().body("closedPostings", empty());

    server.serve("/jobs/2", "<h1>Staff Engineer</h1><p>This position has been filled.</p>");
    runDue(id);
    read(id)
        .body("state", equalTo("closed"))
        .body("evidence", equalTo("The page says: “This position has been filled.”"));

    server.serve("/jobs/2", Reply.redirect("/careers"));
    server.serve("/careers", "<h1>Careers</h1>");
    runDue(id);
    read(id).body("state", equalTo("closed")).body("problem", containsString("another page"));
  }

  @Test
  void asksTheBoardOfAPastedLink() {
    var id = track(BOARD_URL);
    server.serve(
        BOARD_JOB,
        """
        {"id": 1, "title": "Staff Engineer", "absolute_url": "%s", "internal_job_id": 1,
         "location": {"name": "Berlin"}, "content": "Design."}
        """
            .formatted(BOARD_URL));
    runDue(id);
    read(id).body("state", equalTo("open")).body("evidence", equalTo("Greenhouse lists this job."));
    var missing = track("https://job-boards.greenhouse.io/acme/jobs/2");
    runDue(missing);
    read(missing).body("state", equalTo("closed"));
  }

  @Test
  void checksOnlyWhatIsNotSentAndOnlyForItsOwner() {
    var id = track(page("/jobs/3"));
    tracker.move(id, "submitted").statusCode(200);
    runDue(id);
    assertThat(server.requests()).isEmpty();
    var other = Api.newAccount();
    var path = "/applications/" + id + "/posting/check";
    other.request().get(path).then().statusCode(404);
    other.request().post(path).then().statusCode(404);

    var without = tracker.track("Without a link");
    tracker
        .request()
        .post("/applications/" + without + "/posting/check")
        .then()
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"));
  }

  @Test
  void forgetsWhatWasFoundAtAnotherUrl() {
    var id = track(page("/jobs/4"));
    check(id).body("state", equalTo("closed"));
    var edited = Map.of("title", "Staff Engineer", "url", page("/jobs/5"));
    tracker.request().body(edited).put("/applications/" + id + "/posting").then().statusCode(200);
    read(id).body("state", equalTo("unknown")).body("checkedAt", nullValue());
  }

  private String page(String path) {
    return server.base() + path;
  }

  private String track(String url) {
    var posting = Tracker.posting("Staff Engineer");
    posting.put("url", url);
    return tracker.track(posting);
  }

  private ValidatableResponse check(String id) {
    return tracker
        .request()
        .post("/applications/" + id + "/posting/check")
        .then()
        .statusCode(200)
        .body("applicationId", equalTo(id));
  }

  private ValidatableResponse read(String id) {
    return tracker.get("/applications/" + id + "/posting/check").statusCode(200);
  }

  private ValidatableResponse closed() {
    return tracker.get("/agenda").statusCode(200);
  }

  private void runDue(String id) {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                session
                    .createNativeMutationQuery(
                        "update application set posting_check_at = '2020-01-01' where id = :id")
                    .setParameter("id", UUID.fromString(id))
                    .executeUpdate());
    due.runDue();
  }
}
