package dev.jobtrail.error;

import io.quarkus.security.ForbiddenException;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Maps failures before a request reaches a resource to the error body. */
class HttpLayerErrors {

  private static final Logger LOG = Logger.getLogger(HttpLayerErrors.class);
  private static final List<Integer> STATUSES = List.of(400, 404, 405, 406, 413, 414, 415, 500);
  private static final int BEFORE_OTHERS = 9_000;

  private final ErrorWriter writer;

  HttpLayerErrors(ErrorWriter writer) {
    this.writer = writer;
  }

  void answerInJson(@Observes Router router) {
    for (int status : STATUSES) {
      router.errorHandler(status, context -> answer(context, status));
    }
    // before the framework's own handler, which answers in a shape of its own and logs an error
    // whoever is to blame
    router.route().order(Integer.MIN_VALUE).failureHandler(this::answerFailure);
  }

  void refuseBrokenAddresses(@Observes Filters filters) {
    filters.register(this::checkAddress, BEFORE_OTHERS);
  }

  /** Always a URI: anything else was rejected when the head was read. */
  private void checkAddress(RoutingContext context) {
    var request = context.request();
    RequestText.escapeError(request.path(), request.query())
        .ifPresentOrElse(it -> writer.answer(context, it), context::next);
  }

  /**
   * The framework sets a status where the request is at fault, sometimes without an exception, and
   * 500 or none where it is not.
   */
  private void answerFailure(RoutingContext context) {
    var failure = context.failure();
    var fault = failure == null ? Optional.<DatabaseFault>empty() : DatabaseFault.in(failure);
    var response = context.response();
    if (response.ended() || response.closed()) {
      LOG.debugf("The client disconnected before the response: %s", failure);
    } else if (response.headWritten()) {
      LOG.errorf(failure, "The response to %s was aborted", context.request().path());
      response.reset();
    } else if (fault.isPresent()) {
      writer.answer(context, fault.get().toApiException(failure));
    } else if (failure instanceof SecurityException) {
      writer.answer(context, refusal(failure));
    } else if (context.statusCode() >= 400 && context.statusCode() < 500) {
      answer(context, context.statusCode());
    } else {
      LOG.errorf(failure, "A request for %s failed", context.request().path());
      answer(context, ErrorCode.INTERNAL_ERROR.status());
    }
  }

  private static ApiException refusal(Throwable failure) {
    return failure instanceof ForbiddenException
        ? new ApiException(ErrorCode.FORBIDDEN, "This is not allowed.")
        : ApiException.unauthorized();
  }

  private void answer(RoutingContext context, int status) {
    writer.answer(
        context, new ApiException(ErrorCode.ofStatus(status), ErrorMappers.sentence(status)));
  }
}
