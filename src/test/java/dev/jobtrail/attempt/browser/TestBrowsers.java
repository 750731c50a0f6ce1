package dev.jobtrail.attempt.browser;

import dev.jobtrail.attempt.proxy.TestProxies;
import dev.jobtrail.fetch.FetchSettings;
import dev.jobtrail.fetch.OutboundFence;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Browsers as a configuration would give them, for tests; whoever takes them closes them. */
public final class TestBrowsers implements AutoCloseable {

  private final TestProxies proxies;
  private final Browsers browsers;

  private TestBrowsers(Map<String, String> values) {
    this(
        values,
        new OutboundFence(
            config(FetchSettings.class, values).getConfigMapping(FetchSettings.class)));
  }

  private TestBrowsers(Map<String, String> values, OutboundFence fence) {
    this.proxies = new TestProxies(fence, values);
    this.browsers =
        new Browsers(
            config(ApplySettings.class, values).getConfigMapping(ApplySettings.class),
            fence,
            proxies.proxies());
  }

  private static SmallRyeConfig config(Class<?> mapping, Map<String, String> values) {
    return new SmallRyeConfigBuilder()
        .addDiscoveredConverters()
        .withMapping(mapping)
        .withDefaultValues(values)
        .build();
  }

  /** By a chromedriver on this machine, with a guard of the test's own. */
  public static TestBrowsers guardedBy(OutboundFence fence) {
    return new TestBrowsers(Map.of(), fence);
  }

  /** By any WebDriver server, with a guard of the test's own. */
  static TestBrowsers at(URI address, OutboundFence fence) {
    return new TestBrowsers(Map.of("jobtrail.apply.webdriver-url", address.toString()), fence);
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
    proxies.close();
  }
}
