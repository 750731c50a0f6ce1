package dev.jobtrail.platform;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Tells browsers how little our pages need: a style sheet of ours and forms that lead to us.
 * Whatever else got into a page by a mistake of ours would not be run, loaded or sent anywhere.
 */
class PageHeaders {

  private static final String POLICY =
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none';"
          + " frame-ancestors 'none'";

  @ServerResponseFilter
  void add(ContainerRequestContext request, ContainerResponseContext response) {
    if (response.getMediaType() != null
        && response.getMediaType().isCompatible(MediaType.TEXT_HTML_TYPE)
        && !response.getMediaType().isWildcardType()) {
      var headers = response.getHeaders();
      headers.putSingle("Content-Security-Policy", POLICY);
      headers.putSingle("X-Content-Type-Options", "nosniff");
      // addresses of ours can hold tokens, and who follows a link in a resume is nobody's business
      headers.putSingle("Referrer-Policy", "no-referrer");
    }
  }
}
