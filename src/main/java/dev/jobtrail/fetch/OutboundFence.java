package dev.jobtrail.fetch;

import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.net.URISyntaxException;

/** Tells where programs may be sent that make requests of their own, such as a browser. */
@ApplicationScoped
public class OutboundFence {

  private final AddressFence fence;
  private final boolean isClosed;

  public OutboundFence(FetchSettings settings) {
    this.fence = AddressFence.of(settings);
    this.isClosed = !settings.allowPrivateAddresses();
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

  /** Whether private addresses are refused. */
  public boolean isClosed() {
    return isClosed;
  }
}
