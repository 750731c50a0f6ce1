package dev.jobtrail.ratelimit;

import dev.jobtrail.platform.AddressBlock;
import io.vertx.core.MultiMap;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;

/**
 * The reverse proxies trusted for client addresses, as configured by {@code quarkus.http.proxy.*}.
 *
 * @param blocks the addresses of the proxies; empty where forwarding is off
 * @param headers the headers to look for, the one that counts first
 */
public record TrustedProxies(List<AddressBlock> blocks, List<String> headers) {

  static final String X_FORWARDED_FOR = "X-Forwarded-For";
  static final String FORWARDED = "Forwarded";

  private static final String PREFIX = "quarkus.http.proxy.";

  /** One element of Forwarded. Source: RFC 7239, section 4. */
  private static final Pattern FOR =
      Pattern.compile("(?:^|;)\\s*for=\\s*(\"[^\"]*\"|[^;\\s]*)", Pattern.CASE_INSENSITIVE);

  private static final Pattern IN_BRACKETS = Pattern.compile("\\[([^]]*)](?::[0-9]+)?");
  private static final Pattern WITH_PORT = Pattern.compile("([0-9.]+):[0-9]+");

  /** Read at the first request, for the executable has no settings when it is built. */
  private static volatile TrustedProxies configured;

  /** Those of the settings. */
  public static TrustedProxies configured() {
    var known = configured;
    if (known == null) {
      known = of(ConfigProvider.getConfig());
      configured = known;
    }
    return known;
  }

  /** Host names are ignored: trust must not depend on DNS responses. */
  static TrustedProxies of(Config config) {
    var trusted = isForwardingOn(config) ? written(config) : List.<String>of();
    return new TrustedProxies(
        trusted.stream().flatMap(it -> block(it).stream()).toList(), headers(config));
  }

  static boolean isForwardingOn(Config config) {
    return isOn(config, "proxy-address-forwarding").orElse(false);
  }

  /**
   * Whether connections from the address are those of a proxy.
   *
   * @param address a numeric address
   */
  public boolean contain(String address) {
    return isTrusted(AddressBlock.address(address));
  }

  /** Whether any address is trusted. */
  boolean hasAny() {
    return !blocks.isEmpty();
  }

  /**
   * The address that a request comes from: the first one, seen from here, that is no trusted proxy.
   * Each proxy adds on the right whom it was asked by, so what stands left of that address may be
   * of its own making. Where a proxy does not know the address, its own one counts.
   *
   * @param peer the address at the other end of the connection
   */
  String client(String peer, MultiMap requestHeaders) {
    if (!contain(peer)) {
      return peer;
    }
    var hops = hops(requestHeaders);
    var nearest = peer;
    for (var hop : hops.reversed()) {
      var address = AddressBlock.address(withoutPort(hop));
      if (address == null) {
        return nearest;
      }
      nearest = address.getHostAddress();
      if (!isTrusted(address)) {
        return nearest;
      }
    }
    return nearest;
  }

  private boolean isTrusted(InetAddress address) {
    return address != null && blocks.stream().anyMatch(it -> it.contains(address));
  }

  private List<String> hops(MultiMap requestHeaders) {
    return headers.stream()
        .filter(requestHeaders::contains)
        .findFirst()
        .map(it -> hops(it, requestHeaders.getAll(it)))
        .orElse(List.of());
  }

  private static List<String> hops(String header, List<String> lines) {
    var elements = lines.stream().flatMap(it -> Arrays.stream(it.split(",", -1)));
    return (FORWARDED.equals(header) ? elements.map(TrustedProxies::named) : elements)
        .map(String::strip)
        .toList();
  }

  private static String named(String element) {
    var found = FOR.matcher(element.strip());
    return found.find() ? found.group(1).replace("\"", "") : "";
  }

  private static String withoutPort(String written) {
    return Stream.of(IN_BRACKETS, WITH_PORT)
        .map(it -> it.matcher(written))
        .filter(it -> it.matches())
        .map(it -> it.group(1))
        .findFirst()
        .orElse(written);
  }

  /** As Quarkus has it: X-Forwarded-For, unless only Forwarded is allowed or comes first. */
  private static List<String> headers(Config config) {
    var allowsForwarded = isOn(config, "allow-forwarded").orElse(false);
    var allowsXForwarded = isOn(config, "allow-x-forwarded").orElse(!allowsForwarded);
    var isXFirst =
        text(config, "forwarded-precedence").filter("x-forwarded"::equalsIgnoreCase).isPresent();
    var allowed =
        Stream.of(allowsForwarded ? FORWARDED : null, allowsXForwarded ? X_FORWARDED_FOR : null)
            .filter(it -> it != null)
            .toList();
    return isXFirst ? allowed.reversed() : allowed;
  }

  private static List<String> written(Config config) {
    return config.getOptionalValues(PREFIX + "trusted-proxies", String.class).orElse(List.of());
  }

  private static Optional<AddressBlock> block(String written) {
    try {
      return Optional.of(AddressBlock.of(written));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static Optional<Boolean> isOn(Config config, String name) {
    return config.getOptionalValue(PREFIX + name, Boolean.class);
  }

  private static Optional<String> text(Config config, String name) {
    return config.getOptionalValue(PREFIX + name, String.class);
  }
}
