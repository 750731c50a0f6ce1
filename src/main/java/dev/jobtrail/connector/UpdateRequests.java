package dev.jobtrail.connector;

import dev.jobtrail.error.ApiErrors;
import dev.jobtrail.error.ApiException;
import io.quarkiverse.mcp.server.McpException;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.smallrye.mutiny.Multi;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.json.DecodeException;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Answers what the library keeps a session for: subscriptions, the GET of the stream of their
 * notifications, and notifications of the assistant, which change nothing here.
 */
@Singleton
class UpdateRequests {

  private static final String LAST_EVENT = "Last-Event-ID";

  private final ResourceUpdates updates;

  UpdateRequests(ResourceUpdates updates) {
    this.updates = updates;
  }

  /**
   * Answers an admitted request.
   *
   * @param refusal answers with an error
   * @return whether the request is one of these
   */
  boolean answer(RoutingContext context, Consumer<ApiException> refusal) {
    var caller = ((QuarkusHttpUser) context.user()).getSecurityIdentity();
    if (context.request().method() == HttpMethod.GET) {
      stream(context, caller, refusal);
      return true;
    }
    var message = message(context);
    var method = message.map(it -> it.getValue("method")).orElse("");
    if (method.toString().startsWith("notifications/")) {
      context.response().setStatusCode(Response.Status.ACCEPTED.getStatusCode()).end();
      return true;
    }
    if (!method.equals("resources/subscribe") && !method.equals("resources/unsubscribe")) {
      return false;
    }
    subscribe(context, caller, message.orElseThrow(), method.equals("resources/subscribe"));
    return true;
  }

  private static Optional<JsonObject> message(RoutingContext context) {
    try {
      return Optional.ofNullable(context.body().asJsonObject());
    } catch (DecodeException _) {
      return Optional.empty(); // which the library answers
    }
  }

  private void subscribe(
      RoutingContext context, SecurityIdentity caller, JsonObject message, boolean isBegun) {
    var params = message.getValue("params") instanceof JsonObject it ? it : new JsonObject();
    var uri = params.getValue("uri") instanceof String it ? it : "";
    context
        .vertx()
        .<Void>executeBlocking(
            () -> {
              if (isBegun) {
                updates.subscribe(caller, uri);
              } else {
                updates.unsubscribe(caller, uri);
              }
              return null;
            },
            false)
        .map(_ -> new JsonObject().put("result", new JsonObject()))
        .otherwise(it -> new JsonObject().put("error", error(it)))
        .onSuccess(
            it ->
                context
                    .response()
                    .putHeader(HttpHeaders.CONTENT_TYPE, "application/json")
                    .end(it.put("jsonrpc", "2.0").put("id", message.getValue("id")).toBuffer()));
  }

  private static JsonObject error(Throwable fault) {
    var refused =
        fault instanceof McpException it ? it : ToolGroupInterceptor.failedRead(logged(fault));
    return new JsonObject()
        .put("code", refused.getJsonRpcErrorCode())
        .put("message", refused.getMessage());
  }

  private static ApiException logged(Throwable fault) {
    var error = ApiErrors.of(fault);
    ApiErrors.log(error);
    return error;
  }

  private void stream(
      RoutingContext context, SecurityIdentity caller, Consumer<ApiException> refusal) {
    var lastEvent = context.request().getHeader(LAST_EVENT);
    context
        .vertx()
        .executeBlocking(() -> updates.open(caller, lastEvent), false)
        .onFailure(it -> refusal.accept(ApiErrors.of(it)))
        .onSuccess(events -> write(context, events));
  }

  private static void write(RoutingContext context, Multi<OutboundSseEvent> events) {
    var response = context.response();
    response
        .setChunked(true)
        .putHeader(HttpHeaders.CONTENT_TYPE, "text/event-stream")
        .putHeader(HttpHeaders.CACHE_CONTROL, "no-store")
        .writeHead();
    var subscription =
        events
            .subscribe()
            .with(
                it -> context.vertx().runOnContext(_ -> write(response, it)),
                _ -> context.vertx().runOnContext(_ -> end(response)),
                () -> context.vertx().runOnContext(_ -> end(response)));
    response.closeHandler(_ -> subscription.cancel());
  }

  /** An assistant that does not read loses its stream, and learns the rest at the next one. */
  private static void write(HttpServerResponse response, OutboundSseEvent event) {
    if (response.closed() || response.ended()) {
      return;
    }
    if (response.writeQueueFull()) {
      response.reset();
      return;
    }
    response.write(text(event));
  }

  private static String text(OutboundSseEvent event) {
    if (event.getComment() != null) {
      return ": %s\n\n".formatted(event.getComment());
    }
    return event.getId() == null
        ? "event: message\ndata: %s\n\n".formatted(event.getData())
        : "id: %s\ndata: %s\n\n".formatted(event.getId(), event.getData());
  }

  private static void end(HttpServerResponse response) {
    if (!response.closed() && !response.ended()) {
      response.end();
    }
  }
}
