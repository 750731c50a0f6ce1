package dev.jobtrail.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jobtrail.browser.BrowserException.Fault;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class WebDriverBrowserTest {

  private static final Duration PAGE_WAIT = Duration.ofSeconds(3);

  private static TestBrowsers browsers;
  private static Pages pages;
  private Browser browser;

  @BeforeAll
  static void start() {
    dev.jobtrail.testing.Browser.assumeInstalled();
    browsers = TestBrowsers.local(PAGE_WAIT);
    pages = new Pages();
  }

  @AfterAll
  static void stop() {
    if (browsers != null) {
      browsers.close();
      pages.close();
    }
  }

  @BeforeEach
  void open() {
    browser = browsers.open();
  }

  @AfterEach
  void close() {
    browser.close();
  }

  @Test
  void opensAPageAndTellsItsAddressWithTheFragment() {
    browser.open(pages.base() + "/plain?a=1#part");

    assertThat(browser.address()).isEqualTo(pages.base() + "/plain?a=1#part");
    assertThat(browser.run("return document.title").asText()).isEqualTo("Plain");
  }

  @Test
  void isAnHonestBrowserOfThatSize() throws IOException {
    browser.open(pages.base() + "/plain");

    assertThat(browser.run("return navigator.webdriver").asBoolean()).isTrue();
    assertThat(browser.run("return navigator.userAgent").asText()).contains("Chrome/");
    assertThat(browser.run("return Notification.permission").asText()).isEqualTo("denied");
    var picture = ImageIO.read(new ByteArrayInputStream(browser.screenshot()));
    assertThat(picture.getWidth()).isEqualTo(1280);
  }

  @Test
  void scriptsAreGivenAndGiveValuesOfAnyDepth() {
    browser.open(pages.page("/depth", "<p id=one>One</p>"));
    var element = element("#one");

    var answer =
        browser.run(
            """
            const [text, number, truth, nothing, items, map] = arguments;
            return {text, number, truth, nothing, items, name: map.node.id, deep: [map.node]};
            """,
            "ěščř 🚀",
            1.5,
            true,
            null,
            List.of(1L, Map.of("a", "b")),
            Map.of("node", element));

    assertThat(answer.path("text").asText()).isEqualTo("ěščř 🚀");
    assertThat(answer.path("number").asDouble()).isEqualTo(1.5);
    assertThat(answer.path("truth").asBoolean()).isTrue();
    assertThat(answer.path("nothing").isNull()).isTrue();
    assertThat(answer.path("items").toString()).isEqualTo("[1,{\"a\":\"b\"}]");
    assertThat(answer.path("name").asText()).isEqualTo("one");
    assertThat(Element.in(answer.path("deep").path(0))).isEqualTo(element);
  }

  @Test
  void typesClearsAndClicksAsAPersonDoes() {
    browser.open(
        pages.page(
            "/form",
            """
            <div style='height: 5000px'></div>
            <form onsubmit="sent = true; return false"><input id=name value=old><textarea id=letter></textarea>
            <button type=button id=press onclick="pressed = event.isTrusted">Press</button></form>
            <script>sent = false; pressed = false</script>
            """));
    var letter = "Dear team,\n" + "I like Řezníčková's work. ".repeat(120) + "\n🚀 Ada";

    browser.clear(element("#name"));
    browser.type(element("#name"), "Ada\nLovelace");
    browser.type(element("#letter"), letter);
    browser.click(element("#press"));

    assertThat(value("#name")).isEqualTo("Ada Lovelace");
    assertThat(value("#letter")).isEqualTo(letter);
    assertThat(browser.run("return pressed").asBoolean()).isTrue();
    assertThat(browser.run("return sent").asBoolean()).isFalse();
  }

  @Test
  void pressesEnterWhereThatIsAsked() {
    browser.open(
        pages.page("/enter", "<form onsubmit='sent = 1; return false'><input id=it></form>"));

    browser.type(element("#it"), "\uE007");

    assertThat(browser.run("return window.sent").asInt()).isEqualTo(1);
  }

  @Test
  void aCoveredElementCannotBeClicked() {
    browser.open(covered("/covered"));

    assertThat(fault(() -> browser.click(element("button")))).isEqualTo(Fault.NOT_INTERACTABLE);
    assertThat(browser.run("return window.pressed || 0").asInt()).isZero();
  }

  @Test
  void anElementThatIsCoveredForAMomentIsClickedOnce() {
    browser.open(covered("/uncovered"));
    browser.run("setTimeout(() => document.querySelector('div').remove(), 200)");

    browser.click(element("button"));

    assertThat(browser.run("return window.pressed").asInt()).isEqualTo(1);
  }

  private static String covered(String path) {
    return pages.page(
        path,
        "<button onclick='window.pressed = (window.pressed || 0) + 1'>Press</button>"
            + "<div style='position: fixed; inset: 0; background: red'></div>");
  }

  @Test
  void aHiddenElementCannotBeUsed() {
    browser.open(pages.page("/hidden", "<input style='display: none'><input id=off disabled>"));

    assertThat(fault(() -> browser.click(element("input")))).isEqualTo(Fault.NOT_INTERACTABLE);
    assertThat(fault(() -> browser.type(element("input"), "x"))).isEqualTo(Fault.NOT_INTERACTABLE);
    assertThat(fault(() -> browser.clear(element("#off")))).isEqualTo(Fault.NOT_INTERACTABLE);
  }

  @Test
  void anElementThatWasReplacedIsGone() {
    browser.open(pages.page("/stale", "<p>One</p>"));
    var element = element("p");
    browser.run("document.body.innerHTML = '<p>One</p>'");

    assertThat(fault(() -> browser.click(element))).isEqualTo(Fault.ELEMENT_GONE);
    assertThat(fault(() -> browser.run("return arguments[0].id", element)))
        .isEqualTo(Fault.ELEMENT_GONE);
  }

  @Test
  void aScriptThatFailsSaysSo() {
    browser.open(pages.base() + "/plain");

    assertThat(fault(() -> browser.run("throw new Error('x')"))).isEqualTo(Fault.OTHER);
  }

  @Test
  void goesIntoFramesAndBack() {
    pages.page("/inner", "<p>Inner</p><iframe srcdoc='<p>Innermost</p>'></iframe>");
    browser.open(pages.page("/outer", "<p>Outer</p><iframe src=/inner></iframe>"));

    browser.enterFrame(element("iframe"));
    assertThat(text()).isEqualTo("Inner");
    browser.enterFrame(element("iframe"));
    assertThat(text()).isEqualTo("Innermost");
    assertThat(browser.address()).endsWith("/outer");
    browser.leaveFrames();
    assertThat(text()).isEqualTo("Outer");
  }

  @Test
  void declinesADialogAndTellsWhatItSaid() {
    browser.open(
        pages.page(
            "/confirm",
            "<button onclick=\"setTimeout(() => window.said = confirm('Send {it}?'), 0)\">x</button>"));

    browser.click(element("button"));
    var dialog = dialogInTheWay();

    assertThat(dialog).isEqualTo("Send {it}?");
    assertThat(browser.run("return window.said").asBoolean(true)).isFalse();
    assertThat(browser.dismissDialog()).isEmpty();
  }

  /** The dialog may be open by the time of the next command, or of the one after. */
  private String dialogInTheWay() {
    for (var i = 0; i < 20; i++) {
      try {
        browser.run("return new Promise(done => setTimeout(done, 50))");
      } catch (BrowserException e) {
        assertThat(e.fault()).isEqualTo(Fault.DIALOG_OPEN);
        return browser.dismissDialog().orElseThrow();
      }
    }
    throw new AssertionError("no dialog");
  }

  @Test
  void aPageMayGreetWithADialog() {
    browser.open(pages.page("/greeting", "<p>Hello</p><script>alert('Welcome')</script>"));

    assertThat(text()).isEqualTo("Hello");
    assertThat(browser.dismissDialog()).contains("Welcome");
  }

  @Test
  void aLoopOfDialogsEndsTheOpening() {
    var page = pages.page("/loop", "<body onload='for (;;) alert(1)'>");

    assertThat(fault(() -> browser.open(page))).isIn(Fault.DIALOG_OPEN, Fault.TIMEOUT);
    browser.close();

    assertThat(fault(() -> browser.address())).isEqualTo(Fault.NO_BROWSER);
  }

  @Test
  void endlessRedirectsAreUnreachable() {
    assertThat(fault(() -> browser.open(pages.base() + "/redirects"))).isEqualTo(Fault.UNREACHABLE);
  }

  @Test
  void nobodyListeningIsUnreachable() {
    assertThat(fault(() -> browser.open("http://127.0.0.1:1/"))).isEqualTo(Fault.UNREACHABLE);
    assertThat(fault(() -> browser.open("http://nowhere.invalid/"))).isEqualTo(Fault.REFUSED);
  }

  @Test
  void saysInPlainWordsWhyAPageWasNotLoaded() throws IOException {
    int closed;
    try (var socket = new ServerSocket(0)) {
      closed = socket.getLocalPort();
    }
    assertThatThrownBy(() -> browser.open("http://127.0.0.1:%d/".formatted(closed)))
        .hasMessage(
            "The site 127.0.0.1 accepts no connection; it may be down. Try again later, or check"
                + " the URL of the job.");
  }

  @Test
  void onlyWebAddressesAreOpened() {
    for (var url : List.of("file:///etc/passwd", "chrome://version", "about:blank", "x", "")) {
      assertThat(fault(() -> browser.open(url))).as(url).isEqualTo(Fault.UNREACHABLE);
    }
  }

  @Test
  void filesAreNotDownloaded() {
    pages.on(
        "/download",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Type", "application/octet-stream");
          exchange.getResponseHeaders().set("Content-Disposition", "attachment; filename=x.bin");
          exchange.sendResponseHeaders(200, 4);
          exchange.getResponseBody().write("file".getBytes(StandardCharsets.UTF_8));
        });

    assertThat(fault(() -> browser.open(pages.base() + "/download"))).isEqualTo(Fault.UNREACHABLE);
  }

  @Test
  void aPageThatNeverEndsIsATimeout() {
    assertThat(fault(() -> browser.open(pages.base() + "/slow"))).isEqualTo(Fault.TIMEOUT);
  }

  @Test
  void aScriptThatNeverEndsIsATimeout() {
    browser.open(pages.base() + "/plain");

    assertThat(fault(() -> browser.run("return new Promise(() => {})"))).isEqualTo(Fault.TIMEOUT);
  }

  @Test
  void anInterruptEndsTheWaitAndIsKept() throws InterruptedException {
    var thread = Thread.currentThread();
    var interrupter =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    Thread.sleep(500);
                    thread.interrupt();
                  } catch (InterruptedException _) {
                    Thread.currentThread().interrupt();
                  }
                });

    var fault = fault(() -> browser.open(pages.base() + "/slow"));
    browser.close();
    var isInterrupted = Thread.interrupted();
    interrupter.join();

    assertThat(fault).isEqualTo(Fault.INTERRUPTED);
    assertThat(isInterrupted).isTrue();
  }

  @Test
  void attachesFilesUnderTheirNames() {
    browser.open(
        pages.page(
            "/files",
            """
            <input type=file id=one><input type=file id=two style='display: none'>
            """));

    browser.attach(element("#one"), file("Ada CV.pdf", "one"));
    browser.attach(element("#two"), file("Ada CV.pdf", "two"));

    assertThat(attached("#one")).isEqualTo("Ada CV.pdf: one");
    assertThat(attached("#two")).isEqualTo("Ada CV.pdf: two");
  }

  @Test
  void windowsKnowNothingOfEachOther() {
    browser.open(pages.base() + "/plain");
    browser.run("document.cookie = 'a=1'; localStorage.b = 2");

    try (var other = browsers.open()) {
      other.open(pages.base() + "/plain");

      assertThat(other.run("return document.cookie").asText()).isEmpty();
      assertThat(other.run("return localStorage.length").asInt()).isZero();
      assertThat(browser.run("return document.cookie").asText()).isEqualTo("a=1");
    }
  }

  private Element element(String selector) {
    return Element.in(browser.run("return document.querySelector(arguments[0])", selector));
  }

  private String value(String selector) {
    return browser.run("return document.querySelector(arguments[0]).value", selector).asText();
  }

  private String text() {
    return browser.run("return document.querySelector('p').textContent").asText();
  }

  private String attached(String selector) {
    return browser
        .run(
            """
            const file = document.querySelector(arguments[0]).files[0];
            return file.text().then(text => file.name + ': ' + text);
            """,
            selector)
        .asText();
  }

  static UploadedFile file(String name, String text) {
    return new UploadedFile(name, text.getBytes(StandardCharsets.UTF_8));
  }

  static Fault fault(ThrowingCallable call) {
    var fault = catchThrowableOfType(BrowserException.class, call);
    assertThat(fault).isNotNull();
    return fault.fault();
  }
}
