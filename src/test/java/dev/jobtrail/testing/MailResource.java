package dev.jobtrail.testing;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** A real SMTP server on loopback, into which the service under test delivers. */
public class MailResource implements QuarkusTestResourceLifecycleManager {

  private GreenMail server;

  @Override
  public Map<String, String> start() {
    server = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    server.start();
    return Map.of(
        "quarkus.mailer.mock", "false",
        "quarkus.mailer.host", "127.0.0.1",
        "quarkus.mailer.port", String.valueOf(server.getSmtp().getPort()),
        // without it the client looks its own name up, which takes long where there is no name
        // server
        "quarkus.mailer.own-host-name", "localhost",
        // on a busy machine a conversation can stall, and tests wait a minute for a mail
        "jobtrail.mail.timeout", "10s",
        "quarkus.mailer.from", "Jobtrail <jobtrail@example.com>",
        // the packaged program sends no mail whose links lead nowhere
        "%prod.jobtrail.public-url", "http://localhost:8080");
  }

  @Override
  public void stop() {
    if (server != null) {
      server.stop();
    }
  }

  @Override
  public void inject(TestInjector injector) {
    injector.injectIntoFields(new Mailbox(server), new TestInjector.MatchesType(Mailbox.class));
  }
}
