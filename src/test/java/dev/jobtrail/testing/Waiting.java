package dev.jobtrail.testing;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;

/** Waits as long as a slow, busy machine may need. */
public final class Waiting {

  private static final Duration LONGEST = Duration.ofMinutes(3);

  private Waiting() {}

  /** A wait that fails after three minutes, or after what its caller sets. */
  public static ConditionFactory await() {
    return Awaitility.await().atMost(LONGEST);
  }
}
