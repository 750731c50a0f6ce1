package dev.jobtrail.response;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Limits the concurrent tasks of one kind, per subject and in total. */
final class ConcurrencyLimit {

  private static final Duration RETRY = Duration.ofSeconds(5);

  private final String plural;
  private final int most;
  private final int mostOfSubject;
  private final Map<String, Integer> ofSubjects = new HashMap<>();
  private int total;

  /**
   * A limit.
   *
   * @param plural the name of the limited operations, for messages
   */
  ConcurrencyLimit(String plural, int most, int mostOfSubject) {
    this.plural = plural;
    this.most = most;
    this.mostOfSubject = mostOfSubject;
  }

  /**
   * Begins a task.
   *
   * @throws ApiException RATE_LIMITED where the subject has enough in progress, UNAVAILABLE where
   *     all together have
   */
  synchronized TaskSlot enter(String subject) {
    if (ofSubjects.getOrDefault(subject, 0) >= mostOfSubject) {
      throw refusal(
          ErrorCode.RATE_LIMITED,
          "At most %d %s can be in progress at once. Wait until one has finished.",
          mostOfSubject,
          plural);
    }
    if (total >= most) {
      throw refusal(ErrorCode.UNAVAILABLE, "Too many %s are in progress. Try again.", plural);
    }
    total++;
    ofSubjects.merge(subject, 1, Integer::sum);
    return new TaskSlot(() -> leave(subject));
  }

  private synchronized void leave(String subject) {
    total--;
    ofSubjects.computeIfPresent(subject, (_, count) -> count == 1 ? null : count - 1);
  }

  private static ApiException refusal(ErrorCode code, String format, Object... arguments) {
    return new ApiException(code, format, arguments).retryAfter(RETRY);
  }
}
