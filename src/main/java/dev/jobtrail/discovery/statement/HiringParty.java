package dev.jobtrail.discovery.statement;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Who hires, as far as a posting states it. */
public enum HiringParty {
  @JsonProperty("employer")
  EMPLOYER,
  @JsonProperty("agency")
  AGENCY,
  @JsonProperty("not_stated")
  NOT_STATED
}
