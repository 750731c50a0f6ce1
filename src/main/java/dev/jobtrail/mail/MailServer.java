package dev.jobtrail.mail;

import dev.jobtrail.account.MailDelivery;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;

/** Whether {@code quarkus.mailer.host} names a mail server. */
@Singleton
class MailServer implements MailDelivery {

  private static final Logger LOG = Logger.getLogger(MailServer.class);

  private final boolean configured;

  MailServer(Config config) {
    var host = config.getConfigValue("quarkus.mailer.host");
    // The extension's default counts as a value; it comes from a source below all others.
    this.configured = host.getValue() != null && host.getSourceOrdinal() > Integer.MIN_VALUE;
  }

  @Override
  public boolean isConfigured() {
    return configured;
  }

  void tell(@Observes StartupEvent event) {
    if (!configured) {
      LOG.info("No mail server is configured: e-mail addresses count as verified.");
    }
  }
}
