package dev.jobtrail.console.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.NoBrowser;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StoredAttempts;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@TestProfile(NoBrowser.class)
class ApplicationPageBrowserTest {

  private static final int PHONE = 390;
  private static final int DESKTOP = 1280;
  private static final String SCRIPT = "<script>document.title = 'taken over'</script>";
  private static final String IMAGE = "<img src=x onerror=\"document.title = 'taken over'\">";

  private static Browser browser;

  @TestHTTPResource("/")
  URI base;

  @Inject StoredAttempts stored;

  private Applicant applicant;
  private String application;
  private String page;

  @BeforeEach
  void track() {
    if (browser == null) {
      browser = Browser.start(base.toString());
    }
    applicant = Applicant.create();
    application = applicant.track(hostilePosting(), null);
    page = "/app/applications/" + application;
    browser.asDesktop(DESKTOP).inDark(false).signedIn(applicant.account());
    browser.consoleErrors();
  }

  @AfterAll
  static void stopBrowser() {
    if (browser != null) {
      browser.close();
      browser = null;
    }
  }

  /** One that the resume answers, with markup wherever a site could put some. */
  private static Map<String, Object> hostilePosting() {
    var posting = new HashMap<>(Applicant.POSTING);
    posting.put("title", "Senior Backend Engineer " + SCRIPT);
    posting.put("company", "Northwind " + IMAGE);
    posting.put("location", "Berlin " + SCRIPT);
    posting.put("url", "https://jobs.example.com/" + System.nanoTime() + "?a=\"'<b>");
    posting.put("salaryMin", 70_000);
    posting.put("salaryMax", 85_000);
    posting.put("salaryCurrency", "EUR");
    posting.put(
        "descriptionRaw",
        Applicant.POSTING.get("descriptionRaw")
            + SCRIPT
            + IMAGE
            + "<p onclick=\"alert(1)\">We &lt;script&gt;love&lt;/script&gt; harbours.</p>"
            + "<style>body { display: none }</style><iframe src=\"/app\"></iframe>");
    return posting;
  }

  @Test
  void keepsThePlaceOfSomebodyWhoWorksWithKeys() {
    browser.open(page);
    browser.script("document.querySelector('[name=status]').value = 'withdrawn'");
    var button = browser.element("form[action$='/status'] button");
    browser.script("document.querySelector(\"form[action$='/status'] button\").focus()");
    button.sendKeys(Keys.ENTER);

    browser.await(
        "the new status", () -> browser.element("#standing").getText().contains("Withdrawn"));
    browser.await("its section", () -> browser.focused().getText().equals("Status"));
  }

  @Test
  void leadsFromThePostingToALetter() {
    browser.open(page).awaitText("We <script>love</script> harbours.");
    assertThat(browser.text()).contains(SCRIPT, IMAGE, "70,000 to 85,000 EUR a year", "Remote");
    look("posting");

    browser.press("Score the resume").awaitText("Missing from the resume");
    assertThat(browser.path()).isEqualTo(page + "/match");
    assertThat(browser.text()).contains("Kafka", "Terraform", "Reviewed");
    assertThat(browser.elements(".dimension")).hasSize(6);
    look("match");

    browser.press("Tailor the resume").awaitText("Struck through");
    assertThat(browser.path()).isEqualTo(page + "/resume");
    assertThat(browser.elements("del, ins")).isNotEmpty();
    look("tailored");
    browser.element("input[value=original]").click();
    browser.press("Save choice").await("the original", () -> isChecked("original"));
    applicant.application(application).body("applySource", equalTo("original"));

    browser.press("Cover letter").awaitText("Anything to include?");
    browser.element("#tone option[value=warm]").click();
    browser.type("instructions", "Mention that I can start in March.");
    browser.press("Write a cover letter").await("the letter", () -> letter().length() > 200);
    applicant.application(application).body("coverLetterTone", equalTo("warm"));
    browser.type("coverLetter:null", "Dear team, " + SCRIPT);
    browser.press("Save letter").awaitText("Earlier letters");
    assertThat(letter()).isEqualTo("Dear team, " + SCRIPT);
    look("letter");

    browser.press("History").awaitText("by you");
    browser.type("notes:null", "Called back. " + IMAGE);
    browser.press("Save notes");
    browser.await(
        "the page with the notes",
        () ->
            browser
                .element("[name='notes:null']")
                .getDomProperty("defaultValue")
                .contains("Called back"));
    assertThat(applicationText("notes")).contains("Called back");
    browser.element("#status option[value=interview]").click();
    browser.type("note", "On Monday " + SCRIPT);
    browser.press("Update status").awaitText("On Monday " + SCRIPT);
    assertThat(browser.text()).contains("by you", "by Jobtrail", "Interview");
    applicant.application(application).body("status", equalTo("interview"));
    look("history");

    browser.press("Delete this application").press("Delete");
    browser.await("its end", () -> statusOf("/applications/" + application) == 404);
    browser.consoleErrors(); // the pipeline is another page
  }

