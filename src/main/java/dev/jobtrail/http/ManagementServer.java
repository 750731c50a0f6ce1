package dev.jobtrail.http;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.vertx.http.HttpServerStart;
import io.quarkus.vertx.http.HttpsServerStart;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.ObservesAsync;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Serves metrics and probes on a second port where one is configured, and metrics only there.
 *
 * <p>Quarkus has such a port too, but decides about it at build time and moves the probes there.
 */
@Singleton
class ManagementServer {

  private static final Logger LOG = Logger.getLogger(ManagementServer.class);

  /** After the headers of all responses are set, before the first filter that responds. */
  private static final int BEFORE_RESPONSES = 19_250;

  private static final String OPERATIONS = "/q/";
  private static final String METRICS = OPERATIONS + "metrics";

  private static final int NOT_FOUND = 404;
  private static final int MOST_PORT = 65_535;

  /** Another process on the machine can hold the port, and end at any time. */
  private static final Duration RETRY = Duration.ofSeconds(1);

  /** Seconds; longer than the usual interval of a scrape. */
  private static final int IDLE_TIMEOUT = 90;

  private final Vertx vertx;
  private final ManagementSettings settings;
  private final AtomicBoolean started = new AtomicBoolean();
  private Router router;
  private volatile HttpServer server;
  private volatile boolean stopped;

  ManagementServer(
      Vertx vertx,
      ManagementSettings settings,
      @ConfigProperty(name = "quarkus.http.port") int mainPort) {
    this.vertx = vertx;
    this.settings = settings;
    if (settings.port().isPresent()) {
      var port = settings.port().getAsInt();
      if (port < 1 || port > MOST_PORT || port == mainPort) {
        throw new IllegalStateException(
            "jobtrail.management.port is %d; it must be from 1 to %d and differ from quarkus.http.port"
                .formatted(port, MOST_PORT));
      }
    }
  }

  void route(@Observes Router main) {
    router = main;
  }

  void register(@Observes Filters filters) {
    if (settings.port().isPresent()) {
      filters.register(this::separate, BEFORE_RESPONSES);
    }
  }

  void start(@ObservesAsync HttpServerStart main) {
    start(main.options());
  }

  void start(@ObservesAsync HttpsServerStart main) {
    start(main.options());
  }

  void stop(@Observes ShutdownEvent event) {
    stopped = true;
    if (server != null) {
      server.close();
    }
  }

  /** Refuses metrics on the main port, and everything but metrics and probes on the other one. */
  private void separate(RoutingContext context) {
    var path = context.normalizedPath();
    var isManagement = context.request().localAddress().port() == settings.port().getAsInt();
    if (isManagement ? path.startsWith(OPERATIONS) : !path.startsWith(METRICS)) {
      context.next();
    } else {
      context.fail(NOT_FOUND);
    }
  }

  /**
   * The framework counts the traffic of a server by the port in its options, or by none where it
   * has none, and the meters of all servers need the same tags.
   */
  private void start(HttpServerOptions main) {
    if (settings.port().isPresent() && started.compareAndSet(false, true)) {
      var port = main.getPort() > 0 ? settings.port().getAsInt() : 0;
      listen(new HttpServerOptions().setPort(port).setIdleTimeout(IDLE_TIMEOUT), true);
    }
  }

  private void listen(HttpServerOptions options, boolean isFirst) {
    vertx
        .createHttpServer(options)
        .requestHandler(router)
        .listen(SocketAddress.inetSocketAddress(settings.port().getAsInt(), settings.host()))
        .onSuccess(this::keep)
        .onFailure(failure -> retry(failure, options, isFirst));
  }

  private void keep(HttpServer listening) {
    server = listening;
    LOG.infof("Metrics and probes are served on port %d", listening.actualPort());
    if (stopped) {
      listening.close();
    }
  }

  private void retry(Throwable failure, HttpServerOptions options, boolean isFirst) {
    if (isFirst) {
      LOG.warnf(
          "Metrics are not served until %s:%d is free: %s",
          settings.host(), settings.port().getAsInt(), failure.getMessage());
    }
    if (!stopped) {
      vertx.setTimer(RETRY.toMillis(), _ -> listen(options, false));
    }
  }
}
