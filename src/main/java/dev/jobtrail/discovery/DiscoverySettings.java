package dev.jobtrail.discovery;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of matches. */
@ConfigMapping(prefix = "jobtrail.discovery")
public interface DiscoverySettings {

  /** How long a match waits for a decision: few postings are open for longer. */
  @WithDefault("45d")
  @AtLeast("1h")
  Duration expireAfter();

  /**
   * How long after it was found the text of an expired match is kept: texts are most of what a
   * search stores.
   */
  @WithDefault("90d")
  @AtLeast("0s")
  Duration keepTexts();

  /** How old a list may be that a daily search takes over from another search. */
  @WithDefault("1h")
  @AtLeast("0s")
  Duration sharedReads();

  /** How often it is looked for daily searches that are due. */
  @WithDefault("10m")
  @AtLeast("1s")
  Duration lookEvery();
}
