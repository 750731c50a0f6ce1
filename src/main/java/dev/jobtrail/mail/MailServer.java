package dev.jobtrail.mail;

import dev.jobtrail.account.MailDelivery;
import dev.jobtrail.platform.PublicAddress;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;

/** Whether a mail server is configured, and whether links in mail would work. */
@Singleton
class MailServer implements MailDelivery {

  private static final Logger LOG = Logger.getLogger(MailServer.class);

  private final boolean configured;
  private final boolean enabled;

  @Inject
  MailServer(Config config, PublicAddress address) {
    this(config, address, LaunchMode.current());
  }

  MailServer(Config config, PublicAddress address, LaunchMode mode) {
    var host = config.getConfigValue(OptionalMailHost.NAME);
    // The extension's default counts as a value; it comes from a source below all others.
    this.configured = host.getValue() != null && host.getSourceOrdinal() > Integer.MIN_VALUE;
    this.enabled = configured && (address.isConfigured() || mode != LaunchMode.NORMAL);
  }

  @Override
  public boolean isConfigured() {
    return configured;
  }

  @Override
  public boolean isEnabled() {
    return enabled;
  }

  void tell(@Observes StartupEvent event) {
    if (!configured) {
      LOG.info("No mail server is configured: e-mail addresses are treated as verified.");
    } else if (!enabled) {
      LOG.error(
          "No mail is sent: a mail server is configured, but JOBTRAIL_PUBLIC_URL is not, so links"
              + " in mail would not work. E-mail addresses cannot be verified and passwords"
              + " cannot be reset until it is set.");
    }
  }
}
