package dev.jobtrail.http;

import dev.jobtrail.platform.ApiKeyNames;
import io.quarkus.runtime.Startup;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Lets pages of configured origins call the API with an API key (CORS, in the Fetch standard).
 *
 * <p>Credentials are never allowed, so a browser neither sends its session nor shows a page what a
 * session would get.
 */
@Startup
@Singleton
class CrossOrigin {

  /** Before authentication: a preflight request has no key. */
  private static final int BEFORE_AUTHENTICATION = 900;

  private static final String ALL = "*";
  private static final int NO_CONTENT = 204;
  private static final String DAY = "86400";
  private static final String METHODS = "GET, POST, PUT, PATCH, DELETE";

  private static final String REQUEST_HEADERS =
      String.join(
          ", ",
          ApiKeyNames.HEADER,
          "Content-Type",
          "Accept",
          "If-Match",
          "If-None-Match",
          "Idempotency-Key",
          "Last-Event-ID");

  private static final String RESPONSE_HEADERS =
      "ETag, Link, X-Total-Count, Location, Retry-After, WWW-Authenticate, Content-Disposition,"
          + " RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset";

  private final Set<String> origins;

  CrossOrigin(CorsSettings settings) {
    origins = new HashSet<>(settings.origins().orElse(List.of()));
    origins.forEach(CrossOrigin::requireOrigin);
  }

  void register(@Observes Filters filters) {
    if (!origins.isEmpty()) {
      filters.register(this::pass, BEFORE_AUTHENTICATION);
    }
  }

  private static void requireOrigin(String origin) {
    if (!origin.equals(ALL) && !isOrigin(origin)) {
      throw new IllegalStateException(
          "jobtrail.cors.origins has \"%s\"; an origin is like https://tool.example.com, without a path"
              .formatted(origin));
    }
  }

  private static boolean isOrigin(String text) {
    try {
      var uri = URI.create(text);
      return uri.getScheme() != null
          && uri.getHost() != null
          && text.equals(uri.getScheme() + "://" + uri.getAuthority())
          && uri.getUserInfo() == null;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  void pass(RoutingContext context) {
    var request = context.request();
    var origin = request.getHeader(HttpHeaders.ORIGIN);
    if (origin == null || !usesKey(request)) {
      context.next();
      return;
    }
    var headers = context.response().headers();
    headers.add(HttpHeaders.VARY, "Origin");
    if (isAllowed(origin)) {
      headers.set("Access-Control-Allow-Origin", origins.contains(ALL) ? ALL : origin);
      headers.set("Access-Control-Expose-Headers", RESPONSE_HEADERS);
    }
    if (isPreflight(request)) {
      answer(context, headers, isAllowed(origin));
    } else {
      context.next();
    }
  }

  private static void answer(RoutingContext context, MultiMap headers, boolean isAllowed) {
    if (isAllowed) {
      headers.set("Access-Control-Allow-Methods", METHODS);
      headers.set("Access-Control-Allow-Headers", REQUEST_HEADERS);
      headers.set("Access-Control-Max-Age", DAY);
    }
    context.response().setStatusCode(NO_CONTENT).end();
  }

  private boolean isAllowed(String origin) {
    return origins.contains(ALL) || origins.contains(origin);
  }

  private static boolean isPreflight(HttpServerRequest request) {
    return request.method() == HttpMethod.OPTIONS
        && request.headers().contains("Access-Control-Request-Method");
  }

  /** Whether the request has an API key, or asks whether it may have one. */
  private static boolean usesKey(HttpServerRequest request) {
    if (!isPreflight(request)) {
      return request.headers().contains(ApiKeyNames.HEADER);
    }
    var asked = request.getHeader("Access-Control-Request-Headers");
    return asked != null
        && Arrays.stream(asked.split(","))
            .anyMatch(it -> it.strip().equalsIgnoreCase(ApiKeyNames.HEADER));
  }
}
