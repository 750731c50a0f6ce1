package dev.jobtrail.error;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.impl.RoutingContextInternal;
import jakarta.enterprise.event.Observes;
import java.util.List;

/** Answers what fails before a request reaches a resource with the same body as everything else. */
class HttpLayerErrors {

  private static final List<Integer> STATUSES = List.of(400, 404, 405, 406, 413, 414, 415, 500);

  /** Before the framework's own limit, which answers without a body. */
  private static final int BEFORE_THE_BODY_IS_READ = 9_000;

  private static final int WHEN_THE_BODY_IS_READ = BEFORE_THE_BODY_IS_READ - 1;
  private static final String CONTINUE = "100-continue";

  private final ObjectMapper mapper;
  private final long maxBodyBytes;
  private final long patienceMilliseconds;

  HttpLayerErrors(ObjectMapper mapper, BodySettings settings) {
    this.mapper = mapper;
    this.maxBodyBytes = settings.maxSize().asLongValue();
    this.patienceMilliseconds = settings.patience().toMillis();
  }

  void answerInJson(@Observes Router router) {
    for (int status : STATUSES) {
      router.errorHandler(status, context -> answer(context, status));
    }
  }

  void refuseLargeBodies(@Observes Filters filters) {
    filters.register(this::checkLength, BEFORE_THE_BODY_IS_READ);
  }

  /**
   * Takes a body in before a thread is given to its request: one that comes slowly, or never ends,
   * would hold that thread, and a few hundred of them the whole service.
   */
  void takeBodiesIn(@Observes Filters filters) {
    filters.register(this::takeBody, WHEN_THE_BODY_IS_READ);
  }

  private void takeBody(RoutingContext context) {
    var request = context.request();
    // HTTP/2 lets nobody read on once a request was read, and the framework wants to
    if (!hasBody(request) || request.version() == HttpVersion.HTTP_2) {
      context.next();
      return;
    }
    var timer =
        context.vertx().setTimer(patienceMilliseconds, _ -> context.request().connection().close());
    var body = Buffer.buffer();
    request.exceptionHandler(_ -> context.vertx().cancelTimer(timer)); // the caller is gone
    request.handler(part -> append(part, body, context));
    request.endHandler(
        _ -> {
          context.vertx().cancelTimer(timer);
          if (!context.response().ended()) {
            ((RoutingContextInternal) context).setBody(body);
            context.next();
          }
        });
    if (CONTINUE.equalsIgnoreCase(request.getHeader(HttpHeaders.EXPECT))) {
      context.response().writeContinue();
    }
  }

  private static boolean hasBody(HttpServerRequest request) {
    return request.headers().contains(HttpHeaders.CONTENT_LENGTH)
        || request.headers().contains(HttpHeaders.TRANSFER_ENCODING);
  }

  private void append(Buffer part, Buffer body, RoutingContext context) {
    if (body.length() + part.length() <= maxBodyBytes) {
      body.appendBuffer(part);
    } else {
      refuseAndClose(context, ErrorCode.PAYLOAD_TOO_LARGE);
    }
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
    var coding = context.request().getHeader(HttpHeaders.TRANSFER_ENCODING);
    if (length != null && isTooLong(length)) {
      refuseAndClose(context, ErrorCode.PAYLOAD_TOO_LARGE);
    } else if (coding != null && !coding.strip().equalsIgnoreCase("chunked")) {
      // RFC 9112, section 6.3: where such a body ends cannot be told
      refuseAndClose(context, ErrorCode.BAD_REQUEST);
    } else {
      context.next();
    }
  }

  private void refuseAndClose(RoutingContext context, ErrorCode code) {
    if (!context.response().ended()) {
      if (context.request().version() != HttpVersion.HTTP_2) { // which knows no such header
        context.response().putHeader(HttpHeaders.CONNECTION, "close");
      }
      answer(context, code.status());
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
