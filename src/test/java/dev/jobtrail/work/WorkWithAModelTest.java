package dev.jobtrail.work;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.ModelAnswers;
import dev.jobtrail.testing.ModelResource;
import dev.jobtrail.testing.ModelServer;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.TraceResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Work while a model answers late, badly or not at all. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(TraceResource.class)
@WithTestResource(MailResource.class)
@WithTestResource(ModelResource.class)
class WorkWithAModelTest {

  /** As many as the service does at once here. */
  private static final int THREADS = 2;

  ModelServer model;

  private final CountDownLatch answer = new CountDownLatch(1);
  private Applicant applicant;

  @BeforeEach
  void signUp() {
    model.reset();
    model.always(ModelAnswers.good());
    applicant = Applicant.create();
  }

  @AfterEach
  void letGo() {
    answer.countDown();
  }

  @Test
  void reviewsByTheModel() {
    var id = applicant.track();

    applicant.review(id).body("state", equalTo("done"));

    applicant
        .application(id)
        .body("status", equalTo("reviewed"))
        .body("matchScore", equalTo(80))
        .body("matchScorecard.modelMeta.provider", equalTo("openai-compatible"))
        .body("matchScorecard.modelMeta.model", equalTo("test-model"));
  }

  @Test
  void tailorsByTheModelWithoutWhatTheGuardRefuses() {
    var id = applicant.track();
    applicant.review(id);

    applicant.tailor(id).body("state", equalTo("done"));

    applicant
        .application(id)
        .body("status", equalTo("ready"))
        .body("tailoring.changes.after", equalTo(List.of("Kubernetes")))
        .body("tailoring.refused.size()", equalTo(1))
        .body("tailoring.modelMeta.model", equalTo("test-model"));
  }

  @Test
  void marksAChangeThatTheModelObjectsToAsAJudge() {
    model.always(
        ModelServer.saying(
            request ->
                switch (request.schemaName()) {
                  case "judge" ->
                      """
                      {"judgements": [{"number": 0, "verdict": "unsupported", "quote": null,
                       "missing": "14 services"}]}
                      """;
                  case "tailor" ->
                      """
                      {"changes": [{"kind": "bullet", "place": "/work/0/highlights/2",
                        "after": "Moved 14 services from virtual machines to Kubernetes",
                        "order": null, "reason": "The posting asks for it."}]}
                      """;
                  case "parse" -> ModelAnswers.PARSED;
                  default -> ModelAnswers.SCORED;
                }));
    var id = applicant.track();
    applicant.review(id);

    applicant.tailor(id).body("state", equalTo("done"));

    applicant
        .application(id)
        .body(
            "tailoring.changes.reason",
            contains(
                "The posting asks for it. A model found no evidence for “14 services”. "
                    + "Reworded, please check."));
    applicant
        .request()
        .get("/applications/{id}/tailoring/review", id)
        .then()
        .body("unconfirmed.size()", equalTo(1));
  }

  @Test
  void failsCleanlyWhereTheModelAnswersRubbish() {
    model.always(ModelServer.says("I am only a parrot."));
    var id = applicant.track();
    applicant.move(id, "ready");

    applicant.review(id).body("state", equalTo("failed")).body("error", notNullValue());

    applicant
        .application(id)
        .body("status", equalTo("ready"))
        .body("matchScore", nullValue())
        .body("posting.reviewError", notNullValue());
    used(0);
  }

  @Test
  void forgetsTheErrorOnceAReviewSucceeds() {
    var id = applicant.track();
    model.always(ModelServer.status(401, "{}"));
    applicant.review(id).body("state", equalTo("failed"));
    model.always(ModelAnswers.good());

    applicant.review(id).body("state", equalTo("done"));

    applicant.application(id).body("posting.reviewError", nullValue());
    used(1);
  }

  @Test
  void tellsWhyTailoringFailed() {
    var id = applicant.track();
    applicant.review(id);
    model.always(ModelServer.status(401, "{}"));

    applicant.tailor(id).body("state", equalTo("failed"));

    applicant
        .application(id)
        .body("status", equalTo("reviewed"))
        .body("tailorError", notNullValue())
        .body("tailoring", nullValue());
    used(1);
  }

