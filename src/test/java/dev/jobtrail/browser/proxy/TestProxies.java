package dev.jobtrail.browser.proxy;

import dev.jobtrail.fetch.FetchSettings;
import dev.jobtrail.outbound.SsrfGuard;
import io.smallrye.config.SmallRyeConfigBuilder;
import io.vertx.core.Vertx;
import java.util.Map;

/** Proxies as a configuration would give them, for tests; whoever takes them closes them. */
public final class TestProxies implements AutoCloseable {

  private final Vertx vertx = Vertx.vertx();
  private final ForwardProxies proxies;

  /**
   * Opens none yet.
   *
   * @param values the configuration
   */
  public TestProxies(SsrfGuard guard, Map<String, String> values) {
    var config =
        new SmallRyeConfigBuilder()
            .addDiscoveredConverters()
            .withMapping(ProxySettings.class)
            .withMapping(FetchSettings.class)
            .withDefaultValues(values)
            .build();
    this.proxies =
        new ForwardProxies(
            vertx,
            guard,
            config.getConfigMapping(FetchSettings.class),
            config.getConfigMapping(ProxySettings.class));
  }

  public ForwardProxies proxies() {
    return proxies;
  }

  @Override
  public void close() {
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }
}
