package dev.jobtrail.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jobtrail.fetch.FetchException.Reason;
import io.vertx.core.http.HttpServerRequest;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class BackgroundReadTest {

  private final LocalSite site = new LocalSite();
  private final Fetcher fetcher =
      site.fetcher(TestFetchSettings.local().retryingAfter(Duration.ofMillis(10)));

  @AfterEach
  void closeSite() {
    site.close();
  }

  private static FetchRequest get(URI uri) {
    return FetchRequest.get(uri).inBackground(null);
  }

  private Reason failure(FetchRequest request) {
    return catchThrowableOfType(FetchException.class, () -> fetcher.read(request)).reason();
  }

  private URI onOtherHost(String path) {
    return URI.create("http://localhost:" + site.port() + path);
  }

  @Test
  void postsJson() {
    var body = new AtomicReference<String>();
    var uri =
        site.page(
            "/jobs",
            request ->
                request.body(
                    read -> {
                      body.set(read.result().toString());
                      request.response().end("ok");
                    }));

    fetcher.read(FetchRequest.post(uri, "{\"limit\":20}").with("Accept", "application/json"));

    var request = site.requests().getFirst();
    assertThat(request.method().name()).isEqualTo("POST");
    assertThat(request.getHeader("Content-Type")).isEqualTo("application/json");
    assertThat(request.headers().getAll("Accept")).containsExactly("application/json");
    assertThat(request.getHeader("User-Agent")).startsWith("Jobtrail/");
    assertThat(body).hasValue("{\"limit\":20}");
  }

  @Test
  void asksOnlyForWhatChanged() {
    var version = new AtomicInteger(1);
    var uri = site.page("/jobs", request -> answer(request, "\"v" + version + "\"", "v" + version));

    assertThat(fetcher.read(get(uri)).text()).isEqualTo("v1");
    assertThat(fetcher.read(get(uri)).text()).as("unchanged").isEqualTo("v1");
    version.set(2);
    assertThat(fetcher.read(get(uri)).text()).isEqualTo("v2");

    assertThat(site.requests())
        .extracting(it -> it.getHeader("If-None-Match"))
        .containsExactly(null, "\"v1\"", "\"v1\"");
  }

  private static void answer(HttpServerRequest request, String tag, String body) {
    var isKnown = tag.equals(request.getHeader("If-None-Match"));
    request.response().setStatusCode(isKnown ? 304 : 200).putHeader("ETag", tag);
    request.response().end(isKnown ? "" : body);
  }

  @Test
  void asksByDateWhereThereIsNoTag() {
    var date = "Sat, 21 Nov 2026 10:00:00 GMT";
    var uri =
        site.page(
            "/jobs", request -> request.response().putHeader("Last-Modified", date).end("jobs"));

    fetcher.read(get(uri));
    fetcher.read(get(uri));

    assertThat(site.requests().getLast().getHeader("If-Modified-Since")).isEqualTo(date);
  }

  @Test
  void neitherRemembersWhatAPersonReadsNorAnswersToOtherHeaders() {
    var uri = site.page("/jobs", request -> answer(request, "\"1\"", "jobs"));

    fetcher.get(uri);
    fetcher.read(get(uri).with("Authorization-Key", "a"));
    fetcher.read(get(uri).with("Authorization-Key", "b"));

    assertThat(site.requests()).noneMatch(it -> it.headers().contains("If-None-Match"));
  }

  @Test
  void takesARedirectToAnotherSitesPageForNoAnswer() {
    site.page("/welcome", "text/html", "Welcome");
    var uri = site.redirect("/jobs", 302, onOtherHost("/welcome").toString());

    assertThat(failure(get(uri))).isEqualTo(Reason.LEADS_ELSEWHERE);
    assertThat(fetcher.get(uri).text()).as("for a person").isEqualTo("Welcome");
  }

  @Test
  void followsAListThatMovedToAnotherHostButTakesNoKeyThere() {
    site.page(
        "/jobs.rss",
        request -> {
          if (request.getHeader("Host").startsWith("localhost")) {
            request.response().end("feed");
          } else {
            request
                .response()
                .setStatusCode(301)
                .putHeader("Location", onOtherHost("/jobs.rss").toString())
                .end();
          }
        });

    var page = fetcher.read(get(site.uri("/jobs.rss")).with("Authorization-Key", "secret"));

    assertThat(page.text()).isEqualTo("feed");
    assertThat(site.requests().getFirst().getHeader("Authorization-Key")).isEqualTo("secret");
    assertThat(site.requests().getLast().getHeader("Authorization-Key")).isNull();
  }

  @Test
  void repeatsAPostOnlyWhereTheRedirectSaysSo() {
    site.page("/new", "text/plain", "ok");
    site.redirect("/permanent", 308, "/new");
    site.redirect("/other", 302, "/new");

    fetcher.read(FetchRequest.post(site.uri("/permanent"), "{}"));
    fetcher.read(FetchRequest.post(site.uri("/other"), "{}"));

    assertThat(site.requests())
        .extracting(it -> it.method().name())
        .containsExactly("POST", "POST", "POST", "GET");
  }

  @Test
  void asksAgainWhenTheConnectionBreaks() {
    var requests = new AtomicInteger();
    var uri =
        site.page(
            "/jobs",
            request -> {
              if (requests.incrementAndGet() < 3) {
                request.connection().close();
              } else {
                request.response().end("jobs");
              }
            });

    assertThat(fetcher.read(get(uri)).text()).isEqualTo("jobs");
    requests.set(0);
    assertThat(failure(FetchRequest.get(uri))).isEqualTo(Reason.UNREACHABLE);
  }

  @Test
  void readsLargerAnswersThanForAPerson() {
    var uri = site.page("/jobs", "text/plain", "x".repeat(6 * 1024 * 1024));

    assertThat(fetcher.read(get(uri)).body()).hasSize(6 * 1024 * 1024);
    assertThat(failure(FetchRequest.get(uri))).isEqualTo(Reason.TOO_LARGE);
  }
}
