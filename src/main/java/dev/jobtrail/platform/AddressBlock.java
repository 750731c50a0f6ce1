package dev.jobtrail.platform;

import io.netty.util.NetUtil;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/**
 * A range of IP addresses in CIDR notation.
 *
 * @param prefix 4 or 16 bytes
 * @param bits how many of them all addresses of the range begin with
 */
public record AddressBlock(byte[] prefix, int bits) {

  /**
   * Reads {@code 10.0.0.0/8}, {@code fd00::/8} or a single address.
   *
   * @throws IllegalArgumentException where it is none of these, such as a host name
   */
  public static AddressBlock of(String written) {
    var parts = written.strip().split("/", 2);
    var address = address(parts[0]);
    if (address == null) {
      throw new IllegalArgumentException(written + " is not an IP address or range");
    }
    var prefix = address.getAddress();
    var bits = parts.length == 1 ? prefix.length * Byte.SIZE : number(parts[1], written);
    if (bits < 0 || bits > prefix.length * Byte.SIZE) {
      throw new IllegalArgumentException(written + " has an invalid prefix length");
    }
    return new AddressBlock(prefix, bits);
  }

  /** The address that is written, without a look-up of names; null where it is none. */
  public static InetAddress address(String written) {
    var address = NetUtil.createInetAddressFromIpAddressString(written.split("%", 2)[0]);
    try {
      // an IPv4 address that is mapped into IPv6 becomes one of IPv4
      return address == null ? null : InetAddress.getByAddress(address.getAddress());
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether the address is within the range. */
  public boolean contains(InetAddress address) {
    return contains(address.getAddress());
  }

  /** Whether the address with these 4 or 16 bytes is within the range. */
  public boolean contains(byte[] address) {
    if (address.length != prefix.length) {
      return false;
    }
    var whole = bits / Byte.SIZE;
    if (!Arrays.equals(address, 0, whole, prefix, 0, whole)) {
      return false;
    }
    var mask = 0xff00 >> bits % Byte.SIZE & 0xff;
    return mask == 0 || (address[whole] & mask) == (prefix[whole] & mask);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AddressBlock(var otherPrefix, var otherBits)
        && otherBits == bits
        && Arrays.equals(otherPrefix, prefix);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(prefix) + bits;
  }

  @Override
  public String toString() {
    return NetUtil.bytesToIpAddress(prefix) + "/" + bits;
  }

  private static int number(String digits, String written) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(written + " has an invalid prefix length", e);
    }
  }
}
