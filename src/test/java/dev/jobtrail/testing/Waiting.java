package dev.jobtrail.testing;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;

/** Waits as long as a slow, busy machine may need. */
public final class Waiting {

  private static final Duration LONGEST = Duration.ofSeconds(60);

  private Waiting() {}

  /** A wait that fails after a minute, unless told otherwise. */
  public static ConditionFactory await() {
    return Awaitility.await().atMost(LONGEST);
  }
}
