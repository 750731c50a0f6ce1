package dev.jobtrail.browser;

import dev.jobtrail.text.Message;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Why a browser could not load a page, by its codes. Source: Chromium, net_error_list.h.
 *
 * <p>A proxy hides some reasons: a tunnel that it cannot open has one code whatever the server did.
 */
enum LoadFailure {
  NOT_FOUND("NAME_\\w+|DNS_\\w+|ICANN_NAME_COLLISION"),
  TOO_SLOW("(?:CONNECTION_)?TIMED_OUT"),
  NOT_SECURE("CERT_\\w+|SSL_\\w+|BAD_SSL_\\w+|insecure certificate"),
  REDIRECTED_IN_CIRCLES("TOO_MANY_REDIRECTS"),
  NO_CONNECTION(
      "CONNECTION_\\w+|ADDRESS_UNREACHABLE|EMPTY_RESPONSE|TUNNEL_CONNECTION_FAILED|SOCKET_NOT_CONNECTED"),
  ANOTHER(".*");

  private final Pattern codes;

  LoadFailure(String codes) {
    this.codes = Pattern.compile("(?:ERR_)?(?:" + codes + ")");
  }

  /** The failure of a code, such as ERR_CONNECTION_REFUSED; some browsers know only ERR_FAILED. */
  static LoadFailure of(String code) {
    return Arrays.stream(values())
        .filter(it -> it.codes.matcher(code).matches())
        .findFirst()
        .orElseThrow();
  }

  /** What happened and what to do, in plain words. */
  Message message(String host) {
    return switch (this) {
      case NOT_FOUND -> Message.of("The site %s was not found. Check the URL of the job.", host);
      case TOO_SLOW -> Message.of("The site %s does not answer. Try again later.", host);
      case NOT_SECURE ->
          Message.of(
              "The site %s has no valid certificate, so the connection would not be secure. Check"
                  + " the URL of the job, or apply on the site yourself.",
              host);
      case REDIRECTED_IN_CIRCLES ->
          Message.of(
              "The site %s redirects in circles. Check in your browser whether the job is still"
                  + " open.",
              host);
      case NO_CONNECTION ->
          Message.of(
              "The site %s accepts no connection; it may be down. Try again later, or check the URL"
                  + " of the job.",
              host);
      case ANOTHER ->
          Message.of(
              "The page of %s cannot be loaded. Check the URL of the job, or try again later.",
              host);
    };
  }
}
