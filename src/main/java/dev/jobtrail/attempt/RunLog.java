package dev.jobtrail.attempt;

import dev.jobtrail.form.FormException;
import dev.jobtrail.form.FormSearchListener;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import dev.jobtrail.text.Truncation;
import io.quarkus.narayana.jta.QuarkusTransaction;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import java.util.function.BooleanSupplier;

/**
 * The log of a run in progress. Each entry is committed immediately, keeps the run from becoming
 * stale, and is refused once the run or this step of it has ended.
 */
final class RunLog implements FormSearchListener, FillLog {

  private static final int LONGEST_LABEL = 300;
  private static final int LONGEST_TEXT = 2_000;

  /** The run or its step was ended by someone else; its results are discarded. */
  static final class Ended extends RuntimeException {

    private static final long serialVersionUID = 1L;
  }

  private final UUID attemptId;
  private final BooleanSupplier isCurrent;
  private final Instant deadline;
  private final EventStreams streams;
  private final Clock clock;

  /**
   * The log of a run.
   *
   * @param isCurrent whether its step has not been done by another worker
   * @param deadline when it has taken too long
   */
  RunLog(
      UUID attemptId,
      BooleanSupplier isCurrent,
      Instant deadline,
      EventStreams streams,
      Clock clock) {
    this.attemptId = attemptId;
    this.isCurrent = isCurrent;
    this.deadline = deadline;
    this.streams = streams;
    this.clock = clock;
  }

  @Override
  public void navigated(String address) {
    line(EventKind.NAVIGATE, null, address);
  }

  @Override
  public void noted(String text) {
    line(EventKind.NOTE, null, text);
  }

  /**
   * Adds an entry.
   *
   * @throws Ended if the run or its step has ended
   * @throws FormException after the run's maximum duration
   */
  @Override
  public void line(EventKind kind, String label, String text) {
    var now = clock.instant();
    if (now.isAfter(deadline)) {
      throw new FormException("Filling in the form took too long.");
    }
    var isOpen = QuarkusTransaction.requiringNew().call(() -> write(now, kind, label, text));
    if (!isOpen) {
      throw new Ended();
    }
  }

  private boolean write(Instant now, EventKind kind, String label, String text) {
    var isOpen =
        isCurrent.getAsBoolean()
            && Attempt.update(
                    "updatedAt = greatest(?1, updatedAt) where id = ?2 and state <> ?3",
                    now,
                    attemptId,
                    AttemptState.DONE)
                == 1;
    if (isOpen) {
      var shown =
          new AttemptEvent(
              attemptId, now, kind, cut(label, LONGEST_LABEL), cut(text, LONGEST_TEXT));
      shown.persist();
      streams.announce(StreamTopic.ATTEMPT, attemptId);
    }
    return isOpen;
  }

  /** Text of pages may contain characters that cannot be stored. */
  private static String cut(String text, int length) {
    return text == null ? null : Truncation.truncate(text.replace("\0", ""), length);
  }
}
