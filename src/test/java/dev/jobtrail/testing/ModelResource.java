package dev.jobtrail.testing;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
import java.util.Map;

/**
 * A model on loopback as the engine, with two pieces of work at once; the service may read other
 * servers of tests as well.
 */
public class ModelResource implements QuarkusTestResourceLifecycleManager {

  private ModelServer server;

  /** What points the service to a model. */
  public static Map<String, String> settings(ModelServer server) {
    return Map.of(
        "jobtrail.ai.base-url", server.baseUrl(),
        "jobtrail.ai.api-key", "sk-test",
        "jobtrail.ai.model", "test-model",
        "jobtrail.ai.first-retry-wait", "20ms",
        "jobtrail.work.threads", "2",
        "jobtrail.work.pause", "50ms");
  }

  @Override
  public Map<String, String> start() {
    server = new ModelServer();
    var settings = new HashMap<>(settings(server));
    settings.putAll(new PrivateAddressesResource().start());
    return settings;
  }

  @Override
  public void stop() {
    if (server != null) {
      server.close();
    }
  }

  @Override
  public void inject(TestInjector injector) {
    injector.injectIntoFields(server, new TestInjector.MatchesType(ModelServer.class));
  }
}
