package dev.jobtrail.platform;

import io.netty.channel.Channel;
import io.quarkus.arc.profile.UnlessBuildProfile;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.Vertx;
import io.vertx.core.net.impl.ConnectionBase;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Closes the listening sockets before the service stops, while accepted connections go on.
 *
 * <p>During the shutdown delay the framework answers each request with {@code Connection: close}
 * and still accepts connections, since a load balancer may not have noticed yet. It would accept
 * them until its very end, and abort the last ones. In development mode the sockets stay open over
 * a live reload.
 */
@ApplicationScoped
@UnlessBuildProfile("dev")
class ServerSockets {

  /** Before all other filters. */
  private static final int FIRST = 100_000;

  /** Turns of the event loop, of 16 connections each: as many as the system lets wait. */
  private static final int ROUNDS = 64;

  private final Vertx vertx;
  private final Duration delay;
  private final Set<Channel> sockets = ConcurrentHashMap.newKeySet();

  ServerSockets(
      Vertx vertx, @ConfigProperty(name = "quarkus.shutdown.delay") Optional<Duration> delay) {
    this.vertx = vertx;
    this.delay = delay.orElse(Duration.ZERO);
  }

  void remember(@Observes Filters filters) {
    filters.register(this::remember, FIRST);
  }

  private void remember(RoutingContext context) {
    if (context.request().connection() instanceof ConnectionBase connection
        && connection.channel().parent() instanceof Channel socket) {
      sockets.add(socket);
    }
    context.next();
  }

  /** The last quarter of the delay is left for the requests of connections accepted just before. */
  void closeBeforeTheEndOf(@Observes ShutdownDelayInitiatedEvent event) {
    vertx.setTimer(
        Math.max(1, delay.toMillis() * 3 / 4),
        _ -> sockets.forEach(it -> closeOnceDrained(it, ROUNDS)));
  }

  /**
   * The system resets connections that wait to be accepted when their socket is closed. A turn of
   * the event loop accepts some of them, and a busy machine may have many.
   */
  private static void closeOnceDrained(Channel socket, int rounds) {
    if (rounds == 0) {
      socket.close();
    } else {
      socket
          .eventLoop()
          .schedule(() -> closeOnceDrained(socket, rounds - 1), 1, TimeUnit.MILLISECONDS);
    }
  }
}
