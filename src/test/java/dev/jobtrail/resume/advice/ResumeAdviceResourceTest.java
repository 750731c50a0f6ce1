package dev.jobtrail.resume.advice;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ResumeAdviceResourceTest {

  @Test
  void namesWhatToImproveInTheLanguageOfTheCaller() {
    var applicant = Applicant.create();
    var path = "/resumes/" + applicant.resumeId();
    applicant
        .request()
        .body(
            Map.of(
                "operations",
                List.of(
                    Map.of(
                        "op",
                        "replace",
                        "path",
                        "/work/0/highlights/0",
                        "value",
                        "Responsible for the till"))))
        .patch(path)
        .then()
        .statusCode(200);

    applicant
        .request()
        .get(path + "/advice")
        .then()
        .statusCode(200)
        .body("pages", equalTo(1))
        .body("language", equalTo("en"))
        .body("words", notNullValue())
        .body("remarks.kind", hasItem("weak_opening"))
        .body("remarks.path", hasItem("/work/0/highlights/0"))
        .body("remarks.words", hasItem("Responsible for"))
        .body(
            "remarks.message",
            hasItem(
                "“Responsible for” hides what you did. Begin with a verb that says it, and with the result."));
    applicant
        .request()
        .header("Accept-Language", "de")
        .get(path + "/advice")
        .then()
        .statusCode(200)
        .body(
            "remarks.message",
            hasItem(
                "„Responsible for“ verbirgt, was Sie getan haben. Beginnen Sie mit dem, was Sie getan oder erreicht haben."));
  }

  @Test
  void refusesWhatIsNotTheCallers() {
    var path = "/resumes/" + Applicant.create().resumeId() + "/advice";

    Api.newAccount().request().get(path).then().statusCode(404);
  }
}
