package dev.jobtrail.browser;

import dev.jobtrail.browser.proxy.TestProxies;
import dev.jobtrail.outbound.SsrfGuard;
import dev.jobtrail.trace.Tracer;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/**
 * Browsers as the environment and a configuration would give them, for tests; whoever takes them
 * closes them.
 */
public final class TestBrowsers implements AutoCloseable {

  private final TestProxies proxies;
  private final Browsers browsers;

  private TestBrowsers(Map<String, String> values, SsrfGuard guard) {
    this.proxies = new TestProxies(guard, values);
    this.browsers =
        new Browsers(
            new SmallRyeConfigBuilder()
                .addDefaultSources()
                .addDiscoveredConverters()
                .withMapping(ApplySettings.class)
                .withSources(new PropertiesConfigSource(values, "test", Integer.MAX_VALUE))
                .build()
                .getConfigMapping(ApplySettings.class),
            guard,
            proxies.proxies(),
            Tracer.off());
  }

  /** By a chromedriver on this machine, with a guard of the test's own. */
  public static TestBrowsers guardedBy(SsrfGuard guard) {
    return new TestBrowsers(Map.of(), guard);
  }

  /** By any WebDriver server, with a guard of the test's own. */
  static TestBrowsers at(URI address, SsrfGuard guard) {
    return new TestBrowsers(Map.of("jobtrail.apply.webdriver-url", address.toString()), guard);
  }

  /** By a chromedriver on this machine, with private addresses allowed. */
  public static TestBrowsers local() {
    return new TestBrowsers(Map.of(), SsrfGuard.disabled());
  }

  /** By a program that a chromedriver on this machine is told to start. */
  static TestBrowsers of(Path program) {
    return new TestBrowsers(
        Map.of("jobtrail.apply.browser-path", program.toString()), SsrfGuard.disabled());
  }

  /** The same with another bound for pages. */
  static TestBrowsers local(Duration pageWait) {
    return new TestBrowsers(
        Map.of("jobtrail.apply.page-wait", pageWait.toString()), SsrfGuard.disabled());
  }

  /** As shipped: with public addresses only. */
  static TestBrowsers guarded() {
    return new TestBrowsers(Map.of(), SsrfGuard.publicWeb());
  }

  /** At a WebDriver server. */
  public static TestBrowsers at(URI address) {
    return new TestBrowsers(
        Map.of(
            "jobtrail.apply.webdriver-url", address.toString(), "jobtrail.apply.page-wait", "3s"),
        SsrfGuard.disabled());
  }

  public Browser open() {
    return browsers.open();
  }

  @Override
  public void close() {
    browsers.close();
    proxies.close();
  }
}
