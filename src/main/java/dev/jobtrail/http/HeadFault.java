package dev.jobtrail.http;

import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.ErrorTexts;
import dev.jobtrail.error.RequestText;
import dev.jobtrail.text.AcceptedLanguage;
import dev.jobtrail.text.Language;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An invalid request head, refused before anything parses it.
 *
 * @param status the HTTP status of the answer
 * @param body the error for the caller
 */
record HeadFault(int status, ErrorBody body) {

  private static final Pattern HOST =
      Pattern.compile("(?:\\[[0-9A-Fa-f:.]+]|[A-Za-z0-9._-]*)(?::([0-9]{0,5}))?");
  private static final String UPGRADE_TO_HTTP2 = "HTTP2-Settings";
  private static final int MOST_PORT = 65_535;

  static final HeadFault UNREADABLE =
      fault(400, "The request is no valid HTTP. Check its first line and its headers.");
  private static final HeadFault LONG_LINE =
      fault(414, "The request line is too long. Shorten the values of its parameters.");
  private static final HeadFault LARGE_HEAD =
      fault(431, "The headers of the request are too large.");
  private static final HeadFault FRAMING =
      fault(400, "The end of the request's body cannot be determined.");
  private static final HeadFault NO_PATH = fault(404, "The resource was not found.");
  private static final HeadFault BAD_HOST = fault(400, "The request needs one valid Host header.");

  private static HeadFault fault(int status, String message) {
    return new HeadFault(
        status, new ErrorBody(ErrorCode.ofStatus(status), message, null, null, null));
  }

  /** The first fault of the head, if there is one, in the language that the head accepts. */
  static Optional<HeadFault> of(HttpRequest head) {
    var accepted = head.headers().get(HttpHeaderNames.ACCEPT_LANGUAGE);
    var language = AcceptedLanguage.of(accepted).orElse(Language.ENGLISH);
    return first(head).map(it -> new HeadFault(it.status, ErrorTexts.in(it.body, language)));
  }

  private static Optional<HeadFault> first(HttpRequest head) {
    if (head.decoderResult().isFailure()) {
      return Optional.of(ofCause(head.decoderResult().cause()));
    }
    if (!isFramedOnce(head)) {
      return Optional.of(FRAMING);
    }
    if (!hasHost(head)) {
      return Optional.of(BAD_HOST);
    }
    var fault = RequestText.syntaxError(head.uri());
    if (fault.isPresent()) {
      return fault.map(it -> new HeadFault(it.code().status(), it.body()));
    }
    return hasPath(head.uri()) ? Optional.empty() : Optional.of(NO_PATH);
  }

  private static HeadFault ofCause(Throwable cause) {
    return switch (cause) {
      case TooLongHttpLineException _ -> LONG_LINE;
      case TooLongHttpHeaderException _ -> LARGE_HEAD;
      case StrictRequestDecoder.AmbiguousLengthException _ -> FRAMING;
      case null, default -> UNREADABLE;
    };
  }

  /** RFC 9112, sections 6.1 and 6.3; over HTTP/2 a body's length is needed, see BodyGate. */
  private static boolean isFramedOnce(HttpRequest head) {
    var codings = head.headers().getAll(HttpHeaderNames.TRANSFER_ENCODING);
    return codings.isEmpty()
        || (codings.size() == 1
            && codings.getFirst().strip().equalsIgnoreCase("chunked")
            && !head.headers().contains(HttpHeaderNames.CONTENT_LENGTH)
            && !head.headers().contains(UPGRADE_TO_HTTP2)
            && !head.protocolVersion().equals(HttpVersion.HTTP_1_0));
  }

  /** RFC 9112, section 3.2. */
  private static boolean hasHost(HttpRequest head) {
    var hosts = head.headers().getAll(HttpHeaderNames.HOST);
    return hosts.isEmpty()
        ? head.protocolVersion().equals(HttpVersion.HTTP_1_0)
        : hosts.size() == 1 && isHost(hosts.getFirst().strip());
  }

  private static boolean isHost(String host) {
    var matcher = HOST.matcher(host);
    return matcher.matches()
        && (matcher.group(1) == null
            || matcher.group(1).isEmpty()
            || Integer.parseInt(matcher.group(1)) <= MOST_PORT);
  }

  /** RFC 9112, section 3.2: neither the whole server (OPTIONS *) nor a tunnel's end (CONNECT). */
  private static boolean hasPath(String target) {
    return target.startsWith("/") || target.contains("://");
  }
}
