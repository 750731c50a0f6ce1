package dev.jobtrail.ai.model;

import dev.jobtrail.ai.EngineException;
import dev.jobtrail.text.Message;
import java.time.Duration;

/** A request to the endpoint that brought no answer. */
final class CallFault extends EngineException {

  private static final long serialVersionUID = 1L;

  private final Refusal refusal;
  private final boolean isPassing;
  private final Duration retryAfter;

  /**
   * What the endpoint said of a request that it does not take.
   *
   * @param words the error in lower case; looked into and never shown, for it can repeat the
   *     request
   */
  record Refusal(String words) {

    boolean names(String... any) {
      for (var it : any) {
        if (words.contains(it)) {
          return true;
        }
      }
      return false;
    }
  }

  private CallFault(
      Message reason, Throwable cause, boolean isPassing, Duration retryAfter, Refusal refusal) {
    super(reason, cause);
    this.isPassing = isPassing;
    this.retryAfter = retryAfter;
    this.refusal = refusal;
  }

  /** The same request would fail again. */
  static CallFault lasting(Message reason) {
    return new CallFault(reason, null, false, null, null);
  }

  /** The same request may succeed a moment later. */
  static CallFault passing(Message reason, Throwable cause, Duration retryAfter) {
    return new CallFault(reason, cause, true, retryAfter, null);
  }

  /** The endpoint does not take the request as it is. */
  static CallFault refused(Message reason, Refusal refusal) {
    return new CallFault(reason, null, false, null, refusal);
  }

  boolean isPassing() {
    return isPassing;
  }

  /** How long the endpoint asks to wait, or null where it does not say. */
  Duration retryAfter() {
    return retryAfter;
  }

  /** What the endpoint said, or null where it does not mind the request as such. */
  Refusal refusal() {
    return refusal;
  }
}
