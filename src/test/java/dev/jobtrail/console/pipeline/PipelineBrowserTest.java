package dev.jobtrail.console.pipeline;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class PipelineBrowserTest {

  private static final int DESKTOP = 1440;
  private static final int PHONE = 390;
  private static final Charset WINDOWS = Charset.forName("windows-1252");
  private static final String HOSTILE = "<img src=x onerror=alert(1)><script>alert(2)</script>";

  private static Browser browser;

  @TestHTTPResource("/")
  URI base;

  private Api.TestAccount account;

  @BeforeEach
  void signIn() {
    account = Api.newAccount();
    if (browser == null) {
      browser = Browser.start(base.toString());
    }
    browser.asDesktop(DESKTOP).inDark(false).signedIn(account);
  }

  @AfterAll
  static void closeBrowser() {
    if (browser != null) {
      browser.close();
      browser = null;
    }
  }

  @Test
  void leadsANewcomerToAResumeAndThenToAJob() {
    browser.open("/app/pipeline").awaitText("Start with your resume");
    assertSound();
    browser.open("/app/pipeline/add").awaitText("Start with your resume");
    browser.open("/app/pipeline/figures").awaitText("No insights yet");
    browser.open("/app/pipeline/list").awaitText("No applications yet");

    resume();

    browser.open("/app/pipeline").awaitText("1 of 4 done");
    assertSound();
  }

  @Test
  void addsAJobThatIsPasted() {
    resume();
    browser.open("/app/pipeline").press("Add a job").awaitText("Paste the posting");
    assertSound();
    browser.screenshot("pipeline-add");

    fillIn("https://jobs.example.com/412?utm_source=x");
    browser.await("the application", () -> applications().size() == 1);
    var id = applications().getFirst();
    browser.await("its page", () -> browser.path().equals("/app/applications/" + id));
    browser.awaitText("Download all files");
    browser.await("its top", () -> ((Number) browser.script("return scrollY")).intValue() == 0);
    account
        .request()
        .get("/applications/" + id)
        .then()
        .body("posting.title", equalTo("Staff Engineer"))
        .body("posting.location", equalTo("Oslo"))
        .body("clientId", equalTo(null));

    browser.open("/app/pipeline/add");
    fillIn("https://jobs.example.com/412");
    browser.awaitText("This job is already tracked.").awaitText("Open application");

    assertThat(browser.element(".adds .fault a").getAttribute("href"))
        .endsWith("/app/applications/" + id);
    browser.consoleErrors(); // tells of the refusal's status
  }

  @Test
  void findsRecordsAndPagesByKeyboard() {
    var id = track(resume(), "Harbour pilot", null);
    browser.open("/app/today").element("body").sendKeys(Keys.chord(Keys.CONTROL, "k"));
    browser.await("the dialog", () -> !browser.elements("dialog[open].palette").isEmpty());
    browser.focused().sendKeys("harbour");
    browser.awaitText("1 result");
    assertSound();
    browser.screenshot("palette");
    browser.focused().sendKeys(Keys.ENTER);
    browser.await("the application", () -> browser.path().equals("/app/applications/" + id));

    browser.asPhone(PHONE).press("Search");
    browser.await("the dialog", () -> !browser.elements("dialog[open].palette").isEmpty());
    browser.focused().sendKeys("imp", Keys.ARROW_DOWN);
    browser.awaitText("results");
    assertSound();
    browser.focused().sendKeys(Keys.ESCAPE);
    browser.await("no dialog", () -> browser.elements("dialog[open]").isEmpty());

    browser.open("/app/search?q=pilot").awaitText("Harbour pilot");
    assertSound();
    browser.screenshot("search");
  }

  @Test
  void importsATableAsItsPersonSays(@TempDir Path folder) throws IOException {
    resume();
    browser.open("/app/pipeline/transfer").press("Import a table").awaitText("Rows with headings");
    browser.element("#csv").sendKeys("Role,Betrieb,State\nNurse,Acme,On hold\nCook,Globex,Applied");
    browser.press("Continue").awaitText("2 applications to import.").awaitText("not known");
    assertSound();
    browser.element("[name='column.1']").sendKeys("Company");
    browser.element("[name='status.0']").sendKeys("Withdrawn");
    browser.asPhone(PHONE);
    assertSound();
    browser.screenshot("pipeline-table");
    browser.press("Import").awaitText("2 applications imported.");
    assertSound();

    account
        .request()
        .get("/applications")
        .then()
        .body("posting.company", containsInAnyOrder("Acme", "Globex"))
        .body("status", containsInAnyOrder("withdrawn", "submitted"));

    browser.asDesktop(DESKTOP).open("/app/pipeline/table");
    var saved = Files.write(folder.resolve("jobs.csv"), "Poste;Société".getBytes(WINDOWS));
    browser.element("#file").sendKeys(saved.toString());
    browser.await(
        "the text of the file",
        () -> browser.element("#csv").getAttribute("value").equals("Poste;Société"));
    browser.element("#csv").clear();
    browser.element("#csv").sendKeys("Role");
    browser.press("Continue").awaitText("at least one more row");
    assertThat(browser.element("#csv").getAttribute("value")).isEqualTo("Role");
    browser.consoleErrors(); // tells of the refusal's status
  }

  @Test
  void movesACardByKeyboard() {
    var resume = resume();
    track(resume, "First", null);
    var id = track(resume, "Second", null);
    var other = track(resume, "Elsewhere", null);
    move(other, "interview");

    browser.open("/app/pipeline");
    browser.element("#link-" + id).sendKeys(Keys.ARROW_DOWN);
    assertThat(browser.focused().getText()).isEqualTo("First");
    browser.focused().sendKeys(Keys.ARROW_UP);
    browser.focused().sendKeys(Keys.ARROW_RIGHT);
    assertThat(browser.focused().getText()).isEqualTo("Elsewhere");
    browser.focused().sendKeys(Keys.ARROW_LEFT);
    assertThat(browser.focused().getText()).isEqualTo("Second");

    browser.focused().sendKeys("m");
    assertThat(browser.focused().getAttribute("value")).isEqualTo("saved");
    assertSound();
    browser.focused().sendKeys(Keys.ARROW_DOWN);
    browser.focused().sendKeys(Keys.ARROW_DOWN);
    browser.type("note", "It fits.").focused().sendKeys(Keys.ENTER);
    browser.await(
        "the move", () -> browser.element("#said").getAttribute("textContent").contains("Second"));

    assertThat(browser.element("#said").getAttribute("textContent"))
        .isEqualTo("Second is now in Ready. Press Ctrl+Z to undo.");
    assertThat(browser.focused().getAttribute("id")).isEqualTo("link-" + id);
    assertThat(stageOf(id)).isEqualTo("ready");
    account
        .request()
        .get("/applications/" + id + "/history")
        .then()
        .body("[1].to", equalTo("ready"))
        .body("[1].note", equalTo("It fits."));
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void movesACardByDraggingItToAnotherColumn() {
    var id = track(resume(), "Draggable", null);

    browser.open("/app/pipeline");
    drag(id, "interview");
    browser.await("the move", () -> stageOf(id).equals("interview"));

    status(id, "interview");
    drag(id, "rejected");
    browser.await("the question", () -> browser.text().contains("Move Draggable"));
    browser.element("[name=status][value=ghosted]").click();
    browser.press("Move");
    browser.await("the move", () -> browser.elements("details.closed .job").size() == 1);
    status(id, "ghosted");
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void explainsARefusedMoveAndLeavesTheCardWhereItWas() {
    var client = client();
    var resume = resume(client);
    var id = track(resume, "Careful", client);

    browser.open("/app/pipeline?client=" + client);
    drag(id, "submitted");
    browser.awaitText("The client must approve this application first.");

    assertThat(browser.element("#mover").getText()).contains("Move Careful");
    assertThat(stageOf(id)).isEqualTo("saved");
    browser.consoleErrors(); // tells of the refusal's status
    assertThat(browser.accessibilityFaults()).isEmpty();
    browser.element("[name=status][value=ready]").click();
    browser.press("Move");
    browser.await("the move", () -> stageOf(id).equals("ready"));
    assertThat(browser.path()).contains("client=" + client);
  }

  @Test
  void looksRightInEveryWindow() {
    var resume = resume();
    fill(resume);
    for (var dark : new boolean[] {false, true}) {
      browser.asDesktop(DESKTOP).inDark(dark).open("/app/pipeline").awaitText(HOSTILE);
      assertSound();
      browser.screenshot("pipeline-desktop-" + (dark ? "dark" : "light"));
      browser.asPhone(PHONE).open("/app/pipeline");
      assertSound();
      browser.screenshot("pipeline-phone-" + (dark ? "dark" : "light"));
      for (var page : List.of("list", "figures", "transfer", "add")) {
        browser.open("/app/pipeline/" + page);
        assertSound();
        browser.screenshot("pipeline-" + page + "-phone-" + (dark ? "dark" : "light"));
      }
    }
    browser.asDesktop(DESKTOP).inDark(false);
    for (var page : List.of("list", "figures", "transfer", "add")) {
      browser.open("/app/pipeline/" + page);
      assertSound();
      browser.screenshot("pipeline-" + page);
    }
    browser.open("/app/pipeline").element(".job .move").click();
    assertSound();
    browser.screenshot("pipeline-move");
  }

  @Test
  void importsAFile() {
    var resume = resume();
    browser.open("/app/pipeline/transfer");
    browser
        .element("#applications")
        .sendKeys(
            "[{\"resumeId\":\"%s\",\"status\":\"offer\",\"posting\":{\"title\":\"Imported\"}}]"
                .formatted(UUID.randomUUID()));
    browser.press("Import").awaitText("must be the id of a resume of the same applicant");
    browser.consoleErrors();

    browser.element("#applications").clear();
    browser
        .element("#applications")
        .sendKeys(
            "[{\"resumeId\":\"%s\",\"status\":\"offer\",\"posting\":{\"title\":\"Imported\"}}]"
                .formatted(resume));
    browser.press("Import").awaitText("Import complete.");

    page("/app/pipeline/applications.json").body("[0].posting.title", equalTo("Imported"));
    assertThat(browser.elements("[data-entry=offer] .job")).hasSize(1);
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void narrowsAndPages() {
    var resume = resume();
    var entries = new ArrayList<Map<String, Object>>();
    for (int i = 0; i < 60; i++) {
      entries.add(entry(resume, "Engineer " + i, i % 2 == 0 ? "Acme" : "Umbrella", "saved"));
    }
    importAll(entries);

    page("/app/pipeline").body(containsString("35 more")).body(containsString("status=saved"));
    page("/app/pipeline?company=acme&q=&resume=&status=")
        .body(containsString("Engineer 58"))
        .body(not(containsString("Engineer 59")))
        .body(not(containsString("35 more")));
    page("/app/pipeline?q=Nothing").body(containsString("No matching applications"));
    page("/app/pipeline?status=offer").body(containsString("No matching applications"));
    page("/app/pipeline?resume=" + resume + "&q=Engineer%2059").body(containsString("Engineer 59"));

    var list = page("/app/pipeline/list?status=saved,reviewing").extract().asString();
    assertThat(list).contains("Next page").contains("Engineer 59").doesNotContain("Engineer 9<");
    browser.open("/app/pipeline/list?status=saved,reviewing").press("Next page");
    browser.awaitText("Engineer 9").awaitText("First page");
    assertThat(browser.elements("tbody tr")).hasSize(10);
  }

  @Test
  void changesSeveralByKeyboardAndTakesItBack() {
    var resume = resume();
    for (var title : List.of("Alpha", "Beta", "Gamma", "Delta")) {
      track(resume, title, null);
    }
    browser.open("/app/pipeline/list?sort=title");
    assertThat(browser.element("button[value=delete]").isEnabled()).isFalse();
    browser.element("tbody a").sendKeys("x");
    browser.focused().sendKeys("j");
    browser.focused().sendKeys("j");
    browser.focused().sendKeys("X");
    assertThat(browser.element("#selected").getText()).isEqualTo("3 selected");
    assertSound();

    browser.press("Archive").awaitText("3 applications archived.");
    assertThat(browser.elements("tbody tr:not([hidden])")).hasSize(1);
    browser.press("Undo");
    browser.await("the rows", () -> browser.elements("tbody tr:not([hidden])").size() == 4);
    assertThat(applications()).hasSize(4);

    browser.element("tbody a").sendKeys("x");
    browser.script("document.getElementById('bulk-status').value = 'rejected'");
    browser.element("button[value=set_status]").click();
    browser.awaitText("Status of Alpha updated.").open("/app/pipeline");
    var rejected = "/app/pipeline/list?status=rejected";
    browser.await("the change", () -> page(rejected).extract().asString().contains(">Alpha</a>"));
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void savesAViewAndChangesSeveralWithoutScripts() {
    var resume = resume();
    track(resume, "Alpha", null);
    track(resume, "Beta", null);
    try (var plain = Browser.start(base.toString())) {
      plain.asDesktop(DESKTOP).signedIn(account).withoutScripts();
      plain.open("/app/pipeline/list?sort=title&q=a");
      plain.element(".saved-views summary").click();
      plain.type("name", "With an A").press("Save view").awaitText("Edit views");
      assertThat(plain.element(".saved-views [aria-current]").getText()).isEqualTo("With an A");

      plain.element("tbody input").click();
      plain.type("tags:words", "dream").press("Add tags").awaitText("Beta");
      plain.press("Delete").awaitText("Nothing is selected").open("/app/pipeline/list?tag=dream");
      assertThat(plain.elements("tbody tr")).hasSize(1);
      assertThat(plain.text()).contains("Alpha");
    }
  }

  @Test
  void isReadWithoutScripts() {
    var id = track(resume(), "Plain", null);
    try (var plain = Browser.start(base.toString())) {
      plain.asDesktop(DESKTOP).signedIn(account).withoutScripts().open("/app/pipeline");

      assertThat(plain.text()).contains("Plain", "Saved").doesNotContain("Keyboard:");
      assertThat(plain.element("#move-" + id).isDisplayed()).isFalse();
    }
  }

  @Test
  void showsNobodyElses() {
    var stranger = Api.newAccount();
    var client = client();

    given()
        .cookie("jobtrail_session", stranger.session())
        .get("/app/pipeline?client=" + client)
        .then()
        .statusCode(404)
        .contentType(containsString("text/html"));
    given()
        .cookie("jobtrail_session", stranger.session())
        .get("/app/pipeline/applications.json?client=" + client)
        .then()
        .statusCode(404);
    page("/app/pipeline/list?after=none", 404);
    page("/app/pipeline?status=none", 400);
  }

  private void fillIn(String url) {
    browser
        .type("posting.title", "Staff Engineer")
        .type("posting.company", "Acme")
        .type("posting.location", "Oslo")
        .type("posting.url", url)
        .type("posting.descriptionRaw", "Build things that last.");
    browser.elements("form.adds button").getLast().click();
  }

  private void assertSound() {
    assertThat(browser.accessibilityFaults()).isEmpty();
    assertThat(browser.consoleErrors()).isEmpty();
    assertThat(browser.isTooWide()).isFalse();
  }

  private static String stageOf(String id) {
    return browser.element("[data-entry]:has(#job-" + id + ")").getAttribute("data-entry");
  }

  private static void drag(String id, String entry) {
    browser.await("a place that takes the card", () -> isDropped(id, entry));
  }

  private static boolean isDropped(String id, String entry) {
    return browser
        .script(
            """
        const card = document.getElementById('job-%s');
        const place = document.querySelector('[data-entry=%s]');
        const dataTransfer = new DataTransfer();
        const fire = (element, type) =>
          element.dispatchEvent(new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer}));
        fire(card, 'dragstart');
        const isTaken = !fire(place, 'dragover');
        if (isTaken) fire(place, 'drop');
        fire(card, 'dragend');
        return isTaken;
        """
                .formatted(id, entry))
        .equals(true);
  }

  private ValidatableResponse page(String path) {
    return page(path, 200);
  }

  private ValidatableResponse page(String path, int status) {
    return given()
        .urlEncodingEnabled(false)
        .cookie("jobtrail_session", account.session())
        .get(path)
        .then()
        .statusCode(status);
  }

  private String client() {
    return account
        .request()
        .body(Map.of("name", "Mia", "requireApproval", true))
        .post("/clients")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private String resume() {
    return resume(null);
  }

  private String resume(String client) {
    var body = new HashMap<String, Object>(Map.of("name", "Platform roles"));
    if (client != null) {
      body.put("clientId", client);
    }
    return account
        .request()
        .body(body)
        .post("/resumes")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private String track(String resume, String title, String client) {
    var posting =
        Map.of("title", title, "company", "Acme", "descriptionRaw", "Build things that last.");
    var body = new HashMap<String, Object>(Map.of("resumeId", resume, "posting", posting));
    if (client != null) {
      body.put("clientId", client);
    }
    return account
        .request()
        .body(body)
        .post("/applications")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private List<String> applications() {
    return account.request().get("/applications").then().extract().path("id");
  }

  private void move(String id, String status) {
    account
        .request()
        .body(Map.of("status", status))
        .post("/applications/" + id + "/status")
        .then()
        .statusCode(200);
  }

  private void status(String id, String status) {
    account.request().get("/applications/" + id).then().body("status", equalTo(status));
  }

  private void importAll(List<Map<String, Object>> entries) {
    account
        .request()
        .body(Map.of("applications", entries))
        .post("/applications/import")
        .then()
        .statusCode(200)
        .body("created", hasSize(entries.size()));
  }

  private static Map<String, Object> entry(
      String resume, String title, String company, String status) {
    var posting = Map.of("title", title, "company", company, "location", "Oslo, Norway");
    return Map.of("resumeId", resume, "status", status, "posting", posting);
  }

  /** A pipeline as someone has it who has searched for a while. */
  private void fill(String resume) {
    var entries = new ArrayList<Map<String, Object>>();
    entries.add(entry(resume, HOSTILE, HOSTILE, "saved"));
    var statuses =
        List.of(
            "saved",
            "reviewed",
            "saved",
            "ready",
            "needs_action",
            "submitted",
            "submitted",
            "screening",
            "interview",
            "rejected",
            "withdrawn",
            "ghosted",
            "saved");
    var titles =
        List.of(
            "Staff Engineer, Payments",
            "Backend Developer",
            "Principal Site Reliability Engineer",
            "Data Engineer (Kafka, Flink)",
            "Engineering Manager");
    var companies = List.of("Acme", "Northwind Traders", "Initech", "Umbrella");
    for (int i = 0; i < 46; i++) {
      entries.add(
          withHistory(
              entry(
                  resume,
                  titles.get(i % titles.size()),
                  companies.get(i % companies.size()),
                  statuses.get(i % statuses.size())),
              i));
    }
    importAll(entries);
  }

  private static Map<String, Object> withHistory(Map<String, Object> entry, int index) {
    var status = (String) entry.get("status");
    var history = new ArrayList<Map<String, Object>>();
    history.add(
        Map.of(
            "at", "2026-09-%02dT08:00:00Z".formatted(1 + index % 9), "to", "saved", "by", "owner"));
    if (!status.equals("saved")) {
      history.add(
          Map.of(
              "at",
              "2026-10-%02dT08:00:00Z".formatted(1 + index % 20),
              "from",
              "saved",
              "to",
              "submitted",
              "by",
              "owner"));
      if (!status.equals("submitted")) {
        history.add(
            Map.of(
                "at",
                "2026-11-%02dT08:00:00Z".formatted(1 + index % 20),
                "from",
                "submitted",
                "to",
                status,
                "by",
                "owner"));
      }
    }
    var whole = new HashMap<>(entry);
    whole.put("history", history);
    return whole;
  }
}
