package dev.jobtrail.account;

import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.RestResponse;

/** A page that runs nothing, is kept nowhere and tells no other site where its reader was. */
final class WebPage {

  private static final String POLICY =
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  private WebPage() {}

  static RestResponse<String> of(int status, String page) {
    return RestResponse.ResponseBuilder.<String>create(status)
        .entity(page)
        .type(MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"))
        .header("Content-Security-Policy", POLICY)
        .header("Referrer-Policy", "no-referrer")
        .header("X-Content-Type-Options", "nosniff")
        .header("Cache-Control", "no-store")
        .build();
  }
}
