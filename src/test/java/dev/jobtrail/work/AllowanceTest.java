package dev.jobtrail.work;

import static dev.jobtrail.testing.SharedSettings.AI_UNITS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.SharedSettings;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.ValidatableResponse;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@TestProfile(SharedSettings.class)
class AllowanceTest {

  private static final int CALLS = 50;

  private Applicant applicant;

  @BeforeEach
  void signUp() {
    applicant = Applicant.create();
  }

  @Test
  void admitsAsManyAsThePlanHasHoweverManyCallAtOnce() throws Exception {
    var ids = new ConcurrentLinkedDeque<String>();
    for (int i = 0; i < CALLS; i++) {
      ids.add(applicant.track());
    }
    var all = new ArrayDeque<>(ids);

    var statuses = Parallel.run(CALLS, () -> review(ids.remove()).extract().statusCode());

    assertThat(statuses).filteredOn(status -> status == 202).hasSize(AI_UNITS);
    assertThat(statuses).filteredOn(status -> status == 402).hasSize(CALLS - AI_UNITS);
    applicant
        .get("/account/usage")
        .body("ai.used", equalTo(AI_UNITS))
        .body("ai.allowed", equalTo(AI_UNITS));
    assertThat(all)
        .filteredOn(id -> applicant.application(id).extract().path("status").equals("saved"))
        .hasSize(CALLS - AI_UNITS);
  }

  @Test
  void refusesEachKindOfWorkAtThePlansEdge() {
    var id = applicant.track();
    for (int i = 0; i < AI_UNITS; i++) {
      applicant.review(id);
    }

    refused(review(id));
    refused(applicant.post("/applications/" + id + "/tailor"));
    refused(applicant.post("/applications/" + id + "/cover-letter", Map.of()));
    refused(
        applicant.post(
            "/agent/builder/resumes/" + applicant.resumeId() + "/messages",
            Map.of("text", "Shorter, please.")));

    applicant.application(id).body("status", equalTo("reviewed"));
    applicant
        .get("/agent/builder/status")
        .body("available", equalTo(false))
        .body("reason", equalTo("The plan's AI allowance is used up this month."));
  }

  @Test
  void tellsAboutTheStateOfTheRecordBeforeThePlan() {
    var id = applicant.track();
    for (int i = 0; i < AI_UNITS; i++) {
      applicant.review(id);
    }
    applicant.move(id, "submitted");

    review(id).statusCode(409);
  }

  @Test
  void admitsAsManySearchesAsThePlanHas() {
    var path = "/discovery/resumes/" + applicant.resumeId();
    var company = Map.of("board", "lever", "slug", "acme");
    applicant.post(path + "/targets", Map.of("companies", List.of(company))).statusCode(201);
    for (int i = 0; i < 2; i++) {
      var run = applicant.post(path + "/runs").statusCode(202).extract().header("Location");
      applicant.awaitEnd(URI.create(run).getPath()).body("state", equalTo("done"));
    }

    applicant.post(path + "/runs").statusCode(402).body("code", equalTo("DISCOVERY_LIMIT_REACHED"));

    applicant.get("/account/usage").body("discovery.used", equalTo(2));
    applicant.get(path + "/runs").body("size()", equalTo(2));
  }

  private ValidatableResponse review(String id) {
    return applicant.post("/applications/" + id + "/review");
  }

  private static void refused(ValidatableResponse answer) {
    answer.statusCode(402).body("code", equalTo("AI_LIMIT_REACHED"));
  }
}
