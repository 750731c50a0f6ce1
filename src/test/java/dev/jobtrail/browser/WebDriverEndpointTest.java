package dev.jobtrail.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.testing.LocalServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(180)
class WebDriverEndpointTest {

  private static final Duration WAIT = Duration.ofSeconds(5);
  private static final Duration SHORT_WAIT = Duration.ofMillis(200);

  private final LocalServer server = new LocalServer();
  private final HttpClient http = HttpClient.newHttpClient();

  @AfterEach
  void stop() {
    server.close();
    http.shutdownNow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/wd/hub", "/wd/hub/"})
  void keepsThePathOfTheAddressAndSendsItsUserInformation(String path) {
    var sent = new AtomicReference<String>();
    server.on(
        "/wd/hub/status",
        exchange -> {
          sent.set(exchange.getRequestHeaders().getFirst("Authorization"));
          LocalServer.reply(exchange, 200, "{\"value\":{\"ready\":true}}");
        });
    var address = server.base().replace("http://", "http://ada:p%40ss@") + path;

    var status = new WebDriverEndpoint(http, URI.create(address)).get("/status", WAIT);

    assertThat(status.path("ready").asBoolean()).isTrue();
    assertThat(sent.get()).isEqualTo("Basic YWRhOnBAc3M=");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ftp://host", "host:4444", "http:///path", "http://selenium_hub:4444"})
  void anAddressThatIsNoneIsNoBrowser(String address) {
    var fault = fault(() -> new WebDriverEndpoint(http, URI.create(address)));

    assertThat(fault.fault()).isEqualTo(Fault.NO_BROWSER);
  }

  @ParameterizedTest
  @CsvSource({
    "401, {}",
    "502, <h1>Bad gateway</h1>",
    "200, <h1>Welcome</h1>",
    "200, {}",
    "500, ''"
  })
  void anAnswerThatIsNoWebDriversIsNoBrowser(int status, String body) {
    server.on("/status", exchange -> LocalServer.reply(exchange, status, body));

    assertThat(fault(() -> endpoint().get("/status", WAIT)).fault()).isEqualTo(Fault.NO_BROWSER);
  }

  @Test
  void nobodyListeningIsNoBrowser() {
    var address = URI.create(server.base());
    server.close();

    var fault = fault(() -> new WebDriverEndpoint(http, address).get("/status", WAIT));

    assertThat(fault.fault()).isEqualTo(Fault.NO_BROWSER);
  }

  @Test
  void anAnswerThatStallsInItsMiddleIsATimeout() {
    var isOver = new CountDownLatch(1);
    server.on(
        "/status",
        exchange -> {
          exchange.sendResponseHeaders(200, 100);
          exchange.getResponseBody().write("{".getBytes(StandardCharsets.UTF_8));
          exchange.getResponseBody().flush();
          await(isOver);
        });

    var fault = fault(() -> endpoint().get("/status", SHORT_WAIT));

    isOver.countDown();
    assertThat(fault.fault()).isEqualTo(Fault.TIMEOUT);
  }

  @Test
  void anInterruptedThreadStopsWaitingAndStaysInterrupted() {
    server.on("/status", exchange -> LocalServer.reply(exchange, 200, "{\"value\":{}}"));
    Thread.currentThread().interrupt();

    var fault = fault(() -> endpoint().get("/status", WAIT));

    assertThat(Thread.interrupted()).isTrue();
    assertThat(fault.fault()).isEqualTo(Fault.INTERRUPTED);
  }

  @Test
  void aSessionThatBeginsTooLateIsHandedOver() {
    server.on(
        "/session",
        exchange -> {
          pause(SHORT_WAIT.multipliedBy(2));
          LocalServer.reply(exchange, 200, "{\"value\":{\"sessionId\":\"late\"}}");
        });
    var late = new AtomicReference<String>();
    var body = new ObjectMapper().createObjectNode();

    fault(
        () ->
            endpoint()
                .post("/session", body, SHORT_WAIT, it -> late.set(it.path("sessionId").asText())));

    Awaitility.await().until(() -> "late".equals(late.get()));
  }

  @ParameterizedTest
  @CsvSource({
    "stale element reference, ELEMENT_GONE",
    "no such element, ELEMENT_GONE",
    "no such frame, ELEMENT_GONE",
    "element click intercepted, NOT_INTERACTABLE",
    "element not interactable, NOT_INTERACTABLE",
    "invalid element state, NOT_INTERACTABLE",
    "unexpected alert open, DIALOG_OPEN",
    "timeout, TIMEOUT",
    "script timeout, TIMEOUT",
    "invalid session id, NO_BROWSER",
    "no such window, NO_BROWSER",
    "session not created, NO_BROWSER",
    "insecure certificate, UNREACHABLE",
    "javascript error, OTHER",
    "something new, OTHER",
  })
  void namesTheFault(String error, Fault expected) {
    server.on(
        "/url",
        exchange ->
            LocalServer.reply(
                exchange,
                400,
                "{\"value\":{\"error\":\"%s\",\"message\":\"of Ada\"}}".formatted(error)));

    var fault = fault(() -> endpoint().get("/url", WAIT));

    assertThat(fault.fault()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "unknown error: net::ERR_NAME_NOT_RESOLVED, UNREACHABLE, The page cannot be loaded"
        + " (ERR_NAME_NOT_RESOLVED).",
    "unknown error: tab crashed, NO_BROWSER, The browser reports: unknown error",
    "secrets of a page, OTHER, The browser reports: unknown error"
  })
  void readsWhatChromeSaysWithoutQuotingPages(String said, Fault expected, String message) {
    server.on(
        "/url",
        exchange ->
            LocalServer.reply(
                exchange,
                500,
                "{\"value\":{\"error\":\"unknown error\",\"message\":\"%s\"}}".formatted(said)));

    var fault = fault(() -> endpoint().get("/url", WAIT));

    assertThat(fault.fault()).isEqualTo(expected);
    assertThat(fault).hasMessage(message);
  }

  private WebDriverEndpoint endpoint() {
    return new WebDriverEndpoint(http, URI.create(server.base()));
  }

  private static BrowserException fault(ThrowingCallable call) {
    var fault = catchThrowableOfType(BrowserException.class, call);
    assertThat(fault).isNotNull();
    return fault;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static void pause(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
