package dev.jobtrail.error;

import dev.jobtrail.text.Message;
import dev.jobtrail.text.Truncation;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Explains why the path or the query of a request cannot be read, by the parameter at fault. */
public final class RequestText {

  private static final String REPLACEMENT = "\ufffd";
  private static final String ESCAPED_REPLACEMENT = "%EF%BF%BD";

  /** In a message, in characters. */
  private static final int LONGEST_NAME = 100;

  private RequestText() {}

  /**
   * The error of a request target that is no URI (RFC 3986): it has a character that must be
   * escaped, or an escape without its two digits. Empty if it is one.
   */
  public static Optional<ApiException> syntaxError(String target) {
    try {
      new URI(target);
      return Optional.empty();
    } catch (URISyntaxException e) {
      var at = e.getIndex();
      return at < 0 || at >= target.length()
          ? Optional.of(new ApiException(ErrorCode.BAD_REQUEST, ErrorMappers.sentence(400)))
          : Optional.of(
              ApiException.unreadable(placeOf(target, at), syntaxFault(target.codePointAt(at))));
    }
  }

  private static Message syntaxFault(int character) {
    if (character == '%') {
      return Message.of(
          "must have two hexadecimal digits behind each percent sign; write %s for the sign itself",
          "%25");
    }
    return Message.of(
        "must not contain the character %s itself; write it as %s",
        named(character),
        URLEncoder.encode(Character.toString(character), StandardCharsets.UTF_8)
            .replace("+", "%20"));
  }

  /** The name of the parameter at an index of a target. */
  private static String placeOf(String target, int at) {
    var query = target.indexOf('?') + 1;
    if (query == 0 || at < query) {
      return "path";
    }
    var begin = Math.max(query, target.lastIndexOf('&', at) + 1);
    var end = target.indexOf('=', begin);
    return end < 0 || end >= at ? "query" : shown(target.substring(begin, end));
  }

  /**
   * The error of a path or query whose escapes do not say UTF-8, or say a NUL character, which the
   * database cannot store. Empty if there is none.
   *
   * @param path of a URI
   * @param query of a URI; null if there is none
   */
  static Optional<ApiException> escapeError(String path, String query) {
    return Arrays.stream(path.split("/"))
        .flatMap(it -> escapeFault(it).map(fault -> notFound(it, fault)).stream())
        .findFirst()
        .or(() -> query == null ? Optional.empty() : errorOfQuery(query));
  }

  /** No resource has such a name. */
  private static ApiException notFound(String segment, Message fault) {
    return new ApiException(
        ErrorCode.NOT_FOUND,
        "The resource was not found: \"%s\" in its path %s.",
        Truncation.truncate(segment, LONGEST_NAME),
        fault);
  }

  private static Optional<ApiException> errorOfQuery(String query) {
    return Arrays.stream(query.split("&"))
        .flatMap(parameter -> errorOfParameter(parameter).stream())
        .findFirst();
  }

  private static Optional<ApiException> errorOfParameter(String parameter) {
    var name = parameter.split("=", 2)[0];
    return escapeFault(name)
        .map(it -> ApiException.unreadable("query", it))
        .or(
            () ->
                escapeFault(parameter)
                    .map(it -> ApiException.unreadable(shown(decoded(name)), it)));
  }

  private static Optional<Message> escapeFault(String escaped) {
    if (escaped.indexOf('%') < 0) {
      return Optional.empty();
    }
    var text = decoded(escaped.replace(ESCAPED_REPLACEMENT, ""));
    if (text.indexOf(0) >= 0) {
      return Optional.of(Message.of("must not contain the character %s", named(0)));
    }
    return text.contains(REPLACEMENT)
        ? Optional.of(Message.of("must be UTF-8 text in percent-encoding"))
        : Optional.empty();
  }

  private static String decoded(String escaped) {
    return URLDecoder.decode(escaped, StandardCharsets.UTF_8);
  }

  private static String shown(String name) {
    return Truncation.truncate(name, LONGEST_NAME);
  }

  private static String named(int character) {
    return Character.isISOControl(character) || Character.isWhitespace(character)
        ? "U+%04X".formatted(character)
        : Character.toString(character);
  }
}
