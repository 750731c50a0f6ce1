package dev.jobtrail.inbox;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.fetch.FetchSettings;
import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.outbound.SsrfGuard;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.InetAddress;
import java.util.List;

/** Decides which mail servers may be connected to. */
@ApplicationScoped
class MailboxHosts {

  private final SsrfGuard guard;
  private final FetchSettings settings;

  MailboxHosts(FetchSettings settings) {
    this.guard =
        settings.allowPrivateAddresses() ? SsrfGuard.disabled() : SsrfGuard.publicMailServers();
    this.settings = settings;
  }

  /**
   * The addresses of a server that may be connected to. Blocks, so it is called outside of
   * transactions.
   *
   * @throws OutboundException if the port, the name or one of its addresses is not allowed
   */
  List<InetAddress> addresses(String host, int port) {
    return guard.addresses(host, port);
  }

  /**
   * Passes for a server on the public internet with TLS; the rest is allowed where private
   * addresses are.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  void require(MailboxEdit wanted) {
    if (!wanted.hasTls() && !settings.allowPrivateAddresses()) {
      throw ApiException.invalid("isTls", "must be true");
    }
    try {
      addresses(wanted.host(), wanted.port());
    } catch (OutboundException _) {
      throw ApiException.invalid(
          "host", "must be a mail server on the public internet, with port 993");
    }
  }
}
