package dev.jobtrail.sharing;

import io.netty.util.NetUtil;
import java.util.HexFormat;

/** The network that an address belongs to, as far as one visitor can change addresses at will. */
final class Network {

  private static final int IPV6_BYTES = 16;
  private static final int PREFIX_BYTES = 8;

  private Network() {}

  /** The address itself; of one of IPv6, of which a visitor has 2^64, the first half. */
  static String of(String address) {
    var bytes = NetUtil.createByteArrayFromIpAddressString(address);
    return bytes == null || bytes.length != IPV6_BYTES
        ? address
        : HexFormat.of().formatHex(bytes, 0, PREFIX_BYTES);
  }
}
