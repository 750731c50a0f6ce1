package dev.jobtrail.ratelimit;

import io.netty.util.NetUtil;
import io.vertx.core.http.HttpServerRequest;
import java.net.Inet6Address;
import java.util.HexFormat;

/**
 * The address that a request comes from, as far as its caller cannot change it at will.
 *
 * <p>Behind trusted proxies it is what they say. Vert.x's own remote address is not used: with
 * forwarding on, Quarkus takes it from the left end of the header, which the caller writes.
 */
public final class CallerAddress {

  private static final int PREFIX_BYTES = 8;

  private CallerAddress() {}

  /** The caller's address; of one of IPv6 the half that a household or an office gets. */
  public static String of(HttpServerRequest request) {
    var peer = String.valueOf(request.connection().remoteAddress().hostAddress());
    return network(TrustedProxies.configured().client(peer, request.headers()));
  }

  /** The address itself; of one of IPv6, of which a subscriber has 2^64, the first half. */
  public static String network(String address) {
    var withoutInterface = address.split("%", 2)[0];
    return NetUtil.createInetAddressFromIpAddressString(withoutInterface)
            instanceof Inet6Address ipv6
        ? HexFormat.of().formatHex(ipv6.getAddress(), 0, PREFIX_BYTES)
        : address;
  }
}
