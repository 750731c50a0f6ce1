package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Where the keyboard's focus is after the page has changed. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class KeyboardBrowserTest {

  private static Browser browser;

  @TestHTTPResource("/")
  URI base;

  private Applicant applicant;

  @BeforeEach
  void signIn() {
    if (browser == null) {
      browser = Browser.start(base.toString());
    }
    applicant = Applicant.create();
    browser.asPhone(360).signedIn(applicant.account());
  }

  @AfterAll
  static void stopBrowser() {
    if (browser != null) {
      browser.close();
      browser = null;
    }
  }

  @Test
  void staysOnTheButtonWhereNoFieldIsAtFault() {
    var application = applicant.track();
    browser.open("/app/applications/" + application);
    applicant.request().delete("/applications/" + application).then().statusCode(204);
    var button = browser.element("form[action$='/status'] button");
    button.sendKeys(Keys.ENTER);
    browser.awaitText("The resource was not found.");

    browser.await("the focus", () -> browser.focused().equals(button));
    assertThat(button.isEnabled()).isTrue();
  }

  @Test
  void goesToTheBeginOfThePageWhereItsFormIsGone() {
    browser.open("/app/discovery?resume=" + applicant.resumeId());
    browser.type("title:null", "Baker");
    browser.element("[name='title:null']").sendKeys(Keys.ENTER);
    browser.awaitText("Ready to search");

    browser.await("the focus", () -> "main".equals(browser.focused().getAttribute("id")));
  }

  @Test
  void keepsTheHintOfAFieldThatIsAtFault() {
    browser.open("/app/resumes/" + applicant.resumeId());
    var date = browser.element("[name='work.0.startDate']");
    browser.type("work.0.startDate", "May");
    date.sendKeys(Keys.ENTER);
    browser.awaitText("must be a date such as 2024");
    assertThat(description(date)).isEqualTo("work-0-startDate-hint wrong-work-0-startDate");

    browser.type("work.0.startDate", "2024");
    browser.type("basics.email", "nobody");
    date.sendKeys(Keys.ENTER);
    browser.awaitText("is not a valid e-mail address");
    assertThat(description(date)).isEqualTo("work-0-startDate-hint");
    assertThat(browser.focused()).isEqualTo(browser.element("[name='basics.email']"));
  }

  @Test
  void saysOnceWhatIsWrongInTheLanguageOfThePage() {
    applicant
        .account()
        .browser()
        .body(Map.of("language", "fr"))
        .patch("/account")
        .then()
        .statusCode(200);
    browser.open("/app/resumes/" + applicant.resumeId());
    browser.type("basics.email", "personne");
    browser.element("[name='basics.email']").sendKeys(Keys.ENTER);
    browser.awaitText("Non enregistré.");

    assertThat(browser.elements(".fault"))
        .extracting(it -> it.getText().replace('\u00a0', ' '))
        .contains("Non enregistré. « Adresse e-mail » n’est pas une adresse e-mail valide.");
  }

  private static String description(WebElement field) {
    return field.getDomAttribute("aria-describedby");
  }
}
