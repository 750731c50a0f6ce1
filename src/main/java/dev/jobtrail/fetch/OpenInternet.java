package dev.jobtrail.fetch;

import java.math.BigInteger;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;

/**
 * Tells addresses of the open internet from all others, by the IANA special-purpose address
 * registries (RFC 6890 and its successors).
 */
final class OpenInternet {

  private static final List<Block> CLOSED =
      List.of(
          block("0.0.0.0/8"),
          block("10.0.0.0/8"),
          block("100.64.0.0/10"),
          block("127.0.0.0/8"),
          block("169.254.0.0/16"),
          block("172.16.0.0/12"),
          block("192.0.0.0/24"),
          block("192.0.2.0/24"),
          block("192.88.99.0/24"),
          block("192.168.0.0/16"),
          block("198.18.0.0/15"),
          block("198.51.100.0/24"),
          block("203.0.113.0/24"),
          block("224.0.0.0/4"),
          block("240.0.0.0/4"));

  /** Of IPv6 only global unicast is open, less what is carved out of it. */
  private static final Block GLOBAL_UNICAST = block("2000::/3");

  private static final List<Block> CLOSED_V6 =
      List.of(block("2001::/23"), block("2001:db8::/32"), block("2002::/16"), block("3fff::/20"));

  private record Block(BigInteger prefix, int bits, int length) {

    boolean contains(byte[] address) {
      return address.length * 8 == length
          && new BigInteger(1, address).shiftRight(length - bits).equals(prefix);
    }
  }

  private OpenInternet() {}

  static boolean has(InetAddress address) {
    var bytes = address.getAddress();
    if (address instanceof Inet6Address) {
      return GLOBAL_UNICAST.contains(bytes)
          && CLOSED_V6.stream().noneMatch(it -> it.contains(bytes));
    }
    return CLOSED.stream().noneMatch(it -> it.contains(bytes));
  }

  private static Block block(String cidr) {
    var slash = cidr.indexOf('/');
    var bits = Integer.parseInt(cidr.substring(slash + 1));
    var bytes = literal(cidr.substring(0, slash));
    var length = bytes.length * 8;
    return new Block(new BigInteger(1, bytes).shiftRight(length - bits), bits, length);
  }

  private static byte[] literal(String address) {
    try {
      var bytes = InetAddress.getByName(address).getAddress();
      return Arrays.copyOf(bytes, bytes.length);
    } catch (UnknownHostException e) {
      throw new IllegalStateException(address, e);
    }
  }
}
