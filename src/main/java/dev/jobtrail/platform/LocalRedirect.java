package dev.jobtrail.platform;

import jakarta.ws.rs.core.HttpHeaders;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;

/**
 * Sends browsers on to pages of this service.
 *
 * <p>By path alone: the framework would put the address before it that it has been called by, which
 * is another one behind a proxy that ends TLS.
 */
public final class LocalRedirect {

  private LocalRedirect() {}

  /**
   * A 303 to a page.
   *
   * @param path with its query, encoded
   */
  public static <T> ResponseBuilder<T> to(String path) {
    return ResponseBuilder.<T>create(RestResponse.Status.SEE_OTHER)
        .header(HttpHeaders.LOCATION, path);
  }
}
