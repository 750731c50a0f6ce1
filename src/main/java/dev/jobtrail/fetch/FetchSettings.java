package dev.jobtrail.fetch;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;

/** How the service reads other people's servers. */
@ConfigMapping(prefix = "jobtrail.fetch")
public interface FetchSettings {

  /**
   * Whether addresses that are not on the open internet may be read. With it on, whoever can name a
   * url can reach the servers beside this one; for tests and for mirrors in a closed network.
   */
  @WithDefault("false")
  boolean allowPrivateAddresses();

  /** A web or mail address in the User-Agent, under which a server's owner can reach us. */
  Optional<String> contact();

  /** The pause between two requests to one host: job boards ask for a second. */
  @WithDefault("1s")
  Duration pause();

  /** How long a connection may take; a server that needs longer is as good as down. */
  @WithDefault("5s")
  Duration connectTimeout();

  /** How long a page may take in all, redirects and retries included: a person waits for it. */
  @WithDefault("20s")
  Duration timeout();

  /** The largest page, unpacked; the largest lists of jobs seen are about 4 MB. */
  @WithDefault("5M")
  MemorySize maxBytes();

  /** How many redirects are followed; employers' trackers use up to three. */
  @WithDefault("5")
  int maxRedirects();

  /** How often a busy or failing server is asked again. */
  @WithDefault("1")
  int retries();
}
