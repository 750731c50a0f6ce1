package dev.jobtrail.fetch;

import dev.jobtrail.platform.AtLeast;
import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import java.util.Optional;

/** Limits and throttling of fetching third-party pages. */
@ConfigMapping(prefix = "jobtrail.fetch")
public interface FetchSettings {

  /**
   * Whether loopback, private and other reserved addresses, and any port, may be asked. Whoever may
   * name a url then reaches whatever the service reaches; meant for tests and closed networks.
   */
  @WithDefault("false")
  boolean allowPrivateAddresses();

  /**
   * An address or page by which a site's owner can contact the operator; part of the User-Agent.
   * Some sites reject requests without one.
   */
  Optional<String> contact();

  /**
   * The pause between two requests to a host, of all replicas. One second is a common crawl delay
   * of job boards.
   */
  @WithDefault("1s")
  @AtLeast("0s")
  Duration pause();

  /**
   * The longest wait for a connection and, again, for its TLS handshake; a live host needs less.
   */
  @WithDefault("5s")
  @AtLeast("1ms")
  Duration connectTime();

  /** The longest that one request may take to its last byte; slow boards were seen to need 10 s. */
  @WithDefault("15s")
  @AtLeast("1ms")
  Duration requestTime();

  /**
   * The timeout of one read with its redirects, retries and throttling; a user may be waiting for
   * it.
   */
  @WithDefault("30s")
  @AtLeast("1ms")
  Duration totalTime();

  /**
   * The largest body, both as sent and after decompression. The largest boards list about this much
   * in one answer.
   */
  @WithDefault("5M")
  @AtLeast("1K")
  MemorySize maxBytes();

  /** How many redirects are followed: short link, https, language and trailing slash make four. */
  @WithDefault("5")
  @Min(0)
  int maxRedirects();

  /** How often a request is repeated after 429, 5xx or a timeout. */
  @WithDefault("2")
  @Min(0)
  int maxRetries();

  /**
   * The longest wait before a repeated request, and the longest that others wait for a site that
   * asked for rest. For one that asks for more with Retry-After the request is not repeated; the
   * error carries its wish.
   */
  @WithDefault("5s")
  @AtLeast("0s")
  Duration maxRetryWait();

  /** The wait before the first repeated request; it doubles with each. */
  @WithDefault("1s")
  @AtLeast("0s")
  Duration firstRetryWait();

  /** The bounds for lists of job boards, which are read in the background. */
  Background background();

  /** How many requests run at once, to all hosts; with max-bytes it bounds the memory they take. */
  @WithDefault("16")
  @Min(1)
  int concurrentRequests();

  /** Limits of background fetches. */
  interface Background {

    /** The longest that one request may take; the slowest board took 10 s to its first byte. */
    @WithDefault("30s")
    @AtLeast("1ms")
    Duration requestTime();

    /** The timeout of one read, with its retries and throttling. */
    @WithDefault("10m")
    @AtLeast("1ms")
    Duration totalTime();

    /** The largest body: boards with thousands of jobs list them all in one answer. */
    @WithDefault("20M")
    @AtLeast("1K")
    MemorySize maxBytes();

    /** How often a request is repeated after 429, 5xx, a timeout or a broken connection. */
    @WithDefault("3")
    @Min(0)
    int maxRetries();

    /** The longest wait before a repeated request; several boards count by the minute. */
    @WithDefault("60s")
    @AtLeast("0s")
    Duration maxRetryWait();

    /**
     * How much of the database responses may take that are kept for other searches, and to be
     * revalidated.
     */
    @WithDefault("256M")
    MemorySize rememberedBytes();
  }
}
