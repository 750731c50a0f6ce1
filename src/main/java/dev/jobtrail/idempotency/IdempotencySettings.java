package dev.jobtrail.idempotency;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/** How long answers are kept for retries, and how many. */
@ConfigMapping(prefix = "jobtrail.idempotency")
interface IdempotencySettings {

  /** How long an answer can be asked for again: longer than any client retries. */
  @WithDefault("24h")
  Duration lifetime();

  /** Stored answers of one account: more than a key's requests in ten hours. */
  @WithDefault("10000")
  @Min(1)
  long answersPerAccount();

  /** What the stored answers of one account may take, compressed. */
  @WithDefault("64M")
  MemorySize sizePerAccount();
}
