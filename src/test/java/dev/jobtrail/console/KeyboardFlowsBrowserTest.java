package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** What people do every day, with the keyboard alone: Tab, Enter, arrows and what is typed. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class KeyboardFlowsBrowserTest {

  private static Browser browser;

  @TestHTTPResource("/")
  URI base;

  private Applicant applicant;
  private String application;
  private String page;

  @BeforeEach
  void signIn() {
    if (browser == null) {
      browser = Browser.start(base.toString());
    }
    applicant = Applicant.create();
    application = applicant.track();
    page = "/app/applications/" + application;
    browser.asDesktop(1280).signedIn(applicant.account());
  }

  @AfterAll
  static void stopBrowser() {
    if (browser != null) {
      browser.close();
      browser = null;
    }
  }

  @Test
  void looksAroundWithSampleDataAndClearsIt() {
    browser.signedIn(Api.newAccount()).open("/app/pipeline");
    browser.tabToLabel("Look around with sample data").keys(Keys.ENTER);
    browser.awaitText("You are looking at sample data");

    browser.tabToLabel("Clear sample data").keys(Keys.ENTER);
    browser.awaitText("Sample data will be cleared");
    browser.tabToLabel("Undo").keys(Keys.ENTER);
    browser.awaitText("You are looking at sample data");
    browser.tabToLabel("Clear sample data").keys(Keys.ENTER);
    browser.awaitText("Start with your resume");
  }

  @Test
  void editsAJob() {
    browser.open(page).tabToLabel("Edit").keys(Keys.ENTER).awaitText("Save job");
    browser.tabTo("[name=title]").keys(Keys.END, " II", Keys.ENTER);

    browser.awaitText("Senior Backend Engineer II");
    applicant.application(application).body("posting.title", equalTo("Senior Backend Engineer II"));
  }

  @Test
  void keepsAContactAndTakesItsDeletionBack() {
    browser.open(page + "/contacts").tabTo("#panel [name=name]").keys("Eva Lind");
    browser.tabTo("#panel [name=email]").keys("eva@example.com", Keys.ENTER);
    browser.awaitText("eva@example.com");

    browser.tabTo("#panel [data-undo] button").keys(Keys.ENTER).awaitText("Contact deleted.");
    assertThat(browser.text()).doesNotContain("eva@example.com");
    browser.keys(Keys.chord(Keys.CONTROL, "z")).awaitText("eva@example.com");
  }

  @Test
  void plansAnInterviewAndAFollowUp() {
    browser.open(page + "/interviews").tabTo("[name='startsAt:local']");
    browser.keys("12012198", Keys.TAB, "1030AM").tabTo("[name=people]").keys("Eva");
    browser.tabToLabel("Add interview").keys(Keys.ENTER).awaitText("1 Dec 2198, 10:30");

    browser.tabTo("#follow-up").keys("12022198", Keys.ENTER);
    browser.await("the follow-up", () -> "2198-12-02".equals(stored("followUpOn")));
  }

  @Test
  void comparesOffers() {
    browser.open(page + "/offer").tabTo("[name^=salary]").keys("70000");
    browser.tabTo("[name^=currency]").keys("EUR", Keys.ENTER);
    browser.await("the offer", () -> stored("offer") != null);

    browser.tabToLabel("Compare offers").keys(Keys.ENTER).awaitText("70,000 EUR");
  }

  @Test
  void editsMovesAndRemovesEntriesOfAResume() {
    browser.open("/app/resumes/" + applicant.resumeId()).awaitText("Job 2");
    var first = value("work.0.position");
    browser.tabTo("button[value='down work 0']").keys(Keys.ENTER);
    assertThat(value("work.1.position")).isEqualTo(first);
    browser.awaitText("Undo").tabToLabel("Undo").keys(Keys.ENTER);
    assertThat(value("work.0.position")).isEqualTo(first);

    browser.tabTo("button[value='remove work 0']").keys(Keys.ENTER).awaitText("Removed: Job 1");
    assertThat(value("work.0.position")).isNotEqualTo(first);
    browser.tabToLabel("Undo").keys(Keys.ENTER);
    browser.tabTo("[name='work.0.position']").keys(Keys.END, " X", Keys.ENTER);
    browser.await(
        "the entry",
        () ->
            (first + " X")
                .equals(
                    applicant
                        .get("/resumes/" + applicant.resumeId())
                        .extract()
                        .path("data.work[0].position")));
  }

  @Test
  void bringsAVersionBack() {
    var resume = "/resumes/" + applicant.resumeId();
    applicant.request().body(Map.of("name", "Renamed")).put(resume).then().statusCode(200);
    browser.open("/app" + resume).tabToLabel("Versions").keys(Keys.ENTER);
    browser.awaitText("Replaced by").tabToLabel("Compare and restore").keys(Keys.ENTER);
    browser.awaitText("Restore this version");
    browser.tabToLabel("Restore this version").keys(Keys.ENTER).awaitText("Preview (last saved)");

    applicant.get(resume).body("name", equalTo("Backend engineer"));
  }

  @Test
  void signsInAgainWhereItsSessionHasEnded() {
    browser.open(page).withoutSession().tabTo("[name=note]").keys("Spoke to Ann", Keys.ENTER);
    browser.awaitText("Sign in again").tabTo("#again-password").keys(Api.PASSWORD, Keys.ENTER);

    browser.await("the dialog's end", () -> browser.elements("dialog[open]").isEmpty());
    browser.await(
        "the note",
        () ->
            applicant
                .get("/applications/" + application + "/history")
                .extract()
                .jsonPath()
                .getList("note")
                .contains("Spoke to Ann"));
  }

  @Test
  void restoresADraft() {
    browser.open(page + "/letter").tabTo("[name=instructions]").keys("Mention the harbour.");
    browser.open("/app/today").open(page + "/letter").awaitText("You have unsaved changes from");
    browser.tabToLabel("Restore").keys(Keys.ENTER);

    assertThat(browser.focused().getDomProperty("value")).isEqualTo("Mention the harbour.");
  }

  @Test
  void importsATable() {
    browser.open("/app/pipeline/table").tabTo("#csv");
    browser.keys("Title,Company\nBaker,Crumb\nPilot,Harbour");
    browser.tabToLabel("Continue").keys(Keys.ENTER).awaitText("Update this preview");
    browser.tabToLabel("Import").keys(Keys.ENTER).awaitText("Import finished");

    applicant.get("/applications").body("posting.company", hasItem("Crumb")).body("", hasSize(3));
  }

  @Test
  void savesAView() {
    browser.open("/app/pipeline/list").tabTo("[name=q]").keys("Senior", Keys.ENTER);
    browser.await("the filter", () -> browser.path().contains("q=Senior"));
    browser.tabTo(".saved-views summary").keys(Keys.ENTER);
    browser.tabTo("#view-name").keys("Seniors", Keys.ENTER).awaitText("Edit views");

    browser.open("/app/pipeline/list").tabToLabel("Seniors").keys(Keys.ENTER);
    browser.await("the view", () -> browser.path().contains("q=Senior"));
  }

  @Test
  void switchesBetweenClients() {
    for (var name : List.of("Ada", "Grace", "Mary")) {
      applicant.post("/clients", Map.of("name", name)).statusCode(201);
    }
    browser.open("/app/pipeline").tabTo("#person").keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN);
    assertThat(browser.path()).isEqualTo("/app/pipeline");
    browser.tabToLabel("Switch").keys(Keys.ENTER);

    browser.awaitText("Working for Grace");
    assertThat(browser.title()).contains("Grace");
    browser.tabTo("#person").keys(Keys.ARROW_DOWN, Keys.ENTER).awaitText("Working for Mary");
  }

  private static String value(String name) {
    return browser.element("[name='" + name + "']").getDomProperty("value");
  }

  private Object stored(String property) {
    return applicant.application(application).extract().path(property);
  }
}
