package dev.jobtrail;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

/**
 * The pages of the packaged program: all that links, style sheets, scripts and pictures lead to.
 */
@QuarkusIntegrationTest
@WithTestResource(PostgresResource.class)
class ConsoleIT {

  private static final Pattern REFERENCE = Pattern.compile("(?:href|src)=\"(/[^\"#]*)");

  /** Links that run a script; a bookmarklet is the one that may. */
  private static final String SCRIPT_LINKS = "[href^=javascript:]:not([data-bookmarklet])";

  private static final int MOST_PAGES = 150;

  @Test
  void everyPageThatLinksLeadToIsThere() {
    var applicant = Applicant.create();
    var application = applicant.track();
    applicant.review(application);
    applicant.tailor(application);
    applicant.writeLetter(application, Map.of("tone", "warm"));
    applicant.post("/clients", Map.of("name", "Jana <script>alert(1)</script> & Co"));
    applicant.post(
        "/discovery/resumes/" + applicant.resumeId() + "/targets",
        Map.of("title", "Backend Engineer", "boards", List.of("remoteok")));

    var seen = follow(applicant.account());

    assertThat(seen)
        .contains(
            "/app/pipeline",
            "/app/resumes",
            "/app/resumes/" + applicant.resumeId(),
            "/app/applications/" + application,
            "/app/discovery",
            "/app/clients",
            "/app/settings",
            "/app/console.css",
            "/app/htmx.min.js")
        .anyMatch(it -> it.contains("page.png"));
  }

  /** The paths that were found and read, beginning with the front page. */
  private static Set<String> follow(Api.TestAccount account) {
    var seen = new HashSet<String>();
    var open = new ArrayDeque<>(List.of("/app/pipeline"));
    while (!open.isEmpty() && seen.size() < MOST_PAGES) {
      var path = open.poll();
      if (seen.add(path)) {
        var answer = browser(account).get(path);
        assertThat(answer.statusCode()).as(path).isIn(200, 303);
        if (answer.contentType().contains("html")) {
          checkPage(path, answer);
          references(answer.asString()).filter(it -> !leadsOut(it)).forEach(open::add);
        }
      }
    }
    return seen;
  }

  private static void checkPage(String path, Response page) {
    assertThat(page.header("Content-Security-Policy")).as(path).contains("default-src 'none'");
    assertThat(page.asString()).as(path).doesNotContain("<script>", "style=\"", "onclick=");
    assertThat(Jsoup.parse(page.asString()).select(SCRIPT_LINKS)).as(path).isEmpty();
  }

  private static Stream<String> references(String html) {
    return REFERENCE
        .matcher(html)
        .results()
        .map((MatchResult it) -> it.group(1).replace("&amp;", "&"));
  }

  /** The API's own documentation brings its own scripts; PDFs are few a minute. */
  private static boolean leadsOut(String path) {
    return path.startsWith("/app/docs") || path.endsWith("/pdf") || path.startsWith("/auth/");
  }

  private static RequestSpecification browser(Api.TestAccount account) {
    return given()
        .urlEncodingEnabled(false)
        .redirects()
        .follow(false)
        .cookie("jobtrail_session", account.session())
        .header("Accept", "text/html,*/*");
  }
}
