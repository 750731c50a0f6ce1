package dev.jobtrail.browser;

import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.proxy.ForwardProxies;
import dev.jobtrail.browser.proxy.ForwardProxy;
import dev.jobtrail.outbound.SsrfGuard;
import dev.jobtrail.trace.Span;
import dev.jobtrail.trace.SpanKind;
import dev.jobtrail.trace.Tracer;
import io.quarkus.runtime.ShutdownEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/**
 * Opens browsers at the configured WebDriver endpoint, or with a local chromedriver that is started
 * on demand and restarted after it exits. Each browser has its own forward proxy.
 */
@ApplicationScoped
public class Browsers {

  private static final Logger LOG = Logger.getLogger(Browsers.class);
  private static final Duration CONNECT = Duration.ofSeconds(5);

  /** Work that loses its browser fails; work that is interrupted first is handed on. */
  private static final int AFTER_WORK = Interceptor.Priority.APPLICATION + 600;

  private final ApplySettings settings;
  private final SsrfGuard guard;
  private final ForwardProxies proxies;
  private final Tracer tracer;
  private final ConcurrentMap<WebDriverBrowser, Span> open = new ConcurrentHashMap<>();
  private HttpClient http;
  private ChromeDriver driver;
  private boolean isStopped;

  public Browsers(ApplySettings settings, SsrfGuard guard, ForwardProxies proxies, Tracer tracer) {
    this.settings = settings;
    this.guard = guard;
    this.proxies = proxies;
    this.tracer = tracer;
  }

  /**
   * Opens a window with a new profile; the caller closes it.
   *
   * @throws BrowserException with {@link Fault#NO_BROWSER} where none can be had
   */
  public Browser open() {
    var span =
        tracer
            .start(SpanKind.CLIENT, "browser session")
            .attribute("server.address", settings.webdriverUrl().map(URI::getHost).orElse(null));
    WebDriverBrowser browser;
    try {
      browser = settings.webdriverUrl().map(this::openAt).orElseGet(this::openHere);
    } catch (BrowserException e) {
      span.fail(e.fault().name()).end();
      throw e;
    }
    open.put(browser, span);
    if (hasStopped()) {
      browser.close();
      throw stopped();
    }
    return browser;
  }

  private void forget(WebDriverBrowser closed) {
    var span = open.remove(closed);
    if (span != null) {
      span.end();
    }
  }

  /** Ends all browsers. */
  void stop(@Observes @Priority(AFTER_WORK) ShutdownEvent event) {
    close();
  }

  /** Ends all browsers; none can be opened from then on. */
  synchronized void close() {
    isStopped = true;
    var ended =
        open.keySet().stream().map(WebDriverBrowser::end).toArray(CompletableFuture<?>[]::new);
    WebDriverBrowser.await(CompletableFuture.allOf(ended));
    if (driver != null) {
      driver.close();
    }
    if (http != null) {
      http.shutdownNow();
    }
  }

  private WebDriverBrowser openAt(URI address) {
    var endpoint = new WebDriverEndpoint(http(), address);
    var isHere = endpoint.isLoopback();
    return withProxy(
        () -> proxies.openFor(address.getHost()),
        proxy ->
            WebDriverBrowser.begin(
                endpoint,
                new SessionRequest(settings.pageWait(), null, isHere && isRoot(), proxy, true),
                guard,
                proxy,
                isHere ? Path.of(System.getProperty("java.io.tmpdir")) : null,
                true,
                this::forget));
  }

  /** A driver that dies while it opens a browser is started again once. */
  private WebDriverBrowser openHere() {
    var first = driver();
    try {
      return openBy(first);
    } catch (BrowserException e) {
      if (e.fault() != Fault.NO_BROWSER || first.isAlive()) {
        throw e;
      }
      return openBy(driver());
    }
  }

  private WebDriverBrowser openBy(ChromeDriver running) {
    return withProxy(
        proxies::open,
        proxy ->
            WebDriverBrowser.begin(
                running.endpoint(),
                new SessionRequest(settings.pageWait(), program(), isRoot(), proxy, false),
                guard,
                proxy,
                running.folder(),
                false,
                this::forget));
  }

  private Path program() {
    var program = settings.browserPath().orElse(null);
    if (program != null && !Files.isExecutable(program)) {
      throw new BrowserException(
          Fault.NO_BROWSER,
          "jobtrail.apply.browser-path (JOBTRAIL_APPLY_BROWSER_PATH) is no program that can be"
              + " started.",
          null);
    }
    return program;
  }

  /** Closes the proxy if no browser was started. */
  private static WebDriverBrowser withProxy(
      Supplier<ForwardProxy> opening, Function<ForwardProxy, WebDriverBrowser> begin) {
    ForwardProxy proxy;
    try {
      proxy = opening.get();
    } catch (UncheckedIOException | IllegalArgumentException e) {
      LOG.warn("Cannot start the forward proxy of a browser", e);
      throw new BrowserException(
          Fault.NO_BROWSER, "The proxy of the browser cannot be started.", e);
    }
    try {
      return begin.apply(proxy);
    } catch (RuntimeException e) {
      proxy.close();
      throw e;
    }
  }

  private synchronized ChromeDriver driver() {
    var http = http();
    if (driver != null && !driver.isAlive()) {
      LOG.warn("chromedriver has exited; restarting it");
      driver.close();
      driver = null;
    }
    if (driver == null) {
      driver = ChromeDriver.start(http);
    }
    return driver;
  }

  private synchronized HttpClient http() {
    if (isStopped) {
      throw stopped();
    }
    if (http == null) {
      http =
          HttpClient.newBuilder()
              .version(HttpClient.Version.HTTP_1_1)
              .connectTimeout(CONNECT)
              .build();
    }
    return http;
  }

  private synchronized boolean hasStopped() {
    return isStopped;
  }

  private static BrowserException stopped() {
    return new BrowserException(
        Fault.NO_BROWSER, "No browser can be started during shutdown.", null);
  }

  private static boolean isRoot() {
    try (var lines = Files.lines(Path.of("/proc/self/status"))) {
      // real, effective, saved and file system user
      return lines.anyMatch(it -> it.matches("Uid:\\s+[0-9]+\\s+0\\s.*"));
    } catch (IOException _) {
      return "root".equals(System.getProperty("user.name"));
    }
  }
}
