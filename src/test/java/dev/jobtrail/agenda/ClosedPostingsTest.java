package dev.jobtrail.agenda;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class ClosedPostingsTest {

  BoardServer boards;

  private Applicant applicant;
  private String application;

  @BeforeEach
  void addAJob() {
    boards.reset();
    applicant = Applicant.create();
    application = addJob(applicant);
  }

  @Test
  void tellsAPostingThatTwoSearchesDoNotFind() {
    closed().body("closedPostings", empty());
    list(0);
    search(applicant);
    closed().body("closedPostings", empty());
    search(applicant);
    closed()
        .body("closedPostings.applicationId", contains(application))
        .body("closedPostings.title", contains("Backend Engineer"))
        .body("closedPostings.company", contains("Acme"))
        .body("closedPostings.evidence", contains("Searches no longer find it."));
    applicant
        .request()
        .header("Accept-Language", "de")
        .get("/agenda")
        .then()
        .body("closedPostings.evidence", contains("Suchen finden die Stelle nicht mehr."));

    list(1);
    search(applicant);
    closed().body("closedPostings", empty());
  }

  @Test
  void saysNothingOfABoardThatCannotBeRead() {
    boards.reset();
    search(applicant);
    search(applicant);
    search(applicant);
    closed().body("closedPostings", empty());
  }

  @Test
  void saysNothingOfWhatIsSentOrAnothersOrOfAnArchivedClient() {
    var operator = new Operator(applicant.account());
    var client = operator.client("Nia");
    var theirs = Applicant.forClient(applicant.account(), client);
    list(1);
    addJob(theirs);
    list(0);
    for (var one : List.of(applicant, applicant, theirs, theirs)) {
      search(one);
    }
    closed().body("closedPostings.clientName", contains("Nia", null));
    Api.newAccount().request().get("/agenda").then().body("closedPostings", empty());

    operator.post("/clients/" + client + "/archive").statusCode(200);
    applicant.move(application, "submitted");
    closed().body("closedPostings", empty());
  }

  @Test
  void showsItInTheConsole() {
    var path = "/app/applications/" + application;
    page(path).body(not(containsString("seems closed")));
    list(0);
    search(applicant);
    search(applicant);
    page(path).body(containsString("This posting seems closed"));
    page("/app/today").body(containsString("Postings that seem closed"));
  }

  private ValidatableResponse page(String path) {
    return Api.browser(applicant.account().session()).get(path).then().statusCode(200);
  }

  private ValidatableResponse closed() {
    return applicant.get("/agenda").statusCode(200);
  }

  private String addJob(Applicant one) {
    list(1);
    one.post(
            "/discovery/resumes/" + one.resumeId() + "/targets",
            Map.of(
                "title",
                "Engineer",
                "companies",
                List.of(Map.of("board", "greenhouse", "slug", "acme"))))
        .statusCode(201);
    search(one);
    var query = one == applicant ? "" : "?clientId=" + client(one);
    var match =
        one.get("/discovery/resumes/" + one.resumeId() + "/open-matches" + query)
            .extract()
            .<String>path("[0].id");
    return one.post("/discovery/matches/" + match + "/add")
        .statusCode(200)
        .extract()
        .path("applicationId");
  }

  private static String client(Applicant one) {
    return one.get("/resumes/" + one.resumeId()).extract().path("clientId");
  }

  private void search(Applicant one) {
    var path = "/discovery/resumes/" + one.resumeId() + "/runs";
    var run = one.post(path).statusCode(202).extract().header("Location");
    one.awaitEnd(URI.create(run).getPath()).body("state", equalTo("done"));
  }

  private void list(int jobs) {
    var job =
        """
        {"id": 1, "title": "Backend Engineer", "company_name": "Acme",
         "absolute_url": "https://job-boards.greenhouse.io/acme/jobs/1", "internal_job_id": 1,
         "location": {"name": "Berlin"}, "updated_at": "2026-11-12T09:14:55-05:00",
         "content": "Design REST services in Java."}
        """;
    boards.serve(
        "/v1/boards/acme/jobs",
        "{\"jobs\":[%s],\"meta\":{\"total\":%d}}".formatted(jobs == 0 ? "" : job, jobs));
  }
}
