package dev.jobtrail.testing;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
import java.util.Map;

/**
 * The servers that nearly every test needs: a fresh database and an SMTP server.
 *
 * <p>Tests that name the same resources and settings share one start of the service, and every
 * start takes seconds and memory: a test that needs no mail names this resource all the same.
 */
public class ServersResource implements QuarkusTestResourceLifecycleManager {

  private final PostgresResource postgres = new PostgresResource();
  private final MailResource mail = new MailResource();

  @Override
  public Map<String, String> start() {
    var settings = new HashMap<>(postgres.start());
    settings.putAll(mail.start());
    return settings;
  }

  @Override
  public void stop() {
    mail.stop();
    postgres.stop();
  }

  @Override
  public void inject(TestInjector injector) {
    mail.inject(injector);
  }
}
