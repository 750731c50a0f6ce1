package dev.jobtrail.resume;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;

/** What can be set about resumes. */
@ConfigMapping(prefix = "jobtrail.resumes")
interface ResumeSettings {

  /**
   * How many versions of a resume are kept; older ones go. At the largest size of a document, 1 MB,
   * it bounds what one resume takes in the database.
   */
  @WithDefault("100")
  @Min(1)
  int versionsKept();
}
