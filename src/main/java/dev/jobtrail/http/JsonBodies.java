package dev.jobtrail.http;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses compressed bodies, and bodies with another media type than the operation accepts, JSON by
 * default; an operation that accepts all types gets them.
 *
 * <p>The framework would accept plain text as an object with a single text.
 */
class JsonBodies {

  /** RFC 9110, section 8.3.1. */
  private static final Pattern MEDIA_TYPE =
      Pattern.compile(
          "\\s*([!#$%&'*+.^_`|~0-9A-Za-z-]+/[!#$%&'*+.^_`|~0-9A-Za-z-]+)"
              + "((?:\\s*;\\s*(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+=(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+|\"[^\"]*\"))?)*)\\s*");

  private static final Pattern CHARSET = Pattern.compile("(?i);\\s*charset=\"?([^\";\\s]*)");

  /** The only encoding of JSON (RFC 8259); US-ASCII is a part of it. */
  private static final Set<String> UTF_8 = Set.of("utf-8", "utf8", "us-ascii", "ascii");

  private static final String JSON = "application/json";

  @ServerRequestFilter
  void check(ContainerRequestContext request, RoutingContext routing, ResourceInfo resource) {
    var body = routing.body().buffer();
    if (body != null && body.length() > 0) {
      requireUncompressed(request);
      var consumes = resource.getResourceMethod().getAnnotation(Consumes.class);
      var expected = consumes == null ? JSON : consumes.value()[0];
      if (!expected.equals(MediaType.WILDCARD)) {
        check(request, expected);
      }
    }
  }

  /** Nothing decompresses bodies, so that their size is that of what was sent. */
  private static void requireUncompressed(ContainerRequestContext request) {
    var encoding = request.getHeaderString(HttpHeaders.CONTENT_ENCODING);
    if (encoding != null && !encoding.isBlank() && !encoding.equalsIgnoreCase("identity")) {
      throw new ApiException(
          ErrorCode.UNSUPPORTED_MEDIA_TYPE,
          "The body must not be compressed: send it as it is, without Content-Encoding.");
    }
  }

  private static void check(ContainerRequestContext request, String expected) {
    var types = request.getHeaders().get(HttpHeaders.CONTENT_TYPE);
    var type = types == null ? "" : String.join(",", types);
    var matcher = MEDIA_TYPE.matcher(type);
    if (type.isBlank() || type.contains(",")) {
      throw unsupported(expected);
    }
    if (!matcher.matches()) {
      throw new ApiException(ErrorCode.BAD_REQUEST, "The Content-Type is invalid.");
    }
    if (!matcher.group(1).equalsIgnoreCase(expected)) {
      throw unsupported(expected);
    }
    var charset = CHARSET.matcher(matcher.group(2));
    if (charset.find()) {
      checkCharset(charset.group(1), expected);
    }
  }

  private static void checkCharset(String charset, String expected) {
    if (expected.equals(JSON) && !UTF_8.contains(charset.toLowerCase(Locale.ROOT))) {
      throw new ApiException(
          ErrorCode.UNSUPPORTED_MEDIA_TYPE,
          "The body must be in UTF-8, not in %s: encode it in UTF-8 and leave the charset out of"
              + " the Content-Type.",
          charset);
    }
    if (!isKnown(charset)) {
      throw unsupported(expected);
    }
  }

  private static boolean isKnown(String charset) {
    try {
      return Charset.isSupported(charset);
    } catch (IllegalCharsetNameException _) {
      return false;
    }
  }

  private static ApiException unsupported(String expected) {
    return new ApiException(ErrorCode.UNSUPPORTED_MEDIA_TYPE, "The body must be %s.", expected);
  }
}
