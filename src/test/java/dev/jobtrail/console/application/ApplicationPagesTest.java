package dev.jobtrail.console.application;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import dev.jobtrail.console.pipeline.PipelineMessages;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.NoBrowser;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StoredAttempts;
import io.quarkus.qute.i18n.Localized;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundles;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@TestProfile(NoBrowser.class)
class ApplicationPagesTest {

  @Inject StoredAttempts stored;

  private Applicant applicant;

  @BeforeEach
  void create() {
    applicant = Applicant.create();
  }

  private static ValidatableResponse page(Api.TestAccount account, String path) {
    return given()
        .redirects()
        .follow(false)
        .cookie("jobtrail_session", account.session())
        .get("/app/applications/" + path)
        .then();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/match", "/resume", "/letter", "/apply", "/history"})
  void isTheOwnersAlone(String tab) {
    var application = applicant.track();

    page(applicant.account(), application + tab).statusCode(200);
    page(Api.newAccount(), application + tab)
        .statusCode(404)
        .body(containsString("Page not found"));
    page(applicant.account(), UUID.randomUUID() + tab).statusCode(404);
    given()
        .redirects()
        .follow(false)
        .get("/app/applications/" + application + tab)
        .then()
        .statusCode(303)
        .header("Location", containsString("/app/sign-in?next="));
  }

  /** Both local times are half past two, which occurs twice that night. */
  @Test
  void keepsTheTimesOfAnInterviewThatIsSavedUnchanged() {
    var application = applicant.track();
    var path = "/applications/" + application + "/interviews";
    var interview =
        Map.of(
            "startsAt", "2027-10-31T00:30:00Z",
            "endsAt", "2027-10-31T01:30:00Z",
            "timeZone", "Europe/Berlin",
            "kind", "video");
    applicant.post(path, interview).statusCode(201);
    var page =
        page(applicant.account(), application + "/interviews")
            .body(containsString("02:30 UTC+02:00 to 02:30 UTC+01:00"));

    submit(page, "[name=_startsAt]");

    applicant
        .get(path)
        .body("startsAt", contains("2027-10-31T00:30:00.000Z"))
        .body("endsAt", contains("2027-10-31T01:30:00.000Z"));
  }

  @Test
  void keepsTagsWithCommasThatAreSavedUnchanged() {
    var application = applicant.track();
    var tags = List.of("a, b", "c", "\"d\"");
    applicant
        .account()
        .request()
        .body(Map.of("tags", tags))
        .put("/applications/" + application + "/tags")
        .then()
        .statusCode(200);

    submit(page(applicant.account(), application), "#job-tags");

    applicant.get("/applications/" + application).body("tags", equalTo(tags));
  }

  /** Submits the form with an element as it is. */
  private void submit(ValidatableResponse page, String element) {
    var html = Jsoup.parse(page.statusCode(200).extract().asString());
    var form = html.select("form:has(" + element + ")").forms().getFirst();
    var request = applicant.account().browser().contentType(ContentType.URLENC);
    form.formData().forEach(it -> request.formParam(it.key(), it.value()));
    request.redirects().follow(false).post(form.attr("action")).then().statusCode(303);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "es"})
  void showsNoEnglishInOtherLanguages(String language) {
    var application = applicant.track();
    applicant.review(application);
    applicant.tailor(application);
    applicant.writeLetter(application, Map.of());
    stored.asking(application);
    var english = english(language);

    for (var tab : ApplicationTab.values()) {
      assertNone(english, application + tab.path(), language);
    }
    for (var view : List.of("", "/list", "/add", "/offers", "/figures", "/stages", "/transfer")) {
      assertNone(english, "../pipeline" + view, language);
    }
    assertNone(english, "../pipeline/table", language);
    assertNone(english, "../questions", language);
  }

  /** Texts of more than one word that are others in a language. */
  private static List<String> english(String language) {
    return Stream.of(ApplicationMessages.class, AttemptMessages.class, PipelineMessages.class)
        .flatMap(
            bundle -> {
              var translated = MessageBundles.get(bundle, Localized.Literal.of(language));
              return Stream.of(bundle.getMethods())
                  .filter(it -> it.getParameterCount() == 0)
                  .filter(it -> !text(it, translated).equals(text(it)))
                  .map(ApplicationPagesTest::text);
            })
        .filter(it -> it.contains(" ") && it.matches("[^|<]+"))
        .toList();
  }

  private static String text(Method message) {
    return message.getAnnotation(Message.class).value();
  }

