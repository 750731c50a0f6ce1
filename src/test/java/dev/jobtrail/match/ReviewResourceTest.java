package dev.jobtrail.match;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThanOrEqualTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ReviewResourceTest {

  @Test
  void scoresTheResumeAgainstThePosting() {
    var applicant = Applicant.create();
    var id = applicant.track();

    var work = applicant.review(id);

    applicant
        .application(id)
        .body("status", equalTo("reviewed"))
        .body("matchScore", greaterThanOrEqualTo(50))
        .body(
            "matchScorecard.dimensions.dimension",
            equalTo(
                List.of("skills", "experience", "seniority", "education", "location", "keywords")))
        .body("matchScorecard.dimensions.rationale", everyItem(not(equalTo(""))))
        .body("matchScorecard.missingKeywords", hasItem("Kafka"))
        .body("matchScorecard.strengths", not(hasSize(0)))
        .body("matchScorecard.modelMeta.provider", equalTo("builtin"))
        .body("matchScorecard.resume.id", equalTo(applicant.resumeId()))
        .body("matchScorecard.updatedAt", notNullValue())
        .body("posting.descriptionParsed.keywords", hasItem("Kubernetes"))
        .body("posting.descriptionParsed.requirements", not(hasSize(0)))
        .body("posting.reviewError", nullValue());
    work.body("state", equalTo("done"))
        .body("kind", equalTo("review"))
        .body("applicationId", equalTo(id))
        .body("error", nullValue());
    applicant
        .get("/applications/" + id + "/history")
        .body("to", equalTo(List.of("saved", "reviewing", "reviewed")))
        .body("by", equalTo(List.of("owner", "system", "system")));
  }

  @Test
  void answersAtOnceAsReviewing() {
    var applicant = Applicant.create();
    var id = applicant.track();

    applicant
        .post("/applications/" + id + "/review")
        .statusCode(202)
        .header("Location", containsString("/work/"))
        .body("id", equalTo(id))
        .body("matchScore", is(nullValue()));
  }

  @Test
  void reviewsAgainWhatIsReady() {
    var applicant = Applicant.create();
    var id = applicant.track();
    applicant.move(id, "ready");

    applicant.review(id);

    applicant.application(id).body("status", equalTo("reviewed"));
  }

  @Test
  void refusesWhatIsSent() {
    var applicant = Applicant.create();
    var id = applicant.track();
    applicant.move(id, "submitted");

    applicant
        .post("/applications/" + id + "/review")
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"));
  }

  @Test
  void refusesWhatIsAnothers() {
    var id = Applicant.create().track();

    Applicant.create().post("/applications/" + id + "/review").statusCode(404);
  }

  @Test
  void refusesAnApplicationWithoutItsResume() {
    var applicant = Applicant.create();
    var id = applicant.track();
    applicant.request().delete("/resumes/" + applicant.resumeId()).then().statusCode(204);

    applicant
        .post("/applications/" + id + "/review")
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"));
  }

  @Test
  void countsAUnitOfTheAllowance() {
    var applicant = Applicant.create();
    applicant.review(applicant.track());

    applicant.get("/account/usage").body("ai.used", equalTo(1));
  }
}
