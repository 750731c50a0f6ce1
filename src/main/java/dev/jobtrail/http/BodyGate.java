package dev.jobtrail.http;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.ErrorWriter;
import dev.jobtrail.platform.ApiKeyNames;
import dev.jobtrail.ratelimit.CallerAddress;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.impl.RoutingContextInternal;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;

/**
 * Reads the request body before a worker thread is used: after authentication if the operation
 * requires it, within limits of size and time, and within the budget of all bodies.
 */
@Singleton
public class BodyGate {

  /** After the filter that makes identities available, before those that check them. */
  private static final int WHEN_IDENTITIES_ARE_KNOWN = 150;

  private static final String UNREAD = BodyGate.class.getName();
  private static final int KILOBYTE = 1_024;
  private static final int MEGABYTE = KILOBYTE * KILOBYTE;
  private static final String CONTINUE = "100-continue";

  private final BodySettings settings;
  private final BodyBudget budget;
  private final ErrorWriter errors;
  private final IdentityLookups lookups;

  BodyGate(BodySettings settings, BodyBudget budget, ErrorWriter errors, IdentityLookups lookups) {
    this.settings = settings;
    this.budget = budget;
    this.errors = errors;
    this.lookups = lookups;
  }

  void register(@Observes Filters filters) {
    filters.register(this::pass, WHEN_IDENTITIES_ARE_KNOWN);
  }

  /** Whether the request's body was left unread, because the caller is not signed in. */
  public static boolean leftUnread(RoutingContext context) {
    return context.get(UNREAD) != null;
  }

  private void pass(RoutingContext context) {
    var request = context.request();
    var length = length(request);
    if (length == 0 || !hasBody(request)) {
      if (length == 0) {
        setBody(context, Buffer.buffer());
      }
      context.next();
    } else if (length < 0 && request.version() == HttpVersion.HTTP_2) {
      // the framework rejects a body that was read completely; only its length shows that in
      // advance
      refuse(context, ErrorCode.BAD_REQUEST, "A body over HTTP/2 needs a Content-Length.");
    } else if (length > mostBytes(request)) {
      refuse(context, tooLarge(request));
    } else if (PublicRoutes.contain(request.path())) {
      receive(context, length, List.of(CallerAddress.of(request)));
    } else {
      authenticate(context, length);
    }
  }

  private static boolean hasBody(HttpServerRequest request) {
    var headers = request.headers();
    return headers.contains(HttpHeaders.CONTENT_LENGTH)
        || headers.contains(HttpHeaders.TRANSFER_ENCODING)
        || (request.version() == HttpVersion.HTTP_2 && RequestConnection.of(request).isSending());
  }

  /** Bytes; -1 if the head has no length. */
  private static long length(HttpServerRequest request) {
    var length = request.getHeader(HttpHeaders.CONTENT_LENGTH);
    try {
      return length == null ? -1 : Long.parseLong(length);
    } catch (NumberFormatException _) {
      return Long.MAX_VALUE;
    }
  }

  private long mostBytes(HttpServerRequest request) {
    return PublicRoutes.contain(request.path())
        ? settings.maxPublicSize().asLongValue()
        : settings.maxSize().asLongValue();
  }

  private ApiException tooLarge(HttpServerRequest request) {
    var most = mostBytes(request);
    return new ApiException(
        ErrorCode.PAYLOAD_TOO_LARGE,
        "The request body is too large: it can have %s.",
        most % MEGABYTE == 0 ? most / MEGABYTE + " MB" : most / KILOBYTE + " kB");
  }

  private void authenticate(RoutingContext context, long length) {
    var request = context.request();
    if (request.getHeader(ApiKeyNames.HEADER) == null && request.cookieCount() == 0) {
      passUnread(context);
      return;
    }
    try {
      lookups.lookUp(
          context,
          caller ->
              caller.ifPresentOrElse(it -> known(context, it, length), () -> passUnread(context)));
    } catch (ApiException e) {
      refuse(context, e);
    }
  }

  private void known(RoutingContext context, SecurityIdentity identity, long length) {
    var account = identity.getPrincipal().getName();
    receive(context, length, List.of(CallerAddress.of(context.request()), account));
  }

  /** The handler detects the missing authentication itself; the body is not awaited. */
  private void passUnread(RoutingContext context) {
    if (context.response().ended() || context.response().closed()) {
      return;
    }
    errors.closeAfterwards(context);
    context.put(UNREAD, true);
    setBody(context, Buffer.buffer());
    context.next();
  }

  private void receive(RoutingContext context, long length, List<String> callers) {
    if (context.response().closed()) {
      return;
    }
    var isPublic = callers.size() == 1;
    try {
      var reserved = budget.reserve(Math.max(0, length), callers, isPublic);
      new Receipt(context, length, reserved).begin();
    } catch (ApiException e) {
      refuse(context, e);
    }
  }

  private void refuse(RoutingContext context, ErrorCode code, String message) {
    refuse(context, new ApiException(code, message));
  }

  private void refuse(RoutingContext context, ApiException error) {
    errors.answerAndClose(context, error);
  }

  private static void setBody(RoutingContext context, Buffer body) {
    ((RoutingContextInternal) context).setBody(body);
  }

  /** One body being received. */
  private final class Receipt {

    /** The initial reservation for a body of unknown length. */
    private static final int STEP_BYTES = 16 * 1024;

    private final RoutingContext context;
    private final HttpServerRequest request;
    private final long length;
    private final BodyBudget.Reservation reservation;
    private final Buffer body;
    private long reserved;
    private long timer;
    private boolean ended;

    Receipt(RoutingContext context, long length, BodyBudget.Reservation reservation) {
      this.context = context;
      this.request = context.request();
      this.length = length;
      this.reservation = reservation;
      this.reserved = Math.max(0, length);
      this.body = Buffer.buffer(Math.clamp(length, 0, STEP_BYTES));
    }

    void begin() {
      var patience =
          PublicRoutes.contain(request.path()) ? settings.publicPatience() : settings.patience();
      timer = context.vertx().setTimer(patience.toMillis(), _ -> giveUp());
      RequestConnection.of(request).onEnd(reservation::release, context);
      request.exceptionHandler(_ -> end()); // the client has disconnected
      request.handler(this::append);
      request.endHandler(_ -> complete());
      if (CONTINUE.equalsIgnoreCase(request.getHeader(HttpHeaders.EXPECT))) {
        context.response().writeContinue();
      }
      request.resume();
    }

    private void append(Buffer part) {
      if (ended) {
        return;
      }
      try {
        reserve(body.length() + part.length());
      } catch (ApiException e) {
        end();
        refuse(context, e);
        return;
      }
      body.appendBuffer(part);
      // not to its end, because over HTTP/2 the framework rejects a completely read body
      if (request.version() == HttpVersion.HTTP_2 && body.length() >= length) {
        request.pause();
        complete();
      }
    }

    private void reserve(long size) {
      if (size > mostBytes(request)) {
        throw tooLarge(request);
      }
      while (size > reserved) {
        reservation.grow(STEP_BYTES);
        reserved += STEP_BYTES;
      }
    }

    private void complete() {
      if (!ended) {
        ended = true;
        context.vertx().cancelTimer(timer);
        setBody(context, body);
        context.next();
      }
    }

    private void giveUp() {
      if (!ended) {
        end();
        if (request.version() == HttpVersion.HTTP_2) {
          context.response().reset();
        } else {
          request.connection().close();
        }
      }
    }

    private void end() {
      ended = true;
      context.vertx().cancelTimer(timer);
      reservation.release();
    }
  }
}
