package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.account.SignInLinks;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class VisitorPagesBrowserTest {

  private static final int DESKTOP = 1280;
  private static final int PHONE = 390;

  /** A desktop's window at a zoom of 400%. */
  private static final int ZOOMED = 320;

  @TestHTTPResource("/")
  URI base;

  @Inject SignInLinks signInLinks;

  @Test
  void keepsWhatIsTypedForTheWayBackButNoSecrets() {
    try (var browser = Browser.start(base.toString())) {
      browser.asPhone(PHONE).open("/app/sign-up").type("name", "Vera").type("password", "secret");
      browser.press("Sign in").awaitText("Forgot your password?");

      browser.script("history.back()");
      browser.await("the name", () -> "Vera".equals(value(browser, "name")));
      assertThat(value(browser, "password")).isEmpty();
      assertThat((String) browser.script("return JSON.stringify(sessionStorage)"))
          .doesNotContain("secret");
    }
  }

  private static String value(Browser browser, String name) {
    return browser.element("[name=" + name + "]").getDomProperty("value");
  }

  @Test
  void leadsFromTheFrontPageToAnAccount() {
    var username = "v" + UUID.randomUUID().toString().substring(0, 18);
    try (var browser = Browser.start(base.toString())) {
      browser.asDesktop(DESKTOP).open("/app");
      browser.screenshot("front");
      browser.press("Create account").awaitText("12 characters or more");
      browser.screenshot("sign-up");
      var taken = Api.newAccount();
      browser
          .type("name", "<b onclick=x>Vera</b>")
          .type("email", username + "@example.com")
          .type("username", taken.username())
          .type("password", "too short");
      browser.press("Create account");
      assertThat(browser.path()).isEqualTo("/app/sign-up");

      browser.type("password", Api.PASSWORD).press("Create account");
      browser.awaitText("This username is taken.");
      assertThat(browser.path()).isEqualTo("/app/sign-up");
      assertThat(browser.element("[name=email]").getDomProperty("value")).startsWith(username);
      browser.consoleErrors(); // the browser reports the refused request itself

      browser.type("username", username).press("Create account");
      browser.awaitText("0 of 4 done");
      assertThat(browser.path()).isEqualTo("/app/pipeline");
      assertThat(browser.accessibilityFaults()).isEmpty();
      browser.screenshot("signed-up");
      browser.asPhone(PHONE).screenshot("signed-up-phone");
      browser.asDesktop(DESKTOP).press("Sign out").awaitText("Forgot your password?");

      browser.type("login", username).type("password", "wrong wrong wrong").press("Sign in");
      browser.awaitText("The login or the password is wrong.");
      browser.screenshot("sign-in-refused");
      browser.consoleErrors();

      browser.open("/app/sign-in?next=/app/settings").type("login", username);
      browser.type("password", Api.PASSWORD).focused().sendKeys(Keys.ENTER);
      browser.awaitText("<b onclick=x>Vera</b>");
      assertThat(browser.path()).isEqualTo("/app/settings");
      assertThat(browser.consoleErrors()).isEmpty();
    }
  }

  @Test
  void tellsSomebodyWithAnAccountToSignIn() {
    var known = Api.newAccount();
    try (var browser = Browser.start(base.toString())) {
      var username = "v" + UUID.randomUUID().toString().substring(0, 18);
      browser.open("/app/sign-up").type("name", "Vera").type("email", known.email());
      browser.type("username", username).type("password", Api.PASSWORD).press("Create account");

      browser.awaitText("Your account is ready");
      assertThat(browser.element("[name=login]").getDomProperty("value")).isEqualTo(username);
      assertThat(browser.accessibilityFaults()).isEmpty();
    }
  }

  @Test
  void signsInOnceByALink() {
    var account = Api.newAccount();
    var id = UUID.fromString(account.request().get("/account").path("id"));
    var link = "/app/sign-in-link?token=" + signInLinks.create(id, Duration.ofHours(1));
    try (var browser = Browser.start(base.toString())) {
      browser.open(link).press("Continue").awaitText("First steps");
      browser.press("Sign out").awaitText("Forgot your password?");
      browser.open(link).press("Continue").awaitText("This link no longer works");
      browser.open("/app/forgot-password").awaitText("This service cannot send mail");
      assertThat(browser.elements("main form")).isEmpty();
    }
  }

  @Test
  void leadsBackToThePageThatWasAskedFor() {
    var account = Api.newAccount();
    try (var browser = Browser.start(base.toString())) {
      browser.withoutScripts().open("/app/settings/plan");
      assertThat(browser.path()).startsWith("/app/sign-in?next=");

      browser.type("login", account.username()).type("password", "not the password");
      browser.press("Sign in").awaitText("The login or the password is wrong.");
      browser.type("login", account.username()).type("password", Api.PASSWORD).press("Sign in");

      browser.awaitText("Used this month");
      assertThat(browser.path()).isEqualTo("/app/settings/plan");
    }
  }

  @Test
  void isReadableInAllSizesAndByKeyboard() {
    try (var browser = Browser.start(base.toString())) {
      for (var path : new String[] {"/app", "/app/sign-in", "/app/sign-up", "/app/nothing"}) {
        browser.asPhone(ZOOMED).inDark(false).open(path);
        assertThat(browser.isTooWide()).as(path).isFalse();
        browser.asPhone(PHONE).inDark(true).open(path);
        assertThat(browser.isTooWide()).as(path).isFalse();
        assertThat(browser.accessibilityFaults()).as(path).isEmpty();
        browser.screenshot("phone-dark" + path.replace('/', '-'));
      }
      browser.consoleErrors();

      browser.asDesktop(DESKTOP).inDark(false).open("/app/sign-in");
      browser.screenshot("sign-in");
      browser.focused().sendKeys(Keys.TAB);
      assertThat(browser.focused().getText()).isEqualTo("Skip to the content");
      browser.focused().sendKeys(Keys.ENTER);
      browser.focused().sendKeys(Keys.TAB);
      assertThat(browser.focused().getDomAttribute("name")).isEqualTo("login");
      assertThat(browser.consoleErrors()).isEmpty();

      browser.open("/app/reset-password?token=t").type("password", "a long enough password");
      browser.press("Set password").awaitText("This link no longer works");
      browser.screenshot("message");
      assertThat(browser.accessibilityFaults()).isEmpty();
    }
  }
}
