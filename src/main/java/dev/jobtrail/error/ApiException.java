package dev.jobtrail.error;

import dev.jobtrail.text.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** An error with its code and the message for the caller. */
public final class ApiException extends RuntimeException {

  private final ErrorBody body;
  private final Duration retryAfter;

  /**
   * An error without details.
   *
   * @param code what went wrong
   * @param format a sentence for people, with {@code %s} and {@code %d} for the arguments
   */
  public ApiException(ErrorCode code, String format, Object... arguments) {
    this(code, Message.of(format, arguments));
  }

  /** An error without details whose text is made already. */
  public ApiException(ErrorCode code, Message text) {
    this(new ErrorBody(code, text.english(), null, null, null, text), null, null);
  }

  private ApiException(ErrorBody body, Duration retryAfter, Throwable cause) {
    super(body.message(), cause);
    this.body = body;
    this.retryAfter = retryAfter;
  }

  /** No key or session, or none that is good; every reason reads the same. */
  public static ApiException unauthorized() {
    return new ApiException(
        ErrorCode.UNAUTHORIZED,
        "Authentication is required: send a valid API key in x-api-key, or sign in.");
  }

  /**
   * The API key is limited to other scopes.
   *
   * @param scope the missing one, as it is named in the API
   */
  public static ApiException insufficientScope(String scope) {
    return new ApiException(
        ErrorCode.INSUFFICIENT_SCOPE,
        "This API key lacks the scope %s. Its owner can create one that has it.",
        scope);
  }

  /** The record does not exist or is not the caller's; the two cannot be told apart. */
  public static ApiException notFound() {
    return new ApiException(ErrorCode.NOT_FOUND, "The resource was not found.");
  }

  /**
   * One field breaks a bound.
   *
   * @param format the predicate of a sentence about the field, with {@code %s} and {@code %d} for
   *     the arguments
   */
  public static ApiException invalid(String field, String format, Object... arguments) {
    var text = Message.of(format, arguments);
    return invalid(List.of(new ErrorBody.Detail(field, text.english(), text)));
  }

  /** One or more fields break a bound. */
  public static ApiException invalid(List<ErrorBody.Detail> details) {
    return refused(ErrorCode.VALIDATION_FAILED, details);
  }

  /**
   * A parameter, or another part of the URL, cannot be read.
   *
   * @param text the predicate of a sentence about it
   */
  static ApiException unreadable(String part, Message text) {
    return refused(
        ErrorCode.BAD_REQUEST, List.of(new ErrorBody.Detail(part, text.english(), text)));
  }

  private static ApiException refused(ErrorCode code, List<ErrorBody.Detail> details) {
    var first = details.getFirst();
    return new ApiException(
        new ErrorBody(
            code, first.field() + " " + first.message(), List.copyOf(details), null, null),
        null,
        null);
  }

  /** The resume changed since the caller read it. */
  public static ApiException versionConflict(Instant updatedAt) {
    var text = Message.of("The resume has changed since you read it. Reload it and try again.");
    return new ApiException(
        new ErrorBody(
            ErrorCode.RESUME_VERSION_CONFLICT, text.english(), null, updatedAt, null, text),
        null,
        null);
  }

  /** A record that must be unique is there already. */
  public static ApiException alreadyExists(String message, String existingId) {
    return alreadyExists(new Message(message, Map.of()), existingId);
  }

  /** The same with a text that has parameters. */
  public static ApiException alreadyExists(Message text, String existingId) {
    return new ApiException(
        new ErrorBody(ErrorCode.ALREADY_EXISTS, text.english(), null, null, existingId, text),
        null,
        null);
  }

  /** The same error with a hint when to try again. */
  public ApiException retryAfter(Duration wait) {
    return new ApiException(body, wait, getCause());
  }

  /** The same error with its cause, which is logged and never shown. */
  public ApiException causedBy(Throwable cause) {
    return new ApiException(body, retryAfter, cause);
  }

  /** The body of the response. */
  public ErrorBody body() {
    return body;
  }

  /** What went wrong. */
  public ErrorCode code() {
    return body.code();
  }

  /** The whole seconds that the caller should wait; empty where waiting does not help. */
  public OptionalLong retryAfterSeconds() {
    return retryAfter == null
        ? OptionalLong.empty()
        : OptionalLong.of(Math.ceilDiv(retryAfter.toMillis(), 1000));
  }
}
