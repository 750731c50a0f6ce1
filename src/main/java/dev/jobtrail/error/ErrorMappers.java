package dev.jobtrail.error;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.vertx.ext.web.RoutingContext;
import jakarta.validation.ConstraintViolationException;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.Map;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Maps all exceptions to the error body. */
class ErrorMappers {

  private static final Logger LOG = Logger.getLogger(ErrorMappers.class);
  private static final int NOT_FOUND = ErrorCode.NOT_FOUND.status();
  private static final int METHOD_NOT_ALLOWED = ErrorCode.METHOD_NOT_ALLOWED.status();

  /** Pages are there to be read, and the description of the API leaves them out. */
  private static final String METHODS_OF_A_PAGE = "GET, HEAD, OPTIONS";

  private final PathMethods pathMethods;

  ErrorMappers(PathMethods pathMethods) {
    this.pathMethods = pathMethods;
  }

  @ServerExceptionMapper
  RestResponse<ErrorBody> api(ApiException e) {
    return response(e);
  }

  @ServerExceptionMapper
  RestResponse<ErrorBody> anonymous(UnauthorizedException e) {
    return response(ApiException.unauthorized());
  }

  @ServerExceptionMapper
  RestResponse<ErrorBody> notAuthenticated(AuthenticationFailedException e) {
    return response(
        DatabaseFault.in(e).map(it -> it.toApiException(e)).orElseGet(ApiException::unauthorized));
  }

  @ServerExceptionMapper
  RestResponse<ErrorBody> forbidden(ForbiddenException e) {
    return response(new ApiException(ErrorCode.FORBIDDEN, "This is not allowed."));
  }

  @ServerExceptionMapper
  RestResponse<ErrorBody> invalid(ConstraintViolationException e) {
    return response(ApiErrors.of(e));
  }

  @ServerExceptionMapper
  RestResponse<ErrorBody> unreadable(JacksonException e) {
    return response(JsonFault.error(e));
  }

  /** Takes the place of the framework's own mapper of this kind, which answers without a body. */
  @ServerExceptionMapper
  RestResponse<ErrorBody> mismatched(MismatchedInputException e) {
    return unreadable(e);
  }

  /** The framework responds 404 to a parameter that is not a number; 400 is right. */
  @ServerExceptionMapper
  RestResponse<ErrorBody> notFound(NotFoundException e, ContainerRequestContext request) {
    return e.getCause() instanceof NumberFormatException wrong
        ? response(
            new ApiException(
                ErrorCode.BAD_REQUEST,
                "%s must be a whole number.",
                parameter(wrong, request.getUriInfo())))
        : framework(e, request);
  }

  /** The parameter whose value stands in the exception's text. */
  private static String parameter(NumberFormatException e, UriInfo request) {
    return request.getQueryParameters().entrySet().stream()
        .filter(it -> it.getValue().stream().anyMatch(v -> isQuotedIn(e, v)))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse("A parameter");
  }

  private static boolean isQuotedIn(NumberFormatException e, String value) {
    return String.valueOf(e.getMessage()).contains('"' + value + '"');
  }

  @ServerExceptionMapper
  RestResponse<ErrorBody> framework(WebApplicationException e, ContainerRequestContext request) {
    if (e.getCause() instanceof JacksonException json) {
      return unreadable(json);
    }
    if (e.getCause() instanceof ApiException api) {
      return response(api);
    }
    var status = e.getResponse().getStatus();
    if (status == METHOD_NOT_ALLOWED || status == NOT_FOUND) {
      return unmatched(status, request);
    }
    return status < 400
        ? RestResponse.ResponseBuilder.<ErrorBody>create(status).build()
        : response(new ApiException(ErrorCode.ofStatus(status), sentence(status)));
  }

  /**
   * The framework does not name a path's methods, and takes a wrong one for a wrong path at times.
   */
  private RestResponse<ErrorBody> unmatched(int status, ContainerRequestContext request) {
    var methods = pathMethods.of(request.getUriInfo().getPath());
    if (status == NOT_FOUND && (methods.isEmpty() || methods.contains(request.getMethod()))) {
      return response(ApiException.notFound());
    }
    var response =
        response(new ApiException(ErrorCode.METHOD_NOT_ALLOWED, sentence(METHOD_NOT_ALLOWED)));
    response
        .getHeaders()
        .putSingle(
            HttpHeaders.ALLOW, methods.isEmpty() ? METHODS_OF_A_PAGE : String.join(", ", methods));
    return response;
  }

  @ServerExceptionMapper
  RestResponse<ErrorBody> unexpected(Throwable e, RoutingContext routing) {
    if (ClientDisconnect.isIn(e, routing.response())) {
      LOG.debugf("The client disconnected before the end of the response: %s", e);
      return RestResponse.status(RestResponse.Status.BAD_REQUEST); // not delivered to anyone
    }
    return response(ApiErrors.of(e));
  }

  private static RestResponse<ErrorBody> response(ApiException e) {
    ApiErrors.log(e);
    var builder =
        RestResponse.ResponseBuilder.<ErrorBody>create(e.code().status())
            .entity(e.body())
            .type(MediaType.APPLICATION_JSON_TYPE);
    e.retryAfterSeconds().ifPresent(it -> builder.header(HttpHeaders.RETRY_AFTER, it));
    return builder.build();
  }

  static String sentence(int status) {
    return switch (status) {
      case 404 -> "The resource was not found.";
      case 405 -> "The method is not supported for this path.";
      case 406 -> "The requested media type is not available for this path.";
      case 413 -> "The request body is too large.";
      case 415 -> "The operation does not accept the Content-Type of the body.";
      default -> status < 500 ? "The request is invalid." : "Something went wrong on our side.";
    };
  }
}
