package dev.jobtrail.outbound;

import dev.jobtrail.platform.AddressBlock;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;

/**
 * Tells addresses of the public internet from all others, after the IANA special-purpose address
 * registries.
 */
final class PublicAddresses {

  private static final List<AddressBlock> RESERVED_V4 =
      blocks(
          "0.0.0.0/8", // this host
          "10.0.0.0/8", // private
          "100.64.0.0/10", // carrier-grade NAT, and metadata services
          "127.0.0.0/8", // loopback
          "168.63.129.16/32", // a cloud's host agent, in a public range
          "169.254.0.0/16", // link-local, and metadata services
          "172.16.0.0/12", // private
          "192.0.0.0/24", // protocol assignments
          "192.0.2.0/24", // documentation
          "192.88.99.0/24", // 6to4 relays, retired
          "192.168.0.0/16", // private
          "198.18.0.0/15", // benchmarks
          "198.51.100.0/24", // documentation
          "203.0.113.0/24", // documentation
          "224.0.0.0/4", // multicast
          "240.0.0.0/4"); // reserved, broadcast

  /**
   * All of today's public IPv6 addresses; loopback, local, mapped and multicast ones lie outside.
   */
  private static final AddressBlock GLOBAL_V6 = AddressBlock.of("2000::/3");

  private static final List<AddressBlock> RESERVED_V6 =
      blocks(
          "2001::/23", // protocol assignments: Teredo, benchmarks, ORCHID
          "2001:db8::/32", // documentation
          "2002::/16", // 6to4: an IPv4 address inside, retired
          "3fff::/20"); // documentation

  private static final AddressBlock NAT64 = AddressBlock.of("64:ff9b::/96");

  private PublicAddresses() {}

  /** Whether the address belongs to the public internet. */
  static boolean contain(InetAddress address) {
    var bytes = address.getAddress();
    if (address instanceof Inet4Address) {
      return isPublicV4(bytes);
    }
    if (NAT64.contains(bytes)) {
      // the only way to IPv4 sites in networks that have IPv6 alone
      return isPublicV4(Arrays.copyOfRange(bytes, 12, 16));
    }
    return GLOBAL_V6.contains(bytes) && RESERVED_V6.stream().noneMatch(it -> it.contains(bytes));
  }

  private static boolean isPublicV4(byte[] bytes) {
    return RESERVED_V4.stream().noneMatch(it -> it.contains(bytes));
  }

  private static List<AddressBlock> blocks(String... blocks) {
    return Arrays.stream(blocks).map(AddressBlock::of).toList();
  }
}
