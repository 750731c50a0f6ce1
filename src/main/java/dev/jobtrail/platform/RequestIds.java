package dev.jobtrail.platform;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jboss.logging.MDC;

/** Assigns each request an ID for its response and its log lines. */
public class RequestIds {

  /** The header that carries the id. */
  public static final String HEADER = "X-Request-Id";

  private static final Pattern ACCEPTED = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  /** Runs before everything else, so that refusals of the HTTP layer carry an id too. */
  private static final int FIRST = 10_000;

  void register(@Observes Filters filters) {
    filters.register(RequestIds::identify, FIRST);
  }

  /** The id that the caller gave, or a new one where there is none or it is malformed. */
  public static String orNew(String given) {
    return given != null && ACCEPTED.matcher(given).matches()
        ? given
        : UUID.randomUUID().toString();
  }

  private static void identify(RoutingContext context) {
    var id = orNew(context.request().getHeader(HEADER));
    MDC.put("requestId", id);
    context.response().putHeader(HEADER, id);
    context.next();
  }
}
