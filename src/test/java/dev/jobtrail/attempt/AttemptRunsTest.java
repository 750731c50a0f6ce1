package dev.jobtrail.attempt;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.UpdateReader;
import dev.jobtrail.testing.WebhookReceiver;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs from start to end in a real browser, as people see them over HTTP. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class AttemptRunsTest extends FormServing {

  private static final String SOURCE = "How did you hear about us?";
  private static final String REMOTE = "Would you work remotely?";
  private static final Map<String, String> ANSWERS = Map.of(SOURCE, "A friend", REMOTE, "Yes");

  private static WebhookReceiver events;

  @TestHTTPResource("/")
  URI base;

  @BeforeAll
  static void receiveEvents() {
    events = new WebhookReceiver();
  }

  private static void receiveEventsOf(Applying applying) {
    applying
        .applicant()
        .post(
            "/webhooks",
            Map.of("url", events.url(), "eventTypes", List.of("run.asking", "run.ended")))
        .statusCode(201);
  }

  @AfterAll
  static void stopReceiving() {
    events.close();
  }

  @Test
  void asksWaitsAndSendsInReview() throws IOException {
    var applying = Applying.create("review");
    receiveEventsOf(applying);
    var url = forms.url("generic");
    var application = applying.track(url);
    var run = applying.start(application);

    applying
        .awaitRest(run)
        .body("state", equalTo("asking"))
        .body("questions", containsInAnyOrder(SOURCE, REMOTE))
        .body("asked.find { it.question == '" + REMOTE + "' }.options", contains("Yes", "No"))
        .body("atsVendor", equalTo("generic"))
        .body("applyUrl", equalTo(url))
        .body("outcome", nullValue());
    status(applying, application, "needs_action");

    applying.answer(run, ANSWERS, false).statusCode(202).body("state", equalTo("filling"));
    status(applying, application, "applying");
    var ready = applying.awaitRest(run);
    ready
        .body("state", equalTo("ready"))
        .body("questions", empty())
        .body("fields.find { it.label == 'First name' }.value", equalTo("Jana"))
        .body("fields.find { it.label == 'First name' }.required", equalTo(true))
        .body("fields.find { it.label == 'First name' }.source", equalTo("profile"))
        .body("fields.find { it.label == '" + SOURCE + "' }.source", equalTo("you"))
        .body("fields.find { it.label == 'Phone' }.required", equalTo(false))
        .body("fields.find { it.label == '" + SOURCE + "' }.value", equalTo("A friend"))
        .body(
            "events.kind", hasItems("tool", "navigate", "read", "fill", "upload", "ask", "answer"))
        .body("events.error", hasItem(false))
        .body("events.at", hasItem(notNullValue()));
    isPicture(ready.extract().path("screenshotUrl"));
    assertThat(forms.submissions(url)).isEmpty();

    applying.submit(run).statusCode(202).body("state", equalTo("submitting"));
    applying
        .awaitRest(run)
        .body("state", equalTo("done"))
        .body("outcome", equalTo("submitted"))
        .body("confirmation", notNullValue())
        .body("reason", nullValue())
        .body("finishedAt", notNullValue())
        .body("events.kind", hasItems("submit", "confirm"));
    assertThat(forms.submissions(url)).hasSize(1);
    status(applying, application, "submitted");
    await()
        .untilAsserted(
            () ->
                assertThat(events.accepted())
                    .extracting(it -> it.type() + " " + it.data("state"))
                    .containsExactly("run.asking asking", "run.asking ready", "run.ended done"));
    assertThat(events.accepted()).allMatch(it -> it.data("applicationId").equals(application));
    applying
        .applicant()
        .post("/applications/" + application + "/attempts")
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"));
  }

  @Test
  void goesOnWhereItsButtonOnlySavesAnAnswer() {
    var applying = Applying.create("auto");
    var url = forms.url("generic", "saves-answers");
    var application = applying.track(url);
    var run = applying.start(application);

    applying
        .awaitRest(run)
        .body("state", equalTo("ready"))
        .body("fields.label", contains("First name"))
        .body("note", containsString("does not say whether it submits"));

    applying.submit(run).statusCode(202);
    applying
        .awaitRest(run)
        .body("state", equalTo("asking"))
        .body("questions", contains("Which harbour do you like?"))
        .body("fields.value", contains("Jana", "Novak", "jana.novak@example.com", ""));
    status(applying, application, "needs_action");

    applying.answer(run, Map.of("Which harbour do you like?", "Hamburg"), false).statusCode(202);
    applying.awaitRest(run).body("state", equalTo("ready"));
    assertThat(forms.submissions(url)).isEmpty();
    applying.submit(run).statusCode(202);
    var rest = applying.awaitRest(run);
    if (rest.extract().path("state").equals("ready")) {
      applying.submit(run).statusCode(202);
      rest = applying.awaitRest(run);
    }

    rest.body("state", equalTo("done")).body("outcome", equalTo("submitted"));
    assertThat(forms.submissions(url)).hasSize(1);
  }

  /** The applicant has seen every value before the press that may send it. */
  @Test
  void showsWhatFollowsAnUnclearButtonBeforeItIsPressedAgain() {
    var applying = Applying.create("review");
    var url = forms.url("generic", "sends-at-ok");
    var run = applying.start(applying.track(url));
    applying.awaitRest(run).body("state", equalTo("ready")).body("fields.value", contains("Jana"));

    applying.submit(run).statusCode(202);
    applying
        .awaitRest(run)
        .body("state", equalTo("ready"))
        .body("fields.value", contains("Jana", "jana.novak@example.com"))
        .body("note", containsString("asked more questions"));
    assertThat(forms.submissions(url)).isEmpty();

    applying.submit(run).statusCode(202);
    applying.awaitRest(run).body("state", equalTo("done")).body("outcome", equalTo("submitted"));
    assertThat(forms.submissions(url)).hasSize(1);
  }

  @Test
  void sendsWhatFollowsAnUnclearButtonWhereNoReviewIsWanted() {
    var applying = Applying.create("auto");
    var url = forms.url("generic", "sends-at-ok");
    var run = applying.start(applying.track(url));
    applying.awaitRest(run).body("state", equalTo("ready"));

    applying.submit(run).statusCode(202);

    applying.awaitRest(run).body("state", equalTo("done")).body("outcome", equalTo("submitted"));
    assertThat(forms.submissions(url)).hasSize(1);
  }

  private static void isPicture(String link) throws IOException {
    var address = URI.create(link);
    var bytes =
        given()
            .urlEncodingEnabled(false)
            .get(address.getRawPath() + "?" + address.getRawQuery())
            .then()
            .statusCode(200)
            .contentType("image/png")
            .extract()
            .asByteArray();
    assertThat(ImageIO.read(new ByteArrayInputStream(bytes)).getWidth()).isGreaterThan(300);
  }

  @Test
  void asksNobodyTwiceForWhatIsToBeRemembered() {
    var applying = Applying.create("review");
    var first = applying.start(applying.track(forms.url("generic")));
    applying.awaitRest(first).body("state", equalTo("asking"));
    applying.answer(first, ANSWERS, true).statusCode(202);

    var second = applying.start(applying.track(forms.url("generic")));
    applying
        .awaitRest(second)
        .body("state", equalTo("ready"))
        .body("events.kind", hasItem("fill"))
        .body("fields.find { it.label == '" + SOURCE + "' }.value", equalTo("A friend"));
  }

  @Test
  void sendsWhatItsPersonCorrected() {
    var applying = knowing("auto");
    applying.writeProfile(
        Map.of("submitMode", "review", "startDate", "2027-02-01", "answers", savedAnswers()));
    var url = forms.url("generic");
    var run = applying.start(applying.track(url));
    applying
        .awaitRest(run)
        .body("state", equalTo("ready"))
        .body("fields.find { it.label == 'First name' }.answer", equalTo("Jana"))
        .body("fields.find { it.label == 'Earliest start date' }.answer", equalTo("2027-02-01"));

    applying
        .answer(
            run,
            Map.of(
                "First name",
                "Janina",
                "Phone",
                "",
                "Earliest start date",
                "2027-03-15",
                SOURCE,
                "Other",
                REMOTE,
                "No",
                "Which languages do you know?",
                "Java\nRust"),
            false)
        .statusCode(202)
        .body("state", equalTo("filling"));
    var again = applying.awaitRest(run).body("state", equalTo("ready"));
    again
        .body("fields.find { it.label == 'First name' }.value", equalTo("Janina"))
        .body("fields.find { it.label == 'First name' }.source", equalTo("correction"))
        .body("fields.find { it.label == 'Last name' }.source", equalTo("profile"))
        .body("fields.find { it.label == 'Phone' }.value", equalTo(""))
        .body("fields.find { it.label == 'Phone' }.source", equalTo("correction"))
        .body("fields.find { it.label == '" + SOURCE + "' }.value", equalTo("Other"))
        .body("events.text", hasItem("Janina (your correction)"));
    assertThat(forms.submissions(url)).isEmpty();

    // once more, of what was corrected before
    applying.answer(run, Map.of("First name", "Jana Marie"), true).statusCode(202);
    applying
        .awaitRest(run)
        .body("state", equalTo("ready"))
        .body("fields.find { it.label == 'First name' }.value", equalTo("Jana Marie"))
        .body("fields.find { it.label == '" + SOURCE + "' }.source", equalTo("correction"));
    applying.submit(run).statusCode(202);
    applying.awaitRest(run).body("outcome", equalTo("submitted"));
    assertThat(forms.submissions(url)).hasSize(1);
    var sent = forms.submissions(url).getFirst();
    assertThat(sent.field("first_name")).isEqualTo("Jana Marie");
    assertThat(sent.field("phone")).isEmpty();
    assertThat(sent.field("start")).isEqualTo("2027-03-15");
    assertThat(sent.field("source")).isEqualTo("s2");
    assertThat(sent.field("remote")).isEqualTo("n");
    assertThat(sent.fields().get("skills")).containsExactly("k0", "k2");

    applying
        .awaitRest(applying.start(applying.track(forms.url("generic"))))
        .body("state", equalTo("ready"))
        .body("fields.find { it.label == 'First name' }.value", equalTo("Jana Marie"))
        .body("fields.find { it.label == 'First name' }.source", equalTo("answer"))
        .body("fields.find { it.label == 'Phone' }.source", equalTo("profile"));
  }

  @Test
  void asksAgainWhereAFormDoesNotTakeACorrection() {
    var applying = knowing("review");
    var url = forms.url("generic");
    var run = applying.start(applying.track(url));
    applying.awaitRest(run).body("state", equalTo("ready"));

    applying.answer(run, Map.of("Email", "jana@novak@example"), false).statusCode(202);
    applying
        .awaitRest(run)
        .body("state", equalTo("asking"))
        .body("questions", contains("Email"))
        .body("note", containsString("Email"));

    applying.answer(run, Map.of("Email", "jana@example.org"), false).statusCode(202);
    applying
        .awaitRest(run)
        .body("state", equalTo("ready"))
        .body("fields.find { it.label == 'Email' }.value", equalTo("jana@example.org"));
    assertThat(forms.submissions(url)).isEmpty();
  }

  @Test
  void submitsByItselfInHybridWhereNothingHadToBeAsked() {
    var applying = knowing("hybrid");
    var url = forms.url("generic");
    var application = applying.track(url);
    applying
        .awaitRest(applying.start(application))
        .body("outcome", equalTo("submitted"))
        .body("submitMode", equalTo("hybrid"));
    assertThat(forms.submissions(url)).hasSize(1);
    status(applying, application, "submitted");
  }

  @Test
  void leavesTheSendingToItsPersonInHybridOnceItHadToAsk() {
    var applying = Applying.create("hybrid");
    var url = forms.url("generic");
    var run = applying.start(applying.track(url));
    applying.awaitRest(run).body("state", equalTo("asking")).body("autoSubmit", equalTo(false));
    applying.answer(run, ANSWERS, false).statusCode(202);
    applying.awaitRest(run).body("state", equalTo("ready")).body("autoSubmit", equalTo(false));
    assertThat(forms.submissions(url)).isEmpty();
  }

  @Test
  void submitsByItselfInAutoOnceItsQuestionsAreAnswered() throws Exception {
    var applying = Applying.create("auto");
    var url = forms.url("generic");
    var run = applying.start(applying.track(url));
    try (var reader =
        UpdateReader.open(
            base.resolve("/attempts/" + run + "/events"), applying.applicant().account().key())) {
      applying.awaitRest(run).body("state", equalTo("asking")).body("autoSubmit", equalTo(true));
      applying.answer(run, ANSWERS, false).statusCode(202);
      var done = applying.awaitRest(run).body("outcome", equalTo("submitted"));
      await().until(reader::hasEnded);
      List<?> events = done.extract().path("events");
      assertThat(reader.lines().stream().filter("event:attempt.event"::equals))
          .hasSize(events.size());
      assertThat(reader.last().path("state").asText()).isEqualTo("done");
    }
    assertThat(forms.submissions(url)).hasSize(1);
  }

  @Test
  void knowsAFormAgainThatNamesItsFieldsAnewEachTime() {
    var applying = Applying.create();
    var url = forms.url("broken", "renamed");
    var seen = applying.run(applying.track(url), Map.of()).body("state", equalTo("ready"));

    String run = seen.extract().path("id");
    applying.submit(run).statusCode(202);

    applying.awaitRest(run).body("outcome", equalTo("submitted"));
    assertThat(forms.submissions(url)).hasSize(1);
    assertThat(forms.submissions(url).getFirst().field("Full name")).isEqualTo("Jana Novak");
  }

  @Test
  void proposesWordingThatOnlyItsPersonGives() {
    var applying = Applying.create("auto");
    var url = forms.url("generic", "steps");
    var run = applying.start(applying.track(url));

    var asking = applying.awaitRest(run).body("state", equalTo("asking"));
    var proposals = asking.extract().<List<Map<String, Object>>>path("asked");
    assertThat(proposals)
        .filteredOn(it -> it.get("question").equals("Why Acme?"))
        .singleElement()
        .satisfies(
            it ->
                assertThat((String) it.get("proposal"))
                    .contains((String) Applicant.POSTING.get("company")));
    assertThat(proposals)
        .filteredOn(it -> !it.get("question").equals("Why Acme?"))
        .isNotEmpty()
        .allMatch(it -> it.get("proposal") == null);
    asking.body("fields.find { it.label == 'Why Acme?' }.value", equalTo(""));

    applying.answer(run, Applying.answersTo(asking, Map.of()), false).statusCode(202);
    applying.awaitRest(run).body("outcome", equalTo("submitted"));
    assertThat(forms.submissions(url).getFirst().field("why")).isEqualTo("Harbours fascinate me.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"new-question", "new-options"})
  void showsAFormThatHasChangedInsteadOfSendingIt(String variant) {
    var applying = knowing("review");
    var url = forms.url("generic", variant);
    var run = applying.start(applying.track(url));
    applying.awaitRest(run).body("state", equalTo("ready"));

    applying.submit(run).statusCode(202);
    var asking = applying.awaitRest(run).body("state", equalTo("asking"));
    assertThat(forms.submissions(url)).isEmpty();

    applying.answer(run, Applying.answersTo(asking, Map.of()), false).statusCode(202);
    applying.awaitRest(run).body("state", equalTo("ready"));
    applying.submit(run).statusCode(202);
    applying.awaitRest(run).body("outcome", equalTo("submitted"));
    assertThat(forms.submissions(url)).hasSize(1);
  }

  @Test
  void neverSendsAgainWhatWasNotConfirmed() {
    var applying = knowing("auto");
    var url = forms.url("generic", "silent");
    var application = applying.track(url);
    applying
        .awaitRest(applying.start(application))
        .body("state", equalTo("done"))
        .body("outcome", equalTo("error"))
        .body("reason", equalTo("submission not confirmed"))
        .body("blockers", contains("submission not confirmed"));
    status(applying, application, "needs_action");
    applying
        .applicant()
        .post("/applications/" + application + "/attempts")
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"));
    assertThat(forms.submissions(url)).hasSize(1);
    applying.applicant().get("/account/usage").body("apply.used", equalTo(1));
  }

  @Test
  void stopsAtAHumanCheck() {
    var applying = knowing("auto");
    var application = applying.track(forms.url("generic", "captcha"));
    var done = applying.run(application, Map.of());
    done.body("state", equalTo("done"))
        .body("outcome", equalTo("captcha"))
        .body("reason", notNullValue())
        .body("applyUrl", notNullValue())
        .body("screenshotUrl", notNullValue());
    status(applying, application, "needs_action");
  }

  @ParameterizedTest
  @CsvSource({"generic,sign-in", "greenhouse,closed"})
  void stopsWhereThereIsNothingToFill(String vendor, String variant) {
    var applying = knowing("auto");
    var url = forms.url(vendor, variant);
    var application = applying.track(url);
    applying
        .awaitRest(applying.start(application))
        .body("state", equalTo("done"))
        .body("outcome", equalTo("blocked"))
        .body("reason", notNullValue())
        .body("events.error", hasItem(true));
    assertThat(forms.submissions(url)).isEmpty();
    status(applying, application, "needs_action");
    applying.applicant().get("/account/usage").body("apply.used", equalTo(1));
  }

  @Test
  void letsNoPageSendBeforeItsPersonDoes() throws InterruptedException {
    var applying = knowing("review");
    var url = forms.url("hostile", "fetch");
    var run = applying.start(applying.track(url));
    var rest = applying.awaitRest(run);
    Thread.sleep(Duration.ofSeconds(1));
    assertThat(forms.submissions(url)).as(rest.extract().asString()).isEmpty();
  }

  @Test
  void isStoppedWhileABrowserIsAtIt() {
    var urls =
        Stream.of("withdraw", "delete", "abandon", "archive")
            .map(AttemptRunsTest::stopInTheMiddle)
            .toList();
    // longer than a run takes from there to its end
    await()
        .during(Duration.ofSeconds(12))
        .atMost(Duration.ofSeconds(60))
        .until(() -> urls.stream().allMatch(url -> forms.submissions(url).isEmpty()));
  }

  private static String stopInTheMiddle(String how) {
    var applying = knowing("auto");
    var applicant = applying.applicant();
    String client =
        applicant.post("/clients", Map.of("name", "Jana")).statusCode(201).extract().path("id");
    var url = forms.url("generic");
    var application = how.equals("archive") ? theirs(client, applicant, url) : applying.track(url);
    var run = applying.start(application);
    await()
        .pollInterval(Duration.ofMillis(20))
        .atMost(Duration.ofSeconds(60))
        .until(
            () -> applying.read(run).extract().<List<String>>path("events.kind").contains("tool"));
    switch (how) {
      case "withdraw" -> applicant.move(application, "withdrawn");
      case "delete" ->
          applicant.request().delete("/applications/" + application).then().statusCode(204);
      case "archive" -> applicant.post("/clients/" + client + "/archive").statusCode(200);
      default -> applicant.post("/attempts/" + run + "/abandon").statusCode(200);
    }
    if (how.equals("delete")) {
      applicant.get("/attempts/" + run).statusCode(404);
    } else {
      applying.read(run).body("state", equalTo("done")).body("outcome", equalTo("abandoned"));
      status(applying, application, how.equals("withdraw") ? "withdrawn" : "ready");
    }
    return url;
  }

  private static String theirs(String client, Applicant applicant, String url) {
    applicant
        .request()
        .body(Map.of("submitMode", "auto"))
        .put("/apply/profile?clientId=" + client)
        .then()
        .statusCode(200);
    var posting = new HashMap<String, Object>(Applicant.POSTING);
    posting.put("url", url);
    return Applicant.forClient(applicant.account(), client).track(posting, client);
  }

  @Test
  void asksAgainWhatAFormRefused() {
    var applying = knowing("auto");
    var url = forms.url("generic", "refused");
    var application = applying.track(url);
    var attempt = applying.start(application);
    applying
        .awaitRest(attempt)
        .body("state", equalTo("asking"))
        .body("questions", contains("Phone"))
        .body("note", containsString("phone"))
        .body("confirmation", nullValue());
    status(applying, application, "needs_action");
    assertThat(forms.submissions(url)).hasSize(1);

    applying.answer(attempt, Map.of("Phone", "+49 30 7654321"), false).statusCode(202);
    applying.awaitRest(attempt).body("state", equalTo("asking"));

    assertThat(forms.submissions(url)).hasSize(2);
    assertThat(forms.submissions(url).getLast().field("phone")).isEqualTo("+49 30 7654321");
  }

  /** A person whose profile answers the whole generic form. */
  private static Applying knowing(String mode) {
    var applying = Applying.create(mode);
    applying.writeProfile(Map.of("submitMode", mode, "answers", savedAnswers()));
    return applying;
  }

  private static List<Map<String, String>> savedAnswers() {
    return ANSWERS.entrySet().stream()
        .map(it -> Map.of("question", it.getKey(), "answer", it.getValue()))
        .toList();
  }

  private static ValidatableResponse status(Applying applying, String application, String status) {
    return applying.applicant().application(application).body("status", equalTo(status));
  }
}
