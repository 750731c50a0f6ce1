package dev.jobtrail.attempt;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.platform.Hashes;
import dev.jobtrail.platform.Secrets;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StoredAccounts;
import dev.jobtrail.testing.StoredAttempts;
import dev.jobtrail.testing.UpdateReader;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people do with runs that no browser is at. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
@TestProfile(AttemptResourceTest.TenRunsAndNoBrowser.class)
class AttemptResourceTest {

  public static class TenRunsAndNoBrowser implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "jobtrail.apply.browsers", "0",
          "jobtrail.apply.sweep-every", "1s",
          "jobtrail.plans.default", "ten",
          "jobtrail.plans.ten.apply", "10");
    }
  }

  private static final String NOBODYS = UUID.randomUUID().toString();

  @Inject StoredAttempts stored;
  @Inject Screenshots screenshots;
  @Inject EventStreams streams;
  @Inject AgroalDataSource dataSource;

  Mailbox mailbox;

  @TestHTTPResource("/")
  URI base;

  private Applicant applicant;
  private Applying applying;

  @BeforeEach
  void signUp() {
    applicant = Applicant.create();
    StoredAccounts.verifyAddress(dataSource, applicant.account());
    applying = new Applying(applicant);
  }

  @Test
  void refusesARunOfOneWhoseEmailIsNotVerified() {
    var stranger = Applicant.create();
    var id = stranger.track(posting(), null);
    stranger
        .post("/applications/" + id + "/attempts")
        .statusCode(403)
        .body("code", equalTo("EMAIL_NOT_VERIFIED"));
    stranger.application(id).body("status", equalTo("saved"));
    stranger.post("/applications/" + NOBODYS + "/attempts").statusCode(404);
  }

  @Test
  void startsARunThatWaitsForABrowser() {
    applying.writeProfile(Map.of("submitMode", "hybrid"));
    var application = track();
    var started = start(application).statusCode(201);
    started
        .header("Location", containsString("/attempts/" + started.extract().path("id")))
        .body("applicationId", equalTo(application))
        .body("state", equalTo("filling"))
        .body("autoSubmit", equalTo(true))
        .body("submitMode", equalTo("hybrid"))
        .body("outcome", nullValue())
        .body("atsVendor", nullValue())
        .body("applyUrl", nullValue())
        .body("fields", empty())
        .body("blockers", empty())
        .body("questions", empty())
        .body("asked", empty())
        .body("events", empty())
        .body("note", nullValue())
        .body("reason", nullValue())
        .body("confirmation", nullValue())
        .body("screenshotUrl", nullValue())
        .body("startedAt", notNullValue())
        .body("updatedAt", notNullValue())
        .body("finishedAt", nullValue());
    status(application, "applying");
    used(1);
    applicant
        .get("/applications/" + application + "/history")
        .body("to", hasItem("applying"))
        .body("by", hasItem("system"));
  }

  @Test
  void startsRunsOfSeveralApplicationsAndTellsWhatCameOfEach() {
    var first = track();
    var withoutUrl = applicant.track();
    var second = track();
    var body = Map.of("applicationIds", List.of(first, withoutUrl, NOBODYS, second, first, "x"));

    var started = applicant.post("/attempts", body).statusCode(200);

    started
        .body("results.applicationId", contains(first, withoutUrl, NOBODYS, second, "x"))
        .body("results.error", contains(null, "INVALID_TRANSITION", "NOT_FOUND", null, "NOT_FOUND"))
        .body("results[1].message", containsString("no URL"));
    applying
        .read(started.extract().path("results[3].attemptId"))
        .body("applicationId", equalTo(second));
    used(2);
    applicant
        .post("/attempts", body)
        .body("results[0].error", equalTo("ATTEMPT_IN_PROGRESS"))
        .body("results[3].error", equalTo("ATTEMPT_IN_PROGRESS"));
    used(2);
  }

  @Test
  void startsAtMostFiftyRunsAtOnceAndNoneOfOneWhoseEmailIsNotVerified() {
    applicant
        .post("/attempts", Map.of("applicationIds", Collections.nCopies(51, NOBODYS)))
        .statusCode(400);
    applicant.post("/attempts", Map.of("applicationIds", List.of())).statusCode(400);
    Applicant.create()
        .post("/attempts", Map.of("applicationIds", List.of(NOBODYS)))
        .statusCode(403);
  }

  @Test
  void listsAllAnswersOfARunForPasting() {
    var application = track();
    var run = stored.asking(application);
    applying.answer(run, Map.of("Do you travel?", "Yes"), false).statusCode(202);

    applicant
        .get("/attempts/" + run + "/sheet")
        .statusCode(200)
        .body("url", containsString("https://jobs.example.com/"))
        .body("fields.label", contains("Name", "Do you travel?"))
        .body("fields.value", contains("Jana Novak", "Yes"))
        .body("fields.source", contains(null, "you"))
        .body("others.find { it.label == 'City' }.value", equalTo("Berlin"))
        .body("others.find { it.label == 'City' }.source", equalTo("resume"))
        .body("questions", contains("Why us?"));
    Applicant.create().get("/attempts/" + run + "/sheet").statusCode(404);
  }

  @ParameterizedTest
  @CsvSource({"review,false", "hybrid,true", "auto,true"})
  void fixesTheModeAtTheStart(String mode, boolean autoSubmit) {
    applying.writeProfile(Map.of("submitMode", mode));
    String id = start(track()).extract().path("id");
    applying.writeProfile(Map.of("submitMode", mode.equals("auto") ? "review" : "auto"));
    applying.read(id).body("submitMode", equalTo(mode)).body("autoSubmit", equalTo(autoSubmit));
  }

  @Test
  void submitsByItselfOnlyForKeysThatMaySubmit() {
    applying.writeProfile(Map.of("submitMode", "auto"));
    var filler = applicant.account().withKey(Map.of("scopes", List.of("apply")));
    var sender = applicant.account().withKey(Map.of("scopes", List.of("apply", "apply:submit")));
    filler
        .get()
        .post("/applications/" + track() + "/attempts")
        .then()
        .statusCode(201)
        .body("submitMode", equalTo("review"))
        .body("autoSubmit", equalTo(false));
    sender
        .get()
        .post("/applications/" + track() + "/attempts")
        .then()
        .statusCode(201)
        .body("autoSubmit", equalTo(true));

    filler.get().post("/attempts/" + NOBODYS + "/submit").then().statusCode(403);
    sender.get().post("/attempts/" + NOBODYS + "/submit").then().statusCode(404);
  }

  @Test
  void leavesSubmittingToItsPersonOnceAKeyThatMayNotHasAnswered() throws SQLException {
    var filler = applicant.account().withKey(Map.of("scopes", List.of("apply")));
    var id = stored.asking(track());
    execute("update attempt set auto_submit = true, submit_mode = 'AUTO' where id = '" + id + "'");
    filler
        .get()
        .body(Map.of("answers", List.of(Map.of("question", "Why us?", "value", "Ships."))))
        .post("/attempts/" + id + "/answers")
        .then()
        .statusCode(202)
        .body("autoSubmit", equalTo(false));
  }

  @Test
  void doesNotLetAKeyHaveRunsSubmitThatMayNotSubmit() {
    applying.writeProfile(Map.of("submitMode", "hybrid"));
    var filler = applicant.account().withKey(Map.of("scopes", List.of("apply")));
    filler
        .get()
        .body(Map.of("submitMode", "auto"))
        .put("/apply/profile")
        .then()
        .statusCode(403)
        .body("code", equalTo("INSUFFICIENT_SCOPE"));
    filler.get().body(Map.of("submitMode", "hybrid")).put("/apply/profile").then().statusCode(200);
    filler.get().body(Map.of("submitMode", "review")).put("/apply/profile").then().statusCode(200);
  }

  @Test
  void letsOneRunAtATimeBegin() throws Exception {
    for (int round = 0; round < 5; round++) {
      var application = track();
      var answers = Parallel.run(4, () -> start(application).extract());
      assertThat(answers).filteredOn(it -> it.statusCode() == 201).hasSize(1);
      assertThat(answers)
          .filteredOn(it -> it.statusCode() == 409)
          .hasSize(3)
          .allMatch(it -> it.path("code").equals("ATTEMPT_IN_PROGRESS"));
      list(application).body("size()", equalTo(1));
      used(round + 1);
    }
  }

  @Test
  void letsAnotherRunBeginOnceOneIsOver() {
    var application = track();
    abandon(start(application).extract().path("id")).statusCode(200);
    start(application).statusCode(201);
    list(application).body("state", contains("filling", "done"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "submitted",
        "screening",
        "interview",
        "offer",
        "rejected",
        "withdrawn",
        "ghosted"
      })
  void startsNoRunOnceAnApplicationIsSentOrOver(String status) {
    var application = track();
    applicant.move(application, status);
    refused(start(application));
    status(application, status);
    list(application).body("size()", equalTo(0));
    used(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"reviewed", "ready", "needs_action"})
  void startsARunFromEachStatusBeforeTheSending(String status) {
    var application = track();
    applicant.move(application, status);
    start(application).statusCode(201);
  }

  @Test
  void startsNoRunWithoutAnAddressOrAResume() {
    refused(start(applicant.track()));
    var application = track();
    applicant.request().delete("/resumes/" + applicant.resumeId()).then().statusCode(204);
    refused(start(application));
    used(0);
  }

  @Test
  void startsNoRunOnceTheButtonWasPressed() {
    var application = track();
    stored.beginSubmission(stored.done(application));
    refused(start(application)).body("message", containsString("will not be submitted again"));
    used(0);
  }

  @Test
  void startsAsManyRunsAsThePlanHasHoweverManyCallAtOnce() throws Exception {
    var ids = new ConcurrentLinkedDeque<String>();
    for (int i = 0; i < 20; i++) {
      ids.add(track());
    }
    var all = new ArrayList<>(ids);

    var answers = Parallel.run(20, () -> start(ids.remove()).extract());

    assertThat(answers).filteredOn(it -> it.statusCode() == 201).hasSize(10);
    assertThat(answers)
        .filteredOn(it -> it.statusCode() == 402)
        .hasSize(10)
        .allMatch(it -> it.path("code").equals("APPLY_LIMIT_REACHED"));
    applicant.get("/account/usage").body("apply.used", equalTo(10));
    assertThat(all)
        .filteredOn(id -> applicant.application(id).extract().path("status").equals("saved"))
        .hasSize(10)
        .allSatisfy(id -> list(id).body("size()", equalTo(0)));
  }

  @Test
  void tellsAboutTheApplicationBeforeThePlan() {
    for (int i = 0; i < 10; i++) {
      start(track()).statusCode(201);
    }
    var sent = track();
    applicant.move(sent, "submitted");
    refused(start(sent));
    start(track()).statusCode(402).body("code", equalTo("APPLY_LIMIT_REACHED"));
  }

  private record Client(Applicant applicant, String id, String email) {}

  private Client client() {
    var email = "c" + UUID.randomUUID().toString().substring(0, 18) + "@example.org";
    String id =
        applicant
            .post("/clients", Map.of("name", "Jana", "email", email, "requireApproval", true))
            .extract()
            .path("id");
    return new Client(Applicant.forClient(applicant.account(), id), id, email);
  }

  private void approve(Client client) {
    String token =
        Api.browser(applicant.account().session())
            .get("/clients/" + client.id() + "/approvals?state=pending")
            .then()
            .extract()
            .<List<String>>path("link")
            .getFirst();
    var known = token == null ? mailbox.newestToken(client.email()) : token;
    given()
        .contentType("application/json")
        .body(Map.of("decision", "approve"))
        .post("/approvals/" + known)
        .then()
        .statusCode(200);
  }

  private ValidatableResponse approvals(Client client) {
    return applicant.get("/clients/" + client.id() + "/approvals").statusCode(200);
  }

  @Test
  void startsARunOnceTheClientHasApproved() {
    var client = client();
    var application = client.applicant().track(posting(), client.id());

    approvalRequired(start(application));
    approvals(client)
        .body("state", contains("pending"))
        .body("applicationId", contains(application));
    status(application, "saved");
    list(application).body("size()", equalTo(0));
    used(0);

    approve(client);
    start(application).statusCode(201);
    used(1);
  }

  @Test
  void sendsNothingThatTheClientHasNotSeen() {
    var client = client();
    var application = client.applicant().track(posting(), client.id());
    approvalRequired(start(application));
    approve(client);
    var run = stored.ready(application);
    applicant
        .request()
        .body(Map.of("coverLetter", "Another letter."))
        .put("/applications/" + application + "/cover-letter")
        .then()
        .statusCode(200);

    approvalRequired(applying.submit(run));
    applying.read(run).body("state", equalTo("ready"));
    approvals(client).body("state", hasItem("pending"));

    await().until(() -> mailbox.bodies(client.email()).size() == 2);
    approve(client);
    applying.submit(run).statusCode(202).body("state", equalTo("submitting"));
  }

  private static void approvalRequired(ValidatableResponse answer) {
    answer.statusCode(409).body("code", equalTo("APPROVAL_REQUIRED"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"asking", "ready", "filling"})
  void endsWithItsApplicationWithdrawn(String state) {
    var application = track();
    var run = runIn(state, application);
    applicant.move(application, "withdrawn");
    applying
        .read(run)
        .body("state", equalTo("done"))
        .body("outcome", equalTo("abandoned"))
        .body("reason", containsString("withdrawn"))
        .body("finishedAt", notNullValue());
    status(application, "withdrawn");
    noWork(application);
  }

  @ParameterizedTest
  @ValueSource(strings = {"asking", "ready", "filling"})
  void endsWithItsClientArchived(String state) throws Exception {
    String client =
        applicant.post("/clients", Map.of("name", "Jana")).statusCode(201).extract().path("id");
    var theirs = Applicant.forClient(applicant.account(), client);
    var application = theirs.track(posting(), client);
    var run = runIn(state, application);

    applicant.post("/clients/" + client + "/archive").statusCode(200);

    applying
        .read(run)
        .body("state", equalTo("done"))
        .body("outcome", equalTo("abandoned"))
        .body("reason", containsString("archived"));
    status(application, "ready");
    noWork(application);
    start(application).statusCode(409).body("code", equalTo("CLIENT_ARCHIVED"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"asking", "ready", "filling", "done"})
  void goesWithItsApplication(String state) {
    var application = track();
    var run = runIn(state, application);
    applicant.request().delete("/applications/" + application).then().statusCode(204);
    applicant.get("/attempts/" + run).statusCode(404);
    noWork(application);
  }

  @Test
  void givesTheUnitBackWhereNoBrowserWasOpenedYet() {
    var withdrawn = track();
    start(withdrawn).statusCode(201);
    String abandoned = start(track()).extract().path("id");
    used(2);
    applicant.move(withdrawn, "withdrawn");
    used(1);
    abandon(abandoned).statusCode(200);
    used(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"asking", "ready", "filling"})
  void isAbandonedByItsPerson(String state) {
    var application = track();
    var run = runIn(state, application);
    abandon(run)
        .statusCode(200)
        .body("state", equalTo("done"))
        .body("outcome", equalTo("abandoned"))
        .body("autoSubmit", equalTo(false))
        .body("finishedAt", notNullValue())
        .body("events.kind", hasItem("note"));
    status(application, "ready");
    noWork(application);
    refused(abandon(run));
  }

  @Test
  void cannotBeCalledBackOnceTheButtonWasPressed() {
    var application = track();
    var run = stored.add(application, "SUBMITTING", "APPLYING");
    stored.beginSubmission(run);
    refused(abandon(run));
    applicant.move(application, "withdrawn");
    applying.read(run).body("state", equalTo("submitting"));
  }

  private String runIn(String state, String application) {
    return switch (state) {
      case "asking" -> stored.asking(application);
      case "ready" -> stored.ready(application);
      case "done" -> stored.done(application);
      default -> start(application).statusCode(201).extract().path("id");
    };
  }

  @Test
  void readsWhatAReplicaOfAnotherVersionHasStored() throws SQLException {
    var run = stored.asking(track());
    execute(
        """
        update attempt set asked =
          '[{"question": "Why us?", "options": [], "ofALaterVersion": {"a": 1}}]'
        where id = '%s'
        """
            .formatted(run));

    applying
        .read(run)
        .body("questions", contains("Why us?"))
        .body("asked.longText", contains(false))
        .body("asked.proposal", contains(nullValue()));
  }

  @Test
  void refusesAnAnswerToWhatWasNotAsked() {
    var run = stored.asking(track());
    applying
        .answer(run, Map.of("Do you swim?", "Yes"), false)
        .statusCode(400)
        .body("code", equalTo("VALIDATION_FAILED"))
        .body("details[0].field", equalTo("answers[0].question"));
    applying.read(run).body("questions", contains("Do you travel?", "Why us?"));
  }

  @Test
  void namesTheChoicesWhereAnAnswerIsNoneOfThem() {
    var run = stored.asking(track());
    applying
        .answer(run, Map.of("Do you travel?", "Sometimes"), false)
        .statusCode(400)
        .body("details[0].field", equalTo("answers[0].value"))
        .body("details[0].message", containsString("Yes | No"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"answers\": []}",
        "{\"answers\": [null]}",
        "{\"answers\": [{\"question\": \"Why us?\"}]}",
        "{\"answers\": [{\"question\": \"Why us?\", \"value\": \" \"}]}",
        "{\"answers\": [{\"question\": \"Why us?\", \"value\": 1, \"other\": 2}]}",
        "{\"answers\": [{\"question\": \"Why us?\", \"value\": \"a\"},"
            + " {\"question\": \"why us\", \"value\": \"b\"}]}"
      })
  void refusesAnswersThatAreNone(String body) {
    var run = stored.asking(track());
    applicant.request().body(body).post("/attempts/" + run + "/answers").then().statusCode(400);
    applying.read(run).body("state", equalTo("asking")).body("events", empty());
  }

  @Test
  void goesOnAskingUntilAllIsAnswered() {
    var application = track();
    var run = stored.asking(application);
    applying
        .answer(run, Map.of("Do you travel?", "yes"), false)
        .statusCode(202)
        .body("state", equalTo("asking"))
        .body("questions", contains("Why us?"))
        .body("asked.question", contains("Why us?"))
        .body("events.kind", contains("answer"))
        .body("events.label", contains("Do you travel?"))
        .body("events.text", contains("Yes"));
    status(application, "needs_action");
    applying.answer(run, Map.of("Do you travel?", "No"), false).statusCode(400);

    applying
        .answer(run, Map.of("Why us?", "Harbours."), false)
        .statusCode(202)
        .body("state", equalTo("filling"))
        .body("questions", empty());
    status(application, "applying");
    refused(applying.answer(run, Map.of("Why us?", "Harbours."), false));
  }

  @Test
  void remembersAnswersOnlyWhereItsPersonSaysSo() {
    var first = stored.asking(track());
    applying.answer(first, Map.of("Do you travel?", "Yes"), false).statusCode(202);
    applicant.get("/apply/profile").body("answers", empty());
    applying.answer(first, Map.of("Why us?", "Harbours."), true).statusCode(202);
    applicant
        .get("/apply/profile")
        .body("answers.question", contains("Why us?"))
        .body("answers.answer", contains("Harbours."));
  }

  @Test
  void takesOneSubmitOfTwoAtOnce() throws Exception {
    for (int round = 0; round < 5; round++) {
      var run = stored.ready(track());
      var statuses = Parallel.run(2, () -> applying.submit(run).extract().statusCode());
      assertThat(statuses).containsExactlyInAnyOrder(202, 409);
      applying.read(run).body("state", equalTo("submitting"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"FILLING", "SUBMITTING", "DONE"})
  void takesAnswersAndCorrectionsOnlyWhileItWaits(String state) {
    var run = stored.add(track(), state, "APPLYING");
    refused(applying.answer(run, Map.of("Why us?", "Harbours."), false));
    refused(applying.answer(run, Map.of("Name", "Jana Nováková"), false));
    applying
        .read(run)
        .body("fields[0].value", equalTo("Jana Novak"))
        .body("fields[0].question", nullValue())
        .body("events.kind", not(hasItem("correct")));
  }

  @Test
  void fillsInAReadyFormAgainWithCorrections() {
    var application = track();
    var run = stored.ready(application);
    stored.show(run, StoredAttempts.KINDS);
    applying
        .read(run)
        .body("fields[0].question.question", equalTo("Name"))
        .body("fields[0].question.maxLength", equalTo(60))
        .body("fields[0].answer", equalTo("Jana Novak"))
        .body("fields[2].question.format", equalTo("yyyy-mm-dd"))
        .body("fields[2].answer", equalTo("2027-02-01"))
        .body("fields[4].question.options", contains("Yes", "No"))
        .body("fields[4].answer", equalTo("Yes"))
        .body("fields[5].question.several", equalTo(true))
        .body("fields[5].answer", equalTo("Java\nC, C++"))
        .body("fields[7].question", nullValue());

    applying
        .answer(
            run,
            Map.of(
                "Name", "Jana Nováková",
                "Website", "",
                "Start", "2027-03-01",
                "Remote?", "No",
                "Languages", "C, C++\nRust"),
            false)
        .statusCode(202)
        .body("state", equalTo("filling"))
        .body(
            "fields.value[0..5]",
            contains("Jana Nováková", "", "2027-03-01", "Brno", "", "C, C++, Rust"))
        .body(
            "fields.source",
            contains(
                "correction",
                "correction",
                "correction",
                "you",
                "correction",
                "correction",
                "you",
                "resume"))
        .body("events.kind", everyItem(equalTo("correct")))
        .body("events.label", hasItems("Name", "Website", "Start", "Remote?", "Languages"));
    status(application, "applying");
    applicant.get("/apply/profile").body("answers", empty());
    applicant
        .get("/attempts/" + run + "/sheet")
        .body("fields.label", not(hasItem("Website")))
        .body("fields.find { it.label == 'Start' }.value", equalTo("2027-03-01"));
    refused(applying.submit(run));
    refused(applying.answer(run, Map.of("Name", "Jana"), false));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Shoe size|43|question|is not a question of this run",
        "CV|other.pdf|question|can only be changed on the site of the form",
        "Name|''|value|is required by the form",
        "Name|' '|value|is required by the form",
        "Website|jana.example.org|value|must be a URL that begins with https://",
        "Start|soon|value|must be a date such as 2027-02-01",
        "Start|''|value|is required by the form",
        "Place|Oslo|value|must be one of: Berlin",
        "Languages|Java, Basic|value|must be one of: Java",
        "Remote?|maybe|value|must be one of: Yes"
      })
  void refusesCorrectionsThatDoNotFit(String field, String value, String part, String why) {
    var run = stored.ready(track());
    stored.show(run, StoredAttempts.KINDS);
    applying
        .answer(run, Map.of(field, value), true)
        .statusCode(400)
        .body("details[0].field", equalTo("answers[0]." + part))
        .body("details[0].message", containsString(why));
    applying.read(run).body("state", equalTo("ready")).body("events", empty());
    applicant.get("/apply/profile").body("answers", empty());
  }

  @Test
  void refusesACorrectionThatIsTooLong() {
    var run = stored.ready(track());
    stored.show(run, StoredAttempts.KINDS);
    applying
        .answer(run, Map.of("Name", "J".repeat(61)), false)
        .statusCode(400)
        .body("details[0].message", equalTo("must have at most 60 characters"));
    applying.answer(run, Map.of("Name", "J".repeat(60)), false).statusCode(202);
  }

  @Test
  void keepsAskingWhileOnlyCorrectionsCome() {
    var application = track();
    var run = stored.asking(application);
    applying
        .answer(run, Map.of("Name", "Jana Nováková"), false)
        .statusCode(202)
        .body("state", equalTo("asking"))
        .body("questions", contains("Do you travel?", "Why us?"))
        .body("fields[0].value", equalTo("Jana Nováková"))
        .body("fields[0].source", equalTo("correction"));
    status(application, "needs_action");
    applicant
        .get("/attempts/" + run + "/sheet")
        .body("fields.find { it.label == 'Name' }.value", equalTo("Jana Nováková"));

    applying
        .answer(run, Map.of("Do you travel?", "Yes", "Why us?", "Harbours.", "Name", "Jana"), false)
        .statusCode(202)
        .body("state", equalTo("filling"))
        .body("fields[0].value", equalTo("Jana"));
  }

  @Test
  void remembersCorrectionsBeforeProfileAndResume() {
    var run = stored.asking(track());
    applying
        .answer(run, Map.of("Do you travel?", "Yes", "Name", "Jana Nováková"), true)
        .statusCode(202);
    applicant
        .get("/apply/profile")
        .body("answers.find { it.question == 'Name' }.answer", equalTo("Jana Nováková"))
        .body("answers.find { it.question == 'Name' }.preferred", equalTo(true))
        .body("answers.find { it.question == 'Do you travel?' }.preferred", equalTo(false));
  }

  @Test
  void takesEitherACorrectionOrASubmit() throws Exception {
    for (int round = 0; round < 5; round++) {
      var run = stored.ready(track());
      var isCorrection = new AtomicInteger();
      var statuses =
          Parallel.run(
              2,
              () ->
                  isCorrection.getAndIncrement() == 0
                      ? applying
                          .answer(run, Map.of("Name", "Jana Nováková"), false)
                          .extract()
                          .statusCode()
                      : applying.submit(run).extract().statusCode());
      assertThat(statuses).containsExactlyInAnyOrder(202, 409);
      var after = applying.read(run).extract();
      assertThat(after.<String>path("state") + " " + after.<String>path("fields[0].value"))
          .isIn("filling Jana Nováková", "submitting Jana Novak");
    }
  }

  @Test
  void takesOneOfTwoCorrectionsAtOnce() throws Exception {
    for (int round = 0; round < 3; round++) {
      var run = stored.ready(track());
      var statuses =
          Parallel.run(
              2,
              () ->
                  applying
                      .answer(run, Map.of("Name", "Jana Nováková"), false)
                      .extract()
                      .statusCode());
      assertThat(statuses).containsExactlyInAnyOrder(202, 409);
      applying.read(run).body("events.kind", contains("correct"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"FILLING", "ASKING", "SUBMITTING", "DONE"})
  void isSubmittedOnlyOnceItIsReady(String state) {
    var run = stored.add(track(), state, "APPLYING");
    refused(applying.submit(run));
  }

  @Test
  void isNobodyElses() {
    var application = track();
    var run = stored.asking(application);
    var stranger = Applicant.create();
    StoredAccounts.verifyAddress(dataSource, stranger.account());
    var theirs = new Applying(stranger);
    stranger.post("/applications/" + application + "/attempts").statusCode(404);
    stranger.get("/applications/" + application + "/attempts").statusCode(404);
    stranger.get("/attempts/" + run).statusCode(404);
    theirs.answer(run, Map.of("Why us?", "a"), false).statusCode(404);
    theirs.submit(run).statusCode(404);
    stranger.post("/attempts/" + run + "/abandon").statusCode(404);
    stranger.get("/attempts/" + run + "/events").statusCode(404);
    applying.read(run).body("state", equalTo("asking"));
  }

  @Test
  void listsRunsNewestFirstAndInPagesWhereTheyAreAsked() {
    var application = track();
    var ids = new ArrayList<String>();
    for (int i = 0; i < 5; i++) {
      ids.addFirst(stored.done(application));
    }
    stored.done(track());

    assertThat(list(application).extract().<List<String>>path("id")).containsExactlyElementsOf(ids);
    assertThat(list(application).extract().header("Link")).isNull();

    var seen = new ArrayList<String>();
    var next = "/applications/" + application + "/attempts?limit=2";
    while (next != null) {
      var page = applicant.request().urlEncodingEnabled(false).get(next).then().statusCode(200);
      List<String> found = page.extract().path("id");
      assertThat(found).hasSizeLessThanOrEqualTo(2);
      seen.addAll(found);
      var link = page.extract().header("Link");
      next = link == null ? null : link.replaceFirst(".*<([^>]*)>.*", "$1");
    }
    assertThat(seen).containsExactlyElementsOf(ids);
  }

  @Test
  void isInTheExportWithTheProfile() {
    applying.writeProfile(Map.of());
    var run = stored.asking(track());
    stored.photograph(run);
    applying.answer(run, Map.of("Why us?", "Harbours."), false).statusCode(202);
    applicant
        .get("/account/export")
        .statusCode(200)
        .body("attempts.id", contains(run))
        .body("attempts[0].fields[0].label", equalTo("Name"))
        .body("attempts[0].events.text", contains("Harbours."))
        .body("attempts[0].screenshotUrl", nullValue())
        .body("applyProfiles[0].profile.firstName", equalTo("Jana"));
  }

  @Test
  void showsItsScreenshotToWhoeverHasTheLink() {
    var run = stored.asking(track());
    applying.read(run).body("screenshotUrl", nullValue());
    stored.photograph(run);
    var link = link(run);
    var answer = open().get(link).then().statusCode(200).contentType("image/png").extract();
    assertThat(answer.header("Cache-Control")).contains("no-store");
    assertThat(answer.asByteArray()).startsWith(0x89, 'P', 'N', 'G');
  }

  @Test
  void asksForNewerScreenshotsWhileSomebodyLooks() throws SQLException {
    var run = stored.asking(track());
    stored.photograph(run);
    assertThat(screenshots.isViewed(UUID.fromString(run))).isFalse();

    open().get(link(run)).then().statusCode(200);
    assertThat(screenshots.isViewed(UUID.fromString(run))).isTrue();

    execute("update attempt_screenshot set viewed_at = viewed_at - interval '11 seconds'");
    assertThat(screenshots.isViewed(UUID.fromString(run))).isFalse();
  }

  @Test
  void showsNoScreenshotByALinkThatIsNotOurs() throws SQLException {
    var run = stored.asking(track());
    var other = stored.asking(track());
    stored.photograph(run);
    stored.photograph(other);
    var link = link(run);

    for (var bad :
        List.of(
            link.replace(run, other),
            link.replaceFirst("expires=\\d+", "expires=" + 4_000_000_000L),
            link.replaceFirst("signature=.", "signature=_"),
            link.substring(0, link.length() - 1),
            link + "A",
            link.replaceFirst("signature=.*", "signature=%C3%A9"))) {
      if (!bad.equals(link)) {
        assertThat(open().get(bad).statusCode()).as(bad).isEqualTo(404);
      }
    }
    open().get("/attempts/" + run + "/screenshot").then().statusCode(400);
    open().get(link.replaceFirst("signature=.*", "signature=")).then().statusCode(400);
    open().get(link.replaceFirst("expires=\\d+", "expires=soon")).then().statusCode(400);
  }

  @Test
  void showsItsScreenshotForFiveMinutes() throws SQLException {
    var run = stored.asking(track());
    stored.photograph(run);
    var now = Instant.now().getEpochSecond();
    var expires = Long.parseLong(link(run).replaceFirst(".*expires=(\\d+).*", "$1"));
    assertThat(expires - now).isBetween(295L, 301L);

    open().get(signed(run, now + 60)).then().statusCode(200);
    open().get(signed(run, now - 2)).then().statusCode(404);
  }

  private String signed(String run, long expires) throws SQLException {
    var secret = text("select secret from attempt_link_secret");
    var signature =
        Secrets.text(Hashes.hmac(secret.getBytes(StandardCharsets.UTF_8), run + " " + expires));
    return "/attempts/%s/screenshot?expires=%d&signature=%s".formatted(run, expires, signature);
  }

  private String link(String run) {
    var link = URI.create(applying.read(run).extract().path("screenshotUrl"));
    return link.getRawPath() + "?" + link.getRawQuery();
  }

  private static RequestSpecification open() {
    return given().urlEncodingEnabled(false);
  }

  @Test
  void tellsItsWholeLogFromTheBeginningAndEnds() throws SQLException {
    var run = stored.done(track());
    addLines(run, 3);
    var stream = stream(run, null);
    assertThat(stream)
        .contains("event:attempt.event", "event:attempt.state", "id:1\n", "id:2\n", "id:3\n")
        .contains("\"text\":\"line 1\"", "\"text\":\"line 3\"", "\"state\":\"done\"");
  }

  @Test
  void tellsWhatAReaderDoesNotHaveYet() throws SQLException {
    var run = stored.done(track());
    addLines(run, 3);
    assertThat(stream(run, "2"))
        .contains("id:3\n")
        .doesNotContain("id:1\n", "id:2\n")
        .contains("event:attempt.state");
    assertThat(stream(run, "99")).doesNotContain("attempt.event").contains("attempt.state");
    for (var bad : List.of("-1", "x")) {
      applicant
          .request()
          .header("Last-Event-ID", bad)
          .get("/attempts/" + run + "/events")
          .then()
          .statusCode(400);
    }
  }

  @Test
  void tellsWhatHappensAsItHappens() throws Exception {
    var run = stored.asking(track());
    try (var reader =
        UpdateReader.open(
            base.resolve("/attempts/" + run + "/events"), applicant.account().key())) {
      await().until(() -> reader.lines().contains("event:attempt.state"));
      assertThat(reader.hasEnded()).isFalse();
      applying.answer(run, Map.of("Why us?", "Harbours."), false).statusCode(202);
      await().until(() -> reader.lines().contains("event:attempt.event"));
      assertThat(reader.last().path("text").asText()).isEqualTo("Harbours.");
      abandon(run).statusCode(200);
      await().until(reader::hasEnded);
      assertThat(reader.last().path("outcome").asText()).isEqualTo("abandoned");
      assertThat(reader.lines().stream().filter("event:attempt.event"::equals)).hasSize(2);
    }
  }

  @Test
  void keepsTheConnectionsOfThoseAliveWhoWait() throws Exception {
    var run = stored.asking(track());
    try (var reader =
        UpdateReader.open(
            base.resolve("/attempts/" + run + "/events"), applicant.account().key())) {
      await().until(() -> reader.lines().contains("event:attempt.state"));
      streams.keepAlive();
      await().until(() -> reader.lines().stream().anyMatch(line -> line.startsWith(":")));
      assertThat(reader.events()).hasSize(1);
    }
  }

  private String stream(String run, String lastEventId) {
    var request = applicant.request();
    if (lastEventId != null) {
      request.header("Last-Event-ID", lastEventId);
    }
    return request
        .get("/attempts/" + run + "/events")
        .then()
        .statusCode(200)
        .contentType(containsString("text/event-stream"))
        .extract()
        .asString();
  }

  private void addLines(String run, int count) throws SQLException {
    execute(
        ("insert into attempt_event (attempt_id, at, kind, text, error)"
                + " select '%s', now(), 'NOTE', 'line ' || n, false"
                + " from generate_series(1, %d) n")
            .formatted(run, count));
  }

  private static Map<String, Object> posting() {
    var posting = new HashMap<>(Applicant.POSTING);
    posting.put("url", "https://jobs.example.com/" + UUID.randomUUID());
    return posting;
  }

  private String track() {
    return applicant.track(posting(), null);
  }

  private ValidatableResponse start(String application) {
    return applicant.post("/applications/" + application + "/attempts");
  }

  private ValidatableResponse abandon(String run) {
    return applicant.post("/attempts/" + run + "/abandon");
  }

  private ValidatableResponse list(String application) {
    return applicant.get("/applications/" + application + "/attempts").statusCode(200);
  }

  private void status(String application, String status) {
    applicant.application(application).body("status", equalTo(status));
  }

  private void used(int units) {
    applicant.get("/account/usage").body("apply.used", equalTo(units));
  }

  private static ValidatableResponse refused(ValidatableResponse answer) {
    return answer.statusCode(409).body("code", equalTo("INVALID_TRANSITION"));
  }

  private void noWork(String application) {
    try {
      assertThat(
              text(
                  "select count(*) from work where application_id = '%s' and state in ('QUEUED', 'RUNNING')"
                      .formatted(application)))
          .isEqualTo("0");
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  private String text(String query) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery(query)) {
      rows.next();
      return rows.getString(1);
    }
  }

  private void execute(String update) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      statement.execute(update);
    }
  }
}
