package dev.jobtrail.work;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;

/** Limits of work in a browser. */
@ConfigMapping(prefix = "jobtrail.apply")
public interface BrowserSettings {

  /**
   * How many browsers one process keeps open at once; 0 for a process that fills no forms. Each
   * takes some hundred megabytes; what does not fit waits in the database.
   */
  @WithDefault("2")
  @Min(0)
  int browsers();
}
