package dev.jobtrail.error;

import dev.jobtrail.text.Message;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.stream.StreamSupport;
import org.jboss.logging.Logger;

/** Turns exceptions of operations into errors for the caller. */
public final class ApiErrors {

  private static final Logger LOG = Logger.getLogger(ApiErrors.class);

  private ApiErrors() {}

  /** The error to answer with: INTERNAL_ERROR with its cause for what nobody expected. */
  public static ApiException of(Throwable e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof ApiException api) {
        return api;
      }
      if (cause instanceof ConstraintViolationException violations) {
        return invalid(violations);
      }
    }
    return DatabaseFault.in(e).map(it -> it.toApiException(e)).orElseGet(() -> ours(e));
  }

  private static ApiException invalid(ConstraintViolationException e) {
    return ApiException.invalid(
        e.getConstraintViolations().stream()
            .map(ApiErrors::detail)
            .sorted(Comparator.comparing(ErrorBody.Detail::field))
            .toList());
  }

  private static ApiException ours(Throwable e) {
    return new ApiException(ErrorCode.INTERNAL_ERROR, "Something went wrong on our side.")
        .causedBy(e);
  }

  /** Writes it to the log, with its cause if it is ours. */
  public static void log(ApiException e) {
    if (e.code() == ErrorCode.INTERNAL_ERROR) {
      LOG.error("A request failed", e.getCause());
    } else if (e.code().status() >= 500) {
      LOG.errorf("%s: %s", e.code(), e.getCause() == null ? e.getMessage() : e.getCause());
    } else {
      LOG.debugf("%s: %s", e.code(), e.getMessage());
    }
  }

  private static ErrorBody.Detail detail(ConstraintViolation<?> violation) {
    return detail(field(violation.getPropertyPath()), violation);
  }

  /** The error of a field that violates a constraint. */
  public static ErrorBody.Detail detail(String field, ConstraintViolation<?> violation) {
    var constraint = violation.getConstraintDescriptor().getAttributes();
    return new ErrorBody.Detail(
        field, violation.getMessage(), new Message(violation.getMessageTemplate(), constraint));
  }

  /**
   * The path as the caller knows it: without the Java method and the name of its body parameter.
   */
  private static String field(Path path) {
    var nodes = StreamSupport.stream(path.spliterator(), false).toList();
    var isParameter = nodes.getFirst().getKind() == ElementKind.METHOD;
    var skipped = isParameter ? (nodes.size() > 2 ? 2 : 1) : 0;
    var named = new ArrayList<String>();
    for (var node : nodes.subList(skipped, nodes.size())) {
      if (node.getIndex() != null && !named.isEmpty()) {
        named.set(named.size() - 1, named.getLast() + "[" + node.getIndex() + "]");
      }
      if (node.getName() != null && node.getKind() != ElementKind.CONTAINER_ELEMENT) {
        named.add(node.getName());
      }
    }
    return named.isEmpty() ? "body" : String.join(".", named);
  }
}
