package dev.jobtrail.attempt.profile;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What happens to demographic questions that the profile does not answer. */
public enum UnansweredDemographics {
  /** The applicant is asked where an answer is required; the others stay empty. */
  @JsonProperty("ask")
  ASK,
  /** The option not to answer is chosen where there is one. */
  @JsonProperty("decline")
  DECLINE
}
