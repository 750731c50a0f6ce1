package dev.jobtrail.fetch;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.function.Supplier;

/** A guard for tests, to which one address of loopback counts as the public internet. */
public final class TestFence {

  /** The address that counts as public; 127.0.0.2 and all others count as private. */
  public static final String PUBLIC = "127.0.0.1";

  private TestFence() {}

  /**
   * Makes one that allows any port.
   *
   * @param names what hosts lead to, asked at each look-up; others lead where they really do
   */
  public static OutboundFence knowing(Map<String, Supplier<String>> names) {
    return new OutboundFence(
        new AddressFence(
            host -> addresses(host, names),
            address -> PUBLIC.equals(address.getHostAddress()),
            port -> true));
  }

  private static InetAddress[] addresses(String host, Map<String, Supplier<String>> names)
      throws UnknownHostException {
    var known = names.get(host);
    return InetAddress.getAllByName(known == null ? host : known.get());
  }
}
