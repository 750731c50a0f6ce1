package dev.jobtrail.platform.spec;

import dev.jobtrail.error.ErrorCode;
import java.util.Arrays;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;

/** An OpenAPI response that several operations share. */
enum SharedResponse {
  BAD_REQUEST(
      ErrorCode.BAD_REQUEST,
      "BadRequest",
      "The body or a parameter is malformed or invalid; see details."),
  PAYMENT_REQUIRED(
      ErrorCode.SEAT_LIMIT_REACHED, "PaymentRequired", "The plan's allowance is used up."),
  UNAUTHORIZED(
      ErrorCode.UNAUTHORIZED,
      "Unauthorized",
      "The key or session is missing, wrong or expired, or the key is over its hourly limit."),
  FORBIDDEN(
      ErrorCode.FORBIDDEN,
      "Forbidden",
      "Needs a scope that the API key lacks, a session, the owner's confirmation, a verified address, or a request from the service's own origin."),
  NOT_FOUND(ErrorCode.NOT_FOUND, "NotFound", "Not found, or not owned by the caller."),
  NOT_ACCEPTABLE(
      ErrorCode.NOT_ACCEPTABLE, "NotAcceptable", "No media type in Accept is available."),
  CONFLICT(
      ErrorCode.RESUME_VERSION_CONFLICT,
      "Conflict",
      "Locked, changed, already existing, not allowed in the current status, or owned by"
          + " an archived client; or a request with the same Idempotency-Key is in progress."),
  PRECONDITION_FAILED(
      ErrorCode.PRECONDITION_FAILED,
      "PreconditionFailed",
      "The resource does not match If-Match: it has changed since the caller read it."),
  PAYLOAD_TOO_LARGE(ErrorCode.PAYLOAD_TOO_LARGE, "PayloadTooLarge", "The body is too large."),
  UNSUPPORTED_MEDIA_TYPE(
      ErrorCode.UNSUPPORTED_MEDIA_TYPE,
      "UnsupportedMediaType",
      "The body has another media type than the operation accepts."),
  UNPROCESSABLE(
      ErrorCode.IDEMPOTENCY_KEY_REUSED,
      "Unprocessable",
      "The Idempotency-Key was already used with another request body."),
  TOO_MANY_REQUESTS(
      ErrorCode.RATE_LIMITED,
      "TooManyRequests",
      "Rate limit exceeded; try again after Retry-After."),
  INTERNAL_ERROR(ErrorCode.INTERNAL_ERROR, "InternalError", "Internal error."),
  UNAVAILABLE(
      ErrorCode.UNAVAILABLE,
      "Unavailable",
      "The database is unavailable; try again after Retry-After.");

  private final ErrorCode code;
  private final String componentName;
  private final String description;

  SharedResponse(ErrorCode code, String componentName, String description) {
    this.code = code;
    this.componentName = componentName;
    this.description = description;
  }

  static SharedResponse ofStatus(int status) {
    return Arrays.stream(values())
        .filter(response -> response.code.status() == status)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no shared response has " + status));
  }

  String status() {
    return String.valueOf(code.status());
  }

  String componentName() {
    return componentName;
  }

  /** A reference to the component. */
  APIResponse reference() {
    return OASFactory.createAPIResponse().ref(componentName);
  }

  /** The component itself. */
  APIResponse component() {
    var mediaType =
        OASFactory.createMediaType()
            .schema(OASFactory.createSchema().ref("Error"))
            .example(Map.of("code", code.name(), "message", description));
    var response =
        OASFactory.createAPIResponse()
            .description(description)
            .content(OASFactory.createContent().addMediaType("application/json", mediaType))
            .addHeader("X-Request-Id", SharedParts.header("RequestId"));
    if (this == TOO_MANY_REQUESTS
        || this == UNAVAILABLE
        || this == UNAUTHORIZED
        || this == CONFLICT) {
      response.addHeader("Retry-After", SharedParts.header("RetryAfter"));
    }
    return response;
  }
}
