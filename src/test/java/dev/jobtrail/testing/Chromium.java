package dev.jobtrail.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.openqa.selenium.MutableCapabilities;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.remote.RemoteWebDriver;

/**
 * A headless Chromium with its driver. Tests use one after the other, as a start takes longer than
 * many tests; what is idle for a while ends.
 */
final class Chromium {

  static final String DRIVER = "chromedriver";

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration MOST_IDLE = Duration.ofSeconds(20);
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Queue<Chromium> IDLE = new ConcurrentLinkedQueue<>();

  private final HttpClient http = HttpClient.newHttpClient();
  private final Process driver;
  private final URI address;
  private final RemoteWebDriver web;
  private final Thread lastEnd = new Thread(this::kill);

  private Chromium(Map<String, String> options, List<String> arguments) throws IOException {
    var port = Ports.free();
    address = URI.create("http://localhost:" + port);
    driver =
        new ProcessBuilder(DRIVER, "--port=" + port)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      awaitReady();
      web = new RemoteWebDriver(address.toURL(), capabilities(options, arguments), false);
      Runtime.getRuntime().addShutdownHook(lastEnd);
    } catch (RuntimeException | Error e) {
      kill();
      throw e;
    }
  }

  /** One with no history, no cookies and nothing stored. */
  static Chromium take() {
    var idle = IDLE.poll();
    if (idle != null) {
      return idle;
    }
    var program = System.getenv("JOBTRAIL_APPLY_BROWSER_PATH");
    return start(program == null ? Map.of() : Map.of("binary", program), List.of());
  }

  /** A new one; {@link #end} ends it. */
  static Chromium start(Map<String, String> options, List<String> arguments) {
    try {
      return new Chromium(options, arguments);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  RemoteWebDriver web() {
    return web;
  }

  /**
   * Hands it on to another test.
   *
   * @param origin where its pages came from
   */
  void release(String origin) {
    try {
      forget(origin);
    } catch (RuntimeException _) {
      end();
      return;
    }
    IDLE.add(this);
    CompletableFuture.delayedExecutor(MOST_IDLE.toSeconds(), TimeUnit.SECONDS)
        .execute(
            () -> {
              if (IDLE.remove(this)) {
                end();
              }
            });
  }

  /** Leaves one new tab, as devices, media and authenticators are emulated by tab. */
  private void forget(String origin) {
    var used = web.getWindowHandles();
    var fresh = web.switchTo().newWindow(WindowType.TAB).getWindowHandle();
    used.forEach(it -> web.switchTo().window(it).close());
    web.switchTo().window(fresh);
    devTools("Network.clearBrowserCookies", Map.of());
    devTools("Network.clearBrowserCache", Map.of());
    devTools("Storage.clearDataForOrigin", Map.of("origin", origin, "storageTypes", "all"));
    devTools("Browser.resetPermissions", Map.of());
    complaints();
  }

  /** What the consoles of pages have complained about since this was asked last. */
  List<String> complaints() {
    return web.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(it -> it.getLevel().intValue() >= Level.WARNING.intValue())
        .map(it -> it.getMessage())
        .toList();
  }

  /** What a command of the Chrome DevTools Protocol answers. */
  JsonNode devTools(String command, Map<String, ?> parameters) {
    var session = "/session/" + web.getSessionId() + "/goog/cdp/execute";
    var body = Map.of("cmd", command, "params", parameters);
    try {
      var request =
          HttpRequest.newBuilder(address.resolve(session))
              .POST(BodyPublishers.ofString(MAPPER.writeValueAsString(body)))
              .build();
      var response = http.send(request, BodyHandlers.ofString());
      if (response.statusCode() != 200) {
        throw new IllegalStateException(command + ": " + response.body());
      }
      return MAPPER.readTree(response.body()).path("value");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  void end() {
    Runtime.getRuntime().removeShutdownHook(lastEnd);
    try {
      web.quit();
    } finally {
      http.close();
      kill();
    }
  }

  private void kill() {
    driver.descendants().forEach(ProcessHandle::destroyForcibly);
    driver.destroyForcibly();
  }

  private void awaitReady() {
    var status = HttpRequest.newBuilder(address.resolve("/status")).build();
    Awaitility.await()
        .atMost(PATIENCE)
        .ignoreExceptions()
        .until(() -> http.send(status, BodyHandlers.discarding()).statusCode() == 200);
  }

  private static MutableCapabilities capabilities(
      Map<String, String> options, List<String> arguments) {
    var chrome = new HashMap<String, Object>(options);
    chrome.put(
        "args",
        Stream.concat(
                Stream.of(
                    "--headless=new",
                    "--no-sandbox", // Chromium has no sandbox for root
                    "--disable-gpu",
                    "--disable-dev-shm-usage",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--no-first-run"),
                arguments.stream())
            .toList());
    var capabilities = new MutableCapabilities();
    capabilities.setCapability("browserName", "chrome");
    capabilities.setCapability("goog:loggingPrefs", Map.of(LogType.BROWSER, "ALL"));
    capabilities.setCapability("goog:chromeOptions", chrome);
    return capabilities;
  }
}
