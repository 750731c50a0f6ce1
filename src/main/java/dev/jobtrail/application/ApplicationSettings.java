package dev.jobtrail.application;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;

/** Settings of applications. */
@ConfigMapping(prefix = "jobtrail.applications")
interface ApplicationSettings {

  /** Days without a move after which submitted and screening become ghosted; 0 for never. */
  @WithDefault("30")
  @Min(0)
  int ghostAfterDays();

  /** How often quiet applications are looked for; a day's silence is not told to the minute. */
  @WithDefault("1h")
  String ghostSweepEvery();

  /** How often postings are looked for whose daily check is due; "off" for never. */
  @WithDefault("10m")
  String checkPostingsEvery();
}
