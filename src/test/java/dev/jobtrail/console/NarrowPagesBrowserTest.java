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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages in languages of long words on a small phone, with all that they can fold out. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class NarrowPagesBrowserTest {

  private static final int NARROWEST = 360;

  @TestHTTPResource("/")
  URI base;

  @Inject StoredAttempts stored;

  @ParameterizedTest
  @ValueSource(strings = {"de", "fr"})
  void breakNoWordAndHaveNothingBesideThem(String language) {
    var account = Api.newAccount();
    account.browser().post("/sample-data").then().statusCode(200);
    account.browser().body(Map.of("language", language)).patch("/account").then().statusCode(200);
    var broken = new TreeMap<String, List<String>>();
    var tooWide = new ArrayList<String>();
    try (var browser = Browser.start(base.toString())) {
      browser.asPhone(NARROWEST).signedIn(account);
      for (var path : paths(account)) {
        browser.open(path);
        browser.script("document.querySelectorAll('main details').forEach(it => it.open = true)");
        var words = browser.brokenWords();
        if (!words.isEmpty()) {
          broken.put(path, words);
        }
        if (browser.isTooWide()) {
          tooWide.add(path);
        }
      }
    }

    assertThat(broken).isEmpty();
    assertThat(tooWide).isEmpty();
  }

  private List<String> paths(TestAccount account) {
    var resume = "/app/resumes/" + first(account, "/resumes");
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
                "/app/discovery",
                "/app/clients",
                client,
                "/app/questions",
                "/app/resumes",
                "/app/resumes/new",
                "/app/resumes/import"),
            Stream.of("", "/design", "/versions", "/reading", "/sharing", "/builder")
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
                    "/api-keys",
                    "/webhooks",
                    "/data")
                .map("/app/settings"::concat))
        .flatMap(it -> it)
        .toList();
  }

  private static String first(TestAccount account, String list) {
    return account.request().get(list).then().statusCode(200).extract().path("[0].id");
  }
}
