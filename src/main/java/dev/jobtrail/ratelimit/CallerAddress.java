package dev.jobtrail.ratelimit;

import io.netty.util.NetUtil;
import io.vertx.core.http.HttpServerRequest;
import java.net.Inet6Address;
import java.util.HexFormat;

/** The address that a request comes from, as far as its caller cannot change it at will. */
public final class CallerAddress {

  private static final int PREFIX_BYTES = 8;

  private CallerAddress() {}

  /** The caller's address; of one of IPv6 the half that a household or an office gets. */
  public static String of(HttpServerRequest request) {
    return network(request.remoteAddress().hostAddress());
  }

  /** The address itself; of one of IPv6, of which a subscriber has 2^64, the first half. */
  static String network(String address) {
    var withoutInterface = address.split("%", 2)[0];
    return NetUtil.createInetAddressFromIpAddressString(withoutInterface)
            instanceof Inet6Address ipv6
        ? HexFormat.of().formatHex(ipv6.getAddress(), 0, PREFIX_BYTES)
        : address;
  }
}
