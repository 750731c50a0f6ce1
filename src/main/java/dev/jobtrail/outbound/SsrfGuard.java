package dev.jobtrail.outbound;

import dev.jobtrail.outbound.OutboundException.Reason;
import dev.jobtrail.text.Message;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The guard against server-side request forgery (SSRF): decides which addresses a URL may lead to.
 */
public class SsrfGuard {

  /** Finds all addresses of a host. */
  public interface Lookup {
    InetAddress[] addresses(String host) throws UnknownHostException;
  }

  /** Where web pages are served; any other port may be some other protocol's. */
  private static final Set<Integer> WEB_PORTS = Set.of(80, 443, 8080, 8443);

  private static final int IMAPS_PORT = 993;
  private static final int LAST_PORT = 65_535;

  private static final Pattern DOTTED_QUAD =
      Pattern.compile("(?:(?:0|[1-9][0-9]{0,2})\\.){3}(?:0|[1-9][0-9]{0,2})");
  private static final Pattern ENDS_IN_A_NUMBER =
      Pattern.compile("(?:.*\\.)?(?:[0-9]+|0x[0-9a-f]*)\\.?", Pattern.CASE_INSENSITIVE);

  private final Lookup lookup;
  private final Predicate<InetAddress> allowsAddress;
  private final IntPredicate allowsPort;

  /** A guard with its own rules. */
  public SsrfGuard(Lookup lookup, Predicate<InetAddress> allowsAddress, IntPredicate allowsPort) {
    this.lookup = lookup;
    this.allowsAddress = allowsAddress;
    this.allowsPort = allowsPort;
  }

  /** Allows the public internet on the ports of the web. */
  public static SsrfGuard publicWeb() {
    return publicWeb(InetAddress::getAllByName);
  }

  static SsrfGuard publicWeb(Lookup lookup) {
    return new SsrfGuard(lookup, PublicAddresses::contain, WEB_PORTS::contains);
  }

  /** Allows the public internet on the port of IMAP with TLS. */
  public static SsrfGuard publicMailServers() {
    return new SsrfGuard(
        InetAddress::getAllByName, PublicAddresses::contain, port -> port == IMAPS_PORT);
  }

  /** Allows every address and port. */
  public static SsrfGuard disabled() {
    return new SsrfGuard(InetAddress::getAllByName, address -> true, port -> true);
  }

  /**
   * The addresses that may be connected to for the URL, in the order to try them. Callers must
   * connect to one of these and not look the name up again, for its answer can change in between.
   * Blocks.
   *
   * @throws OutboundException if the URL is not one of the web, or its port or an address of its
   *     host is not allowed
   */
  public List<InetAddress> addresses(URI uri) {
    var host = uri.getHost();
    if (host == null || !isWeb(uri.getScheme()) || uri.getRawUserInfo() != null) {
      throw new OutboundException(
          Reason.INVALID_URL,
          Message.of("only http and https URLs without a user name are allowed").english());
    }
    if (port(uri) < 1 || port(uri) > LAST_PORT) {
      throw new OutboundException(
          Reason.INVALID_URL, Message.of("the port must be from 1 to %d", LAST_PORT).english());
    }
    return addresses(host, port(uri));
  }

  /**
   * The addresses that may be connected to, as above.
   *
   * @param host a name or an address, one of IPv6 in brackets
   * @throws OutboundException if the port, the name or one of its addresses is not allowed
   */
  public List<InetAddress> addresses(String host, int port) {
    // 127.1, 2130706433, 0x7f.1 and 0177.0.0.1 are read differently by different resolvers
    if (!allowsPort.test(port)
        || ENDS_IN_A_NUMBER.matcher(host).matches() && !DOTTED_QUAD.matcher(host).matches()) {
      throw refused(host);
    }
    try {
      var addresses = lookup.addresses(host);
      if (addresses.length == 0 || !Arrays.stream(addresses).allMatch(allowsAddress)) {
        throw refused(host);
      }
      return List.of(addresses);
    } catch (UnknownHostException _) {
      throw refused(host);
    }
  }

  /** The port that the URL leads to. */
  public static int port(URI uri) {
    return uri.getPort() >= 0 ? uri.getPort() : isSecure(uri) ? 443 : 80;
  }

  /** Whether the URL is one of https. */
  public static boolean isSecure(URI uri) {
    return "https".equalsIgnoreCase(uri.getScheme());
  }

  private static boolean isWeb(String scheme) {
    return "http".equalsIgnoreCase(scheme) || "https".equalsIgnoreCase(scheme);
  }

  private static OutboundException refused(String host) {
    return new OutboundException(
        Reason.REFUSED_ADDRESS,
        Message.of("%s does not lead to an address of the public internet", host).english());
  }
}
