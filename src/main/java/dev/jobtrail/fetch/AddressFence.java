package dev.jobtrail.fetch;

import dev.jobtrail.fetch.FetchException.Reason;
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
 * Decides which addresses a url may lead to.
 *
 * @param lookup finds all addresses of a host
 * @param allowsAddress whether an address may be asked
 * @param allowsPort whether a port may be asked
 */
record AddressFence(Lookup lookup, Predicate<InetAddress> allowsAddress, IntPredicate allowsPort) {

  /** Finds all addresses of a host. */
  interface Lookup {
    InetAddress[] addresses(String host) throws UnknownHostException;
  }

  /** Where web pages are served; any other port may be some other protocol's. */
  private static final Set<Integer> WEB_PORTS = Set.of(80, 443, 8080, 8443);

  private static final Pattern DOTTED_QUAD =
      Pattern.compile("(?:(?:0|[1-9][0-9]{0,2})\\.){3}(?:0|[1-9][0-9]{0,2})");
  private static final Pattern ENDS_IN_A_NUMBER =
      Pattern.compile("(?:.*\\.)?(?:[0-9]+|0x[0-9a-f]*)\\.?", Pattern.CASE_INSENSITIVE);

  /** The fence that the settings ask for. */
  static AddressFence of(FetchSettings settings) {
    return settings.allowPrivateAddresses()
        ? new AddressFence(InetAddress::getAllByName, address -> true, port -> true)
        : new AddressFence(
            InetAddress::getAllByName, PublicAddresses::contain, WEB_PORTS::contains);
  }

  /**
   * The addresses that may be asked for the url, in the order to try them. Whoever connects must
   * use one of these and not look the name up again, for its answer can change in between.
   *
   * @throws FetchException where the url is no web url, or one of its host's addresses is not
   *     allowed
   */
  List<InetAddress> addresses(URI uri) {
    var host = uri.getHost();
    if (host == null || !isWeb(uri.getScheme()) || uri.getRawUserInfo() != null) {
      throw new FetchException(
          Reason.INVALID_URL, "only http and https urls without a user name can be read");
    }
    return addresses(host, port(uri));
  }

  /**
   * The addresses that may be connected to, in the order to try them.
   *
   * @param host a name or an address, one of IPv6 in brackets
   * @throws FetchException where the port or one of the addresses is not allowed
   */
  List<InetAddress> addresses(String host, int port) {
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

  /** The port that the url leads to. */
  static int port(URI uri) {
    return uri.getPort() >= 0 ? uri.getPort() : isSecure(uri) ? 443 : 80;
  }

  /** Whether the url is one of https. */
  static boolean isSecure(URI uri) {
    return "https".equalsIgnoreCase(uri.getScheme());
  }

  private static boolean isWeb(String scheme) {
    return "http".equalsIgnoreCase(scheme) || "https".equalsIgnoreCase(scheme);
  }

  private static FetchException refused(String host) {
    return new FetchException(
        Reason.REFUSED_ADDRESS, host + " does not lead to an address of the public internet");
  }
}
