package dev.jobtrail.account;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.regex.Pattern;

/** Paths of this service that a browser may be sent on to. */
public final class LocalPath {

  static final String HOME = "/app";

  private static final int LONGEST = 4_000;

  /** What RFC 3986 allows in a path and a query, and no second slash, which would name a host. */
  private static final Pattern LOCAL =
      Pattern.compile("/(?![/])[A-Za-z0-9\\-._~!$&'()*+,;=:@%/?]*");

  private LocalPath() {}

  /** The path, or the front page if it is not a path of this service. */
  public static String orHome(String path) {
    return path != null && path.length() <= LONGEST && LOCAL.matcher(path).matches() ? path : HOME;
  }

  /** The path and query of a page's URL, or the front page if it is not a URL of this service. */
  public static String ofPage(String address) {
    try {
      var uri = new URI(address == null ? "" : address);
      return orHome(uri.getRawPath() + (uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery()));
    } catch (URISyntaxException _) {
      return HOME;
    }
  }
}
