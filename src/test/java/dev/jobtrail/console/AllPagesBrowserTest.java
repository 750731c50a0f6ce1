package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StoredAttempts;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * All pages, with all that they can fold out: no word is broken on a phone, a desktop or a size
 * between, and the rules of axe hold on a phone or a desktop, light or dark. The wide tests look at
 * each page in the other sizes, schemes and languages.
 */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class AllPagesBrowserTest {

  private static final int PHONE = 360;
  private static final int DESKTOP = 1280;
  private static final List<Integer> WIDTHS = List.of(PHONE, 768, 1024, DESKTOP);
  private static final List<View> VIEWS =
      List.of(
          new View(PHONE, true),
          new View(DESKTOP, false),
          new View(PHONE, false),
          new View(DESKTOP, true));

  private static final String UNFOLD =
      "document.querySelectorAll('main details').forEach(it => it.open = true)";

  private record View(int width, boolean isDark) {}

  @TestHTTPResource("/")
  URI base;

  @Inject StoredAttempts stored;

  @Test
  void areReadable() {
    areReadableIn("de", 0, 2);
  }

  @ParameterizedTest
  @CsvSource({"fr,1", "es,2", "en,3"})
  @Tag("wide")
  void areReadableInEveryLanguageSizeAndScheme(String language, int first) {
    areReadableIn(language, first, WIDTHS.size());
  }

  /**
   * Looks at each page in one size and scheme.
   *
   * @param first the number of those of the first page
   * @param widths in how many widths to look for broken words, which take turns
   */
  private void areReadableIn(String language, int first, int widths) {
    var account = sampled();
    account.browser().body(Map.of("language", language)).patch("/account").then().statusCode(200);
    var inaccessible = new TreeMap<String, List<String>>();
    var broken = new TreeMap<String, List<String>>();
    var tooWide = new ArrayList<String>();
    try (var browser = Browser.start(base.toString())) {
      browser.signedIn(account);
      var look = first;
      for (var path : paths(account)) {
        var view = VIEWS.get(look++ % VIEWS.size());
        sized(browser, view.width()).inDark(view.isDark()).open(path).script(UNFOLD);
        inaccessible.put(path + " as " + view, browser.accessibilityFaults());
        for (int i = 0; i < widths; i++) {
          var width = WIDTHS.get((look + i) % WIDTHS.size());
          sized(browser, width);
          broken.put(path + " at " + width, browser.brokenWords());
          if (browser.isTooWide()) {
            tooWide.add(path + " at " + width);
          }
        }
      }
    }
    inaccessible.values().removeIf(List::isEmpty);
    broken.values().removeIf(List::isEmpty);

    assertThat(inaccessible).isEmpty();
    assertThat(broken).isEmpty();
    assertThat(tooWide).isEmpty();
  }

  @Test
  void areAllLookedAt() {
    var paths = paths(sampled());

    assertThat(paths)
        .contains(Stream.of(PageName.values()).map(PageName::path).toArray(String[]::new));
  }

  private static Browser sized(Browser browser, int width) {
    return width == PHONE ? browser.asPhone(width) : browser.asDesktop(width);
  }

  private List<String> paths(TestAccount account) {
    var resumeId = first(account, "/resumes");
    account
        .request()
        .body(Map.of("name", "Mine"))
        .put("/resumes/" + resumeId)
        .then()
        .statusCode(200);
    var resume = "/app/resumes/" + resumeId;
    var version = "/versions/" + first(account, "/resumes/" + resumeId + "/versions");
    var id = first(account, "/applications");
    stored.asking(id);
    var application = "/app/applications/" + id;
    var client = "/app/clients/" + first(account, "/clients");
    return Stream.of(
            Stream.of(
                "/app/today",
                "/app/pipeline",
                "/app/pipeline/list",
                "/app/pipeline/add",
                "/app/pipeline/transfer",
                "/app/pipeline/offers",
                "/app/pipeline/stages",
                "/app/pipeline/figures",
                "/app/pipeline/table",
                "/app/discovery",
                "/app/messages",
                "/app/search?q=engineer",
                "/app/clients",
                client,
                "/app/questions",
                "/app/resumes",
                "/app/resumes/new",
                "/app/resumes/import"),
            Stream.of(
                    "",
                    "/design",
                    "/versions",
                    "/reading",
                    "/sharing",
                    "/builder",
                    "/delete",
                    version)
                .map(resume::concat),
            Stream.of(
                    "",
                    "/edit",
                    "/match",
                    "/resume",
                    "/letter",
                    "/apply",
                    "/interviews",
                    "/contacts",
                    "/attachments",
                    "/offer",
                    "/history")
                .map(application::concat),
            Stream.of(
                    "",
                    "/security",
                    "/plan",
                    "/profile",
                    "/calendar",
                    "/alerts",
                    "/mailbox",
                    "/engines",
                    "/api-keys",
                    "/webhooks",
                    "/webhooks/" + webhook(account),
                    "/data")
                .map("/app/settings"::concat))
        .flatMap(it -> it)
        .toList();
  }

  private static TestAccount sampled() {
    var account = Api.newAccount();
    account.browser().post("/sample-data").then().statusCode(200);
    return account;
  }

  /** One that was sent something, to an address of the public internet that nobody has. */
  private static String webhook(TestAccount account) {
    String id =
        account
            .request()
            .body(Map.of("url", "https://[3ffe::1]/hook", "eventTypes", List.of("work.finished")))
            .post("/webhooks")
            .then()
            .statusCode(201)
            .extract()
            .path("webhook.id");
    account.request().post("/webhooks/" + id + "/test").then().statusCode(202);
    return id;
  }

  private static String first(TestAccount account, String list) {
    return account.request().get(list).then().statusCode(200).extract().path("[0].id");
  }
}
