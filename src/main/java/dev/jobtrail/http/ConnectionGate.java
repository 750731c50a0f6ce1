package dev.jobtrail.http;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.ratelimit.CallerAddress;
import dev.jobtrail.ratelimit.TrustedProxies;
import io.netty.channel.AdaptiveRecvByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ServerChannel;
import io.netty.channel.SingleThreadEventLoop;
import io.quarkus.vertx.http.HttpServerStart;
import io.quarkus.vertx.http.HttpsServerStart;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.impl.VertxInternal;
import jakarta.enterprise.event.ObservesAsync;
import jakarta.inject.Singleton;
import java.net.InetSocketAddress;
import org.jboss.logging.Logger;

/**
 * Limits the connections of the HTTP server and installs the checks of request heads.
 *
 * <p>Neither Quarkus nor Vert.x hands out the server before it listens, so the channel that accepts
 * connections is found on its event loop.
 */
@Singleton
class ConnectionGate {

  private static final Logger LOG = Logger.getLogger(ConnectionGate.class);
  private static final String NAME = "connectionGate";

  /** The size of one read, and so the data held by a connection that is no longer read. */
  private static final int MOST_BYTES_AT_ONCE = 16 * 1024;

  private static final int FIRST_BYTES_AT_ONCE = 2 * 1024;
  private static final int LEAST_BYTES_AT_ONCE = 512;

  private final Vertx vertx;
  private final ObjectMapper mapper;
  private final ConnectionSettings settings;
  private final OpenConnections connections;

  ConnectionGate(Vertx vertx, ObjectMapper mapper, ConnectionSettings settings) {
    this.vertx = vertx;
    this.mapper = mapper;
    this.settings = settings;
    var proxies = TrustedProxies.configured();
    this.connections =
        new OpenConnections(settings.most(), settings.mostPerAddress(), proxies::contain);
  }

  void guard(@ObservesAsync HttpServerStart start) {
    guard(start.options());
  }

  void guard(@ObservesAsync HttpsServerStart start) {
    guard(start.options());
  }

  /** How many connections are open. */
  int count() {
    return connections.count();
  }

  private void guard(HttpServerOptions options) {
    var gate = new Gate(options);
    for (var loop : ((VertxInternal) vertx).getAcceptorEventLoopGroup()) {
      loop.execute(
          () ->
              ((SingleThreadEventLoop) loop)
                  .registeredChannelsIterator()
                  .forEachRemaining(it -> guard(it, options, gate)));
    }
  }

  private static void guard(Channel channel, HttpServerOptions options, Gate gate) {
    if (channel instanceof ServerChannel
        && channel.localAddress() instanceof InetSocketAddress address
        && (options.getPort() <= 0 || address.getPort() == options.getPort())
        && channel.pipeline().get(NAME) == null) {
      channel.pipeline().addFirst(NAME, gate);
    }
  }

  /** Handles each new connection before the server does. */
  @ChannelHandler.Sharable
  private final class Gate extends ChannelInboundHandlerAdapter {

    private final HttpServerOptions options;

    Gate(HttpServerOptions options) {
      this.options = options;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      if (message instanceof Channel connection
          && connection.remoteAddress() instanceof InetSocketAddress remote) {
        admit(context, connection, remote.getAddress().getHostAddress());
      } else {
        context.fireChannelRead(message);
      }
    }

    private void admit(ChannelHandlerContext context, Channel connection, String address) {
      var network = CallerAddress.network(address);
      if (!connections.admit(address, network)) {
        LOG.debugf("Too many connections, from %s or in all", network);
        connection.unsafe().closeForcibly();
        return;
      }
      connection.closeFuture().addListener(_ -> connections.closed(network));
      connection
          .config()
          .setRecvByteBufAllocator(
              new AdaptiveRecvByteBufAllocator(
                  LEAST_BYTES_AT_ONCE, FIRST_BYTES_AT_ONCE, MOST_BYTES_AT_ONCE));
      connection.pipeline().addLast(new ConnectionClock(options, mapper, settings));
      context.fireChannelRead(connection);
    }
  }
}
