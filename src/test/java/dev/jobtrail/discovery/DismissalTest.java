package dev.jobtrail.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class DismissalTest {

  /** Number, title, company, place and text. */
  private static final List<List<String>> JOBS =
      List.of(
          List.of(
              "1",
              "Senior Sales Engineer (m/f/d)",
              "Acme",
              "Berlin",
              "Sell. Salary: $50,000 - $50,500 per year"),
          List.of(
              "2",
              "Sales Engineer, EMEA",
              "Bolt",
              "Hamburg",
              "Sell. Salary: $90,000 - $90,500 per year"),
          List.of(
              "3",
              "Lead Platform Engineer",
              "Crux",
              "Porto",
              "Run it. Salary: $95,000 - $95,500 per year"),
          List.of(
              "4",
              "Junior Engineer",
              "Dune",
              "Berlin, Germany",
              "Learn. Salary: $40,000 - $40,500 per year"),
          List.of(
              "5",
              "Software Engineer",
              "ACME",
              "Germany",
              "Write Java. Salary: $99,000 - $99,500 per year"));

  BoardServer boards;

  private Applicant applicant;

  @BeforeEach
  void find() {
    boards.reset();
    applicant = Applicant.create();
    applicant
        .post(
            of("targets"),
            Map.of(
                "title",
                "Engineer",
                "companies",
                List.of(Map.of("board", "greenhouse", "slug", "acme"))))
        .statusCode(201);
    serve(JOBS);
    search();
  }

  @ParameterizedTest
  @CsvSource({
    "too_senior, 1, 3",
    "too_junior, 4, ''",
    "wrong_work, 1, 2",
    "wrong_place, 1, 4",
    "pay, 1, 4",
    "company, 1, 5",
    "other, 1, ''"
  })
  void ranksLowerWhatIsLikeADismissedJob(String reason, int dismissed, String lowered) {
    var scores = column("score");
    dismiss(dismissed, reason).statusCode(200).body("dismissReason", equalTo(reason));

    var expected = new HashMap<String, Object>();
    JOBS.forEach(job -> expected.put(title(job), 0));
    expected.remove(title(dismissed));
    if (!lowered.isEmpty()) {
      expected.put(title(Integer.parseInt(lowered)), 10);
    }
    assertThat(column("rankPenalty")).isEqualTo(expected);
    if (!lowered.isEmpty()) {
      assertThat(column("rankPenaltyReason"))
          .containsEntry(title(Integer.parseInt(lowered)), reason);
    }
    scores.remove(title(dismissed));
    assertThat(column("score")).isEqualTo(scores);
  }

  @Test
  void sortsByFitWithoutWhatIsSubtracted() {
    dismiss(3, "company").statusCode(200);
    dismiss(1, "wrong_work").statusCode(200);
    var list = matches();
    var ranks =
        list.stream()
            .map(it -> (Integer) it.get("score") - (Integer) it.get("rankPenalty"))
            .toList();
    assertThat(ranks).isSortedAccordingTo((a, b) -> b - a);
    assertThat(list.stream().map(it -> it.get("rankPenalty"))).contains(10);
    var link = applicant.get(of("matches") + "?limit=1").extract().header("Link");
    var cursor = link.replaceFirst(".*cursor=([^&>]+).*", "$1");
    var rest =
        applicant.get(of("matches") + "?cursor=" + cursor).extract().<List<String>>path("id");
    assertThat(rest).isEqualTo(list.stream().skip(1).map(it -> it.get("id")).toList());
  }

  @Test
  void limitsWhatDismissalsSubtract() {
    dismiss(1, "wrong_work").statusCode(200);
    dismiss(4, "wrong_place").statusCode(200);
    serve(
        List.of(
            List.of("11", "Sales Engineer", "Eon", "Berlin", "Sell."),
            List.of("12", "Sales Engineer", "Fox", "Berlin", "Sell."),
            List.of("13", "Sales Engineer", "Gem", "Berlin", "Sell.")));
    search();
    assertThat(penalties("Sales Engineer")).isNotEmpty().allMatch(it -> it.equals(20));
    dismiss("Sales Engineer", "wrong_work").statusCode(200);
    assertThat(penalties("Sales Engineer")).isNotEmpty().allMatch(it -> it.equals(30));
    dismiss("Sales Engineer", "wrong_work").statusCode(200);
    assertThat(penalties("Sales Engineer")).isNotEmpty().allMatch(it -> it.equals(30));
  }

  @Test
  void keepsTheReasonInTheNextSearchAndForgetsItWithTheDismissal() {
    dismiss(1, "company").statusCode(200);
    serve(List.of(JOBS.get(4), List.of("6", "Data Engineer", "Acme", "Paris", "Move data.")));
    search();
    assertThat(column("rankPenalty"))
        .containsEntry("Data Engineer", 10)
        .containsEntry("Software Engineer", 10);

    applicant
        .post("/discovery/matches/" + id("dismissed", title(1)) + "/undo")
        .statusCode(200)
        .body("dismissReason", nullValue())
        .body("rankPenalty", equalTo(0));
    assertThat(column("rankPenalty").values()).containsOnly(0);
    assertThat(column("rankPenaltyReason").values()).containsOnlyNulls();
  }

  @Test
  void givesADismissedMatchAnotherReason() {
    var path = "/discovery/matches/" + id("new", title(1)) + "/dismiss";
    applicant.post(path).statusCode(200).body("dismissReason", nullValue());
    applicant.post(path, Map.of("reason", "wrong_work")).statusCode(200);
    assertThat(column("rankPenalty")).containsEntry(title(2), 10);
    applicant
        .post(path, Map.of("reason", "company"))
        .statusCode(200)
        .body("dismissReason", equalTo("company"));
    assertThat(column("rankPenalty")).containsEntry(title(2), 0).containsEntry(title(5), 10);
    applicant.post(path).statusCode(200).body("dismissReason", equalTo("company"));
    applicant
        .post(path, Map.of("reason", "ugly"))
        .statusCode(400)
        .body("message", containsString("reason"));
  }

  @Test
  void dismissesSeveralForOneReason() {
    var ids = List.of(id("new", title(1)), id("new", title(3)));
    applicant
        .post(of("matches/dismiss"), Map.of("ids", ids, "reason", "company"))
        .statusCode(200)
        .body("state", everyItem(equalTo("dismissed")));
    assertThat(column("rankPenalty")).containsEntry(title(5), 10).containsEntry(title(2), 0);
    applicant.post(of("matches/undo"), Map.of("ids", ids)).statusCode(200);
    assertThat(column("rankPenalty").values()).containsOnly(0);
  }

  @Test
  void dismissesTheOthersOfAnIdThatIsNone() {
    var id = id("new", title(1));
    for (var action : List.of("dismiss", "undo")) {
      applicant
          .post(of("matches/" + action), Map.of("ids", List.of("x", id)))
          .statusCode(200)
          .body("id", contains("x", id))
          .body("state", contains(null, action.equals("undo") ? "new" : "dismissed"));
      applicant
          .post(of("matches/" + action), Map.of("ids", List.of("x")))
          .statusCode(200)
          .body("refusal", contains("The resume has no match with this id."));
    }
  }

  @Test
  void losesNoneOfTwoDismissalsAtTheSameTime() throws Exception {
    var first = "/discovery/matches/" + id("new", title(1)) + "/dismiss";
    var second = "/discovery/matches/" + id("new", title(3)) + "/dismiss";
    try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      var calls =
          List.<Callable<ValidatableResponse>>of(
              () -> applicant.post(first, Map.of("reason", "wrong_work")),
              () -> applicant.post(second, Map.of("reason", "too_senior")));
      for (var answer : executor.invokeAll(calls)) {
        answer.get().statusCode(200);
      }
    }
    // the sales engineer is like the first, and no job like the second
    assertThat(column("rankPenalty")).containsEntry(title(2), 10);
    dismiss(2, "company").statusCode(200);
    assertThat(column("rankPenalty").values()).containsOnly(0);
  }

  private ValidatableResponse dismiss(int number, String reason) {
    return dismiss(title(number), reason);
  }

  private ValidatableResponse dismiss(String title, String reason) {
    return applicant.post(
        "/discovery/matches/" + id("new", title) + "/dismiss", Map.of("reason", reason));
  }

  private List<?> penalties(String title) {
    return matches().stream()
        .filter(it -> it.get("title").equals(title))
        .map(it -> it.get("rankPenalty"))
        .toList();
  }

  private static String title(int number) {
    return title(JOBS.get(number - 1));
  }

  private static String title(List<String> job) {
    return job.get(1).replace(" (m/f/d)", "");
  }

  private String id(String state, String title) {
    return applicant
        .get(of("matches") + "?state=" + state)
        .extract()
        .path("find { it.title.replace(' (m/f/d)', '') == '%s' }.id".formatted(title));
  }

  /** A property of the new matches by their titles. */
  private Map<String, Object> column(String name) {
    var column = new HashMap<String, Object>();
    matches()
        .forEach(
            it -> column.put(((String) it.get("title")).replace(" (m/f/d)", ""), it.get(name)));
    return column;
  }

  private List<Map<String, Object>> matches() {
    return applicant.get(of("matches")).statusCode(200).extract().path("$");
  }

  private String of(String what) {
    return "/discovery/resumes/" + applicant.resumeId() + "/" + what;
  }

  private void search() {
    var location = applicant.post(of("runs")).statusCode(202).extract().header("Location");
    applicant.awaitEnd(URI.create(location).getPath()).body("state", equalTo("done"));
  }

  private void serve(List<List<String>> jobs) {
    var list = jobs.stream().map(DismissalTest::json).toList();
    boards.serve(
        "/v1/boards/acme/jobs",
        "{\"jobs\":[%s],\"meta\":{\"total\":%d}}".formatted(String.join(",", list), jobs.size()));
  }

  private static String json(List<String> job) {
    return """
    {"id": %1$s, "title": "%2$s", "company_name": "%3$s", "location": {"name": "%4$s"},
     "absolute_url": "https://job-boards.greenhouse.io/acme/jobs/%1$s",
     "updated_at": "2026-11-12T09:14:55-05:00", "internal_job_id": %1$s, "content": "%5$s"}
    """
        .formatted(job.toArray());
  }
}
