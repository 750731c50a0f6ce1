package dev.jobtrail.tailor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StoredTailoring;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class TailoringReviewResourceTest {

  private static final String NEW = "A wording of the engine.";

  private Applicant applicant;
  private String id;
  private String before;
  private int change;

  @BeforeEach
  void tailorWithARewordedChange() {
    applicant = Applicant.create();
    id = applicant.track();
    applicant.review(id);
    applicant.tailor(id);
    before = copy().extract().path("data.work[0].highlights[0]");
    change = StoredTailoring.addReworded(id, "/work/0/highlights/0", before, NEW);
  }

  @Test
  void putsAConfirmedChangeIntoTheCopy() {
    applicant
        .get("/applications/" + id + "/tailoring/review")
        .body("unconfirmed", contains(change));

    decide("confirm")
        .statusCode(200)
        .body(
            "tailoring.changes[%d].reason".formatted(change),
            equalTo("Shorter. Reworded, confirmed by you."));

    copy().body("data.work[0].highlights", hasItem(NEW));
    applicant.get("/applications/" + id + "/tailoring/review").body("unconfirmed", empty());
  }

  @Test
  void confirmsOnce() {
    var version = updatedAt();
    decide("confirm", version).statusCode(200);

    decide("confirm", version).statusCode(409).body("code", equalTo("INVALID_TRANSITION"));
  }

  @Test
  void leavesADeclinedChangeOut() {
    decide("decline")
        .statusCode(200)
        .body("tailoring.changes.after", not(hasItem(NEW)))
        .body("tailoring.refused.reason", hasItem("You kept the original wording."));

    copy().body("data.work[0].highlights", hasItem(before));
  }

  @Test
  void refusesWhatTheCopyNoLongerHolds() {
    var copy = applicant.application(id).extract().<String>path("tailoredResumeId");
    applicant
        .request()
        .body(
            Map.of(
                "operations",
                List.of(
                    Map.of("op", "replace", "path", "/work/0/highlights/0", "value", "Own words"))))
        .patch("/resumes/" + copy)
        .then()
        .statusCode(200);

    decide("confirm").statusCode(409);
  }

  @Test
  void hidesWhatIsSomebodyElses() {
    var stranger = Applicant.create();

    stranger.get("/applications/" + id + "/tailoring/review").statusCode(404);
    stranger
        .post(
            "/applications/" + id + "/tailoring/confirm",
            Map.of("change", change, "expectedUpdatedAt", updatedAt()))
        .statusCode(404);
  }

  @Test
  void turnsAYesIntoAConfirmedFact() {
    var question = question();
    applicant.post(path(question), Map.of("answer", "yes")).statusCode(400);

    applicant
        .post(path(question), Map.of("answer", "yes", "text", "At Acme for three years."))
        .statusCode(200)
        .body("questions.find { it.id == '%s' }.answer".formatted(question), equalTo("yes"));

    assertThat(
            applicant
                .get("/resumes/" + applicant.resumeId() + "/facts")
                .extract()
                .<List<String>>path("text"))
        .singleElement()
        .satisfies(it -> assertThat(it).endsWith("At Acme for three years."));
  }

  @Test
  void takesOneOfSeveralAnswersAtATime() throws InterruptedException {
    var question = question();

    var statuses =
        Parallel.run(
            4,
            () ->
                applicant
                    .request()
                    .body(Map.of("answer", "yes", "text", "At Acme for three years."))
                    .post(path(question))
                    .statusCode());

    assertThat(statuses).containsOnlyOnce(200).containsOnly(200, 409);
    applicant.get("/resumes/" + applicant.resumeId() + "/facts").body("", hasSize(1));
  }

  @Test
  void asksNothingAgainAfterANo() {
    var question = question();

    applicant.post(path(question), Map.of("answer", "no")).statusCode(200);
    applicant.tailor(id);

    applicant
        .get("/applications/" + id + "/tailoring/review")
        .body("questions.findAll { it.answer == null }.id", not(hasItem(question)));
    applicant.get("/resumes/" + applicant.resumeId() + "/facts").body("", empty());
  }

  private String question() {
    return applicant
        .get("/applications/" + id + "/tailoring/review")
        .statusCode(200)
        .extract()
        .path("questions[0].id");
  }

  private String path(String question) {
    return "/applications/" + id + "/tailoring/questions/" + question;
  }

  private ValidatableResponse decide(String how) {
    return decide(how, updatedAt());
  }

  private ValidatableResponse decide(String how, String version) {
    return applicant.post(
        "/applications/" + id + "/tailoring/" + how,
        Map.of("change", change, "expectedUpdatedAt", version));
  }

  private String updatedAt() {
    return applicant.application(id).extract().path("tailoring.updatedAt");
  }

  private ValidatableResponse copy() {
    return applicant.get(
        "/resumes/" + applicant.application(id).extract().<String>path("tailoredResumeId"));
  }
}
