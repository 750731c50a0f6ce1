package dev.jobtrail.fit;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The experience level of a job. */
public enum JobLevel {
  /** A place for learners: interns, trainees, apprentices, working students. */
  @JsonProperty("intern")
  INTERN,
  @JsonProperty("junior")
  JUNIOR,
  @JsonProperty("mid")
  MID,
  @JsonProperty("senior")
  SENIOR,
  @JsonProperty("lead")
  LEAD,
  @JsonProperty("executive")
  EXECUTIVE,
  @JsonProperty("not_stated")
  NOT_STATED;

  private static final JobLevel[] BY_NUMBER = {INTERN, JUNIOR, MID, SENIOR, LEAD, EXECUTIVE};

  /** That of a number from {@link Measures#askedLevel}, rounded down. */
  static JobLevel of(double asked) {
    return BY_NUMBER[(int) asked];
  }
}
