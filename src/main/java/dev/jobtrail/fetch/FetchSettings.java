package dev.jobtrail.fetch;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;

/** How far, how long and how often the service reads pages of other sites. */
@ConfigMapping(prefix = "jobtrail.fetch")
public interface FetchSettings {

  /**
   * Whether loopback, private and other reserved addresses, and any port, may be asked. Whoever may
   * name a url then reaches whatever the service reaches; meant for tests and closed networks.
   */
  @WithDefault("false")
  boolean allowPrivateAddresses();

  /**
   * An address or page where a site's owner reaches whoever runs this service; part of the
   * User-Agent. Some sites turn away callers who name none.
   */
  Optional<String> contact();

  /**
   * The rest between the end of one request to a host and the start of the next, per replica. One
   * second is what job boards commonly ask of robots.
   */
  @WithDefault("1s")
  Duration pause();

  /**
   * The longest wait for a connection and, again, for its TLS handshake; a live host needs less.
   */
  @WithDefault("5s")
  Duration connectTime();

  /** The longest that one request may take to its last byte; slow boards were seen to need 10 s. */
  @WithDefault("15s")
  Duration requestTime();

  /**
   * The longest that one read may take with its redirects, retries and waits for its turn; a person
   * may be waiting for it.
   */
  @WithDefault("30s")
  Duration totalTime();

  /**
   * The largest body, both as sent and after decompression. The largest boards list about this much
   * in one answer.
   */
  @WithDefault("5M")
  MemorySize maxBytes();

  /** How many redirects are followed: short link, https, language and trailing slash make four. */
  @WithDefault("5")
  int maxRedirects();

  /** How often a request is repeated after 429, 5xx or a timeout. */
  @WithDefault("2")
  int maxRetries();

  /**
   * The longest wait before a repeated request, and the longest that others wait for a site that
   * asked for rest. For one that asks for more with Retry-After the request is not repeated; the
   * error carries its wish.
   */
  @WithDefault("5s")
  Duration maxRetryWait();

  /** The wait before the first repeated request; it doubles with each. */
  @WithDefault("1s")
  Duration firstRetryWait();

  /** The bounds for lists of job boards, which nobody waits for. */
  Background background();

  /** How many requests run at once, to all hosts; with max-bytes it bounds the memory they take. */
  @WithDefault("16")
  int concurrentRequests();

  /** The bounds of what nobody waits for. */
  interface Background {

    /** The longest that one request may take; the slowest board took 10 s to its first byte. */
    @WithDefault("30s")
    Duration requestTime();

    /** The longest for one read, with its retries and its wait behind others for the same host. */
    @WithDefault("10m")
    Duration totalTime();

    /** The largest body: boards with thousands of jobs list them all in one answer. */
    @WithDefault("20M")
    MemorySize maxBytes();

    /** How often a request is repeated after 429, 5xx, a timeout or a broken connection. */
    @WithDefault("3")
    int maxRetries();

    /** The longest wait before a repeated request; several boards count by the minute. */
    @WithDefault("60s")
    Duration maxRetryWait();

    /** How much memory answers may take that are kept to be used again while they are unchanged. */
    @WithDefault("16M")
    MemorySize rememberedBytes();
  }
}
