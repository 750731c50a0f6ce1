package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.PublicAddress;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;

/** Distinguishes requests of this service's pages from cross-site requests. */
@Singleton
public class SameOrigin {

  private final PublicAddress publicAddress;

  SameOrigin(PublicAddress publicAddress) {
    this.publicAddress = publicAddress;
  }

  /**
   * Passes for a request of a page of this service.
   *
   * @throws ApiException FORBIDDEN
   */
  public void require(ContainerRequestContext request) {
    if (!holds(request)) {
      throw new ApiException(
          ErrorCode.FORBIDDEN, "A session may change things from this service's own pages only.");
    }
  }

  private boolean holds(ContainerRequestContext request) {
    var site = request.getHeaderString("Sec-Fetch-Site");
    if (site != null) {
      return site.equals("same-origin");
    }
    var origin = request.getHeaderString("Origin");
    return origin != null
        && (origin.equals(publicAddress.base())
            || origin.equals("http://" + request.getHeaderString(HttpHeaders.HOST))
            || origin.equals("https://" + request.getHeaderString(HttpHeaders.HOST)));
  }
}
