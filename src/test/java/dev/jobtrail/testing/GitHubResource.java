package dev.jobtrail.testing;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** A GitHub on loopback as the provider {@code github}. */
public class GitHubResource implements QuarkusTestResourceLifecycleManager {

  private GitHubServer server;

  @Override
  public Map<String, String> start() {
    server = new GitHubServer();
    return Map.of(
        "jobtrail.public-url", ScriptlessBrowser.SERVICE,
        "jobtrail.providers.call-time", "6s",
        "jobtrail.providers.github.client-id", GitHubServer.CLIENT_ID,
        "jobtrail.providers.github.client-secret", GitHubServer.CLIENT_SECRET,
        "jobtrail.providers.github.base-url", server.base());
  }

  @Override
  public void stop() {
    if (server != null) {
      server.close();
    }
  }

  @Override
  public void inject(TestInjector injector) {
    injector.injectIntoFields(server, new TestInjector.MatchesType(GitHubServer.class));
  }
}
