package dev.jobtrail.form;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The parts of a URL that identify its site.
 *
 * @param host in lower case; empty where it has none
 * @param path as it is written, without slashes at the end
 * @param query as it is written; empty where it has none
 */
public record AddressParts(String host, String path, String query) {

  public static AddressParts of(URI address) {
    return new AddressParts(
        Objects.requireNonNullElse(address.getHost(), "").toLowerCase(Locale.ROOT),
        Objects.requireNonNullElse(address.getRawPath(), "").replaceAll("/+$", ""),
        Objects.requireNonNullElse(address.getRawQuery(), ""));
  }

  public boolean isOn(String... hosts) {
    return List.of(hosts).contains(host);
  }

  /** Whether the host is a customer's own below a domain, and none of the vendor's own pages. */
  public boolean isBelow(String domain, String... exceptions) {
    return host.endsWith("." + domain)
        && !List.of(exceptions).contains(host.substring(0, host.length() - domain.length() - 1));
  }

  public boolean hasPath(Pattern pattern) {
    return pattern.matcher(path).matches();
  }

  /** Whether the query has a parameter whose whole value is of a pattern. */
  public boolean hasParameter(String name, Pattern value) {
    return List.of(query.split("&")).stream()
        .filter(it -> it.startsWith(name + "="))
        .anyMatch(it -> value.matcher(it.substring(name.length() + 1)).matches());
  }

  /** The same scheme, host and port with another path and no query. */
  public static URI withPath(URI address, String path) {
    return URI.create(address.getScheme() + "://" + address.getRawAuthority() + path);
  }

  /** A posting's address with more of a path; empty where its path is not that of a posting. */
  public static Optional<URI> below(URI posting, Pattern path, String rest) {
    var parts = of(posting);
    return parts.hasPath(path)
        ? Optional.of(withPath(posting, parts.path() + rest))
        : Optional.empty();
  }
}
