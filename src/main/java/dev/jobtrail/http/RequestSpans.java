package dev.jobtrail.http;

import dev.jobtrail.trace.Span;
import dev.jobtrail.trace.Tracer;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.HttpServerRequestInternal;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Set;

/** Records a span of each request where traces are on, but for probes and metrics. */
@Singleton
class RequestSpans {

  /** Just after the request has its id. */
  private static final int AFTER_ID = 9_900;

  private static final String PROBES = "/q/";

  /** Where the framework leaves the template of the path for metrics. */
  private static final String ROUTE = "UrlPathTemplate";

  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH");

  private static final int FIRST_FAULT = 500;

  private final Tracer tracer;

  RequestSpans(Tracer tracer) {
    this.tracer = tracer;
  }

  void register(@Observes Filters filters) {
    if (tracer.isOn()) {
      filters.register(this::record, AFTER_ID);
    }
  }

  private void record(RoutingContext context) {
    var request = context.request();
    if (!String.valueOf(request.path()).startsWith(PROBES)) {
      var span = tracer.enterRequest(request.getHeader("traceparent"), method(request, "HTTP"));
      span.attribute("http.request.method", method(request, "_OTHER"))
          .attribute("url.scheme", request.scheme())
          .attribute("network.protocol.version", version(request));
      context.addEndHandler(_ -> end(span, context));
    }
    context.next();
  }

  /** Any name is a method in HTTP, so an unknown one is not recorded. */
  private static String method(HttpServerRequest request, String other) {
    var method = request.method().name();
    return METHODS.contains(method) ? method : other;
  }

  private static String version(HttpServerRequest request) {
    return switch (request.version()) {
      case HTTP_1_0 -> "1.0";
      case HTTP_1_1 -> "1.1";
      case HTTP_2 -> "2";
    };
  }

  /** A path can hold ids and secrets of links; only its template is recorded. */
  private static void end(Span span, RoutingContext context) {
    var request = context.request();
    var status = context.response().getStatusCode();
    span.attribute("http.response.status_code", status);
    var route = ((HttpServerRequestInternal) request).context().<String>getLocal(ROUTE);
    if (route != null) {
      span.attribute("http.route", route).name(method(request, "HTTP") + " " + route);
    }
    if (status >= FIRST_FAULT) {
      span.fail(String.valueOf(status));
    }
    span.end();
  }
}
