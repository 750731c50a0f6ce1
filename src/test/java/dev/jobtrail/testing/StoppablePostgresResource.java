package dev.jobtrail.testing;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** Gives the application a database of its own and the test the server's switch. */
public class StoppablePostgresResource implements QuarkusTestResourceLifecycleManager {

  private StoppablePostgres server;

  @Override
  public Map<String, String> start() {
    try {
      server = new StoppablePostgres();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Map.of(
        "quarkus.datasource.jdbc.url", server.jdbcUrl(),
        "quarkus.datasource.username", "postgres",
        "quarkus.datasource.password", "postgres",
        "jobtrail.limits.sign-up-per-hour", "0");
  }

  @Override
  public void stop() {
    if (server != null) {
      server.stop();
    }
  }

  @Override
  public void inject(TestInjector injector) {
    injector.injectIntoFields(server, new TestInjector.MatchesType(StoppablePostgres.class));
  }
}
