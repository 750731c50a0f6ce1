package dev.jobtrail.fetch;

import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.text.Message;
import java.time.Duration;
import java.util.Optional;

/**
 * A page could not be fetched; the message contains at most the host and may be shown to anyone.
 */
public final class FetchException extends RuntimeException {

  /** Why a page could not be fetched. */
  public enum Reason {
    /** The url is not one of http or https, carries user information or cannot be parsed. */
    INVALID_URL,
    /**
     * The host, or a host that it redirects to, has an address that is not public, an unusual port,
     * or no address at all. Unknown hosts are not told apart, so that nobody can probe for names of
     * the own network.
     */
    REFUSED_ADDRESS,
    /** The body is longer than allowed, as sent or after decompression. */
    TOO_LARGE,
    /** The answer was not complete in time. */
    TOO_SLOW,
    /** More redirects than allowed. */
    TOO_MANY_REDIRECTS,
    /** A redirect without a usable target, or one from https to http. */
    BAD_REDIRECT,
    /** A redirect to another host that cannot lead to the requested resource. */
    LEADS_ELSEWHERE,
    /** Status 404 or 410. */
    NOT_FOUND,
    /** Status 401 or 403. */
    FORBIDDEN,
    /** Status 429, and waiting as long as asked takes too long. */
    BUSY,
    /** Any other status that brings no page. */
    BAD_STATUS,
    /** No connection, a broken one, or a certificate that does not hold. */
    UNREACHABLE,
    /** The body does not match its headers. */
    UNREADABLE
  }

  private final Reason reason;
  private final Integer status;
  private final Duration retryAfter;

  FetchException(Reason reason, String message) {
    this(reason, message, null);
  }

  FetchException(Reason reason, String message, Throwable cause) {
    this(reason, message, cause, null, null);
  }

  private FetchException(
      Reason reason, String message, Throwable cause, Integer status, Duration retryAfter) {
    super(message, cause);
    this.reason = reason;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** The error for a call that failed. */
  static FetchException of(OutboundException failure) {
    var reason =
        switch (failure.reason()) {
          case INVALID_URL -> Reason.INVALID_URL;
          case REFUSED_ADDRESS -> Reason.REFUSED_ADDRESS;
          case TOO_LARGE -> Reason.TOO_LARGE;
          case TOO_SLOW, BUSY -> Reason.TOO_SLOW;
          case UNREACHABLE, UNTRUSTED, BROKEN_OFF, STOPPED -> Reason.UNREACHABLE;
        };
    return new FetchException(reason, failure.getMessage(), failure);
  }

  /** The error for an answer that brings no page. */
  static FetchException ofStatus(String host, int status, Duration retryAfter) {
    var reason =
        switch (status) {
          case 404, 410 -> Reason.NOT_FOUND;
          case 401, 403 -> Reason.FORBIDDEN;
          case 429 -> Reason.BUSY;
          default -> Reason.BAD_STATUS;
        };
    var message =
        switch (reason) {
          case NOT_FOUND -> Message.of("%s does not have this page", host);
          case FORBIDDEN -> Message.of("%s does not allow programs to read this page", host);
          case BUSY -> Message.of("%s rejects requests because of its rate limit", host);
          default -> Message.of("%s answered with status %d", host, status);
        };
    return new FetchException(reason, message.english(), null, status, retryAfter);
  }

  /** Why the page could not be read. */
  public Reason reason() {
    return reason;
  }

  /** The status that the site answered with, where it answered. */
  public Optional<Integer> status() {
    return Optional.ofNullable(status);
  }

  /** The site's Retry-After, if any. */
  public Optional<Duration> retryAfter() {
    return Optional.ofNullable(retryAfter);
  }

  /** Whether the same request may succeed a moment later. */
  boolean isPassing() {
    return switch (reason) {
      case TOO_SLOW, BUSY -> true;
      case BAD_STATUS -> status >= 500;
      default -> false;
    };
  }

  /** Whether the connection failed, other than by a certificate, which stays as it is. */
  boolean isBrokenConnection() {
    return getCause() instanceof OutboundException failure
        && (failure.reason() == OutboundException.Reason.UNREACHABLE
            || failure.reason() == OutboundException.Reason.BROKEN_OFF);
  }
}
