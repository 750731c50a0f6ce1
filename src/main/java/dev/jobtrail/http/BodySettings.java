package dev.jobtrail.http;

import dev.jobtrail.platform.AtLeast;
import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/** Limits of size, time and memory of request bodies. */
@ConfigMapping(prefix = "jobtrail.body")
interface BodySettings {

  /**
   * The largest body: a resume of 1 MB with its JSON Patch fits. {@code
   * quarkus.http.limits.max-body-size} must be higher, or it answers without a JSON body.
   */
  @WithDefault("2M")
  @AtLeast("1K")
  MemorySize maxSize();

  /** The largest body where no sign-in is needed: a password or a token with a comment fits. */
  @WithDefault("16K")
  @AtLeast("1K")
  MemorySize maxPublicSize();

  /**
   * How long a body may take to come; the connection is closed then. The largest one needs 35 kB/s.
   */
  @WithDefault("60s")
  @AtLeast("1ms")
  Duration patience();

  /** The same for bodies where no sign-in is needed. */
  @WithDefault("10s")
  @AtLeast("1ms")
  Duration publicPatience();

  /**
   * Bytes of all request bodies that are received or processed at once. JSON takes about ten times
   * its size while it is processed, so this suits a container of 256 MB.
   */
  @WithDefault("12M")
  @AtLeast("1K")
  MemorySize maxInFlight();

  /** The part of it that requests without a sign-in may hold together. */
  @WithDefault("3M")
  @AtLeast("1K")
  MemorySize maxPublicInFlight();

  /** The part of it that one address, or one account, may hold. */
  @WithDefault("4M")
  @AtLeast("1K")
  MemorySize maxInFlightPerCaller();

  /**
   * How many unknown keys and sessions are looked up at once before the bodies that came with them
   * are read. Each takes a worker thread and a database connection.
   */
  @WithDefault("16")
  @Min(1)
  int maxLookups();
}
