package dev.jobtrail.platform;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Tells browsers how little our pages need: scripts and style sheets of ours, and forms that lead
 * to us. Whatever else got into a page by a mistake of ours would not be run, loaded or sent
 * anywhere.
 */
class PageHeaders {

  private static final String POLICY =
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none';"
          + " frame-ancestors 'none'";

  /** The console's pages have scripts of ours, which call nobody but us. */
  private static final String CONSOLE_POLICY = POLICY + "; script-src 'self'; connect-src 'self'";

  private static final String CONSOLE = "/app/";

  @ServerResponseFilter
  void add(ContainerRequestContext request, ContainerResponseContext response) {
    if (response.getMediaType() != null
        && response.getMediaType().isCompatible(MediaType.TEXT_HTML_TYPE)
        && !response.getMediaType().isWildcardType()) {
      var headers = response.getHeaders();
      var isConsole = (request.getUriInfo().getPath() + "/").startsWith(CONSOLE);
      headers.putSingle("Content-Security-Policy", isConsole ? CONSOLE_POLICY : POLICY);
      headers.putSingle("X-Content-Type-Options", "nosniff");
      // addresses of ours can hold tokens, and who follows a link in a resume is nobody's business;
      // the console's forms lead back to their pages
      headers.putSingle("Referrer-Policy", isConsole ? "same-origin" : "no-referrer");
    }
  }
}
