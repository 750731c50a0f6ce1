package dev.jobtrail.error;

/** The codes of error bodies, each with its HTTP status. */
public enum ErrorCode {
  BAD_REQUEST(400),
  VALIDATION_FAILED(400),
  UNAUTHORIZED(401),
  NEED_PASSWORD(401),
  INVALID_PASSWORD(401),
  SECOND_FACTOR_REQUIRED(401),
  INVALID_SECOND_FACTOR(401),
  AI_LIMIT_REACHED(402),
  APPLY_LIMIT_REACHED(402),
  DISCOVERY_LIMIT_REACHED(402),
  SEAT_LIMIT_REACHED(402),
  STORAGE_LIMIT_REACHED(402),
  EMAIL_NOT_VERIFIED(403),
  FORBIDDEN(403),
  SESSION_REQUIRED(403),
  INSUFFICIENT_SCOPE(403),
  REAUTHENTICATION_REQUIRED(403),
  CURRENT_PASSWORD_INVALID(403),
  NOT_FOUND(404),
  METHOD_NOT_ALLOWED(405),
  NOT_ACCEPTABLE(406),
  RESUME_VERSION_CONFLICT(409),
  RESUME_LOCKED(409),
  INVALID_TRANSITION(409),
  CLIENT_ARCHIVED(409),
  ATTEMPT_IN_PROGRESS(409),
  APPROVAL_REQUIRED(409),
  LAST_SIGN_IN_METHOD(409),
  ALREADY_EXISTS(409),
  IDEMPOTENCY_KEY_IN_USE(409),
  PRECONDITION_FAILED(412),
  PAYLOAD_TOO_LARGE(413),
  UNSUPPORTED_MEDIA_TYPE(415),
  IDEMPOTENCY_KEY_REUSED(422),
  RATE_LIMITED(429),
  INTERNAL_ERROR(500),
  UPSTREAM_FAILED(502),
  UNAVAILABLE(503);

  private final int status;

  ErrorCode(int status) {
    this.status = status;
  }

  /** The HTTP status that goes with this code. */
  public int status() {
    return status;
  }

  /**
   * The code for an HTTP status that the framework chose by itself.
   *
   * @param status any HTTP status of an error, 400 or more
   */
  public static ErrorCode ofStatus(int status) {
    return switch (status) {
      case 401 -> UNAUTHORIZED;
      case 403 -> FORBIDDEN;
      case 404 -> NOT_FOUND;
      case 405 -> METHOD_NOT_ALLOWED;
      case 406 -> NOT_ACCEPTABLE;
      case 412 -> PRECONDITION_FAILED;
      case 413 -> PAYLOAD_TOO_LARGE;
      case 415 -> UNSUPPORTED_MEDIA_TYPE;
      case 429 -> RATE_LIMITED;
      case 503 -> UNAVAILABLE;
      default -> status < 500 ? BAD_REQUEST : INTERNAL_ERROR;
    };
  }
}
