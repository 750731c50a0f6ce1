package dev.jobtrail.outbound;

import io.vertx.core.MultiMap;
import java.time.Duration;

/**
 * The complete answer to one request.
 *
 * @param body the body as sent; empty if it was not read
 */
public record HttpAnswer(int status, MultiMap headers, byte[] body) {

  /** Whether the status is 200 to 299. */
  public boolean isSuccess() {
    return status >= 200 && status < 300;
  }

  /** Whether the status asks to follow the Location header. */
  public boolean isRedirect() {
    return switch (status) {
      case 301, 302, 303, 307, 308 -> true;
      default -> false;
    };
  }

  /** Whether the status is 304 Not Modified. */
  public boolean isUnchanged() {
    return status == 304;
  }

  /** The Retry-After duration, or null for none. */
  public Duration retryAfter() {
    return RetryAfter.in(headers);
  }
}
