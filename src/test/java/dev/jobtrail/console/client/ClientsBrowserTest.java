package dev.jobtrail.console.client;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.Operator;
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

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ClientsBrowserTest {

  private static final int PHONE = 390;
  private static final int DESKTOP = 1280;
  private static final String HOSTILE = "Jana <script>alert(1)</script>";

  private static Browser browser;

  @TestHTTPResource("/")
  URI base;

  private Operator operator;

  @BeforeEach
  void signIn() {
    operator = Operator.create();
    if (browser == null) {
      browser = Browser.start(base.toString());
    }
    browser.signedIn(operator.account()).asDesktop(DESKTOP).inDark(false);
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
      browser = null;
    }
  }

  @Test
  void keepsClients() {
    browser.open("/app/clients").awaitText("No clients yet");
    isWellMade("clients-none");

    browser.type("name", HOSTILE).type("email", "jana@example.org").press("Add client");
    browser.awaitText("Details").awaitText("Switch to " + HOSTILE);
    var id = browser.path().substring("/app/clients/".length());
    operator.get("/clients/" + id).body("name", equalTo(HOSTILE));

    browser.type("email:null", "").type("notes:null", "Calls on Mondays");
    browser.element("[name='requireApproval:flag'][type=checkbox]").click();
    browser.press("Save").awaitText("is asked for approval when you submit an application");
    operator
        .get("/clients/" + id)
        .body("email", nullValue())
        .body("notes", equalTo("Calls on Mondays"))
        .body("requireApproval", equalTo(true));

    browser.press("Archive " + HOSTILE).awaitText("not start new work");
    operator.get("/clients/" + id).body("status", equalTo("archived"));
    isWellMade("client-archived");

    browser.press("All clients").awaitText("Archived").press("Restore");
    browser.await("no archive", () -> browser.elements("#archived-title").isEmpty());
    operator.get("/clients/" + id).body("status", equalTo("active"));
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void saysWhoIsWorkedFor() {
    var client = operator.client(Map.of("name", HOSTILE));
    var application = operator.application(client, operator.resume(client));
    browser.open("/app/pipeline?clientId=" + client).awaitText("Working for " + HOSTILE);
    assertThat(browser.title()).contains(HOSTILE);
    assertThat(browser.elements("#job-" + application)).isNotEmpty();
    isWellMade("working-for");

    browser.open("/app/applications/" + application).awaitText("Working for " + HOSTILE);
    browser.press("Switch to me");
    browser.await("me", () -> browser.elements(".working-for").isEmpty());
  }

  @Test
  void showsWhatClientsDecided() {
    var client = operator.client(Map.of("name", "Jana", "requireApproval", true));
    var resume = operator.resume(client);
    var first = operator.application(client, resume);
    operator.move(first, "submitted").statusCode(409);
    browser.open("/app/clients/" + client).awaitText("pending");
    var link = browser.element("[id^=link-]").getText();
    isWellMade("client-asked");
    given()
        .contentType("application/json")
        .body(
            Map.of(
                "decision", "decline",
                "comment", "<b>Not there</b>",
                "version",
                    given()
                        .get(api(link))
                        .then()
                        .statusCode(200)
                        .extract()
                        .<String>path("version")))
        .post(api(link))
        .then()
        .statusCode(200);

    browser.open("/app/clients").awaitText("1 to review");
    assertThat(browser.element("nav [aria-current]").getText()).contains("Clients", "1");
    isWellMade("clients");
    browser.press("Jana").awaitText("To review");
    assertThat(browser.text()).contains("declined", "<b>Not there</b>");
    isWellMade("client-decided");
    browser.press("Mark as seen");
    browser.await("all seen", () -> browser.elements("#look-title").isEmpty());

    operator.get("/clients/" + client).body("counts.unseenDecisions", equalTo(0));
    assertThat(browser.elements("nav .count")).isEmpty();
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void showsTheApprovalThatASubmissionHasAskedFor() {
    var client = operator.client(Map.of("name", "Jana", "requireApproval", true));
    var application = operator.application(client, operator.resume(client));
    browser.open("/app/applications/" + application).awaitText("Not requested yet");
    browser.type("note", "By post");
    browser.element("#status option[value=submitted]").click();
    browser.press("Update status").awaitText("The client must approve this application first.");
    browser.awaitText("Copy link");

    assertThat(browser.text()).doesNotContain("Not requested yet");
    assertThat(browser.element("#status").getDomProperty("value")).isEqualTo("saved");
    assertThat(browser.element("#note").getDomProperty("value")).isEqualTo("By post");
    browser.consoleErrors(); // tells of the refusal's status
  }

  @Test
  void showsTheApprovalThatAnAttemptHasAskedFor() {
    var client = operator.client(Map.of("name", "Jana", "requireApproval", true));
    var application = operator.application(client, operator.resume(client));
    browser.open("/app/applications/" + application + "/apply").awaitText("Not requested yet");
    browser.press("Mark as submitted").awaitText("The client must approve this application first.");
    browser.awaitText("Copy link");
    browser.consoleErrors();
  }

  @Test
  void tellsWhatIsWrong() {
    browser.open("/app/clients").type("name", "Jana").type("email", "jana@localhost");

    browser.press("Add client").awaitText("E-mail address must be an e-mail address");

    operator.get("/clients").body("size()", equalTo(0));
    browser.consoleErrors();
  }

  @Test
  void hidesWhatIsAnothers() {
    var client = operator.client("Jana");
    var other = Api.newAccount();

    for (var path : List.of("/" + client, "/x", "?client=" + client)) {
      given()
          .cookie("jobtrail_session", other.session())
          .get("/app/clients" + path)
          .then()
          .statusCode(404)
          .body(containsString("Page not found"));
    }
  }

  private static String api(String link) {
    return "/approvals/" + link.substring(link.lastIndexOf('/') + 1);
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
}
