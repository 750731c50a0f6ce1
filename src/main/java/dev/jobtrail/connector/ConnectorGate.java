package dev.jobtrail.connector;

import dev.jobtrail.apikey.IssuedTokens;
import dev.jobtrail.error.ApiErrors;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.ErrorWriter;
import dev.jobtrail.http.BodyGate;
import dev.jobtrail.http.IdentityLookups;
import dev.jobtrail.platform.ApiKeyNames;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.impl.RoutingContextInternal;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Admits requests to the connector: a POST of one message, or a GET of the stream of notifications,
 * with an access token or an API key, within the key's hourly limit. There are no sessions, so any
 * replica answers any request.
 */
@Singleton
class ConnectorGate {

  private static final String PATH = IssuedTokens.AUDIENCE;
  private static final String SESSION = "Mcp-Session-Id";

  /** The scheme that assistants send a configured token with. */
  private static final Pattern BEARER = Pattern.compile("(?i)bearer +([^ ]+) *");

  private static final Pattern LOCAL_ORIGIN =
      Pattern.compile("https?://(localhost|127\\.0\\.0\\.1|\\[::1])(:\\d+)?");

  /** Before the body is read, for which the key is looked at. */
  private static final int BEFORE_BODIES = 160;

  /** After that. */
  private static final int AFTER_BODIES = 140;

  private final PublicAddress publicAddress;
  private final RateLimits limits;
  private final ErrorWriter errors;
  private final IdentityLookups lookups;
  private final UpdateRequests updates;

  ConnectorGate(
      PublicAddress publicAddress,
      RateLimits limits,
      ErrorWriter errors,
      IdentityLookups lookups,
      UpdateRequests updates) {
    this.publicAddress = publicAddress;
    this.limits = limits;
    this.errors = errors;
    this.lookups = lookups;
    this.updates = updates;
  }

  void register(@Observes Filters filters) {
    filters.register(this::prepare, BEFORE_BODIES);
    filters.register(this::admit, AFTER_BODIES);
  }

  private void prepare(RoutingContext context) {
    var path = context.normalizedPath();
    if (path.equals(PATH)) {
      prepareMessage(context);
    } else if (path.startsWith(PATH + "/")) { // the transport of 2024, which needs sessions
      errors.answerAndClose(context, ApiException.notFound());
    } else {
      context.next();
    }
  }

  private void prepareMessage(RoutingContext context) {
    var request = context.request();
    if (request.method() != HttpMethod.POST && request.method() != HttpMethod.GET) {
      context.response().putHeader(HttpHeaders.ALLOW, "GET, POST");
      errors.answerAndClose(
          context,
          new ApiException(
              ErrorCode.METHOD_NOT_ALLOWED, "Only GET and POST are supported for this path."));
    } else if (!isOriginTrusted(request.getHeader(HttpHeaders.ORIGIN))) {
      errors.answerAndClose(
          context, new ApiException(ErrorCode.FORBIDDEN, "This Origin is not allowed."));
    } else {
      takeBearer(context);
      dropSession(context);
      context.next();
    }
  }

  /** Browsers send it; a page that reaches this host by another name must not use the connector. */
  private boolean isOriginTrusted(String origin) {
    return origin == null
        || origin.equals(publicAddress.base())
        || (!publicAddress.isConfigured() && LOCAL_ORIGIN.matcher(origin).matches());
  }

  /** An access token, or an API key. */
  private static void takeBearer(RoutingContext context) {
    var headers = context.request().headers();
    var authorization = headers.get(HttpHeaders.AUTHORIZATION);
    if (authorization != null && !headers.contains(ApiKeyNames.HEADER)) {
      var token = BEARER.matcher(authorization);
      if (token.matches()) {
        headers.set(ApiKeyNames.HEADER, token.group(1));
      }
    }
  }

  /** The library would keep a session in the memory of this replica. */
  private static void dropSession(RoutingContext context) {
    context.request().headers().remove(SESSION);
    context.addHeadersEndHandler(_ -> context.response().headers().remove(SESSION));
  }

  private void admit(RoutingContext context) {
    if (!context.normalizedPath().equals(PATH)) {
      context.next();
    } else if (context.request().method() == HttpMethod.GET) {
      authenticate(context);
    } else {
      admitKey(context);
    }
  }

  /** BodyGate has done it for requests with a body. */
  private void authenticate(RoutingContext context) {
    try {
      lookups.lookUp(
          context,
          _ -> {
            context.request().resume();
            admitKey(context);
          });
    } catch (ApiException e) {
      refuse(context, e);
    }
  }

  private void admitKey(RoutingContext context) {
    keyOf(context)
        .ifPresentOrElse(
            it -> admit(context, it), () -> refuse(context, ApiException.unauthorized()));
  }

  /** Of an identity by key: a session is for pages, and its cookie is sent without being asked. */
  private static Optional<UUID> keyOf(RoutingContext context) {
    return context.user() instanceof QuarkusHttpUser user
        ? Optional.ofNullable(user.getSecurityIdentity().getAttribute(ApiKeyNames.ID))
        : Optional.empty();
  }

  private void admit(RoutingContext context, UUID key) {
    if (isBatch(context)) {
      refuse(
          context, new ApiException(ErrorCode.BAD_REQUEST, "Send one message, and not an array."));
      return;
    }
    context
        .vertx()
        .executeBlocking(() -> limits.take(Limit.KEY_PER_HOUR, key.toString()), false)
        .onFailure(it -> refuse(context, ApiErrors.of(it)))
        .onSuccess(
            admission -> {
              admission.writeTo((name, value) -> context.response().putHeader(name, "" + value));
              if (!admission.admitted()) {
                refuse(context, ApiException.unauthorized().retryAfter(admission.reset()));
              } else if (!updates.answer(context, it -> refuse(context, it))) {
                skipReading(context);
                context.next();
              }
            });
  }

  /** The library's route would wait for a body that BodyGate has read. */
  private static void skipReading(RoutingContext context) {
    ((RoutingContextInternal) context).visitHandler(RoutingContextInternal.BODY_HANDLER);
  }

  /** Each request counts once for the rate limit, so it may carry one call only. */
  private static boolean isBatch(RoutingContext context) {
    var body = context.body().buffer();
    for (int i = 0; body != null && i < body.length(); i++) {
      if (!Character.isWhitespace(body.getByte(i))) {
        return body.getByte(i) == '[';
      }
    }
    return false;
  }

  /** Leads assistants to the sign-in by OAuth (RFC 9728, section 5.1). */
  private String challenge() {
    return "Bearer realm=\"Jobtrail\", resource_metadata=\"%s/.well-known/oauth-protected-resource%s\""
        .formatted(publicAddress.base(), PATH);
  }

  private void refuse(RoutingContext context, ApiException error) {
    ApiErrors.log(error);
    if (error.code() == ErrorCode.UNAUTHORIZED) {
      context.response().putHeader("WWW-Authenticate", challenge());
    }
    if (BodyGate.leftUnread(context)) {
      errors.answerAndClose(context, error);
    } else {
      errors.answer(context, error);
    }
  }
}
