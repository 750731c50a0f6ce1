package dev.jobtrail.resume;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;

/** Settings of resumes. */
@ConfigMapping(prefix = "jobtrail.resumes")
interface ResumeSettings {

  /**
   * How many versions of a resume are kept. With the largest size of a document, 1 MB, it bounds
   * the storage of a resume.
   */
  @WithDefault("100")
  @Min(1)
  int versionsKept();
}
