package dev.jobtrail.ratelimit;

import io.quarkus.runtime.StartupEvent;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;

/** Logs a warning, once, if the configuration does not fit a reverse proxy. */
@ApplicationScoped
class ForwardedHeaders {

  private static final Logger LOG = Logger.getLogger(ForwardedHeaders.class);

  /** After the request's id is known, before anything is refused. */
  private static final int EARLY = 9_000;

  private final Config config;
  private final AtomicBoolean hasWarned = new AtomicBoolean();

  ForwardedHeaders(Config config) {
    this.config = config;
  }

  void check(@Observes StartupEvent event) {
    if (TrustedProxies.isForwardingOn(config) && !TrustedProxies.of(config).hasAny()) {
      LOG.warn(
          "quarkus.http.proxy.proxy-address-forwarding is on, but quarkus.http.proxy.trusted-proxies"
              + " is empty, so X-Forwarded-For and Forwarded are ignored and"
              + " rate limits by address count the proxy as the client. Set it to the addresses of the"
              + " reverse proxy (QUARKUS_HTTP_PROXY_TRUSTED_PROXIES).");
    }
  }

  void register(@Observes Filters filters) {
    if (!TrustedProxies.isForwardingOn(config)) {
      filters.register(this::look, EARLY);
    }
  }

  private void look(RoutingContext routing) {
    var headers = routing.request().headers();
    if ((headers.contains(TrustedProxies.X_FORWARDED_FOR)
            || headers.contains(TrustedProxies.FORWARDED))
        && hasWarned.compareAndSet(false, true)) {
      LOG.warn(
          "A request came with X-Forwarded-For or Forwarded, but"
              + " quarkus.http.proxy.proxy-address-forwarding is off. Behind a reverse proxy all"
              + " clients then share one address and its rate limits. Enable it"
              + " (QUARKUS_HTTP_PROXY_PROXY_ADDRESS_FORWARDING) and set the proxy's addresses"
              + " (QUARKUS_HTTP_PROXY_TRUSTED_PROXIES). This is logged once.");
    }
    routing.next();
  }
}
