package dev.jobtrail.error;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import java.util.List;

/** Answers what fails before a request reaches a resource with the same body as everything else. */
class HttpLayerErrors {

  private static final List<Integer> STATUSES = List.of(400, 404, 405, 406, 413, 414, 415, 500);

  /** Before the framework's own limit, which answers without a body. */
  private static final int BEFORE_THE_BODY_IS_READ = 9_000;

  private final ObjectMapper mapper;
  private final long maxBodyBytes;

  HttpLayerErrors(ObjectMapper mapper, BodySettings settings) {
    this.mapper = mapper;
    this.maxBodyBytes = settings.maxSize().asLongValue();
  }

  void answerInJson(@Observes Router router) {
    for (int status : STATUSES) {
      router.errorHandler(status, context -> answer(context, status));
    }
  }

  void refuseLargeBodies(@Observes Filters filters) {
    filters.register(this::checkLength, BEFORE_THE_BODY_IS_READ);
  }

  void refuseBrokenAddresses(@Observes Filters filters) {
    filters.register(this::checkAddress, BEFORE_THE_BODY_IS_READ);
  }

  /** What comes here is a URI: the HTTP parser has refused anything else, with a bare 400. */
  private void checkAddress(RoutingContext context) {
    var query = context.request().query();
    if (!RequestText.isStorable(context.request().path())) {
      answer(context, ErrorCode.NOT_FOUND.status());
    } else if (query != null && !RequestText.isStorable(query)) {
      answer(context, ErrorCode.BAD_REQUEST.status());
    } else {
      context.next();
    }
  }

  private void checkLength(RoutingContext context) {
    var length = context.request().getHeader(HttpHeaders.CONTENT_LENGTH);
    if (length != null && isTooLong(length)) {
      context.response().putHeader(HttpHeaders.CONNECTION, "close");
      answer(context, ErrorCode.PAYLOAD_TOO_LARGE.status());
    } else {
      context.next();
    }
  }

  private boolean isTooLong(String length) {
    try {
      return Long.parseLong(length) > maxBodyBytes;
    } catch (NumberFormatException _) {
      return false; // the HTTP parser has refused it, or will
    }
  }

  private void answer(RoutingContext context, int status) {
    if (context.response().ended()) {
      return;
    }
    var code = ErrorCode.ofStatus(status);
    var body = new ErrorBody(code, ErrorMappers.sentence(status), null, null, null);
    context
        .response()
        .setStatusCode(code.status())
        .putHeader(HttpHeaders.CONTENT_TYPE, "application/json")
        .end(json(body));
  }

  private String json(ErrorBody body) {
    try {
      return mapper.writeValueAsString(body);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
