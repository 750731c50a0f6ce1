package dev.jobtrail.account;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/** How the data of closed accounts is deleted. */
@ConfigMapping(prefix = "jobtrail.deletion")
interface DeletionSettings {

  /** Rows in one transaction, besides those that go with them: some tens of milliseconds. */
  @WithDefault("200")
  @Min(1)
  int chunk();

  /** The shortest pause between two chunks, in which others have the database to themselves. */
  @WithDefault("20ms")
  @AtLeast("0s")
  Duration pause();

  /** How often a process looks for deletions that another one has left behind. */
  @WithDefault("10s")
  @AtLeast("100ms")
  Duration pollEvery();

  /**
   * How often a process says that it is still at a deletion; after four silent ones another goes
   * on.
   */
  @WithDefault("5s")
  @AtLeast("100ms")
  Duration heartbeat();

  /** The pause before a failed deletion is retried. */
  @WithDefault("10s")
  @AtLeast("1ms")
  Duration retryAfter();
}