  @Test
  void keepsTheLetterThatIsThereWhereANewOneIsNotWorthIt() {
    var id = applicant.track();
    applicant
        .request()
        .body(Map.of("coverLetter", "Mine."))
        .put(letters(id))
        .then()
        .statusCode(200);
    model.always(
        ModelServer.saying(
            request -> request.schemaName().isEmpty() ? "I led Google." : ModelAnswers.PARSED));

    applicant.writeLetter(id, Map.of()).body("state", equalTo("failed"));

    applicant.application(id).body("coverLetter", equalTo("Mine."));
    used(0);
  }

  @Test
  void throwsAwayTheResultOfAReviewThatWasWithdrawn() {
    model.always(ModelAnswers.goodAfter(answer));
    var id = applicant.track();
    var work = work(applicant.post("/applications/" + id + "/review"));
    await().until(() -> !model.requests().isEmpty());

    applicant.move(id, "withdrawn");
    answer.countDown();

    applicant.get(work).body("state", equalTo("cancelled"));
    await().during(Duration.ofMillis(300)).until(() -> true);
    applicant.application(id).body("status", equalTo("withdrawn")).body("matchScore", nullValue());
    applicant.get(work).body("state", equalTo("cancelled"));
  }

  @Test
  void givesTheUnitBackOfWhatWasCancelledBeforeItBegan() {
    model.always(ModelAnswers.goodAfter(answer));
    var ids = new ArrayList<String>();
    for (int i = 0; i <= THREADS; i++) {
      ids.add(applicant.track());
      applicant.post("/applications/" + ids.getLast() + "/review").statusCode(202);
    }
    await().until(() -> model.requests().size() == THREADS);

    applicant.move(ids.getLast(), "withdrawn");
    used(THREADS);
    applicant.move(ids.getFirst(), "withdrawn");
    used(THREADS);
  }

  @Test
  void bringsAnArchivedClientsApplicationBackToWhereItWas() {
    model.always(ModelAnswers.goodAfter(answer));
    var operator = new Operator(applicant.account());
    var client = operator.client("Nia");
    var theirs = Applicant.forClient(applicant.account(), client);
    var id = theirs.track(Applicant.POSTING, client);
    var work = work(theirs.post("/applications/" + id + "/review"));
    await().until(() -> !model.requests().isEmpty());

    operator.post("/clients/" + client + "/archive").statusCode(200);

    theirs.application(id).body("status", equalTo("saved"));
    theirs.get(work).body("state", equalTo("cancelled"));
    theirs
        .post("/applications/" + id + "/review")
        .statusCode(409)
        .body("code", equalTo("CLIENT_ARCHIVED"));
  }

  @Test
  void isAtOneThingAtATime() {
    model.always(ModelAnswers.goodAfter(answer));
    var id = applicant.track();
    applicant.post("/applications/" + id + "/review").statusCode(202);
    applicant.post(letters(id), Map.of()).statusCode(202);

    applicant.post("/applications/" + id + "/review").statusCode(409);
    applicant.post("/applications/" + id + "/tailor").statusCode(409);
    applicant.post(letters(id), Map.of()).statusCode(409);
    used(2);
  }

  @Test
  void letsAnApplicationBeDeletedMeanwhile() {
    model.always(ModelAnswers.goodAfter(answer));
    var id = applicant.track();
    var work = work(applicant.post("/applications/" + id + "/review"));
    await().until(() -> !model.requests().isEmpty());

    applicant.request().delete("/applications/" + id).then().statusCode(204);
    answer.countDown();

    applicant.get(work).statusCode(404);
    applicant.review(applicant.track()).body("state", equalTo("done"));
  }

  @Test
  void doesNotHideWhoseWorkItIs() {
    var work = work(applicant.post("/applications/" + applicant.track() + "/review"));

    Applicant.create().get(work).statusCode(404);
  }

  @Test
  void keepsNoTextThatTheDatabaseCannot() {
    model.always(
        ModelServer.says(ModelAnswers.PARSED.replace("Builds services", "Builds\\u0000 services")));

    applicant.review(applicant.track()).body("state", equalTo("failed"));

    assertThat(model.requests()).isNotEmpty();
  }

  private void used(int units) {
    await().untilAsserted(() -> applicant.get("/account/usage").body("ai.used", equalTo(units)));
  }

  private static String letters(String id) {
    return "/applications/" + id + "/cover-letter";
  }

  private static String work(ValidatableResponse takenUp) {
    var location = takenUp.statusCode(202).extract().header("Location");
    return location.substring(location.indexOf("/work/"));
  }
}
