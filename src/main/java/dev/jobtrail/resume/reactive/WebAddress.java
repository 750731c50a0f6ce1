package dev.jobtrail.resume.reactive;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Pattern;

/** Normalizes typed addresses to URIs. */
public final class WebAddress {

  private static final Pattern WITH_SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*:\\S+");
  private static final Pattern HOST_FIRST =
      Pattern.compile("[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)+(:\\d{1,5})?([/?#]\\S*)?");
  private static final Pattern PORT_AFTER_HOST = Pattern.compile("[^:/]+\\.[^:/]+:\\d+([/?#].*)?");

  private WebAddress() {}

  /** The address as a URI, https where it names no scheme; empty where it can be none. */
  public static Optional<String> of(String typed) {
    var address = typed.strip();
    if (HOST_FIRST.matcher(address).matches()
        && (!WITH_SCHEME.matcher(address).matches()
            || PORT_AFTER_HOST.matcher(address).matches())) {
      address = "https://" + address;
    }
    if (!WITH_SCHEME.matcher(address).matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new URI(address).toASCIIString());
    } catch (URISyntaxException _) {
      return Optional.empty();
    }
  }
}
