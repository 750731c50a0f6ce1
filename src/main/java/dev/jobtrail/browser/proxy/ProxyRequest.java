package dev.jobtrail.browser.proxy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The head of a request to a forward proxy. Source: RFC 9110, section 7.6.1 and 9.3.6, and RFC
 * 9112, section 3.2.
 *
 * @param isTunnel whether it is a CONNECT
 * @param host a name or an address as it is written, in lower case, one of IPv6 in brackets
 * @param head the head to forward; empty for a tunnel
 * @param bodyLength how many bytes follow; 0 for a tunnel
 */
record ProxyRequest(boolean isTunnel, String host, int port, String head, long bodyLength) {

  private static final int BAD_REQUEST = 400;
  private static final int LENGTH_REQUIRED = 411;
  private static final int HTTP_PORT = 80;
  private static final int LAST_PORT = 65_535;

  private static final String HOST = "(\\[[0-9a-fA-F:.]{2,45}]|[A-Za-z0-9._-]{1,253})";
  private static final Pattern REQUEST_LINE =
      Pattern.compile("([A-Z]{1,20}) ([!-~]+) HTTP/1\\.[01]");
  private static final Pattern AUTHORITY_FORM = Pattern.compile(HOST + ":([0-9]{1,5})");
  private static final Pattern ABSOLUTE_FORM =
      Pattern.compile(
          "http://(" + HOST + "(?::([0-9]{1,5}))?)((?:[/?][^#]*)?)", Pattern.CASE_INSENSITIVE);
  private static final Pattern HEADER =
      Pattern.compile("([!#$%&'*+.^_`|~0-9A-Za-z-]+):([^\\r\\n\\x00]*)");
  private static final Pattern LENGTH = Pattern.compile("[0-9]{1,15}");

  /** Hop-by-hop headers, and headers that are rewritten. */
  private static final Set<String> NOT_FORWARDED =
      Set.of(
          "connection",
          "host",
          "keep-alive",
          "proxy-authenticate",
          "proxy-authorization",
          "proxy-connection",
          "te",
          "trailer",
          "upgrade");

  private record Header(String name, String value, String line) {}

  /**
   * Reads a head.
   *
   * @param text with its empty line, one character for each byte
   * @throws ProxyRequestException where it is neither a CONNECT nor a request for an absolute http
   *     URL, or its body has no length
   */
  static ProxyRequest of(String text) throws ProxyRequestException {
    var lines = text.split("\r\n");
    var requestLine = REQUEST_LINE.matcher(lines.length == 0 ? "" : lines[0]);
    if (!requestLine.matches()) {
      throw new ProxyRequestException(BAD_REQUEST, "Not a request to a forward proxy.");
    }
    var headers = headers(lines);
    return "CONNECT".equals(requestLine.group(1))
        ? tunnel(requestLine.group(2))
        : plain(requestLine.group(1), requestLine.group(2), headers);
  }

  private static ProxyRequest tunnel(String target) throws ProxyRequestException {
    var authority = AUTHORITY_FORM.matcher(target);
    if (!authority.matches()) {
      throw new ProxyRequestException(BAD_REQUEST, "CONNECT needs a host and a port.");
    }
    return new ProxyRequest(true, lowerCase(authority.group(1)), port(authority.group(2)), "", 0);
  }

  private static ProxyRequest plain(String method, String target, List<Header> headers)
      throws ProxyRequestException {
    var url = ABSOLUTE_FORM.matcher(target);
    if (!url.matches()) {
      throw new ProxyRequestException(BAD_REQUEST, "This proxy requires absolute http URLs.");
    }
    var path = url.group(4).startsWith("/") ? url.group(4) : "/" + url.group(4);
    var head = new StringBuilder(method).append(' ').append(path).append(" HTTP/1.1\r\nHost: ");
    head.append(url.group(1)).append("\r\n");
    var dropped = namedByConnection(headers);
    headers.stream()
        .filter(it -> !NOT_FORWARDED.contains(it.name()) && !dropped.contains(it.name()))
        .forEach(it -> head.append(it.line()).append("\r\n"));
    // one request per connection: the next one may be for another host
    head.append("Connection: close\r\n\r\n");
    return new ProxyRequest(
        false,
        lowerCase(url.group(2)),
        url.group(3) == null ? HTTP_PORT : port(url.group(3)),
        head.toString(),
        bodyLength(headers));
  }

  private static List<Header> headers(String[] lines) throws ProxyRequestException {
    var headers = new ArrayList<Header>();
    for (var line : Arrays.asList(lines).subList(1, lines.length)) {
      var header = HEADER.matcher(line);
      if (!header.matches()) {
        throw new ProxyRequestException(BAD_REQUEST, "Invalid header.");
      }
      headers.add(new Header(lowerCase(header.group(1)), header.group(2).strip(), line));
    }
    return headers;
  }

  private static Set<String> namedByConnection(List<Header> headers) {
    var named = new HashSet<String>();
    headers.stream()
        .filter(it -> "connection".equals(it.name()))
        .flatMap(it -> Arrays.stream(it.value().split(",")))
        .map(it -> lowerCase(it.strip()))
        // Content-Length is not hop-by-hop, even if Connection names it
        .filter(it -> !"content-length".equals(it))
        .forEach(named::add);
    return named;
  }

  /** Browsers send bodies with a length; one without could hide a second request. */
  private static long bodyLength(List<Header> headers) throws ProxyRequestException {
    var lengths = values(headers, "content-length");
    if (!values(headers, "transfer-encoding").isEmpty()) {
      throw new ProxyRequestException(LENGTH_REQUIRED, "The body needs a Content-Length.");
    }
    if (lengths.size() > 1 || !lengths.stream().allMatch(it -> LENGTH.matcher(it).matches())) {
      throw new ProxyRequestException(BAD_REQUEST, "Invalid Content-Length.");
    }
    return lengths.isEmpty() ? 0 : Long.parseLong(lengths.getFirst());
  }

  private static List<String> values(List<Header> headers, String name) {
    return headers.stream().filter(it -> name.equals(it.name())).map(Header::value).toList();
  }

  private static int port(String written) throws ProxyRequestException {
    var port = Integer.parseInt(written);
    if (port < 1 || port > LAST_PORT) {
      throw new ProxyRequestException(BAD_REQUEST, "Invalid port.");
    }
    return port;
  }

  private static String lowerCase(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
