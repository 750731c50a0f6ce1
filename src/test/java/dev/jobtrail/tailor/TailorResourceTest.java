package dev.jobtrail.tailor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
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
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class TailorResourceTest {

  private Applicant applicant;
  private String id;

  @BeforeEach
  void trackAndReview() {
    applicant = Applicant.create();
    id = applicant.track();
    applicant.review(id);
  }

  @Test
  void makesACopyThatAnswersThePostingBetter() {
    applicant.tailor(id).body("state", equalTo("done"));

    var tailored =
        applicant
            .application(id)
            .body("status", equalTo("ready"))
            .body("applySource", equalTo("tailored"))
            .body("tailorError", nullValue())
            .body("tailoring.sourceResumeId", equalTo(applicant.resumeId()))
            .body("tailoring.changes", not(hasSize(0)))
            .body("tailoring.changes.reason", everyItem(notNullValue()))
            .body("tailoring.match.dimensions", hasSize(6))
            .body("tailoring.modelMeta.provider", equalTo("builtin"))
            .body("tailoring.updatedAt", notNullValue())
            .extract()
            .jsonPath();
    assertThat(tailored.getInt("tailoring.match.score"))
        .isGreaterThanOrEqualTo(tailored.getInt("tailoring.sourceScore"));
    assertThat(tailored.getInt("tailoring.sourceScore")).isEqualTo(tailored.getInt("matchScore"));
  }

  @Test
  void makesAResumeLikeAnyOther() {
    applicant.tailor(id);
    var copy = applicant.application(id).extract().<String>path("tailoredResumeId");

    applicant
        .get("/resumes/" + copy)
        .statusCode(200)
        .body("name", equalTo("Backend engineer – Northwind"))
        .body("applicationId", equalTo(id))
        .body("data.basics.name", equalTo("Jana Novak"))
        .body(
            "data.work.name",
            equalTo(
                applicant
                    .get("/resumes/" + applicant.resumeId())
                    .extract()
                    .path("data.work.name")));
    applicant.get("/resumes").body("id", hasItem(copy));
    applicant.get("/resumes/" + copy + "/pdf").statusCode(200);
  }

  @Test
  void leavesTheSourceAsItWas() {
    var before = applicant.get("/resumes/" + applicant.resumeId()).extract().asString();

    applicant.tailor(id);

    assertThat(applicant.get("/resumes/" + applicant.resumeId()).extract().asString())
        .isEqualTo(before);
  }

  @Test
  void replacesTheCopyAndKeepsWhatItWas() {
    applicant.tailor(id);
    var copy = applicant.application(id).extract().<String>path("tailoredResumeId");
    applicant
        .request()
        .body(Map.of("applySource", "original"))
        .put("/applications/" + id + "/apply-source");

    applicant.tailor(id).body("state", equalTo("done"));

    applicant
        .application(id)
        .body("tailoredResumeId", equalTo(copy))
        .body("applySource", equalTo("original"));
    applicant.get("/resumes/" + copy + "/versions").body("", hasSize(1));
  }

  @Test
  void makesANewCopyWhereTheFirstWasDeleted() {
    applicant.tailor(id);
    var copy = applicant.application(id).extract().<String>path("tailoredResumeId");
    applicant.request().delete("/resumes/" + copy).then().statusCode(204);

    applicant.tailor(id).body("state", equalTo("done"));

    applicant
        .application(id)
        .body("tailoredResumeId", is(notNullValue()))
        .body("tailoredResumeId", not(equalTo(copy)));
  }

  @Test
  void attachesTheOriginalWhereTheCopyWasDeleted() {
    applicant.tailor(id);
    var tailored = applicant.application(id).extract().jsonPath();
    var copy = tailored.getString("tailoredResumeId");

    applicant.request().delete("/resumes/" + copy).then().statusCode(204);

    applicant
        .application(id)
        .body("tailoredResumeId", nullValue())
        .body("applySource", equalTo("original"))
        .body("resumeId", equalTo(applicant.resumeId()))
        .body("updatedAt", greaterThan(tailored.getString("updatedAt")));
  }

  @Test
  void leavesTheSourceOfOtherApplicationsWhereACopyWasDeleted() {
    applicant.tailor(id);
    var copy = applicant.application(id).extract().<String>path("tailoredResumeId");
    var other = applicant.track();
    applicant.review(other);
    applicant.tailor(other).body("state", equalTo("done"));

    applicant.request().delete("/resumes/" + copy).then().statusCode(204);

    applicant.application(other).body("applySource", equalTo("tailored"));
  }

  @Test
  void leavesACopyAloneThatIsLocked() {
    applicant.tailor(id);
    var copy = applicant.application(id).extract().<String>path("tailoredResumeId");
    applicant.post("/resumes/" + copy + "/lock", Map.of("isLocked", true)).statusCode(200);
    var used = applicant.get("/account/usage").extract().<Integer>path("ai.used");

    applicant.tailor(id).body("state", equalTo("failed"));

    applicant
        .application(id)
        .body("status", equalTo("ready"))
        .body("tailorError", equalTo("The resume is locked. Unlock it first."));
    applicant.get("/account/usage").body("ai.used", equalTo(used));
    applicant.request().delete("/applications/" + id).then().statusCode(409);
  }

  @Test
  void goesWithItsApplication() {
    applicant.tailor(id);
    var copy = applicant.application(id).extract().<String>path("tailoredResumeId");

    applicant.request().delete("/applications/" + id).then().statusCode(204);

    applicant.get("/resumes/" + copy).statusCode(404);
    applicant.get("/resumes/" + applicant.resumeId()).statusCode(200);
  }

  @Test
  void usesAFactOnceItIsConfirmed() {
    applicant.tailor(id);
    applicant.application(id).body("tailoring.changes.after", not(hasItem("Kafka")));

    applicant
        .post(
            "/resumes/" + applicant.resumeId() + "/facts",
            Map.of("text", "I ran Kafka at Acme Logistics for three years."))
        .statusCode(201);
    applicant.tailor(id);

    applicant.application(id).body("tailoring.changes.after", hasItem("Kafka"));
  }

  @Test
  void wantsAReviewFirst() {
    var unread = applicant.track();

    applicant
        .post("/applications/" + unread + "/tailor")
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"));
  }
}
