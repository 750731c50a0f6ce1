package dev.jobtrail.idempotency;

import dev.jobtrail.platform.AtLeast;
import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/** Retention and limits of stored responses. */
@ConfigMapping(prefix = "jobtrail.idempotency")
interface IdempotencySettings {

  /** How long a response can be replayed: longer than any client retries. */
  @WithDefault("24h")
  @AtLeast("0s")
  Duration lifetime();

  /** Stored answers of one account: more than a key's requests in ten hours. */
  @WithDefault("10000")
  @Min(1)
  long answersPerAccount();

  /** The maximum size of one account's stored responses, compressed. */
  @WithDefault("64M")
  MemorySize sizePerAccount();
}
