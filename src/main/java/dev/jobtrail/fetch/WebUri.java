package dev.jobtrail.fetch;

import java.net.IDN;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/** Parses http and https URLs leniently into standard URIs. */
public final class WebUri {

  private static final Pattern URL =
      Pattern.compile(
          "(https?)://([^/?#\\\\]+)(/[^?#]*)?(\\?[^#]*)?(?:#.*)?", Pattern.CASE_INSENSITIVE);
  private static final Pattern AUTHORITY =
      Pattern.compile("(\\[[0-9a-fA-F:.]+]|[^:\\[\\]@]+)(?::([0-9]{0,5}))?");
  private static final Pattern HOST =
      Pattern.compile("\\[.*]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\\.?");
  private static final String LITERAL = "-._~!$&'()*+,;=:@/";

  private WebUri() {}

  /**
   * The url with scheme and host in lower case, an international host in its ASCII form, characters
   * that a url cannot hold percent-encoded, and without default port and fragment. Reading the
   * result again changes nothing.
   *
   * @throws URISyntaxException where it is no http or https url with a host, or carries user
   *     information; the exception's message must not be shown
   */
  public static URI of(String text) throws URISyntaxException {
    var url = URL.matcher(text.strip());
    if (!url.matches()) {
      throw new URISyntaxException(text, "no web url");
    }
    var authority = AUTHORITY.matcher(url.group(2));
    if (!authority.matches()) {
      throw new URISyntaxException(text, "no host");
    }
    var scheme = url.group(1).toLowerCase(Locale.ROOT);
    var path = url.group(3) == null ? "/" : encoded(url.group(3), LITERAL);
    var query = url.group(4) == null ? "" : "?" + encoded(url.group(4).substring(1), LITERAL + "?");
    var uri =
        new URI(
            scheme
                + "://"
                + host(authority.group(1))
                + port(scheme, authority.group(2))
                + path
                + query);
    if (uri.getHost() == null) {
      throw new URISyntaxException(text, "no host");
    }
    return uri;
  }

  private static String host(String written) throws URISyntaxException {
    try {
      var host =
          written.startsWith("[")
              ? written.toLowerCase(Locale.ROOT)
              : IDN.toASCII(written, IDN.ALLOW_UNASSIGNED).toLowerCase(Locale.ROOT);
      if (host.length() <= 255 && HOST.matcher(host).matches()) {
        return host;
      }
    } catch (IllegalArgumentException _) {
      // said below, as for every other host that is none
    }
    throw new URISyntaxException(written, "no host");
  }

  private static String port(String scheme, String written) throws URISyntaxException {
    if (written == null || written.isEmpty()) {
      return "";
    }
    var port = Integer.parseInt(written);
    if (port < 1 || port > 65_535) {
      throw new URISyntaxException(written, "no port");
    }
    return port == ("http".equals(scheme) ? 80 : 443) ? "" : ":" + port;
  }

  private static String encoded(String part, String literal) {
    var result = new StringBuilder(part.length() + 16);
    var bytes = part.getBytes(StandardCharsets.UTF_8);
    for (var i = 0; i < bytes.length; i++) {
      var it = (char) (bytes[i] & 0xff);
      if (it == '%' && isHex(bytes, i + 1) && isHex(bytes, i + 2)) {
        result.append('%').append(upper(bytes[++i])).append(upper(bytes[++i]));
      } else if (isAlphanumeric(it) || literal.indexOf(it) >= 0) {
        result.append(it);
      } else {
        result.append('%').append(digit(it >> 4)).append(digit(it & 0x0f));
      }
    }
    return result.toString();
  }

  private static boolean isAlphanumeric(char it) {
    return it >= 'a' && it <= 'z' || it >= 'A' && it <= 'Z' || it >= '0' && it <= '9';
  }

  private static boolean isHex(byte[] bytes, int at) {
    return at < bytes.length && Character.digit(bytes[at], 16) >= 0;
  }

  private static char upper(byte hexDigit) {
    return Character.toUpperCase((char) hexDigit);
  }

  private static char digit(int value) {
    return Character.toUpperCase(Character.forDigit(value, 16));
  }
}
