package dev.jobtrail.attempt.browser;

import dev.jobtrail.fetch.FetchSettings;
import dev.jobtrail.fetch.OutboundFence;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Browsers as a configuration would give them, for tests; whoever takes them closes them. */
public final class TestBrowsers implements AutoCloseable {

  private final Browsers browsers;

  private TestBrowsers(Map<String, String> values) {
    var config =
        new SmallRyeConfigBuilder()
            .addDiscoveredConverters()
            .withMapping(ApplySettings.class)
            .withMapping(FetchSettings.class)
            .withDefaultValues(values)
            .build();
    this.browsers =
        new Browsers(
            config.getConfigMapping(ApplySettings.class),
            new OutboundFence(config.getConfigMapping(FetchSettings.class)));
  }

  /** By a chromedriver on this machine, with private addresses allowed. */
  public static TestBrowsers local() {
    return new TestBrowsers(allowingPrivateAddresses());
  }

  /** The same with another bound for pages. */
  static TestBrowsers local(Duration pageWait) {
    var values = allowingPrivateAddresses();
    values.put("jobtrail.apply.page-wait", pageWait.toString());
    return new TestBrowsers(values);
  }

  /** As shipped: with public addresses only. */
  static TestBrowsers fenced() {
    return new TestBrowsers(Map.of());
  }

  /** At a WebDriver server. */
  static TestBrowsers at(URI address) {
    var values = allowingPrivateAddresses();
    values.put("jobtrail.apply.webdriver-url", address.toString());
    values.put("jobtrail.apply.page-wait", "3s");
    return new TestBrowsers(values);
  }

  private static Map<String, String> allowingPrivateAddresses() {
    var values = new HashMap<String, String>();
    values.put("jobtrail.fetch.allow-private-addresses", "true");
    return values;
  }

  public Browser open() {
    return browsers.open();
  }

  @Override
  public void close() {
    browsers.close();
  }
}
