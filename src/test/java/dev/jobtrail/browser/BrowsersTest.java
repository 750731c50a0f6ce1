package dev.jobtrail.browser;

import static dev.jobtrail.browser.WebDriverBrowserTest.fault;
import static dev.jobtrail.browser.WebDriverBrowserTest.file;
import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.sun.net.httpserver.HttpExchange;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.testing.BrowserProcesses;
import dev.jobtrail.testing.JavaProcess;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.Ports;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("counts the browsers below this program")
@Timeout(180)
class BrowsersTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static Pages pages;

  @BeforeAll
  static void start() {
    dev.jobtrail.testing.Browser.assumeInstalled();
    pages = new Pages();
  }

  @AfterAll
  static void stop() {
    if (pages != null) {
      pages.close();
    }
  }

  @Test
  void endsEverythingWhenTheServiceStops() {
    var before = below();
    var browsers = TestBrowsers.local();
    browsers.open().open(pages.base() + "/plain");
    var begun = below().without(before);

    browsers.close();

    assertThat(begun.all()).isNotEmpty();
    begun.awaitTheirEnd();
    assertThat(fault(browsers::open)).isEqualTo(Fault.NO_BROWSER);
  }

  @Test
  void aDriverThatDiesIsStartedAgainAndItsBrowsersEnd() {
    var before = below();
    try (var browsers = TestBrowsers.local();
        var lost = browsers.open()) {
      lost.open(pages.base() + "/plain");
      var begun = below().without(before);
      var driver = begun.named("chromedriver");
      driver.destroyForcibly();
      driver.onExit().join();

      assertThat(fault(lost::address)).isEqualTo(Fault.NO_BROWSER);
      try (var next = browsers.open()) {
        next.open(pages.base() + "/plain");
        assertThat(next.address()).endsWith("/plain");
      }
      begun.awaitTheirEnd();
    }
  }

  @Test
  void nothingIsLeftOfAProcessThatIsKilled(@TempDir Path folder) throws IOException {
    var isOpen = folder.resolve("open");
    var program =
        JavaProcess.of(HeldBrowser.class, List.of(), pages.base() + "/plain", isOpen.toString())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    await().atMost(PATIENCE).until(() -> Files.exists(isOpen));
    var begun = BrowserProcesses.below(program.toHandle());
    assertThat(begun.named("chromedriver").isAlive()).isTrue();
    assertThat(begun.running()).hasSizeGreaterThan(3);
    var left = folder(begun.named("chromedriver"));
    assertThat(left).exists();

    program.destroyForcibly();

    begun.awaitTheirEnd();
    await().untilAsserted(() -> assertThat(left).doesNotExist());
  }

  /** Where a driver and its browsers keep what is theirs. */
  private static Path folder(ProcessHandle driver) throws IOException {
    var environment = Files.readString(Path.of("/proc", String.valueOf(driver.pid()), "environ"));
    return Arrays.stream(environment.split("\0"))
        .filter(it -> it.startsWith("TMPDIR="))
        .map(it -> Path.of(it.substring("TMPDIR=".length())))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void anyWebDriverServerCanBeUsed() throws IOException {
    var port = Ports.free();
    var server = new ProcessBuilder("chromedriver", "--port=" + port, "--url-base=wd/hub");
    var process =
        server
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    var before = below();
    var address = URI.create("http://ada:secret@127.0.0.1:" + port + "/wd/hub");
    try (var browsers = TestBrowsers.at(address)) {
      await().atMost(PATIENCE).ignoreExceptions().untilAsserted(() -> uploadsAt(browsers));
      below().without(before).awaitTheirEnd();
    } finally {
      process.destroyForcibly();
    }
  }

  private static void uploadsAt(TestBrowsers browsers) {
    try (var browser = browsers.open()) {
      browser.open(pages.page("/remote" + System.nanoTime(), "<input type=file>"));
      var input = Element.in(browser.run("return document.querySelector('input')"));

      browser.attach(input, file("Ada.pdf", "hello"));

      assertThat(
              browser
                  .run("return arguments[0].files[0].text().then(it => 'file: ' + it)", input)
                  .asText())
          .isEqualTo("file: hello");
    }
  }

  @Test
  void aServerWithoutUploadsIsGivenThePathOnThisMachine() throws IOException {
    var sent = new AtomicReference<String>();
    try (var server = new LocalServer()) {
      server.on("/session", exchange -> answerWithoutUploads(exchange, sent));
      try (var browsers = TestBrowsers.at(URI.create(server.base()))) {
        Path path;
        try (var browser = browsers.open()) {
          browser.attach(new Element("e"), file("Ada.pdf", "hello"));
          path = Path.of(sent.get().replaceFirst(".*\"text\":\"([^\"]*)\".*", "$1"));
          assertThat(path).hasFileName("Ada.pdf").hasContent("hello");
        }
        assertThat(path.getParent()).doesNotExist();
      }
    }
  }

  private static void answerWithoutUploads(HttpExchange exchange, AtomicReference<String> sent)
      throws IOException {
    var path = exchange.getRequestURI().getPath();
    var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    if (path.equals("/session")) {
      LocalServer.reply(exchange, 200, "{\"value\":{\"sessionId\":\"1\",\"capabilities\":{}}}");
    } else if (path.endsWith("/file")) {
      LocalServer.reply(exchange, 404, "{\"value\":{\"error\":\"unknown command\"}}");
    } else {
      if (path.endsWith("/value")) {
        sent.set(body);
      }
      LocalServer.reply(exchange, 200, "{\"value\":null}");
    }
  }

  @Test
  void startsTheProgramThatTheSettingNames(@TempDir Path folder) throws IOException {
    var started = folder.resolve("started");
    var program = folder.resolve("own-browser");
    Files.writeString(
        program,
        """
        #!/bin/sh
        touch %s
        exec "$(command -v chromium google-chrome chromium-browser | head -n 1)" "$@"
        """
            .formatted(started));
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));

    try (var browsers = TestBrowsers.of(program);
        var browser = browsers.open()) {
      browser.open(pages.base() + "/plain");

      assertThat(browser.address()).endsWith("/plain");
      assertThat(started).exists();
    }
  }

  @Test
  void saysThatTheProgramIsMissing(@TempDir Path folder) {
    try (var browsers = TestBrowsers.of(folder.resolve("none"))) {
      assertThatExceptionOfType(BrowserException.class)
          .isThrownBy(browsers::open)
          .matches(it -> it.fault() == Fault.NO_BROWSER)
          .withMessageContaining("JOBTRAIL_APPLY_BROWSER_PATH");
    }
  }

  @Test
  void aServerThatIsNotThereIsNoBrowser() throws IOException {
    try (var browsers = TestBrowsers.at(URI.create("http://127.0.0.1:" + Ports.free()))) {
      assertThat(fault(browsers::open)).isEqualTo(Fault.NO_BROWSER);
    }
  }

  @Test
  void privateAddressesAreRefusedBeforeTheyAreAsked() {
    try (var browsers = TestBrowsers.guarded();
        var browser = browsers.open()) {
      for (var url :
          List.of(
              pages.base() + "/fenced",
              "http://localhost/",
              "http://[::1]/",
              "http://169.254.169.254/latest/meta-data",
              "http://2130706433/",
              "http://10.0.0.1/")) {
        assertThat(fault(() -> browser.open(url))).as(url).isEqualTo(Fault.REFUSED);
      }
    }
    assertThat(pages.requests("/fenced")).isZero();
  }

  private static BrowserProcesses below() {
    return BrowserProcesses.below(ProcessHandle.current());
  }
}
