package dev.jobtrail.fetch;

import java.net.URI;
import java.time.Instant;

/**
 * The response of a web site.
 *
 * @param finalUri where the page was found, after redirects
 * @param status the status of the answer, 200 to 299
 * @param contentType the Content-Type header as sent, or null
 * @param body the body without its content encoding, never null; not copied
 * @param readAt when the site answered, which may have been to another replica
 */
public record FetchedPage(
    URI finalUri, int status, String contentType, byte[] body, Instant readAt) {

  /**
   * The body as text, read with the charset that its byte order mark, its bytes, its header or its
   * markup name, in that order; what is not valid in that charset becomes U+FFFD.
   */
  public String text() {
    return PageText.of(body, contentType);
  }
}