  @Test
  void worksInGerman() {
    applicant.request().body(Map.of("language", "de")).patch("/account").then().statusCode(200);
    applicant.review(application);
    browser.open(page + "/match").awaitText("Fehlt im Lebenslauf");
    assertThat(browser.text()).contains("70.000 bis 85.000 EUR pro Jahr", "Bewertet");
    lookAt("german");

    browser.open("/app/pipeline/list").element("#select-all").click();
    browser.awaitText("1 ausgewählt");
    lookAt("german-list");

    browser.open("/app/pipeline").element(".move").click();
    browser.element("#mover [value=interview]").click();
    browser.press("Verschieben").awaitText("ist jetzt in „Gespräch“.");
    lookAt("german-board");
  }

  @Test
  void correctsTheJobAndPlansTheNextStep() {
    browser.open(page + "/edit").awaitText("Edit job");
    look("edit");
    browser.type("company", "Southwind").type("salaryMin:number", "80,000").press("Save job");
    browser.awaitText("Southwind").awaitText("80,000 to 85,000 EUR a year");
    assertThat(browser.path()).isEqualTo(page);

    browser.type("tags:words", "remote, referral").press("Save tags");
    browser.await("the tags", () -> !browser.elements(".tags .badge").isEmpty());
    browser.script("document.getElementById('follow-up').value = '2026-01-02'");
    browser.press("Save follow-up");
    browser.await("the day", () -> "2026-01-02".equals(applicationText("followUpOn")));
    browser.open(page).press("referral").awaitText("Southwind");

    browser.open("/app/today").awaitText("2 Jan 2026");
    for (var onPhone : List.of(false, true)) {
      (onPhone ? browser.asPhone(PHONE) : browser.asDesktop(DESKTOP)).inDark(onPhone);
      browser.screenshot("today" + (onPhone ? "-phone-dark" : ""));
      assertThat(browser.accessibilityFaults()).isEmpty();
      assertThat(browser.isTooWide()).isFalse();
    }
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void keepsInterviews() {
    browser.open(page + "/interviews").awaitText("No interviews yet");
    browser.type("timeZone", "Europe/Berlin").type("people", "Eva " + SCRIPT);
    enter("startsAt:local", "2198-12-01T10:30");
    browser.script("document.querySelector('option[value=phone]').selected = true");
    browser.press("Add interview").awaitText("Sat 1 Dec 2198, 10:30 (Europe/Berlin)");
    assertThat(browser.text()).contains("Eva " + SCRIPT, "Phone");
    applicant
        .get("/applications/" + application + "/interviews")
        .body("[0].startsAt", equalTo("2198-12-01T09:30:00.000Z"));
    look("interviews");

    browser.element("#panel details summary").click();
    enter("endsAt:local", "2198-12-01T11:00");
    look("interview-edit");
    browser.press("Save interview").awaitText("10:30 to 11:00 (Europe/Berlin)");

    browser.element("#panel [data-undo] button").click();
    browser.awaitText("Interview deleted.").press("Undo").awaitText("10:30 to 11:00");
    assertThat(browser.consoleErrors()).isEmpty();
  }

  private static void enter(String name, String time) {
    browser.script(
        "const field = document.querySelector('[name=\"%s\"]'); field.value = '%s';"
                .formatted(name, time)
            + "field.dispatchEvent(new Event('input', {bubbles: true}))");
  }

  @Test
  void keepsContacts() {
    browser.open(page + "/contacts").awaitText("No contacts yet");
    browser.type("name", "Eva Lind").type("email", "eva@example.com").type("phone", "+351 555");
    browser.press("Add contact").awaitText("+351 555");
    assertThat(browser.element("#panel a[href^='mailto:']").getText()).isEqualTo("eva@example.com");
    look("contacts");
    browser.element("#panel details summary").click();
    browser.type("role", "Recruiter").press("Save contact").awaitText("Eva Lind, Recruiter");
  }

  @Test
  void keepsAttachments() throws IOException {
    browser.open(page + "/attachments").awaitText("No attachments yet");
    var folder = Files.createTempDirectory(Path.of("target"), "attachments");
    var offer = Files.writeString(folder.resolve("Offer.pdf"), "%PDF-1.7" + " ".repeat(600_000));
    var notes = Files.writeString(folder.resolve("Notes & more.txt"), "Hello");
    var program = Files.write(folder.resolve("Program.pdf"), new byte[] {'M', 'Z', 0, 1});
    browser.element("#files").sendKeys(offer.toAbsolutePath() + "\n" + notes.toAbsolutePath());
    browser.press("Upload").awaitText("2 files added.").awaitText("Notes & more.txt");
    look("attachments");
    applicant
        .get("/applications/" + application + "/attachments")
        .body("name", equalTo(List.of("Offer.pdf", "Notes & more.txt")))
        .body("uploadedBytes", equalTo(List.of(600_008, 5)));
    assertThat(browser.element("#attachments a[download]").getAttribute("href"))
        .endsWith("/content");

    browser.element("#files").sendKeys(program.toAbsolutePath().toString());
    browser.press("Upload").awaitText("Program.pdf: The content of this file is of none");
    assertThat(browser.text()).doesNotContain("Upload not finished");

    browser.element("#attachments [data-undo] button").click();
    browser.awaitText("Attachment removed.").press("Undo").awaitText("Offer.pdf");
  }

  @Test
  void showsInterviewsOnThePageToday() {
    var start = Instant.now().plus(Duration.ofHours(1)).toString();
    applicant
        .post(
            "/applications/" + application + "/interviews",
            Map.of("startsAt", start, "timeZone", "UTC", "kind", "on_site", "place", "Pier 7"))
        .statusCode(201);
    browser.open("/app/today").awaitText("Pier 7");
    for (var onPhone : List.of(false, true)) {
      (onPhone ? browser.asPhone(PHONE) : browser.asDesktop(DESKTOP)).inDark(onPhone);
      browser.screenshot("today-interview" + (onPhone ? "-phone-dark" : ""));
      assertThat(browser.accessibilityFaults()).isEmpty();
      assertThat(browser.isTooWide()).isFalse();
    }
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void addsAContactWithoutAScript() {
    try (var plain = Browser.start(base.toString())) {
      plain.asDesktop(DESKTOP).signedIn(applicant.account()).withoutScripts();
      plain.open(page + "/contacts").type("name", "Eva Lind").press("Add contact");
      plain.awaitText("Eva Lind");
      plain.element("#panel details summary").click();
      plain.type("email", "eva@example").press("Save contact");
      plain.awaitText("must be an e-mail address");
    }
  }

  @Test
  void saysWhyWorkWasRefusedAndKeepsWhatWasTyped() {
    browser.open(page);
    applicant.move(application, "withdrawn");
    browser.type("note", "Let us see").press("Score the resume");
    browser.awaitText("Cannot change status from withdrawn to reviewing.");

    assertThat(browser.element("#note").getAttribute("value")).isEqualTo("Let us see");
    browser.open(page + "/match");
    assertThat(browser.text()).contains("Applications with status withdrawn cannot be scored.");
    assertThat(browser.accessibilityFaults()).isEmpty();
  }

  @Test
  void answersTheQuestionsOfARunInPlace() {
    var run = stored.asking(application);
    stored.photograph(run);
    browser.open(page + "/apply").awaitText("Do you travel?");
    var answer = browser.element("textarea[name='answers.1.value:text']");
    assertThat(answer.getAttribute("value")).isEqualTo("I like <b>ships</b>.");
    assertThat(answer.getAttribute("maxlength")).isEqualTo("500");
    assertThat(browser.text()).contains("Suggested from your resume.");
    browser.type("answers.1.value:text", "Harbours fascinate me.");
    // news of the run comes in while somebody types
    browser.script(
        """
        const live = document.querySelector('[data-live]');
        htmx.ajax('GET', location.pathname, {source: live, target: '#panel', select: '#panel',
          swap: 'outerHTML'})""");
    look("asking");
    assertThat(requestsOf("/apply")).isLessThan(6);
    assertThat(browser.element("textarea[name='answers.1.value:text']").getAttribute("value"))
        .isEqualTo("Harbours fascinate me.");

    browser.element("input[name='answers.0.value'][value=Yes]").click();
    browser.element("input[name='remember:flag']").click();
    browser.press("Save answers and continue").awaitText("No browser is available");

    browser.awaitText("Failed").awaitText("Needs action");
    applicant
        .get("/attempts/" + run)
        .body("events.text", hasItem("Harbours fascinate me."))
        .body("events.text", hasItem("Yes"));
    applicant.get("/apply/profile").body("answers", hasSize(2));
    assertThat(browser.elements("[data-live]")).isEmpty();
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void correctsTheFieldsOfAReadyRunInPlace() {
    var run = stored.ready(application);
    stored.show(run, StoredAttempts.KINDS);
    browser.open(page + "/apply").awaitText("Ready to submit");
    assertThat(browser.elements("details.correction")).hasSize(7);

    for (var summary : browser.elements("details.correction > summary")) {
      summary.sendKeys(Keys.ENTER);
    }
    assertThat(valueOf("input[type=date]")).isEqualTo("2027-02-01");
    assertThat(valueOf("select")).isEqualTo("Brno");
    assertThat(valueOf("input[type=radio]:checked")).isEqualTo("Yes");
    assertThat(browser.elements("input[type=checkbox][value='C, C++']:checked")).hasSize(1);
    assertThat(valueOf("textarea")).isEqualTo("Ships.");
    look("correcting");

    var name = browser.element("details.correction input[maxlength='60']");
    name.clear();
    name.sendKeys("Jana Nováková", Keys.ENTER);

    browser.awaitText("No browser is available");
    applicant
        .get("/attempts/" + run)
        .body("events.findAll { it.kind == 'correct' }.text", contains("Jana Nováková"))
        .body("fields.find { it.label == 'Name' }.value", equalTo("Jana Nováková"))
        .body("fields.find { it.label == 'Name' }.source", equalTo("correction"));
    assertThat(browser.text()).contains("your correction");
    browser.press("Log, newest first").awaitText("Corrected");
    assertThat(browser.elements("details.correction")).isEmpty();
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void saysWhyACorrectionIsNotTaken() {
    var run = stored.ready(application);
    stored.show(run, StoredAttempts.KINDS);
    try (var plain = Browser.start(base.toString())) {
      plain.asDesktop(DESKTOP).signedIn(applicant.account()).withoutScripts();
      plain.open(page + "/apply").awaitText("Ready to submit");
      plain.element("details.correction > summary").click();
      // somebody else presses Submit meanwhile
      applicant.post("/attempts/" + run + "/submit").statusCode(202);
      var name = plain.element("details.correction input[maxlength='60']");
      name.clear();
      name.sendKeys("Jana Nováková", Keys.ENTER);

      plain.awaitText("It takes answers only while it is asking or ready.");
    }
    applicant
        .get("/attempts/" + run)
        .body("fields.find { it.label == 'Name' }.value", equalTo("Jana Novak"));
  }

  private static String valueOf(String control) {
    return browser.element("details.correction " + control).getAttribute("value");
  }

  @Test
  void submitsAndAbandonsRuns() {
    var run = stored.ready(application);
    stored.photograph(run);
    browser.open(page + "/apply").awaitText("Ready to submit");
    assertThat(browser.text()).contains("Name", "Jana Novak");
    browser.await(
        "the picture",
        () ->
            (Boolean)
                browser.script("return document.querySelector('.shot img').naturalWidth > 0"));
    look("ready");
    browser.press("Submit the application").awaitText("No browser is available");
    applicant.get("/attempts/" + run).body("state", equalTo("done"));

    var other = applicant.track();
    var abandoned = stored.ready(other);
    browser.open("/app/applications/" + other + "/apply").awaitText("Ready to submit");
    browser.press("Abandon this run").awaitText("Abandoned by the user.");
    applicant.get("/attempts/" + abandoned).body("outcome", equalTo("abandoned"));
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void startsARunAndShowsHowItGoes() {
    stored.done(application);
    browser.open(page + "/apply").awaitText("Fill in the form for me");
    browser.press("Try again").awaitText("No browser is available").awaitText("Earlier runs");

    browser.press("Log, newest first").awaitText("Error");
    applicant
        .get("/applications/" + application + "/attempts")
        .body("reason[0]", containsString("No browser is available"));
    look("runs");
  }

  @Test
  void startsRunsOfSeveralApplicationsByKeyboard() {
    var withoutUrl = applicant.track();
    browser.open("/app/pipeline/list");
    assertThat(browser.element("button[value=start_runs]").isEnabled()).isFalse();
    browser.element("tbody a").sendKeys("x");
    browser.focused().sendKeys("j");
    browser.focused().sendKeys("x");
    browser.element("button[value=start_runs]").sendKeys(Keys.ENTER);

    browser.awaitText("1 of 2 apply runs started").awaitText("The posting has no URL to apply at.");
    assertThat(browser.elements("a[href$='/" + withoutUrl + "/apply']")).hasSize(1);
    lookAt("runs-started");
    assertThat(browser.consoleErrors()).isEmpty();
    applicant.get("/applications/" + application + "/attempts").body("", hasSize(1));
    applicant.get("/applications/" + withoutUrl + "/attempts").body("", hasSize(0));
  }

  @Test
  void saysInTheLanguageOfThePageWhichRunsWereNotStartedWithoutScriptsToo() {
    applicant.track();
    applicant.request().body(Map.of("language", "de")).patch("/account").then().statusCode(200);
    try (var plain = Browser.start(base.toString())) {
      plain.asDesktop(DESKTOP).signedIn(applicant.account()).withoutScripts();
      plain.open("/app/pipeline/list");
      plain.elements("tbody input").forEach(it -> it.click());
      plain.press("Formulare ausfüllen").awaitText("1 von 2 Bewerbungsläufen gestartet");

      assertThat(plain.text())
          .contains("Nicht gestartet")
          .doesNotContain("The posting has no URL", "must have");
    }
  }

  /** Looks at a page on a desk and in the dark on a phone. */
  private static void look(String name) {
    lookAt(name);
    assertThat(browser.title())
        .startsWith("Senior Backend Engineer " + SCRIPT)
        .endsWith(" · Jobtrail");
  }

  private static void lookAt(String name) {
    browser.script("document.activeElement.blur()");
    for (var onPhone : List.of(false, true)) {
      (onPhone ? browser.asPhone(PHONE) : browser.asDesktop(DESKTOP)).inDark(onPhone);
      browser.screenshot("application-" + name + (onPhone ? "-phone-dark" : "-desktop-light"));
      assertThat(browser.accessibilityFaults()).as(name).isEmpty();
      assertThat(browser.isTooWide()).as(name).isFalse();
    }
    browser.asDesktop(DESKTOP).inDark(false);
    assertThat(browser.consoleErrors()).isEmpty();
  }

  private static boolean isChecked(String source) {
    return browser.element("input[value=" + source + "]").isSelected()
        && browser.elements("button:disabled").isEmpty();
  }

  private static String letter() {
    return browser.element("#letter").getAttribute("value");
  }

  private static long requestsOf(String ending) {
    return (Long)
        browser.script(
            "return performance.getEntriesByType('resource')"
                + ".filter(it => new URL(it.name).pathname.endsWith('"
                + ending
                + "')).length");
  }

  private int statusOf(String path) {
    return applicant.get(path).extract().statusCode();
  }

  private String applicationText(String property) {
    String text = applicant.application(application).extract().path(property);
    return text == null ? "" : text;
  }
}
