package dev.jobtrail.testing;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;

/** Gives the application a database behind a {@link StallingProxy}, and the test the proxy. */
public class StallingProxyResource implements QuarkusTestResourceLifecycleManager {

  private static final String URL = "quarkus.datasource.jdbc.url";

  private StallingProxy proxy;

  @Override
  public Map<String, String> start() {
    var settings = new HashMap<>(new PostgresResource().start());
    var server = URI.create(settings.get(URL).substring("jdbc:".length()));
    try {
      proxy = new StallingProxy(new InetSocketAddress(server.getHost(), server.getPort()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    settings.put(URL, "jdbc:postgresql://127.0.0.1:" + proxy.port() + server.getPath());
    return settings;
  }

  @Override
  public void stop() {
    try {
      if (proxy != null) {
        proxy.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void inject(TestInjector injector) {
    injector.injectIntoFields(proxy, new TestInjector.MatchesType(StallingProxy.class));
  }
}
