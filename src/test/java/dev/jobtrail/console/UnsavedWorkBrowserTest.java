package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

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
import org.openqa.selenium.WebElement;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class UnsavedWorkBrowserTest {

  private static final String NOTES = "notes:null";
  private static final String LETTER = "coverLetter:null";

  private static Browser browser;

  @TestHTTPResource("/")
  URI base;

  private Applicant applicant;
  private String application;
  private String page;

  @BeforeEach
  void track() {
    if (browser == null) {
      browser = Browser.start(base.toString());
    }
    applicant = Applicant.create();
    application = applicant.track();
    page = "/app/applications/" + application;
    browser.asDesktop(1280).inDark(false).signedIn(applicant.account());
    browser.consoleErrors();
  }

  @AfterAll
  static void stopBrowser() {
    if (browser != null) {
      browser.close();
      browser = null;
    }
  }

  @Test
  void keepsWhatIsTypedBesideAnotherForm() {
    browser.open(page + "/letter").type("instructions", "Mention the harbour.");
    browser.type("note", "Spoke to Ann");
    browser.element("#status option[value=interview]").click();
    browser.press("Update status").awaitText("Interview");
    browser.await("the status", () -> value("note").isEmpty());

    assertThat(value("instructions")).isEqualTo("Mention the harbour.");
  }

  @Test
  void offersADraftAgainUntilItIsSaved() {
    browser.open(page + "/letter").type("instructions", "Mention the harbour.");
    browser.open("/app/pipeline").open(page + "/letter").awaitText("You have unsaved changes from");
    look("draft");
    assertThat(value("instructions")).isEmpty();
    browser.press("Restore");
    assertThat(value("instructions")).isEqualTo("Mention the harbour.");

    browser.press("Write a cover letter").awaitText("words");
    browser.open(page + "/letter").awaitText("Anything to include?");
    assertThat(browser.text()).doesNotContain("You have unsaved changes");
  }

  @Test
  void forgetsDraftsAtSignOutAndKeepsNoSecrets() {
    browser.open("/app/settings/security").type("email", "new@example.org");
    browser.element("#email-password").sendKeys("hidden secret");
    browser.await("the draft", () -> drafts().contains("new@example.org"));
    assertThat(drafts()).doesNotContain("hidden secret");

    browser.press("Sign out").awaitText("Forgot your password?");
    assertThat(drafts()).isEqualTo("[]");
  }

  @Test
  void savesNotesByItself() {
    browser.open(page).type(NOTES, "Called back.");
    browser.awaitText("Saved at");
    applicant.application(application).body("notes", equalTo("Called back."));
    assertThat(drafts()).isEqualTo("[]");

    applicant.move(application, "interview"); // is no conflict
    browser.type(NOTES, "Called back twice.");
    browser.await("the notes", () -> "Called back twice.".equals(stored("notes")));
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void overwritesNothingThatWasChangedElsewhere() {
    browser.open(page);
    applicant.request().body(Map.of("notes", "Theirs")).patch("/applications/" + application);
    browser.type(NOTES, "Mine").awaitText("This text was changed elsewhere.");
    applicant.application(application).body("notes", equalTo("Theirs"));
    browser.press("Show the other version").awaitText("Theirs");
    look("conflict");

    browser.press("Overwrite with my version");
    browser.await("mine", () -> "Mine".equals(stored("notes")));
  }

  @Test
  void keepsOneEarlierLetterOfAnEdit() {
    applicant
        .request()
        .body(Map.of("coverLetter", "First"))
        .put("/applications/" + application + "/cover-letter");
    browser.open(page + "/letter").type(LETTER, "Second");
    browser.await("the second", () -> "Second".equals(stored("coverLetter")));
    browser.type(LETTER, "Third");
    browser.await("the third", () -> "Third".equals(stored("coverLetter")));

    applicant
        .get("/applications/" + application + "/cover-letters")
        .body("coverLetter", equalTo(java.util.List.of("First")));
  }

  @Test
  void asksToSignInAgainAndSendsTheRequest() {
    browser.open(page).type("note", "Spoke to Ann");
    browser.element("#status option[value=interview]").click();
    browser.withoutSession();
    browser.press("Update status").awaitText("Sign in again");
    look("session");
    assertThat(browser.element("#again-login").getDomProperty("value"))
        .isEqualTo(applicant.account().username());
    browser.element("#again-password").sendKeys("not the password", Keys.ENTER);
    browser.await("a refusal", () -> !browser.element("dialog .fault").getText().isEmpty());
    browser.element("#again-password").clear();
    browser.element("#again-password").sendKeys(Api.PASSWORD, Keys.ENTER);

    browser.await("the status", () -> "interview".equals(stored("status")));
    applicant
        .get("/applications/" + application + "/history")
        .body("[1].note", equalTo("Spoke to Ann"));
  }

  @Test
  void takesADeletionBack() {
    browser.open(page).press("Delete this application").press("Delete");
    browser.awaitText("Application deleted.");
    browser.await("its card in the pipeline", () -> !cards().isEmpty());
    assertThat(cards().getFirst().isDisplayed()).isFalse();
    look("undo");
    browser.press("Undo");
    assertThat(cards().getFirst().isDisplayed()).isTrue();

    browser.open(page).press("Delete this application").press("Delete");
    browser.awaitText("Application deleted.").open("/app/resumes"); // which sends it at once
    browser.await("its end", () -> status("/applications/" + application) == 404);
  }

  private List<WebElement> cards() {
    return browser.elements("#job-" + application);
  }

  @Test
  void movesACardBack() {
    browser.open("/app/pipeline").element("#move-" + application).click();
    browser.element("#mover input[value=submitted]").click();
    browser.element("#mover button").click();
    browser.awaitText("Senior Backend Engineer is now in Submitted.");
    applicant.application(application).body("submittedVia", equalTo("manual"));
    browser.element("#link-" + application).sendKeys(Keys.chord(Keys.CONTROL, "z"));
    browser.await("the move back", () -> "saved".equals(stored("status")));

    applicant
        .application(application)
        .body("submittedAt", nullValue())
        .body("submittedVia", nullValue());
  }

  @Test
  void editsTheListsOfAResumeAsAWholeAndOffersThatAgain() {
    var resume = "/app/resumes/" + applicant.resumeId();
    browser.open(resume).awaitText("Job 2");
    var jobs = browser.elements("#work > fieldset").size();
    browser.type("work.0.position", "Captain");
    browser.element("button[value='remove work 1']").click();
    browser.awaitText("Removed: Job 2");
    assertThat(browser.elements("#work > fieldset")).hasSize(jobs - 1);
    applicant.get("/resumes/" + applicant.resumeId()).body("data.work", hasSize(jobs));
    browser.press("Undo");
    assertThat(browser.elements("#work > fieldset")).hasSize(jobs);
    browser.script("document.querySelector(`button[value='add work']`).click()");
    browser.focused().sendKeys("Pilot");
    browser.await("the draft", () -> drafts().contains("Pilot"));

    browser.open("/app/pipeline").open(resume).awaitText("You have unsaved changes from");
    browser.press("Restore");
    assertThat(browser.elements("#work > fieldset")).hasSize(jobs + 1);
    look("editor");
    browser.press("Save").awaitText("Job " + (jobs + 1) + ": Pilot");
    applicant
        .get("/resumes/" + applicant.resumeId())
        .body("data.work", hasSize(jobs + 1))
        .body("data.work[0].position", equalTo("Captain"))
        .body("data.work[-1].position", equalTo("Pilot"));
  }

  @Test
  void showsTheSavedResumeInPlaceOfWhatIsTypedWhenItIsReloaded() {
    var resume = "/app/resumes/" + applicant.resumeId();
    browser.open(resume).awaitText("Job 2").type("basics.phone", "mine");
    saveResume("/basics/phone", "theirs");
    browser.press("Save").awaitText("Not saved: this resume was changed elsewhere");
    browser.press("Reload");

    browser.await("the saved one", () -> value("basics.phone").equals("theirs"));
    assertThat(browser.element("#unsaved").isDisplayed()).isFalse();
    assertThat(drafts()).isEqualTo("[]");
    browser.type("basics.phone", "again").press("Save");
    browser.await("the phone", () -> "again".equals(savedResume("phone")));
  }

  @Test
  void keepsADraftUntilItIsRestoredOrDiscarded() {
    var resume = "/app/resumes/" + applicant.resumeId();
    browser.open(resume).awaitText("Job 2").type("basics.phone", "first");
    browser.type("basics.url", "https://first.example").element("button[value='add work']").click();
    browser.type("work.2.position", "Pilot");
    browser.await("the draft", () -> drafts().contains("Pilot"));
    browser.open(resume).awaitText("You have unsaved changes from");
    browser.type("basics.phone", "second");
    browser.await("a draft beside it", () -> drafts().contains("second"));
    assertThat(drafts()).contains("Pilot");

    browser.open(resume).awaitText("You have unsaved changes from").press("Restore");
    assertThat(value("basics.phone")).isEqualTo("second");
    assertThat(browser.element("#unsaved").isDisplayed()).isTrue();
    browser.press("Restore"); // the earlier one, which the later one does not go into
    assertThat(value("work.2.position")).isEqualTo("Pilot");
    assertThat(value("basics.phone")).isEqualTo("first");
    browser.press("Restore");
    assertThat(value("basics.phone")).isEqualTo("second");
    browser.press("Discard");
    assertThat(browser.text()).doesNotContain("You have unsaved changes");
    browser.press("Save");
    browser.await("the phone", () -> "second".equals(savedResume("phone")));
    browser.await("no draft", () -> drafts().equals("[]"));
  }

  @Test
  void restoresADraftBesideWhatIsTypedAndSavedSince() {
    var resume = "/app/resumes/" + applicant.resumeId();
    browser.open(resume).awaitText("Job 2").type("basics.phone", "earlier");
    browser.await("the draft", () -> drafts().contains("earlier"));
    browser.open(resume).awaitText("You have unsaved changes from");
    browser.type("basics.url", "https://saved.example").press("Save");
    browser.await("the link", () -> "https://saved.example".equals(savedResume("url")));
    browser.await("the page", () -> attribute("basics.url").equals("https://saved.example"));
    browser.awaitText("You have unsaved changes from").type("basics.label", "later");
    browser.press("Restore");

    assertThat(value("basics.phone")).isEqualTo("earlier");
    assertThat(value("basics.url")).isEqualTo("https://saved.example");
    assertThat(value("basics.label")).isEqualTo("later");
    assertThat(browser.text()).doesNotContain("You have unsaved changes");
    browser.press("Save");
    browser.await("the phone", () -> "earlier".equals(savedResume("phone")));
    assertThat(savedResume("label")).isEqualTo("later");
    browser.await("no draft", () -> drafts().equals("[]"));
  }

  @Test
  void keepsWhatIsTypedWhileTheFormIsSent() {
    browser.open("/app/resumes/" + applicant.resumeId()).awaitText("Job 2");
    browser.type("basics.phone", "sent");
    browser.script(
        """
        document.querySelector('#editor button[value=save]').click();
        const field = document.querySelector("[name='basics.url']");
        field.value = 'https://after.example';
        field.dispatchEvent(new Event('input', {bubbles: true}));
        """);
    browser.await("the phone", () -> "sent".equals(savedResume("phone")));
    browser.await("the page", () -> attribute("basics.phone").equals("sent"));
    browser.await("what is typed", () -> value("basics.url").equals("https://after.example"));
    browser.await("the header", () -> browser.element("#unsaved").isDisplayed());
    browser.press("Save");
    browser.await("the link", () -> "https://after.example".equals(savedResume("url")));
  }

  @Test
  void keepsThePreviewOfASessionThatEndsAndShowsItAgain() {
    browser.open("/app/resumes/" + applicant.resumeId()).awaitText("Preview (last saved)");
    browser.script(
        """
        const send = window.fetch;
        window.fetch = (...asked) => send(...asked).finally(() => (window.isAnswered = true));
        """);
    browser.withoutSession().type("basics.label", "Typed after");
    browser.await("the answer", () -> (boolean) browser.script("return window.isAnswered"));
    assertThat(browser.text()).contains("Preview (last saved)");

    browser.script("import('/app/session.js').then((it) => { it.signInAgain(); })");
    browser.awaitText("Sign in again");
    browser.element("#again-password").sendKeys(Api.PASSWORD, Keys.ENTER);
    browser.awaitText("Preview (not saved)");
    assertThat(value("basics.label")).isEqualTo("Typed after");
  }

  private void saveResume(String path, String value) {
    var operations = List.of(Map.of("op", "add", "path", path, "value", value));
    applicant
        .request()
        .body(Map.of("operations", operations))
        .patch("/resumes/" + applicant.resumeId())
        .then()
        .statusCode(200);
  }

  private String savedResume(String property) {
    return applicant
        .get("/resumes/" + applicant.resumeId())
        .extract()
        .path("data.basics." + property);
  }

  private static String attribute(String name) {
    return browser.element("[name='" + name + "']").getDomAttribute("value");
  }

  private static void look(String name) {
    for (var onPhone : new boolean[] {false, true}) {
      (onPhone ? browser.asPhone(390) : browser.asDesktop(1280)).inDark(onPhone);
      browser.screenshot("unsaved-" + name + (onPhone ? "-phone-dark" : ""));
      assertThat(browser.accessibilityFaults()).as(name).isEmpty();
      assertThat(browser.isTooWide()).as(name).isFalse();
    }
    browser.asDesktop(1280).inDark(false);
  }

  private static String value(String name) {
    return browser.element("[name='" + name + "']:not([type=hidden])").getDomProperty("value");
  }

  private static String drafts() {
    return (String)
        browser.script(
            "return JSON.stringify(Object.entries(localStorage).filter(it =>"
                + " it[0].startsWith('jobtrail-draft:')))");
  }

  private String stored(String property) {
    return applicant.application(application).extract().path(property);
  }

  private int status(String path) {
    return applicant.get(path).extract().statusCode();
  }
}
