package dev.jobtrail.response;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;

/** Answers the liveness probe on the event loop, before anything that could wait for a thread. */
class LivenessRoute {

  /** Behind the watch over connections, which has to know those of probes too. */
  private static final int EARLY = 19_000;

  private static final String PATH = "/q/health/live";
  private static final String UP = "{\"status\":\"UP\",\"checks\":[]}";

  void answer(@Observes Filters filters) {
    filters.register(LivenessRoute::answer, EARLY);
  }

  private static void answer(RoutingContext context) {
    if (PATH.equals(context.request().path()) && context.request().method() == HttpMethod.GET) {
      context
          .response()
          .putHeader(HttpHeaders.CONTENT_TYPE, "application/json; charset=UTF-8")
          .end(UP);
    } else {
      context.next();
    }
  }
}
