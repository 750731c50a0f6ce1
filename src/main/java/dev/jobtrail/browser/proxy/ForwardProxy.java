package dev.jobtrail.browser.proxy;

import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.platform.AddressBlock;
import io.vertx.core.Future;
import io.vertx.core.net.NetServer;
import io.vertx.core.net.NetServerOptions;
import io.vertx.core.net.NetSocket;
import io.vertx.core.net.SocketAddress;
import java.net.InetAddress;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;

/**
 * The forward proxy of one browser, with the SSRF guard.
 *
 * <p>It resolves every name, checks all of its addresses and connects to a checked one. The first
 * resolution of a name stays in effect until the browser is closed, which prevents DNS rebinding.
 */
public final class ForwardProxy implements AutoCloseable {

  private static final Logger LOG = Logger.getLogger(ForwardProxy.class);

  /** Host and port; java.net.URI knows neither of 127.2:80, which browsers take for an address. */
  private static final Pattern AUTHORITY = Pattern.compile("(?:.*@)?(.*?)(?::([0-9]{0,5}))?");

  /** Pages that name more hosts than this have each look-up made again, and checked as well. */
  private static final int MAX_REMEMBERED = 1_000;

  private final ForwardProxies proxies;
  private final ProxyListener listener;
  private final NetServer server;
  private final Map<String, Future<List<InetAddress>>> pinned = new ConcurrentHashMap<>();
  private final Set<String> refused = ConcurrentHashMap.newKeySet();
  private final Set<String> unreachable = ConcurrentHashMap.newKeySet();
  private final AtomicInteger connections = new AtomicInteger();
  private final AtomicLong bytes = new AtomicLong();

  ForwardProxy(ForwardProxies proxies, ProxyListener listener, NetServerOptions options) {
    this.proxies = proxies;
    this.listener = listener;
    this.server = proxies.vertx().createNetServer(options).connectHandler(this::accept);
  }

  Future<NetServer> listen(int port) {
    return server.listen(port, listener.bindAddress());
  }

  /** The host that browsers reach it by; an address of IPv6 without brackets. */
  public String host() {
    return listener.host();
  }

  /** Host and port that browsers reach it by. */
  public String authority() {
    var host = listener.host();
    return (host.indexOf(':') < 0 ? host : "[" + host + "]") + ":" + server.actualPort();
  }

  /** Whether the page at a URL was requested and refused. */
  public boolean hasRefused(URI address) {
    return contains(refused, address);
  }

  /** Whether the site of a URL accepted no connection when it was last requested. */
  public boolean hasNotReached(URI address) {
    return contains(unreachable, address);
  }

  private static boolean contains(Set<String> keys, URI address) {
    var authority = AUTHORITY.matcher(String.valueOf(address.getRawAuthority()));
    return authority.matches() && keys.contains(key(authority.group(1), port(address, authority)));
  }

  private static int port(URI address, Matcher authority) {
    var written = authority.group(2);
    var usual = "https".equalsIgnoreCase(address.getScheme()) ? 443 : 80;
    return written == null || written.isEmpty() ? usual : Integer.parseInt(written);
  }

  /** Ends it and all of its connections. */
  @Override
  public void close() {
    proxies.release(server.actualPort());
    server.close();
  }

  private void accept(NetSocket socket) {
    var peer = AddressBlock.address(String.valueOf(socket.remoteAddress().hostAddress()));
    var isKnown = peer != null && listener.peers().stream().anyMatch(it -> it.contains(peer));
    if (!isKnown || connections.get() >= proxies.settings().maxConnections()) {
      LOG.debugf("A connection to the browser's proxy was refused");
      socket.close();
      return;
    }
    connections.incrementAndGet();
    new ProxyConnection(this, socket).begin();
  }

  /** The checked addresses of a host; fails with {@link OutboundException} where one is refused. */
  Future<List<InetAddress>> addresses(String host, int port) {
    var key = key(host, port);
    var known = pinned.get(key);
    if (known != null) {
      return known;
    }
    var found = proxies.lookUp(host, port);
    if (pinned.size() < MAX_REMEMBERED) {
      pinned.put(key, found);
      found.onFailure(_ -> pinned.remove(key, found));
    }
    return found;
  }

  void refused(String host, int port) {
    LOG.debugf("Blocked a browser connection to %s:%d", host, port);
    if (refused.size() < MAX_REMEMBERED) {
      refused.add(key(host, port));
    }
  }

  void reached(String host, int port, boolean isReached) {
    if (isReached) {
      unreachable.remove(key(host, port));
    } else if (unreachable.size() < MAX_REMEMBERED) {
      unreachable.add(key(host, port));
    }
  }

  Future<NetSocket> connect(SocketAddress address) {
    return proxies.client().connect(address);
  }

  /** Counts transferred bytes; false beyond the limit. */
  boolean admits(int length) {
    return bytes.addAndGet(length) <= proxies.settings().maxBytes().asLongValue();
  }

  long afterHeadTime(Runnable action) {
    return proxies.vertx().setTimer(proxies.settings().headTime().toMillis(), _ -> action.run());
  }

  void cancel(long timer) {
    proxies.vertx().cancelTimer(timer);
  }

  /** One of its connections has ended. */
  void ended() {
    connections.decrementAndGet();
  }

  private static String key(String host, int port) {
    return host.toLowerCase(Locale.ROOT) + ":" + port;
  }
}
