package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nothing moves below the eye or the finger while scripts and pictures come in. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class LayoutShiftBrowserTest {

  private static final int PHONE = 390;
  private static final int DESKTOP = 1280;

  /** The bound of what people take for steady is 0.1. Source: web.dev/articles/cls. */
  private static final double STEADY = 0.02;

  @TestHTTPResource("/")
  URI base;

  @Test
  void pagesAreSteady() {
    var applicant = Applicant.create();
    var tracked = applicant.track();
    applicant.review(tracked);
    var application = "/app/applications/" + tracked;
    var resume = "/app/resumes/" + applicant.resumeId();
    var pages =
        List.of(
            "/app/pipeline",
            "/app/pipeline/list",
            "/app/pipeline/figures",
            application,
            application + "/match",
            application + "/letter",
            application + "/apply",
            "/app/resumes",
            resume,
            resume + "/builder",
            "/app/discovery",
            "/app/clients",
            "/app/settings",
            "/app/settings/profile");
    var moving = new ArrayList<String>();
    try (var browser = Browser.start(base.toString())) {
      browser.signedIn(applicant.account());
      for (var isPhone : new boolean[] {true, false}) {
        var shown = isPhone ? browser.asPhone(PHONE) : browser.asDesktop(DESKTOP);
        for (var page : pages) {
          var shift = shown.open(page).layoutShift();
          if (shift > STEADY) {
            moving.add("%s, phone %s: %.3f".formatted(page, isPhone, shift));
          }
        }
      }
    }

    assertThat(moving).isEmpty();
  }

  @Test
  void aPageThatIsPushedDownIsNotSteady() {
    try (var browser = Browser.start(base.toString())) {
      browser.asDesktop(DESKTOP).open("/app/sign-in").awaitText("Sign in");
      browser.script(
          """
          const bar = document.createElement('div');
          bar.style.height = '300px';
          document.body.prepend(bar);
          """);

      assertThat(browser.layoutShift()).isGreaterThan(STEADY);
    }
  }
}
