package dev.jobtrail.console.settings;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.AuthenticatorCodes;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class SecondFactorsBrowserTest {

  private static final String SECURITY = "/app/settings/security";
  private static final int DESKTOP = 1280;
  private static final int ZOOMED = 320;

  @TestHTTPResource("/")
  URI base;

  private Api.TestAccount account;

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
  }

  private Browser browser() {
    return Browser.start(base.toString()).asDesktop(DESKTOP).signedIn(account);
  }

  private static void signOut(Browser browser) {
    browser.press("Sign out");
    browser.await("the sign-in page", () -> browser.path().startsWith("/app/sign-in"));
  }

  private static void awaitSignedIn(Browser browser) {
    browser.await("being signed in", () -> !browser.path().startsWith("/app/sign-in"));
    browser.awaitText("Test Person");
  }

  @Test
  void registersAPasskeyAndSignsInByIt() {
    try (var browser = browser().withAuthenticator()) {
      browser.open(SECURITY).awaitText("Add a passkey");
      browser.type("name", "my laptop");
      browser.element("[data-passkey-new] [name=name]").sendKeys(Keys.ENTER);
      browser.awaitText("Your passkey is added.").awaitText("my laptop").awaitText("never used");
      browser.screenshot("settings-passkeys");
      assertThat(browser.accessibilityFaults()).isEmpty();

      browser.element("#passkey-name").sendKeys("the same again");
      browser.press("Add a passkey").awaitText("already has a passkey for this account");
      browser.await("the focus", () -> browser.focused().getText().equals("Add a passkey"));
      browser.consoleErrors();

      signOut(browser);
      browser.open("/app/sign-in?next=" + SECURITY);
      browser.element("[data-passkey-sign-in]").sendKeys(Keys.ENTER);
      browser.await("the page asked for", () -> browser.path().equals(SECURITY));
      browser.awaitText("Test Person").awaitText("last used").awaitText("with a passkey");
      Api.browser(Api.signIn(account.username(), Api.PASSWORD))
          .get("/account/passkeys")
          .then()
          .body("", hasSize(1))
          .body("[0].lastUsedAt", notNullValue());

      browser.element("details.confirm:not(.plain) > summary").click();
      browser.press("Delete passkey");
      browser.awaitText("The passkey is deleted.");
      signOut(browser);
      browser.press("Sign in with a passkey").awaitText("This passkey was not accepted.");
      assertThat(browser.path()).startsWith("/app/sign-in");
    }
  }

  @Test
  void asksForTheSecondStepOnceItIsSetUp() {
    try (var browser = browser()) {
      browser.open(SECURITY).press("Set up two-step verification").awaitText("Scan this QR code");
      browser.screenshot("two-step-setup");
      assertThat(browser.element("svg.qr").getSize().getWidth()).isGreaterThan(150);
      var app = new AuthenticatorCodes(browser.element("#totp-secret").getText());
      browser.type("code", "000000").press("Turn on").awaitText("wrong");
      browser.asPhone(ZOOMED).inDark(true);
      assertThat(browser.isTooWide()).isFalse();
      assertThat(browser.accessibilityFaults()).isEmpty();
      browser.asDesktop(DESKTOP).inDark(false);
      browser.type("code", app.at(Instant.now())).press("Turn on").awaitText("Save these codes");
      var codes = browser.element("#recovery-codes").getText().strip().split("\\s+");
      assertThat(codes).hasSize(10);
      browser.screenshot("two-step-recovery-codes");
      assertThat(browser.accessibilityFaults()).isEmpty();
      browser.open(browser.path()).awaitText("Recovery codes left: 10"); // are shown only once
      browser.consoleErrors();

      signOut(browser);
      browser.type("login", account.username()).type("password", Api.PASSWORD);
      assertThat(browser.element("#code").isDisplayed()).isFalse();
      browser.press("Sign in").awaitText("The 6 digits of your authenticator app");
      browser.screenshot("sign-in-code");
      assertThat(browser.element("#code").equals(browser.focused())).isTrue();
      browser.type("code", "000000").press("Sign in").awaitText("The code is wrong");
      browser.type("code", app.at(Instant.now().plusSeconds(30))).press("Sign in");
      awaitSignedIn(browser);

      signOut(browser);
      browser.type("login", account.username()).type("password", Api.PASSWORD).press("Sign in");
      browser.awaitText("or a recovery code").type("code", codes[0]).press("Sign in");
      awaitSignedIn(browser);

      browser.open(SECURITY).awaitText("Recovery codes left: 9");
      browser.press("Turn off").press("Turn off two-step verification");
      browser.awaitText("Two-step verification is off.");
      Api.signIn(account.username(), Api.PASSWORD);
    }
  }

  @Test
  void asksForTheCodeOnOnePageWithoutAScript() {
    var secret =
        account.browser().post("/account/totp").then().statusCode(200).extract().path("secret");
    var app = new AuthenticatorCodes(secret.toString());
    account
        .browser()
        .body(Map.of("code", app.at(Instant.now())))
        .post("/account/totp/confirm")
        .then()
        .statusCode(200);
    try (var browser = Browser.start(base.toString()).asDesktop(DESKTOP).withoutScripts()) {
      browser.open("/app/sign-in?next=" + SECURITY);
      browser.type("login", account.username()).type("password", Api.PASSWORD).press("Sign in");
      browser.awaitText("Enter the code of your authenticator app");
      browser.open("/app/sign-in?next=" + SECURITY).press("Two-step verification");
      browser.type("login", account.username()).type("password", Api.PASSWORD);
      browser.type("code", app.at(Instant.now().plusSeconds(30))).press("Sign in");
      browser.await("the page asked for", () -> browser.path().equals(SECURITY));
      browser.awaitText("Two-step verification");
    }
    account.browser().get("/account/second-factors").then().body("twoStep.enabled", equalTo(true));
  }

  @Test
  void showsSecretsToConfirmedSessionsInAnswersThatNobodyKeeps() {
    given()
        .cookie("jobtrail_session", account.session())
        .header("Sec-Fetch-Site", "same-origin")
        .contentType(ContentType.URLENC)
        .post("/app/settings/two-step")
        .then()
        .statusCode(200)
        .header("Cache-Control", "no-store");
    given()
        .cookie("jobtrail_session", account.session())
        .header("Sec-Fetch-Site", "cross-site")
        .contentType(ContentType.URLENC)
        .post("/app/settings/two-step")
        .then()
        .statusCode(403);
    given()
        .header("x-api-key", account.key())
        .contentType(ContentType.URLENC)
        .post("/app/settings/two-step")
        .then()
        .statusCode(403);
  }
}
