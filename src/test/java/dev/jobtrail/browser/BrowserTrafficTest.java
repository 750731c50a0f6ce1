package dev.jobtrail.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.outbound.TestGuard;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.Trap;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What hostile pages can make a real browser do: 127.0.0.1 counts as the public internet here, and
 * the trap on 127.0.0.2 as a server of the own network.
 */
@Timeout(120)
class BrowserTrafficTest {

  /** By name, and by number as Chromium takes it. */
  private static final List<String> PRIVATE_HOSTS =
      List.of(
          "private.example",
          "PRIVATE.example.",
          "127.0.0.2",
          "127.2",
          "2130706434",
          "0x7f000002",
          "0x7f.0.0.2",
          "0177.0.0.2",
          "017700000002",
          "[::ffff:127.0.0.2]",
          "[::ffff:7f00:2]");

  private static final AtomicInteger REBOUND = new AtomicInteger();

  private static Pages pages;
  private static Trap trap;
  private static TestBrowsers browsers;

  @BeforeAll
  static void start() throws IOException {
    dev.jobtrail.testing.Browser.assumeInstalled();
    pages = new Pages();
    trap = new Trap();
    browsers =
        TestBrowsers.guardedBy(
            TestGuard.knowing(
                Map.of(
                    "public.example", () -> TestGuard.PUBLIC,
                    "private.example", () -> Trap.ADDRESS,
                    "private.example.", () -> Trap.ADDRESS,
                    "rebound.example", BrowserTrafficTest::rebound)));
  }

  @AfterAll
  static void stop() {
    if (browsers != null) {
      browsers.close();
      trap.close();
      pages.close();
    }
  }

