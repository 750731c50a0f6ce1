package dev.jobtrail.browser;

import dev.jobtrail.browser.BrowserException.Fault;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A local chromedriver process, which ends with this process however that ends, together with its
 * browsers.
 *
 * <p>Between them stands a shell that waits for the end of its input, which comes when this process
 * is gone, even by kill -9. Driver and browsers are a process group, which the shell then kills
 * before it deletes their temporary folder.
 */
final class ChromeDriver implements AutoCloseable {

  private static final String KEEPER =
      """
      setsid "$@" </dev/null >/dev/null 2>&1 &
      cat >/dev/null
      kill -s KILL -- -$! 2>/dev/null
      wait
      rm -rf "$TMPDIR" 2>/dev/null || { sleep 1; rm -rf "$TMPDIR"; }
      """;

  /** Where Debian and others put it when it is not on the PATH. */
  private static final List<Path> USUAL_PLACES =
      List.of(
          Path.of("/usr/bin/chromedriver"),
          Path.of("/usr/local/bin/chromedriver"),
          Path.of("/usr/lib/chromium/chromedriver"),
          Path.of("/usr/lib/chromium-browser/chromedriver"));

  /** Browsers inherit only the required environment variables, because others contain secrets. */
  private static final Set<String> ENVIRONMENT =
      Set.of(
          "PATH",
          "HOME",
          "LANG",
          "LANGUAGE",
          "LC_ALL",
          "TZ",
          "LD_LIBRARY_PATH",
          "FONTCONFIG_PATH",
          "FONTCONFIG_FILE");

  /** Another process may take the free port before the driver listens. */
  private static final int PORTS_TO_TRY = 3;

  private static final Duration START = Duration.ofSeconds(15);
  private static final Duration STATUS = Duration.ofSeconds(5);
  private static final Duration END = Duration.ofSeconds(5);
  private static final Duration LOOK = Duration.ofMillis(30);

  private final Process keeper;
  private final Path folder;
  private final WebDriverEndpoint endpoint;

  private ChromeDriver(Process keeper, Path folder, WebDriverEndpoint endpoint) {
    this.keeper = keeper;
    this.folder = folder;
    this.endpoint = endpoint;
  }

  /**
   * Starts one and waits until it answers.
   *
   * @throws BrowserException if it is missing or does not start
   */
  static ChromeDriver start(HttpClient http) {
    var program = onPath("chromedriver").or(ChromeDriver::inUsualPlaces);
    if (program.isEmpty() || onPath("setsid").isEmpty()) {
      throw new BrowserException(
          Fault.NO_BROWSER,
          (program.isEmpty() ? "chromedriver" : "setsid (util-linux)")
              + " is not installed. Install Chromium with its chromedriver, or set"
              + " jobtrail.apply.webdriver-url (JOBTRAIL_APPLY_WEBDRIVER_URL).",
          null);
    }
    for (var attempt = 1; attempt <= PORTS_TO_TRY; attempt++) {
      var driver = launch(program.get(), http);
      try {
        if (driver.comesUp()) {
          return driver;
        }
      } catch (BrowserException e) {
        driver.close();
        throw e;
      }
      driver.close();
    }
    throw new BrowserException(Fault.NO_BROWSER, "chromedriver did not start in time.", null);
  }

  WebDriverEndpoint endpoint() {
    return endpoint;
  }

  /** A folder that goes with the driver, readable by its user only. */
  Path folder() {
    return folder;
  }

  /** Whether it answers. */
  boolean isAlive() {
    if (!keeper.isAlive()) {
      return false;
    }
    try {
      return endpoint.get("/status", STATUS).path("ready").asBoolean();
    } catch (BrowserException e) {
      if (e.fault() == Fault.INTERRUPTED) {
        throw e;
      }
      return false;
    }
  }

  /** Ends it and its browsers. */
  @Override
  public void close() {
    var wasInterrupted = Thread.interrupted();
    try {
      keeper.getOutputStream().close();
      if (!keeper.waitFor(END.toMillis(), TimeUnit.MILLISECONDS)) {
        keeper.destroyForcibly();
      }
    } catch (IOException _) {
      // the keeper has gone, which closes its input as well
    } catch (InterruptedException _) {
      wasInterrupted = true;
    }
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static ChromeDriver launch(Path program, HttpClient http) {
    try {
      // short, as Chromium puts sockets below it, whose paths have 107 characters at most
      var folder = Files.createTempDirectory("jobtrail");
      var port = freePort();
      var builder =
          new ProcessBuilder(
                  "setsid", "sh", "-c", KEEPER, "sh", program.toString(), "--port=" + port)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD);
      var environment = builder.environment();
      environment.keySet().retainAll(ENVIRONMENT);
      environment.put("TMPDIR", folder.toString());
      if (!Files.isWritable(Path.of(environment.getOrDefault("HOME", "/")))) {
        environment.put("HOME", folder.toString());
      }
      var address = URI.create("http://127.0.0.1:" + port);
      return new ChromeDriver(builder.start(), folder, new WebDriverEndpoint(http, address));
    } catch (IOException e) {
      throw new BrowserException(Fault.NO_BROWSER, "chromedriver cannot be started.", e);
    }
  }

  private boolean comesUp() {
    var end = System.nanoTime() + START.toNanos();
    while (System.nanoTime() < end && keeper.isAlive()) {
      if (isAlive()) {
        return true;
      }
      sleep(LOOK);
    }
    return false;
  }

  private static Optional<Path> onPath(String program) {
    return Stream.of(
            Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
        .map(directory -> Path.of(directory, program))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Optional<Path> inUsualPlaces() {
    return USUAL_PLACES.stream().filter(Files::isExecutable).findFirst();
  }

  private static int freePort() {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void sleep(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BrowserException(Fault.INTERRUPTED, "Interrupted", e);
    }
  }
}
