package dev.jobtrail.form;

import static org.assertj.core.api.SoftAssertions.assertSoftly;

import dev.jobtrail.browser.Browser;
import dev.jobtrail.browser.TestBrowsers;
import dev.jobtrail.testing.LocalServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Answers of sites to a submitted form, in seven languages; all in one browser session. Those of
 * {@code unseen} and {@code held-out} were not used to improve the rules.
 */
@Execution(ExecutionMode.CONCURRENT)
class EndingPagesTest {

  private static final Duration IN_PLACE = Duration.ofMillis(900);

  private static final int LOOKS = 4;

  private static final String FORM =
      """
      <!doctype html><meta charset=utf-8><title>Engineer</title><main><h1>Engineer at Acme</h1>
      <form id=f method=post action=%s><label>Full name * <input name=full_name></label>
      <label>E-mail * <input type=email name=mail></label><label>Resume <input type=file name=cv></label>
      <button>Submit application</button></form></main>
      <script>
      for (const it of document.querySelectorAll('#f input:not([type=file])')) it.value = 'ada@example.org';
      const how = '%s';
      if (how !== 'page') f.addEventListener('submit', async (event) => {
        event.preventDefault();
        const answer = await (await fetch('/answer', { method: 'POST', body: 'x' })).text();
        if (how === 'ajax') document.querySelector('main').innerHTML = answer;
        else f.insertAdjacentHTML('beforebegin', answer);
        if (how === 'reset') f.querySelectorAll('input').forEach((it) => (it.value = ''));
      });
      </script>
      """;

  /**
   * An answer to a form.
   *
   * @param how whether the site shows another page, replaces the form in place, or keeps it
   */
  private record Ending(
      boolean isReceived, String how, int status, String path, String name, String html) {}

  @Test
  void tellsConfirmationsFromEverythingElse() throws IOException {
    judge("unseen");
  }

  @Test
  @Tag("wide")
  void tellsThemInTheWordsOfManySites() throws IOException {
    judge("seen", "tune", "held-out");
  }

  @Test
  @Tag("wide")
  void tellsThemInMoreLanguages() throws IOException {
    judge("languages", "languages-held-out", "fresh");
  }

  private static void judge(String... files) throws IOException {
    dev.jobtrail.testing.Browser.assumeInstalled();
    List<Ending> all = new ArrayList<>();
    for (String file : files) {
      all.addAll(endings(file));
    }
    List<String> falseSuccesses = new ArrayList<>();
    List<String> missed = new ArrayList<>();
    AtomicReference<Ending> current = new AtomicReference<>();
    try (LocalServer server = new LocalServer();
        TestBrowsers browsers = TestBrowsers.local();
        Browser browser = browsers.open()) {
      server.on("/", exchange -> answer(exchange, current.get()));
      for (Ending ending : all) {
        current.set(ending);
        FormVerdict verdict = verdict(browser, server.base() + "/form", ending);
        if (verdict instanceof FormVerdict.Confirmed != ending.isReceived()) {
          (ending.isReceived() ? missed : falseSuccesses).add(ending.name() + ": " + verdict);
        }
      }
    }

    assertSoftly(
        softly -> {
          softly.assertThat(all).hasSizeGreaterThanOrEqualTo(15 * files.length);
          softly.assertThat(falseSuccesses).as("false successes").isEmpty();
          softly.assertThat(missed).as("missed").isEmpty();
        });
  }

  private static FormVerdict verdict(Browser browser, String url, Ending ending) {
    Page page = new Page(browser, new Silent(), TestVendors.ALL);
    page.open(url);
    FormPlace place = FormPlace.of(page, FormVendors.GENERIC);
    ApplicationForm form =
        new ApplicationForm(page, place, FormPlace.state(page, FormVendors.GENERIC));
    form.submit();
    if (!ending.how().equals("page")) {
      return form.verdict(IN_PLACE);
    }
    // the browser may still be on its way to the answer
    FormVerdict verdict = form.verdict(Duration.ZERO);
    for (int i = 0; i < LOOKS && verdict instanceof FormVerdict.Unknown; i++) {
      verdict = form.verdict(ending.isReceived() ? Duration.ofSeconds(1) : Duration.ZERO);
    }
    return verdict;
  }

  private static void answer(com.sun.net.httpserver.HttpExchange exchange, Ending ending)
      throws IOException {
    String path = exchange.getRequestURI().getPath();
    boolean isElsewhere = !ending.path().equals("/apply");
    if (path.equals("/form")) {
      html(
          exchange,
          200,
          FORM.formatted(ending.path().equals("/apply") ? "/apply" : "/send", ending.how()));
    } else if (path.equals("/send") && isElsewhere) {
      LocalServer.redirect(exchange, ending.path());
    } else if (path.equals("/answer")) {
      html(exchange, 200, ending.html());
    } else {
      html(
          exchange,
          ending.status(),
          "<!doctype html><meta charset=utf-8><title>Acme</title><body>" + ending.html());
    }
  }

  private static void html(com.sun.net.httpserver.HttpExchange exchange, int status, String page)
      throws IOException {
    byte[] bytes = page.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  private static List<Ending> endings(String file) throws IOException {
    List<Ending> endings = new ArrayList<>();
    try (var stream =
        EndingPagesTest.class.getResourceAsStream("/forms/endings/" + file + ".txt")) {
      String all = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      for (String part : all.substring(4).split("(?m)^=== ")) {
        int end = part.indexOf('\n');
        String[] head = part.substring(0, end).split(" \\| ", 5);
        endings.add(
            new Ending(
                head[0].equals("yes"),
                head[1],
                Integer.parseInt(head[2]),
                head[3],
                head[4],
                part.substring(end + 1)));
      }
    }
    return endings;
  }

  private static final class Silent implements FormSearchListener {

    @Override
    public void navigated(String address) {}

    @Override
    public void noted(String text) {}
  }
}
