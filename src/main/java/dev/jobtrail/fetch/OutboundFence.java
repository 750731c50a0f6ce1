package dev.jobtrail.fetch;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;

/** Tells where programs may be sent that make requests of their own, such as a browser. */
@ApplicationScoped
public class OutboundFence {

  private final AddressFence fence;

  @Inject
  public OutboundFence(FetchSettings settings) {
    this(AddressFence.of(settings));
  }

  OutboundFence(AddressFence fence) {
    this.fence = fence;
  }

  /**
   * The url as {@link WebUri} has it.
   *
   * @throws FetchException where it is no web url, or does not lead to the public internet now;
   *     whoever looks its name up again may be told another address
   */
  public URI checked(String url) {
    try {
      var uri = WebUri.of(url);
      fence.addresses(uri);
      return uri;
    } catch (URISyntaxException _) {
      throw new FetchException(
          FetchException.Reason.INVALID_URL, "only http and https urls can be opened");
    }
  }

  /**
   * Looks a host up and checks what it leads to. Blocks.
   *
   * @param host a name or an address, one of IPv6 in brackets
   * @return the addresses that may be connected to, in the order to try them; whoever connects uses
   *     one of these and does not look the name up again
   * @throws FetchException where the port, the name or one of its addresses is not allowed
   */
  public List<InetAddress> addresses(String host, int port) {
    return fence.addresses(host, port);
  }
}
