package dev.jobtrail.form;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.browser.Browser;
import dev.jobtrail.browser.TestBrowsers;
import dev.jobtrail.testing.LocalServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Forms that are sent by script, whose pages say less than what the site answers to the request.
 */
@Execution(ExecutionMode.SAME_THREAD)
class AnsweredSubmissionTest {

  private static final Duration WAIT = Duration.ofSeconds(3);

  private static final String DONE =
      "document.querySelector('main').innerHTML = '<p>Tamamdır.</p>';";

  private static final String FETCH =
      "fetch('/apply', {method: 'POST', headers: {'content-type': 'application/json'},"
          + " body: JSON.stringify(Object.fromEntries(new FormData(f)))}).then(() => {%s})";

  private static final String XHR =
      "const x = new XMLHttpRequest(); x.open('POST', '/apply'); x.onload = () => {%s};"
          + " x.send(new FormData(f))";

  /** The status and the body of the next answer. */
  private record Answer(int status, String body) {}

  private static final AtomicReference<Answer> next = new AtomicReference<>();
  private static final AtomicReference<String> script = new AtomicReference<>();

  private static LocalServer server;
  private static TestBrowsers browsers;
  private static Browser browser;

  @BeforeAll
  static void start() throws IOException {
    dev.jobtrail.testing.Browser.assumeInstalled();
    server = new LocalServer();
    server.on("/", AnsweredSubmissionTest::answer);
    browsers = TestBrowsers.local();
    browser = browsers.open();
  }

  @AfterAll
  static void stop() {
    if (browsers != null) {
      browser.close();
      browsers.close();
      server.close();
    }
  }

  @Test
  void confirmsWhatTheSitesInterfaceTookWhateverThePageSays() {
    assertThat(verdict(XHR.formatted(DONE), 201, "{\"success\": true}"))
        .isInstanceOf(FormVerdict.Confirmed.class);
    assertThat(verdict(FETCH.formatted(DONE), 200, "{\"status\": \"received\", \"id\": 7}"))
        .isInstanceOf(FormVerdict.Confirmed.class);
  }

  @Test
  void doubtsAnAnswerThatDoesNotSaySo() {
    assertThat(verdict(FETCH.formatted(DONE), 200, "{\"id\": 7}"))
        .isInstanceOf(FormVerdict.Unknown.class);
    assertThat(verdict(FETCH.formatted(DONE), 200, "{\"success\": false}"))
        .isInstanceOf(FormVerdict.Unknown.class);
    assertThat(verdict(FETCH.formatted(""), 200, "{\"success\": true}"))
        .as("the form is still there")
        .isInstanceOf(FormVerdict.Unknown.class);
  }

  @Test
  void asksAgainForWhatTheSitesInterfaceRefuses() {
    assertThat(verdict(XHR.formatted(""), 422, "{\"errors\": {\"phone\": [\"Phone is invalid\"]}}"))
        .isEqualTo(new FormVerdict.Refused("Phone is invalid", true));
  }

  @Test
  void doesNotBelieveThanksForARequestThatFailed() {
    String thanks =
        "document.querySelector('main').innerHTML ="
            + " '<p>Thank you! We have received your application.</p>';";

    assertThat(verdict(FETCH.formatted(thanks), 500, "{}")).isInstanceOf(FormVerdict.Unknown.class);
    assertThat(verdict(FETCH.formatted(thanks), 200, "{}"))
        .isInstanceOf(FormVerdict.Confirmed.class);
  }

  private static FormVerdict verdict(String sending, int status, String body) {
    script.set(sending);
    next.set(new Answer(status, body));
    Page page = new Page(browser, new Silent(), TestVendors.ALL);
    page.open(server.base() + "/form");
    FormPlace place = FormPlace.of(page, FormVendors.GENERIC);
    ApplicationForm form =
        new ApplicationForm(page, place, FormPlace.state(page, FormVendors.GENERIC));
    form.submit();
    return form.verdict(WAIT);
  }

  private static void answer(com.sun.net.httpserver.HttpExchange exchange) throws IOException {
    boolean isForm = exchange.getRequestURI().getPath().equals("/form");
    exchange.getRequestBody().readAllBytes();
    byte[] bytes =
        (isForm
                ? """
                  <!doctype html><meta charset=utf-8><main><h1>Başvuru</h1><form id=f>
                  <label>Full name <input name=full_name value="Ada Lovelace"></label>
                  <label>E-mail <input type=email name=mail value="ada@example.org"></label>
                  <label>Phone <input name=phone value="+90 212 555"></label>
                  <label>Resume <input type=file name=cv></label>
                  <button>Submit application</button></form></main>
                  <script>f.onsubmit = (event) => { event.preventDefault(); %s };</script>
                  """
                    .formatted(script.get())
                : next.get().body())
            .getBytes(StandardCharsets.UTF_8);
    exchange
        .getResponseHeaders()
        .set("content-type", isForm ? "text/html; charset=utf-8" : "application/json");
    exchange.sendResponseHeaders(isForm ? 200 : next.get().status(), bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private static final class Silent implements FormSearchListener {

    @Override
    public void navigated(String address) {}

    @Override
    public void noted(String text) {}
  }
}
