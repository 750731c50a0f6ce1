package dev.jobtrail.console.settings;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.net.URI;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class SettingsBrowserTest {

  private static final int DESKTOP = 1280;
  private static final int PHONE = 390;
  private static final int ZOOMED = 320;
  private static final String HOSTILE = "<img src=x onerror=alert(1)>";

  @TestHTTPResource("/")
  URI base;

  @Inject DataSource dataSource;

  private Api.TestAccount account;

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
  }

  private Browser browser() {
    return Browser.start(base.toString()).asDesktop(DESKTOP).signedIn(account);
  }

  private String newClient(String name) {
    return account
        .request()
        .body(Map.of("name", name))
        .post("/clients")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  @Test
  void importsTheExportOfAnotherInstallation() {
    try (var browser = browser()) {
      browser.open("/app/settings/data");
      var export = Path.of("src/test/resources/account/export.json").toAbsolutePath();
      browser.element("#export").sendKeys(export.toString());
      browser.press("Import").awaitText("Resumes: 3 imported, 1 changed (No longer shared");
      assertThat(browser.accessibilityFaults()).isEmpty();
      assertThat(browser.asPhone(PHONE).isTooWide()).isFalse();

      browser.asDesktop(DESKTOP).element("#export").sendKeys(export.toString());
      browser.press("Import").awaitText("The account has records already");
    }
  }

  @Test
  void keepsAccountAndKeys() {
    try (var browser = browser()) {
      browser.open("/app/settings").type("name", HOSTILE).press("Save name");
      browser.awaitText("Your name is saved.").awaitText(HOSTILE);
      browser.press("Security").awaitText("This browser");
      browser.type("email", "new-" + account.email());
      browser.element("#email-password").sendKeys(Api.PASSWORD);
      browser.press("Change address").awaitText("Your e-mail address is changed.");
      account
          .request()
          .get("/account")
          .then()
          .body("name", equalTo(HOSTILE))
          .body("email", equalTo("new-" + account.email()));
      browser.screenshot("settings-account");

      browser.press("Plan and usage").awaitText("No limit");
      browser.screenshot("settings-plan");
      browser.press("Engines").awaitText("Built-in");
      browser.screenshot("settings-engines");
      browser.press("Developers").awaitText("Create API key");

      browser.type("name", HOSTILE).press("Create key").awaitText("Copy it now");
      browser.screenshot("settings-key");
      assertThat(browser.path()).isEqualTo("/app/settings/api-keys");
      var key = browser.element("#new-key").getText();
      given().header("x-api-key", key).get("/account").then().statusCode(200);
      assertThat(browser.accessibilityFaults()).isEmpty();
      browser.devTools(
          "Browser.grantPermissions",
          Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
      browser.press("Copy key").awaitText("Copied");

      browser.open("/app/settings/api-keys").awaitText(HOSTILE);
      assertThat(browser.text()).doesNotContain(key);
      browser.element(".confirm summary").click();
      browser.screenshot("settings-revoke");
      browser.press("Revoke key");
      browser.await("the key to be gone", () -> browser.elements(".confirm").size() == 1);
      given().header("x-api-key", key).get("/account").then().statusCode(401);
      assertThat(browser.consoleErrors()).isEmpty();
    }
  }

  /** To an address of the public internet that nobody has. */
  @Test
  void createsTestsAndDeletesAWebhook() {
    try (var browser = browser()) {
      browser.open("/app/settings/api-keys").press("Webhooks").awaitText("No webhooks yet.");
      browser.type("url", "https://[3ffe::1]/hook");
      browser.element("#webhook-description").sendKeys(HOSTILE);
      browser.press("Create webhook").awaitText("Copy it now");
      var secret = browser.element("#new-secret").getText();
      assertThat(secret).startsWith("whsec_");
      assertThat(browser.accessibilityFaults()).isEmpty();
      browser.screenshot("settings-webhooks");

      browser.press("Open the webhook").awaitText("Nothing was sent yet.").awaitText(HOSTILE);
      assertThat(browser.text()).doesNotContain(secret);
      browser.press("Send test event").awaitText("webhook.test");
      browser.element(".confirm summary").click();
      browser.press("Create new secret").awaitText("The new secret");
      assertThat(browser.element("#new-secret").getText()).isNotEqualTo(secret);
      browser.asPhone(PHONE);
      assertThat(browser.isTooWide()).isFalse();
      assertThat(browser.accessibilityFaults()).isEmpty();
      browser.screenshot("settings-webhook-phone");

      browser.asDesktop(DESKTOP);
      browser.elements(".confirm summary").getLast().click();
      browser.press("Delete webhook").awaitText("Webhook deleted.");
      assertThat(browser.text()).doesNotContain("[3ffe::1]");
      browser.press("Undo").awaitText("[3ffe::1]");
      browser.press("https://[3ffe::1]/hook").awaitText("webhook.test");
      browser.elements(".confirm summary").getLast().click();
      browser.press("Delete webhook").awaitText("Webhook deleted.");
      browser.open("/app/settings"); // sends it at once
      browser.await(
          "its end", () -> account.request().get("/webhooks").jsonPath().getList("").isEmpty());
      browser.open("/app/settings/webhooks").awaitText("No webhooks yet.");
      assertThat(browser.consoleErrors()).isEmpty();
    }
  }

  @Test
  void changesThePasswordAndSignsOtherBrowsersOut() throws SQLException {
    var other = Api.signIn(account.username(), Api.PASSWORD);
    try (var browser = browser()) {
      browser.open("/app/settings/security").awaitText("Sign out all other browsers");
      browser.screenshot("settings-security");
      assertThat(browser.accessibilityFaults()).isEmpty();
      browser.press("Sign out all other browsers").awaitText("Signed out.");
      Api.browser(other).get("/account").then().statusCode(401);

      browser.element("#current-password").sendKeys("wrong");
      browser.type("newPassword", "tall ships in the bay").press("Change password");
      browser.awaitText("The current password is wrong. Try again.");
      browser.type("newPassword", "password1234");
      browser.element("#current-password").clear();
      browser.element("#current-password").sendKeys(Api.PASSWORD);
      browser.press("Change password").awaitText("is one of the most common passwords");
      browser.type("newPassword", "tall ships in the bay").press("Change password");
      browser.awaitText("Your password is changed.");
      assertThat(browser.consoleErrors()).allMatch(it -> it.contains("/app/call/account/password"));
      assertThat(Api.signIn(account.username(), "tall ships in the bay")).isNotBlank();

      leaveAlone();
      browser.open("/app/settings/security").awaitText("Confirm that it is you");
      browser.screenshot("settings-security-confirm");
      assertThat(browser.text()).doesNotContain("Sign out all other browsers");
      browser.open("/app/settings/api-keys").awaitText("Confirm that it is you");
      assertThat(browser.text()).doesNotContain("Create key");
      browser.element("#confirm-password").sendKeys("tall ships in the bay");
      browser.press("Confirm").awaitText("Create key");
      browser.open("/app/settings/security").awaitText("Sign out all other browsers");
      assertThat(browser.consoleErrors()).isEmpty();
    }
  }

  private void leaveAlone() throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement =
            connection.prepareStatement(
                "update account_session set confirmed_at = now() - interval '11 minutes'"
                    + " where account_id = (select id from account where username = ?)")) {
      statement.setString(1, account.username());
      statement.executeUpdate();
    }
  }

  private boolean has(Browser browser, String path, String text) {
    return browser.text().contains("Apply profile saved.")
        && account.request().get(path).then().extract().asString().contains(text);
  }

  @Test
  void writesTheWholeProfileOfThePersonWhoIsChosen() {
    var client = newClient(HOSTILE);
    var path = "/apply/profile?clientId=" + client;
    account
        .request()
        .body(
            Map.of(
                "address", Map.of("city", "Brno", "country", "CZ"),
                "salaryExpectation",
                    Map.of("amount", 65000.50, "currency", "EUR", "period", "year"),
                "workAuthorization", List.of(Map.of("country", "CZ", "authorized", true)),
                "consents", Map.of("talentPool", false),
                "answers",
                    List.of(
                        Map.of("question", HOSTILE, "answer", "</textarea>" + HOSTILE),
                        Map.of("question", "Travel?", "answer", "Yes")),
                "submitMode", "hybrid"))
        .put(path)
        .then()
        .statusCode(200);
    var before = account.request().get(path).then().extract().asString();

    try (var browser = browser()) {
      browser.open("/app/settings/profile?client=" + client).awaitText(HOSTILE);
      browser.press("Save apply profile").awaitText("Apply profile saved.");
      assertThat(account.request().get(path).then().extract().asString()).isEqualTo(before);

      browser.type("firstName", "Jana").type("links.github", "nonsense");
      browser.type("demographics.gender", "Decline to answer");
      browser.element("[name='workAuthorization.1.country'] [value=DE]").click();
      browser.press("Save apply profile");
      assertThat(browser.element("[name='links.github']:invalid").isDisplayed()).isTrue();
      browser.type("links.github", "https://github.com/jana").press("Save apply profile");
      browser.awaitText("is required");
      var wrong = browser.element("[aria-invalid=true]");
      assertThat(wrong.getDomAttribute("name")).isEqualTo("workAuthorization.1.authorized:flag");
      browser.consoleErrors();

      browser.element("[name='workAuthorization.1.authorized:flag'] [value=false]").click();
      browser.elements("[data-add]").getLast().sendKeys(Keys.ENTER);
      browser.type("answers.3.question", "Why us?").type("answers.3.answer", "Gulls.");
      browser.element("[data-row][aria-label='Answer 1'] [data-remove]").sendKeys(Keys.ENTER);
      browser.press("Save apply profile");
      browser.await("the answers that are left", () -> has(browser, path, "Gulls."));
      account
          .request()
          .get(path)
          .then()
          .body("firstName", equalTo("Jana"))
          .body("demographics.gender", equalTo("Decline to answer"))
          .body("workAuthorization.country", equalTo(List.of("CZ", "DE")))
          .body("salaryExpectation.amount", equalTo(65000.50f))
          .body("answers.question", equalTo(List.of("Travel?", "Why us?")))
          .body("submitMode", equalTo("hybrid"));
      account.request().get("/apply/profile").then().body("firstName", equalTo(null));
      browser.screenshot("settings-profile");
      assertThat(browser.consoleErrors()).isEmpty();
    }
  }

  private void changePlan(String plan) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement =
            connection.prepareStatement("update account set plan = ? where username = ?")) {
      statement.setString(1, plan);
      statement.setString(2, account.username());
      statement.executeUpdate();
    }
  }

  @Test
  void isReadableInAllSizes() throws SQLException {
    newClient("Ada");
    changePlan("free");
    try (var browser = browser()) {
      browser.open("/app/settings/plan").awaitText("0 of 50").awaitText("1 of 1");
      browser.awaitText("Used up");
      browser.screenshot("settings-plan-free");
      for (var tab :
          List.of(
              "",
              "/security",
              "/plan",
              "/profile",
              "/alerts",
              "/calendar",
              "/engines",
              "/api-keys",
              "/data")) {
        browser.asPhone(ZOOMED).inDark(false).open("/app/settings" + tab);
        assertThat(browser.isTooWide()).as(tab).isFalse();
        assertThat(browser.accessibilityFaults()).as(tab).isEmpty();
        browser.asPhone(PHONE).inDark(true).open("/app/settings" + tab);
        assertThat(browser.isTooWide()).as(tab).isFalse();
        assertThat(browser.accessibilityFaults()).as(tab).isEmpty();
        browser.screenshot("phone-dark-settings" + tab.replace('/', '-'));
      }
      assertThat(browser.consoleErrors()).isEmpty();
    }
  }

  @Test
  void setsAlerts() {
    try (var browser = browser()) {
      browser.withoutScripts().open("/app/settings/alerts");
      browser.element("#frequency option[value=daily]").click();
      browser.element("#hour option[value='18']").click();
      browser.press("Save").awaitText("Your alerts are saved.");
      account
          .request()
          .get("/match-alerts")
          .then()
          .body("frequency", equalTo("daily"))
          .body("hour", equalTo(18));
      browser.element("#reminders option[value=true]").click();
      browser.press("Save reminders").awaitText("Your alerts are saved.");
      account
          .request()
          .get("/reminders")
          .then()
          .body("isEnabled", equalTo(true))
          .body("hour", equalTo(7));
      browser.press("Create Atom feed").awaitText("It is shown only once.");
      var feed = URI.create(browser.element("#new-address").getText());
      given().get(feed).then().statusCode(200);
    }
    try (var browser = browser()) {
      browser.open("/app/settings/alerts").type("timeZone", "Nowhere/Land");
      browser.press("Save").awaitText("must be an IANA time zone");
      browser.open("/app/settings/alerts").press("Create new address").press("Replace address");
      browser.awaitText("It is shown only once.");
      for (var onPhone : List.of(false, true)) {
        for (var inDark : List.of(false, true)) {
          (onPhone ? browser.asPhone(PHONE) : browser.asDesktop(DESKTOP)).inDark(inDark);
          browser.screenshot(
              "settings-alerts" + (onPhone ? "-phone" : "") + (inDark ? "-dark" : ""));
          assertThat(browser.accessibilityFaults()).isEmpty();
          assertThat(browser.isTooWide()).isFalse();
        }
      }
      browser.asDesktop(DESKTOP).open("/app/settings/alerts").press("Turn off");
      browser.press("Turn feed off").awaitText("Create Atom feed");
    }
    account.request().get("/match-feed").then().body("isEnabled", equalTo(false));
  }

  @Test
  void createsReplacesAndTurnsOffTheCalendarFeed() {
    try (var browser = browser()) {
      browser.withoutScripts().open("/app/settings/calendar").press("Create calendar feed");
      browser.awaitText("It is shown only once.");
      var first = URI.create(browser.element("#new-address").getText());
      given().get(first).then().statusCode(200);
      browser.open("/app/settings/calendar").press("Create new address").press("Replace address");
      browser.awaitText("It is shown only once.");
      var second = URI.create(browser.element("#new-address").getText());
      given().get(first).then().statusCode(404);
      given().get(second).then().statusCode(200);
    }
    try (var browser = browser()) {
      browser.open("/app/settings/calendar").press("Create new address").press("Replace address");
      browser.awaitText("It is shown only once.");
      for (var onPhone : List.of(false, true)) {
        (onPhone ? browser.asPhone(PHONE) : browser.asDesktop(DESKTOP)).inDark(onPhone);
        browser.screenshot("settings-calendar" + (onPhone ? "-phone-dark" : ""));
        assertThat(browser.accessibilityFaults()).isEmpty();
        assertThat(browser.isTooWide()).isFalse();
      }
      browser.asDesktop(DESKTOP).open("/app/settings/calendar").press("Turn off");
      browser.press("Turn feed off").awaitText("Create calendar feed");
      assertThat(browser.consoleErrors()).isEmpty();
    }
    account.request().get("/calendar-feed").then().body("isEnabled", equalTo(false));
  }

  @Test
  void deletesTheAccountOnlyWhereItsNameWasTyped() {
    try (var browser = browser()) {
      browser.open("/app/settings/data").type("_confirmation", "somebody");
      browser.type("currentPassword", Api.PASSWORD);
      browser.press("Delete my account permanently");
      assertThat(browser.path()).isEqualTo("/app/settings/data");
      account.request().get("/account").then().statusCode(200);
      browser.screenshot("settings-data");

      browser.type("_confirmation", account.username());
      browser.type("currentPassword", "not the password").press("Delete my account permanently");
      browser.awaitText("The current password is wrong. Try again.");
      assertThat(browser.consoleErrors()).allMatch(it -> it.contains("/app/call/account"));
      account.request().get("/account").then().statusCode(200);

      browser.type("currentPassword", Api.PASSWORD).press("Delete my account permanently");
      browser.awaitText("Your account and all its data were deleted.").awaitText("Create account");
      account.request().get("/account").then().statusCode(401);
      assertThat(browser.consoleErrors()).isEmpty();
    }
  }

  @Test
  void makesKeysForSessionsOfItsOwnPagesOnly() {
    var form = Map.of("name", "theirs");
    given()
        .header("x-api-key", account.key())
        .contentType(ContentType.URLENC)
        .formParams(form)
        .post("/app/settings/api-keys")
        .then()
        .statusCode(403);
    given()
        .cookie("jobtrail_session", account.session())
        .header("Sec-Fetch-Site", "cross-site")
        .contentType(ContentType.URLENC)
        .formParams(form)
        .post("/app/settings/api-keys")
        .then()
        .statusCode(403);
    given().header("x-api-key", account.key()).get("/app/settings/api-keys").then().statusCode(403);
    account.browser().get("/api-keys").then().body("", hasSize(1));
  }

  @Test
  void refusesKeysThatTheApiWouldRefuse() {
    for (var wrong :
        List.of(
            Map.of("name", " "),
            Map.of("name", "n".repeat(101)),
            Map.of("name", "n", "expiresAt", "2001-01-01"),
            Map.of("name", "n", "expiresAt", "tomorrow"))) {
      given()
          .cookie("jobtrail_session", account.session())
          .header("Sec-Fetch-Site", "same-origin")
          .contentType(ContentType.URLENC)
          .formParams(wrong)
          .post("/app/settings/api-keys")
          .then()
          .statusCode(400);
    }
  }

  @Test
  void showsAKeyInAnAnswerThatNobodyKeeps() {
    given()
        .cookie("jobtrail_session", account.session())
        .header("Sec-Fetch-Site", "same-origin")
        .contentType(ContentType.URLENC)
        .formParams(Map.of("name", "n", "expiresAt", "2100-12-31"))
        .post("/app/settings/api-keys")
        .then()
        .statusCode(200)
        .header("Cache-Control", "no-store")
        .header("Location", equalTo(null))
        .body(containsString("31 Dec 2100, 23:59"));
  }

  @Test
  void hidesTheClientsOfOthers() {
    var theirs = Api.newAccount();
    var client =
        theirs
            .request()
            .body(Map.of("name", "Theirs"))
            .post("/clients")
            .then()
            .extract()
            .path("id");
    for (var tab :
        List.of(
            "",
            "/security",
            "/plan",
            "/profile",
            "/alerts",
            "/calendar",
            "/engines",
            "/api-keys",
            "/data")) {
      given()
          .cookie("jobtrail_session", account.session())
          .accept(ContentType.HTML)
          .get("/app/settings" + tab + "?client=" + client)
          .then()
          .statusCode(404)
          .contentType(ContentType.HTML);
    }
  }
}