  private static String text(Method message, Object bundle) {
    try {
      return (String) message.invoke(bundle);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private void assertNone(List<String> texts, String path, String language) {
    var page =
        given()
            .cookie("jobtrail_session", applicant.account().session())
            .header("Accept-Language", language)
            .get("/app/applications/" + path)
            .then()
            .statusCode(200)
            .extract()
            .asString();
    assertThat(Jsoup.parse(page).text()).as(path).doesNotContain(texts).doesNotContain("NOT_FOUND");
  }

  @Test
  void linksToNothingButTheWeb() {
    var posting = new HashMap<>(Applicant.POSTING);
    posting.put("url", "https://jobs.example.com/\"onmouseover=\"alert(1)");
    posting.put("descriptionRaw", "<a href='javascript:alert(1)'>Apply</a> <b>now</b>");
    var application = applicant.track(posting, null);

    page(applicant.account(), application)
        .statusCode(200)
        .body(not(containsString("javascript:")))
        .body(not(containsString("\"onmouseover")))
        .body(containsString("Apply now"));
  }

  @Test
  void showsTheEvidenceForEachRequirement() {
    var posting = new HashMap<>(Applicant.POSTING);
    posting.put(
        "descriptionRaw",
        "<p>Requirements</p><ul><li>Java and PostgreSQL</li>"
            + "<li>A licence to fly helicopters</li></ul>");
    var application = applicant.track(posting, null);
    page(applicant.account(), application + "/match")
        .body(not(containsString("Requirements of the posting")));

    applicant.review(application);
    page(applicant.account(), application + "/match")
        .body(containsString("Requirements of the posting"))
        .body(containsString("A licence to fly helicopters"))
        .body(containsString(">Covered<"))
        .body(containsString(">Missing<"));
  }

  @Test
  void leadsToTheLastPictureOfARun() {
    var application = applicant.track();
    var run = stored.ready(application);
    var picture = application + "/attempts/" + run + "/picture";

    page(applicant.account(), picture).statusCode(404);
    stored.photograph(run);
    page(applicant.account(), picture)
        .statusCode(303)
        .header("Location", containsString("/attempts/" + run + "/screenshot?expires="));
    page(Api.newAccount(), picture).statusCode(404);
  }

  @Test
  void tellsWhereTheClientsYesStands() {
    var operator = Operator.create();
    var client = operator.client(Map.of("name", "Jana Novak", "requireApproval", true));
    var application = operator.application(client, operator.resume(client));

    page(operator.account(), application).body(containsString("The client is asked for approval"));
    operator.move(application, "submitted").statusCode(409);
    page(operator.account(), application)
        .body(containsString("Waiting for the client"))
        .body(containsString("/approve/"));
  }

  @Test
  void choosesNoStatusByItselfWhileARunIsAtIt() {
    var application = applicant.track();
    stored.ready(application);

    page(applicant.account(), application)
        .body(containsString("<option value=\"\" selected>Applying</option>"));
  }

  @Test
  void showsAllAnswersOfARunForPasting() {
    var application = applicant.track();
    var sheet = application + "/attempts/" + stored.asking(application) + "/sheet";

    page(applicant.account(), sheet)
        .statusCode(200)
        .body(containsString("Fields of the form"))
        .body(containsString("Jana Novak"))
        .body(containsString("data-copies=\"#field-0\""));
    page(Api.newAccount(), sheet).statusCode(404);
  }

  @Test
  void asksTheQuestionsOfAllRunsOnOnePage() {
    stored.asking(applicant.track());
    stored.asking(applicant.track());
    stored.asking(Applicant.create().track());

    var asked = page(applicant.account(), "../questions").statusCode(200);

    assertThat(asked.extract().asString().split("Save answers and continue", -1)).hasSize(3);
    assertThat(asked.extract().asString().split("Do you travel\\?</legend>", -1)).hasSize(3);
  }

  @Test
  void startsTheRunsOfAllReadyApplicationsFromToday() {
    var posting = new HashMap<>(Applicant.POSTING);
    posting.put("url", "https://jobs.example.com/1");
    var application = applicant.track(posting, null);
    applicant.move(application, "ready");

    page(applicant.account(), "../today")
        .statusCode(200)
        .body(containsString("Fill in the form of 1 ready application"))
        .body(containsString("name=\"applicationIds:values\" value=\"" + application));
  }

  @Test
  void saysWhyNoFormCanBeFilled() {
    var application = applicant.track();

    page(applicant.account(), application + "/apply")
        .body(containsString("The posting has no URL"));
    applicant.move(application, "submitted");
    page(applicant.account(), application + "/apply")
        .body(containsString("This application was submitted"));
  }

  @Test
  void comesBackToThePageThatAFormWasOn() {
    var application = applicant.track();

    given()
        .redirects()
        .follow(false)
        .cookie("jobtrail_session", applicant.account().session())
        .header("Sec-Fetch-Site", "same-origin")
        .header("Referer", "http://localhost/app/applications/" + application + "/match")
        .formParam("_next", "")
        .post("/app/call/applications/" + application + "/review")
        .then()
        .statusCode(303)
        .header("Location", endsWith("/app/applications/" + application + "/match"));
  }
}
