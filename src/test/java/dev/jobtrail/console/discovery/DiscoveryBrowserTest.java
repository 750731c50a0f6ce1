package dev.jobtrail.console.discovery;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.testing.BoardServer.Reply;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class DiscoveryBrowserTest {

  private static final int PHONE = 390;
  private static final int DESKTOP = 1280;
  private static final String HOSTILE = "<img src=x onerror=alert(1)>";

  private static final String HOSTILE_MATCHES =
      "update discovery_match set title = :text, company = :text, location = :text,"
          + " salary = :text, snippet = :text, url = 'javascript:alert(1)'"
          + " where resume_id = :resume";

  private static final String USE_UP =
      """
      with owner as (
        update account set plan = 'free'
        where id = (select account_id from resume where id = :resume) returning id)
      insert into allowance_usage (account_id, allowance, month, used)
      select id, 'ai', date_trunc('month', now() at time zone 'utc')::date, 50 from owner
      """;

  private static Browser browser;

  @Inject EntityManager entityManager;

  BoardServer boards;

  @TestHTTPResource("/")
  URI base;

  private final List<CountDownLatch> slow = new ArrayList<>();
  private Applicant applicant;

  @BeforeEach
  void signIn() {
    boards.reset();
    applicant = Applicant.create();
    if (browser == null) {
      browser = Browser.start(base.toString());
    }
    browser.signedIn(applicant.account()).asDesktop(DESKTOP).inDark(false);
  }

  @AfterEach
  void breaksNoRuleOfThePages() {
    slow.forEach(CountDownLatch::countDown);
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
      browser = null;
    }
  }

  @Test
  void leadsOneWithoutAResumeToTheResumes() {
    var operator = Operator.create();

    browser.signedIn(operator.account()).open("/app/discovery");

    assertThat(browser.text()).contains("Start with your resume");
    isWellMade("discovery-none");
  }

  @Test
  void searchesForANewTargetAndTellsHowItGoes() {
    var isAsked = new CountDownLatch(1);
    servesOnceItIs("slow", isAsked);
    serve(job(1, "Backend Engineer"), job(2, "Data Engineer"), job(3, "Chef de Rang"));
    boards.serve("/v1/boards/gone/jobs", Reply.status(404));
    browser.open("/app/discovery").awaitText("What are you looking for?");
    isWellMade("discovery-first");

    browser
        .type("title:null", "Engineer")
        .press("Boards and companies")
        .type("companies.0.slug", "acme")
        .type("companies.1.slug", "gone")
        .press("Add company")
        .type("companies.2.slug", "slow")
        .press("Add company")
        .type("minSalary:amount", "60 000");
    isWellMade("discovery-companies");
    browser.element("[aria-label='Company 4'] [data-remove]").click();
    for (var row : List.of(0, 1, 2)) {
      browser.element("[name='companies." + row + ".board'] option[value=greenhouse]").click();
    }
    browser.press("Add target").awaitText("Ready to search");
    applicant
        .get(of("targets"))
        .body("title", equalTo(List.of("Engineer")))
        .body("[0].companies.slug", equalTo(List.of("acme", "gone", "slow")))
        .body("[0].minSalary", equalTo(60_000))
        .body("[0].boards", empty())
        .body("[0].daily", equalTo(true));

    browser.press("Search now").awaitText("of 3 sources").awaitText("Greenhouse · slow\nsearching");
    assertThat(browser.text()).contains("Greenhouse · gone");
    isWellMade("discovery-running");
    browser.press("Add a target");
    browser.element("#new-target [name='title:null']").sendKeys("Chef");
    isAsked.countDown();
    browser
        .awaitText("3 jobs read, 2 fit, 2 new")
        .awaitText("1 source could not be read")
        .awaitText("Data Engineer");

    assertThat(browser.element("#new-target [name='title:null']").getDomProperty("value"))
        .isEqualTo("Chef");
    browser.await("the stream's end", () -> browser.elements("[data-live]").isEmpty());
    isWellMade("discovery-found");
  }

  @Test
  void addsCompaniesByTheirLinks() {
    boards.serve(
        "/v0/postings/linked",
        "[{\"id\":\"1\",\"text\":\"Engineer\",\"hostedUrl\":\"https://jobs.lever.co/linked/1\"}]");
    boards.serve("/careers", "<iframe src='https://jobs.lever.co/linked'></iframe>");
    browser
        .open("/app/discovery")
        .awaitText("What are you looking for?")
        .type("title:null", "Engineer")
        .press("Boards and companies")
        .type("_companies", boards.base() + "/careers\nnonsense")
        .press("Find companies")
        .awaitText("linked on Lever, 1 open job")
        .awaitText("neither a link nor a domain");
    isWellMade("discovery-company-links");

    browser.press("Find companies").awaitText("linked on Lever");
    browser.press("Add target").awaitText("Ready to search");

    applicant
        .get(of("targets"))
        .body("[0].title", equalTo("Engineer"))
        .body("[0].companies.slug", equalTo(List.of("linked")));
  }

  @Test
  void savesATargetByEnter() {
    browser
        .open("/app/discovery")
        .awaitText("What are you looking for?")
        .type("title:null", "Engineer\n")
        .awaitText("Ready to search");

    applicant.get(of("targets")).body("[0].title", equalTo("Engineer"));
  }

  @Test
  void cancelsASearch() {
    var isOver = new CountDownLatch(1);
    servesOnceItIs("stuck", isOver);
    target("stuck");
    browser.open("/app/discovery").press("Search now").awaitText("Searched 0 of 1 source");

    browser.press("Cancel").awaitText("The last search was cancelled");

    applicant.get(of("runs")).body("[0].state", equalTo("cancelled"));
  }

  @Test
  void decidesByKeys() {
    found(job(1, "First"), job(2, "Second"), job(3, "Third"), job(4, "Fourth"));
    browser.open("/app/discovery");

    keys("a");
    assertThat(browser.text()).doesNotContain("Added");
    keys("jjk");
    assertThat(selected()).contains("Fourth");
    keys("d");
    browser.awaitText("Dismissed: Fourth, Acme");
    await("Third");
    assertThat(browser.element("#said").getDomProperty("textContent")).contains("Dismissed");
    isWellMade("discovery-undo");
    keys("a");
    browser.awaitText("Added to the pipeline: Third, Acme");
    await("Second");
    applicant.get("/applications").body("posting.title", equalTo(List.of("Third")));
    keys("u");
    browser.awaitText("Restored: Fourth, Acme");
    await("Fourth");
    open().body("title", equalTo(List.of("Fourth", "Second", "First")));

    keys("ddd");
    browser.awaitText("Dismissed: First, Acme").awaitText("No new matches");
    assertThat(browser.focused().getText()).isEqualTo("Undo");
    browser.open(browser.path()).press("Undo").awaitText("Restored: First, Acme");
  }

  @Test
  void tellsWhyAJobIsDismissed() {
    found(job(1, "Data Engineer"), job(2, "Data Engineer"), job(3, "Cook"));
    browser.open("/app/discovery").press("Dismiss").awaitText("Dismissed: ");
    browser.press("Not this company").awaitText("(Not this company)");

    browser.awaitText("because you dismissed jobs like it: Not this company.");
    isWellMade("discovery-dismissed-reason");
    open().body("rankPenalty", everyItem(equalTo(10)));
    browser.press("Undo").awaitText("Restored: ");
    open().body("rankPenalty", everyItem(equalTo(0)));
  }

  @Test
  void changesTheReasonOfADismissalLater() {
    found(job(1, "Backend Engineer"), job(2, "Backend Engineer, Payments"));
    var id = open().extract().<String>path("find { it.title == 'Backend Engineer' }.id");
    applicant.post("/discovery/matches/" + id + "/dismiss", Map.of("reason", "other"));

    browser.open("/app/discovery?state=dismissed&resume=" + applicant.resumeId());
    isWellMade("discovery-dismissed");
    browser.element("#reason-" + id + " option[value=wrong_work]").click();
    browser.press("Save");
    browser.await(
        "the reason",
        () ->
            "wrong_work"
                .equals(
                    applicant
                        .get("/discovery/matches/" + id)
                        .extract()
                        .<String>path("dismissReason")));

    open().body("rankPenalty", equalTo(List.of(10)));
  }

  @Test
  void tellsWhySeveralAreDismissed() {
    found(job(1, "First"), job(2, "Second"));
    browser.open("/app/discovery").press("Dismiss these 2 matches").awaitText("Why?");
    browser.press("Too senior").awaitText("2 matches (Too senior)");

    applicant
        .get("/discovery/resumes/" + applicant.resumeId() + "/matches?state=dismissed")
        .body("dismissReason", equalTo(List.of("too_senior", "too_senior")));
  }

  @Test
  void dismissesWhatIsShownAndTakesThatBack() {
    found(job(1, "First"), job(2, "Second"), job(3, "Third"));
    browser.open("/app/discovery").press("Dismiss these 3 matches");

    browser.awaitText("Dismissed together: 3 matches").awaitText("No new matches");
    isWellMade("discovery-together");
    open().body("", empty());
    browser.press("Undo").awaitText("Third");

    open().body("", hasSize(3));
  }

  @Test
  void addsWhatIsShown() {
    found(job(1, "First"), job(2, "Second"), job(3, "Third"));
    browser.open("/app/discovery").press("Add these 3 matches");

    browser.awaitText("Added to the pipeline: 3 of 3 matches").awaitText("No new matches");
    isWellMade("discovery-added-together");
    open().body("", empty());
    applicant.get("/applications").body("", hasSize(3));
  }

  @Test
  void excludesACompany() {
    found(job(1, "First"), job(2, "Second"));
    browser.open("/app/discovery");
    browser.element(".match details summary").click();
    browser.press("Exclude company");

    browser.awaitText("Acme is excluded, and its new matches are dismissed.");
    isWellMade("discovery-excluded");
    assertThat(browser.elements("[data-match]")).noneMatch(WebElement::isDisplayed);
    assertThat(browser.text()).doesNotContain("Add these 2 matches");
    browser.press("Undo");
    assertThat(browser.elements("[data-match]")).hasSize(2).allMatch(WebElement::isDisplayed);
    open().body("", hasSize(2));

    browser.press("Exclude company").awaitText("No new matches"); // once it was sent
    open().body("", empty());
    browser.press("Edit");

    assertThat(browser.element("[name^=excludedCompanies]").getDomProperty("value"))
        .contains("Acme");
  }

  @Test
  void leavesKeysToFieldsThatAreTypedInto() {
    found(job(1, "First"));
    browser.open("/app/discovery").press("Add a target");

    browser.element("#new-target [name='title:null']").sendKeys("jd");

    open().body("", hasSize(1));
    assertThat(browser.text()).doesNotContain("Dismissed");
  }

  @Test
  void showsTextsOfBoardsAsTexts() {
    found(job(1, "Backend Engineer"));
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                entityManager
                    .createNativeQuery(HOSTILE_MATCHES)
                    .setParameter("text", HOSTILE)
                    .setParameter("resume", UUID.fromString(applicant.resumeId()))
                    .executeUpdate());

    browser.open("/app/discovery").press("Dismiss").awaitText("Dismissed: " + HOSTILE);
    browser.press("Undo").awaitText("Restored");
    browser.element(".match details summary").click();

    assertThat(browser.element(".match").getText().split(Pattern.quote(HOSTILE), -1)).hasSize(9);
    assertThat(browser.elements("main img, main [href^=javascript]")).isEmpty();
  }

  @Test
  void saysOfTheBestWhyTheyFitWithoutAClickAndOnce() {
    found(manyJobs(23));
    given()
        .cookie("jobtrail_session", applicant.account().session())
        .get("/app/discovery")
        .then()
        .statusCode(200);
    assertThat(aiUnits()).isZero(); // reading the page changes nothing

    browser.open("/app/discovery").openBeside(base + "app/discovery");
    browser.await("reasons", () -> browser.elements(".fit dl").size() == 20);
    isWellMade("discovery-reasons");
    browser.open("/app/discovery").press("Dismiss").awaitText("Dismissed: ");
    browser.open("/app/discovery").awaitText("Why do the best matches fit?");
    assertThat(browser.elements(".fit dl")).hasSize(19);
    assertThat(aiUnits()).isEqualTo(1);
    isWellMade("discovery-reasons-offered");

    browser.press("Why do the best matches fit?");
    browser.await("one more", () -> browser.elements(".fit dl").size() == 20);
    assertThat(aiUnits()).isEqualTo(2);
    assertThat(browser.text()).doesNotContain("Why do the best matches fit?");
  }

  @Test
  void saysWhyAnotherFitsWhenAsked() {
    found(manyJobs(21));
    browser.open("/app/discovery");
    browser.await("reasons", () -> browser.elements(".fit dl").size() == 20);

    browser.press("Why does it fit?");
    browser.await("all reasons", () -> browser.elements(".fit dl").size() == 21);

    assertThat(aiUnits()).isEqualTo(2);
  }

  @Test
  void saysOfANewSearchWhyItsBestFit() {
    found(job(1, "Backend Engineer"));
    browser.open("/app/discovery");
    browser.await("reasons", () -> browser.elements(".fit dl").size() == 1);
    serve(job(1, "Backend Engineer"), job(2, "Java Engineer"));

    browser.press("Search now").awaitText("1 new");
    browser.await("more reasons", () -> browser.elements(".fit dl").size() == 2);

    assertThat(aiUnits()).isEqualTo(2);
  }

  @Test
  void saysThatReasonsNeedAnAllowance() {
    found(job(1, "Backend Engineer"));
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                entityManager
                    .createNativeQuery(USE_UP)
                    .setParameter("resume", UUID.fromString(applicant.resumeId()))
                    .executeUpdate());

    browser.open("/app/discovery").awaitText("This month's AI allowance is used up");

    assertThat(browser.elements(".match")).hasSize(1);
    assertThat(browser.elements("#best-reasons form")).isEmpty();
    isWellMade("discovery-reasons-used-up");
    assertThat(aiUnits()).isEqualTo(50);
  }

  private int aiUnits() {
    return applicant.get("/account/usage").extract().path("ai.used");
  }

  private static String[] manyJobs(int number) {
    return IntStream.range(0, number)
        .mapToObj(it -> job(it, "Engineer " + it))
        .toArray(String[]::new);
  }

  @Test
  void changesAndDeletesTargets() {
    target("acme");
    browser.open("/app/discovery").press("Edit");
    isWellMade("discovery-change");
    var form = "form[action*='/discovery/targets/'] ";

    browser.element(form + "[name='keywords:lines']").sendKeys("java\nkotlin");
    browser.element(form + "[name='remoteOnly:flag'][type=checkbox]").click();
    browser.element(form + "[value=remotive]").click();
    browser.element(form + "[name='companies.0.slug']").clear();
    browser.press("Save target");

    browser.awaitText("Name of company 1 must not be blank");
    isRefusedBy(400);
    browser.element(form + "[name='companies.0.board'] option").click();
    browser.press("Save target").awaitText("java, kotlin · remote only · on Remotive");
    applicant
        .get(of("targets"))
        .body("[0].keywords", equalTo(List.of("java", "kotlin")))
        .body("[0].companies", empty())
        .body("[0].boards", equalTo(List.of("remotive")))
        .body("[0].minSalary", nullValue());

    browser.press("Edit").press("Delete").press("Delete target").awaitText("Target deleted.");
    browser.press("Undo").press("Delete target").awaitText("Target deleted.");
    applicant.get(of("targets")).body("", hasSize(1));
    browser.open("/app/resumes"); // sends it at once
    browser.await(
        "its end", () -> applicant.get(of("targets")).extract().jsonPath().getList("").isEmpty());
    browser.open("/app/discovery").awaitText("What are you looking for?");
  }

  @Test
  void refusesATargetThatAsksForNothing() {
    browser.open("/app/discovery").press("Add target");

    browser.awaitText("is required, unless keywords, a location");
    isRefusedBy(400);
    assertThat(browser.focused().getAttribute("name")).isEqualTo("title:null");
    browser.element("[name='remoteOnly:flag'][type=checkbox]").click();
    browser.press("Add target").awaitText("Ready to search");
    applicant.get(of("targets")).body("remoteOnly", equalTo(List.of(true)));
  }

  @Test
  void showsTheSearchAboveTheMatchesOfAPhoneAndBesideThemOnADesktop() {
    target("acme");
    browser.asPhone(PHONE).open("/app/discovery");
    assertThat(top("#search")).isLessThan(top("#matches"));

    browser.asDesktop(DESKTOP);
    assertThat(top("#search")).isEqualTo(top("#matches"));
    assertThat(browser.element("#search").getLocation().x)
        .isGreaterThan(browser.element("#matches").getLocation().x);
  }

  private static int top(String selector) {
    return browser.element(selector).getLocation().y;
  }

  @Test
  void showsManyInSteps() {
    found(manyJobs(51));

    browser.open("/app/discovery");

    assertThat(browser.elements("[data-match]")).hasSize(50);
    browser.press("Show more");
    browser.await("all", () -> browser.elements("[data-match]").size() == 51);
    browser.await(
        "the first new one",
        () ->
            (Boolean)
                browser.script(
                    "return document.activeElement"
                        + " === document.querySelectorAll('[data-match]')[50]"));
  }

  @Test
  void worksWithoutScripts() {
    found(job(1, "First"));
    try (var plain = Browser.start(base.toString())) {
      plain.signedIn(applicant.account()).withoutScripts().open("/app/discovery");

      plain.press("Dismiss").awaitText("Dismissed: First, Acme").press("Undo");
      plain.awaitText("Restored").press("Add").awaitText("Added to the pipeline");
      plain.press("Search now").awaitText("Details by board");
    }
    applicant.get("/applications").body("", hasSize(1));
  }

  @Test
  void tellsWhyThereIsNothingNewForAnArchivedClient() {
    var operator = new Operator(applicant.account());
    var client = operator.client("Jana");
    var theirs = Applicant.forClient(applicant.account(), client);
    theirs
        .post("/discovery/resumes/" + theirs.resumeId() + "/targets", Map.of("title", "Engineer"))
        .statusCode(201);
    browser.open("/app/discovery?client=" + client).awaitText("Ready to search");
    operator.post("/clients/" + client + "/archive").statusCode(200);

    browser.press("Search now").awaitText("The client is archived. Restore it first.");

    isRefusedBy(409);
  }

  @Test
  void hidesWhatIsAnothers() {
    var other = Api.newAccount();
    for (var path : List.of("?resume=" + applicant.resumeId(), "?resume=x", "?client=x")) {
      given()
          .cookie("jobtrail_session", other.session())
          .accept("text/html")
          .get("/app/discovery" + path)
          .then()
          .statusCode(404)
          .body(containsString("Page not found"));
    }
  }

  @Test
  void saysWhichFiltersCannotBeRead() {
    given()
        .cookie("jobtrail_session", applicant.account().session())
        .queryParam("resume", applicant.resumeId())
        .queryParam("minScore", "high")
        .queryParam("radiusKm", "40")
        .get("/app/discovery")
        .then()
        .statusCode(200)
        .body(containsString("value=\"high\""))
        .body(containsString("id=\"match-score-fault\">must be a whole number from 0 to 100<"))
        .body(containsString("Filters with an error are not applied."))
        .body(not(containsString("match-radius-fault")));
  }

  /** Looks at the page in dark on a phone, and in light in a window. */
  private void isWellMade(String name) {
    browser.inDark(true).asPhone(PHONE);
    assertThat(browser.isTooWide()).isFalse();
    assertThat(browser.accessibilityFaults()).isEmpty();
    browser.screenshot(name + "-phone");
    browser.inDark(false).asDesktop(DESKTOP);
    assertThat(browser.accessibilityFaults()).isEmpty();
    browser.screenshot(name);
  }

  /** The browser tells of every answer that is no success. */
  private static void isRefusedBy(int status) {
    assertThat(browser.consoleErrors()).isNotEmpty().allMatch(it -> it.contains(" " + status));
  }

  private static void keys(String keys) {
    browser.focused().sendKeys(keys);
  }

  private static String selected() {
    return browser.focused().getText();
  }

  private static void await(String title) {
    browser.await("focus on " + title, () -> selected().startsWith(title));
  }

  /** Searches once for what is served. */
  private void found(String... jobs) {
    serve(jobs);
    target("acme");
    var location = applicant.post(of("runs")).statusCode(202).extract().header("Location");
    applicant.awaitEnd(URI.create(location).getPath());
  }

  private void target(String company) {
    applicant
        .post(
            of("targets"),
            Map.of("companies", List.of(Map.of("board", "greenhouse", "slug", company))))
        .statusCode(201);
  }

  private void servesOnceItIs(String company, CountDownLatch time) {
    slow.add(time);
    boards.on(
        "/v1/boards/" + company + "/jobs",
        exchange -> {
          try {
            time.await();
          } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
          }
          LocalServer.reply(exchange, 200, "{\"jobs\":[],\"meta\":{\"total\":0}}");
        });
  }

  private ValidatableResponse open() {
    return applicant.get(of("open-matches"));
  }

  private String of(String what) {
    return "/discovery/resumes/" + applicant.resumeId() + "/" + what;
  }

  private void serve(String... jobs) {
    var list = Stream.of(jobs).collect(Collectors.joining(","));
    boards.serve(
        "/v1/boards/acme/jobs",
        "{\"jobs\":[" + list + "],\"meta\":{\"total\":" + jobs.length + "}}");
  }

  private static String job(int id, String title) {
    return """
        {"id": %d, "title": "%s", "absolute_url": "https://job-boards.greenhouse.io/acme/jobs/%d",
         "company_name": "Acme", "location": {"name": "Berlin, Germany"},
         "updated_at": "2026-11-12T09:14:55-05:00", "internal_job_id": %d,
         "content": "&lt;p&gt;Design REST services in Java, run them on Kubernetes. Kafka, too.&lt;/p&gt;"}
        """
        .formatted(id, title, id, id);
  }
}
