package dev.jobtrail.platform;

import jakarta.ws.rs.core.HttpHeaders;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;

/**
 * Redirects browsers to pages of this service.
 *
 * <p>By path only: the framework would add the URL that the request came to, which differs behind a
 * proxy that terminates TLS.
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
