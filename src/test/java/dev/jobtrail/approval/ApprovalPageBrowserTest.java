package dev.jobtrail.approval;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;

import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ApprovalPageBrowserTest {

  private static final int PHONE = 390;
  private static final int DESKTOP = 1280;
  private static final String SCRIPT = "<script>document.title = 'taken over'</script>";

  @TestHTTPResource("/")
  URI base;

  private Browser browser;
  private Operator operator;
  private String client;
  private String page;

  @BeforeEach
  void ask() {
    browser = Browser.start(base.toString());
    operator = Operator.create();
    client = operator.client(Map.of("name", "Jana " + SCRIPT, "requireApproval", true));
    var application = operator.application(client, operator.resume(client));
    operator
        .put("/applications/" + application + "/cover-letter", Map.of("coverLetter", SCRIPT))
        .statusCode(200);
    operator.move(application, "submitted").statusCode(409);
    String link = operator.get("/clients/" + client + "/approvals").extract().path("[0].link");
    page = URI.create(link).getPath();
  }

  @AfterEach
  void stopBrowser() {
    browser.close();
  }

  @ParameterizedTest
  @CsvSource({"true,true", "true,false", "false,true", "false,false"})
  void isReadableByEveryone(boolean onPhone, boolean inDark) {
    (onPhone ? browser.asPhone(PHONE) : browser.asDesktop(DESKTOP)).inDark(inDark).open(page);

    browser.screenshot(
        "approval-" + (onPhone ? "phone" : "desktop") + (inDark ? "-dark" : "-light"));
    assertThat(browser.accessibilityFaults()).isEmpty();
    assertThat(browser.isTooWide()).isFalse();
    assertThat(browser.consoleErrors()).isEmpty();
    assertThat(browser.title()).doesNotContain("taken over");
    assertThat(browser.text()).contains(SCRIPT);
  }

  @Test
  void isDecidedByTheKeyboardAndNoScript() {
    browser.withoutScripts().open(page);

    browser.element("#comment").sendKeys("Go ahead!", Keys.TAB);
    assertThat(browser.focused().getText()).isEqualTo("Approve");
    browser.focused().sendKeys(Keys.ENTER);

    await().until(() -> browser.text().contains("Thank you"));
    operator
        .get("/clients/" + client + "/approvals")
        .body("state", contains("approved"))
        .body("comment", contains("Go ahead!"));
  }

  @Test
  void asksWithinTheFirstScreenOfAPhone() {
    browser.asPhone(PHONE).open(page);

    for (var choice : browser.elements("button[name=decision]")) {
      assertThat(choice.getLocation().y + choice.getSize().height).isLessThan(844);
    }
    browser.await(
        "the resume",
        () ->
            (Boolean)
                browser.script(
                    "const it = document.querySelector('img.sheet'); it.scrollIntoView();"
                        + " return it.naturalWidth > 0"));
  }

  @Test
  void showsTheDecisionAfterwards() {
    browser.open(page).element("#comment").sendKeys("Not this one. " + SCRIPT);
    browser.element("button[value=decline]").click();
    await().until(() -> browser.text().contains("Thank you"));
    assertThat(browser.accessibilityFaults()).isEmpty();

    browser.open(page);
    assertThat(browser.text()).contains("You declined this application", "Not this one. " + SCRIPT);
    assertThat(browser.elements("button")).isEmpty();
    browser.open("/approve/forged");
    assertThat(browser.text()).contains("This link does not work");
    assertThat(browser.accessibilityFaults()).isEmpty();
  }
}