  private static String rebound() {
    return REBOUND.incrementAndGet() == 1 ? TestGuard.PUBLIC : Trap.ADDRESS;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "private.example",
        "127.0.0.2",
        "2130706434",
        "0x7f.0.0.2",
        "0177.0.0.2",
        "[::ffff:127.0.0.2]"
      })
  void redirectsOfTheWholePageEndBeforeAPrivateServer(String host) {
    var path = "/redirect-" + host.replaceAll("\\W", "-");
    pages.on(path, exchange -> LocalServer.redirect(exchange, at(host, "/redirected")));

    assertRefused(page(path));
  }

  @ParameterizedTest
  @ValueSource(strings = {"http", "https"})
  void refreshesOfTheWholePageEndBeforeAPrivateServer(String scheme) {
    var target = at("private.example", "/refreshed").replace("http:", scheme + ":");
    pages.page(
        "/refresh-" + scheme, "<meta http-equiv=refresh content='0; url=%s'>".formatted(target));

    assertRefused(page("/refresh-" + scheme));
  }

  @Test
  void pagesThatLeaveByScriptEndBeforeAPrivateServer() {
    pages.page(
        "/leaving",
        "<p>Wait<script>addEventListener('load', () => setTimeout(() => location = '%s', 300))</script>"
            .formatted(at("private.example", "/left")));
    try (var browser = browsers.open()) {
      assertThat(refusal(browser, page("/leaving"))).contains("private.example");
      assertThat(browser.run("return document.documentElement.outerHTML").asText())
          .doesNotContain("secret");
    }
    assertThat(trap.visits()).isZero();
  }

  @Test
  void whatPagesLoadComesFromNoPrivateServer() {
    try (var browser = browsers.open()) {
      browser.open(page("/plain"));
      for (var host : PRIVATE_HOSTS) {
        var outcome = loads(browser, host);

        assertThat(outcome.path("image").asText()).as(host).isEqualTo("error");
        assertThat(outcome.path("fetch").asText()).as(host).isEqualTo("error");
        assertThat(outcome.path("socket").asText()).as(host).isEqualTo("error");
        assertThat(outcome.path("frame").asText()).as(host).isIn("load", "error");
      }
    }
    assertThat(trap.visits()).isZero();
  }

  @Test
  void nothingLeavesByUdp() {
    try (var browser = browsers.open()) {
      browser.open(page("/plain"));

      var candidates =
          browser
              .run(
                  """
                  const server = 'stun:' + arguments[0];
                  const connection = new RTCPeerConnection({iceServers: [{urls: server}]});
                  connection.createDataChannel('x');
                  const found = [];
                  const gathered = new Promise((done) => {
                    connection.onicecandidate = (it) => it.candidate ? found.push(it.candidate.candidate) : done();
                    setTimeout(done, 4000);
                  });
                  return connection.createOffer()
                    .then((offer) => connection.setLocalDescription(offer))
                    .then(() => gathered)
                    .then(() => found.filter((it) => / udp /i.test(it)).length);
                  """,
                  Trap.ADDRESS + ":" + trap.port())
              .asInt();
      browser.run(
          """
          if (!window.WebTransport) return null;
          try {
            return new WebTransport(arguments[0]).ready.then(() => 'open', () => 'refused');
          } catch (e) {
            return 'refused';
          }
          """,
          "https://" + Trap.ADDRESS + ":" + trap.port() + "/");

      assertThat(candidates).isZero();
    }
    assertThat(trap.visits()).isZero();
  }

  /** The trap works, and what keeps the browser from it is the guard alone. */
  @Test
  void whereItIsAllowedAPrivateServerIsReached() throws IOException {
    try (var reached = new Trap();
        var allowing = TestBrowsers.local();
        var browser = allowing.open()) {
      browser.open(pages.base() + "/plain");
      browser.run(
          "return fetch(arguments[0], {mode: 'no-cors'}).then(() => 1)",
          "http://" + Trap.ADDRESS + ":" + reached.port() + "/");

      assertThat(reached.visits()).isPositive();
    }
  }

  @Test
  void aNameStaysWhereItFirstLedTo() {
    pages.page("/rebound", "<p>Hello");
    var url = page("/rebound").replace("public.example", "rebound.example");
    REBOUND.set(0);
    try (var browser = browsers.open()) {
      browser.open(page("/plain"));
      for (var i = 0; i < 3; i++) {
        browser.run("return fetch(arguments[0], {mode: 'no-cors'}).then(() => 1)", url + "?" + i);
      }

      assertThat(REBOUND).hasValue(1);
      assertThat(pages.requests("/rebound")).isEqualTo(3);
    }
    assertThat(trap.visits()).isZero();
  }

  @Test
  void aNameThatLedElsewhereMeanwhileIsNotFollowed() {
    pages.page("/rebinding", "<p>Hello");
    REBOUND.set(0);
    var url = page("/rebinding").replace("public.example", "rebound.example");

    // public when it is checked, private when the browser's own look-up comes
    assertRefused(url);

    assertThat(REBOUND).hasValueGreaterThan(1);
    assertThat(pages.requests("/rebinding")).isZero();
  }

  @Test
  void pagesAndTheirFilesComeThroughAsTheyAre() {
    var letters = "ěščř".repeat(100_000);
    pages.on(
        "/echo",
        exchange -> {
          var body = exchange.getRequestBody().readAllBytes();
          exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
          exchange.sendResponseHeaders(200, body.length);
          exchange.getResponseBody().write(body);
        });
    try (var browser = browsers.open()) {
      browser.open(page("/plain?a=b#c"));

      assertThat(browser.address()).isEqualTo(page("/plain?a=b#c"));
      var echoed =
          browser.run(
              "return fetch('/echo', {method: 'POST', body: arguments[0]}).then((it) => it.text())",
              letters);
      assertThat(echoed.asText()).isEqualTo(letters);
    }
  }

  @Test
  void aWebDriverServerIsToldOfTheProxy() throws IOException {
    var asked = new AtomicReference<JsonNode>();
    try (var server = new LocalServer()) {
      server.on(
          "/session",
          exchange -> {
            var body = exchange.getRequestBody().readAllBytes();
            if (exchange.getRequestURI().getPath().equals("/session")) {
              asked.set(new ObjectMapper().readTree(new String(body, StandardCharsets.UTF_8)));
            }
            LocalServer.reply(
                exchange, 200, "{\"value\":{\"sessionId\":\"1\",\"capabilities\":{}}}");
          });
      try (var remote = TestBrowsers.at(URI.create(server.base()), TestGuard.knowing(Map.of()));
          var _ = remote.open()) {
        var capabilities = asked.get().path("capabilities").path("alwaysMatch");
        var proxy = capabilities.path("proxy");
        var authority = proxy.path("httpProxy").asText();

        assertThat(authority).matches("127\\.0\\.0\\.1:[0-9]+");
        assertThat(proxy.path("proxyType").asText()).isEqualTo("manual");
        assertThat(proxy.path("sslProxy").asText()).isEqualTo(authority);
        assertThat(proxy.path("noProxy").path(0).asText()).isEqualTo("<-loopback>");
        assertThat(capabilities.path("goog:chromeOptions").path("args").toString())
            .contains("\"--proxy-server=http://" + authority + "\"")
            .contains("\"--proxy-bypass-list=<-loopback>\"");
      }
    }
  }

  /** Tries to load from a host in every way that a page has, and waits for what comes of it. */
  private static JsonNode loads(Browser browser, String host) {
    return browser.run(
        """
        const [http, socket] = arguments;
        const element = (name, set) => new Promise((done) => {
          const node = document.createElement(name);
          node.onload = () => done('load');
          node.onerror = () => done('error');
          set(node);
          document.body.append(node);
        });
        const web = new Promise((done) => {
          try {
            const it = new WebSocket(socket);
            it.onopen = () => done('open');
            it.onerror = () => done('error');
          } catch (e) {
            done('error');
          }
        });
        return Promise.all([
          element('img', (it) => { it.src = http + 'image'; }),
          element('iframe', (it) => { it.src = http + 'frame'; }),
          fetch(http + 'fetch').then(() => 'load', () => 'error'),
          web,
        ]).then(([image, frame, fetched, opened]) => ({image, frame, fetch: fetched, socket: opened}));
        """,
        at(host, "/"),
        at(host, "/socket").replace("http:", "ws:"));
  }

  private static void assertRefused(String url) {
    try (var browser = browsers.open()) {
      assertThat(refusal(browser, url))
          .contains("does not lead to an address of the public internet");
    }
    assertThat(trap.visits()).isZero();
  }

  /** What is said of a page; it can leave after it has counted as loaded. */
  private static String refusal(Browser browser, String url) {
    var refused =
        catchThrowableOfType(
            BrowserException.class,
            () -> {
              browser.open(url);
              for (var i = 0; i < 100; i++) {
                browser.address();
                Thread.sleep(100);
              }
            });
    assertThat(refused).isNotNull();
    assertThat(refused.fault()).isEqualTo(Fault.REFUSED);
    return refused.getMessage();
  }

  private static String page(String path) {
    return pages.base().replace("127.0.0.1", "public.example") + path;
  }

  private static String at(String host, String path) {
    return "http://" + host + ":" + trap.port() + path;
  }
}
