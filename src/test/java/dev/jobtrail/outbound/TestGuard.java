package dev.jobtrail.outbound;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** A guard for tests, to which one address of loopback counts as the public internet. */
public final class TestGuard {

  /** The address that counts as public; 127.0.0.2 and all others count as private. */
  public static final String PUBLIC = "127.0.0.1";

  private TestGuard() {}

  /**
   * Makes one that allows any port.
   *
   * @param names what hosts lead to, asked at each look-up; others lead where they really do
   */
  public static SsrfGuard knowing(Map<String, Supplier<String>> names) {
    return new SsrfGuard(
        host -> addresses(host, names),
        address -> PUBLIC.equals(address.getHostAddress()),
        port -> true);
  }

  /** Makes one that allows the public internet and {@link #PUBLIC} on the given ports. */
  public static SsrfGuard publicWebAndLoopback(IntPredicate ports) {
    return new SsrfGuard(
        InetAddress::getAllByName,
        address -> PUBLIC.equals(address.getHostAddress()) || PublicAddresses.contain(address),
        ports);
  }

  private static InetAddress[] addresses(String host, Map<String, Supplier<String>> names)
      throws UnknownHostException {
    var known = names.get(host);
    return InetAddress.getAllByName(known == null ? host : known.get());
  }
}
