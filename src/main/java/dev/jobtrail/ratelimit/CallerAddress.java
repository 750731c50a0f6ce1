package dev.jobtrail.ratelimit;

import io.netty.util.NetUtil;
import io.vertx.core.http.HttpServerRequest;
import java.net.Inet6Address;
import java.util.HexFormat;

/**
 * The client address of a request, from trusted proxies only.
 *
 * <p>Vert.x's own remote address is not used: with forwarding on, Quarkus takes it from the left
 * end of the header, which the client controls.
 */
public final class CallerAddress {

  private static final int PREFIX_BYTES = 8;

  private CallerAddress() {}

  /** The caller's address; of one of IPv6 the half that a household or an office gets. */
  public static String of(HttpServerRequest request) {
    return network(whole(request));
  }

  /** The caller's whole address. */
  public static String whole(HttpServerRequest request) {
    var peer = String.valueOf(request.connection().remoteAddress().hostAddress());
    return TrustedProxies.configured().client(peer, request.headers());
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
