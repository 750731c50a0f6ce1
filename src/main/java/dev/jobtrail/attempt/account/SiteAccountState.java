package dev.jobtrail.attempt.account;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What is known of an account on a site. */
public enum SiteAccountState {
  /** The applicant has given its password, which no run has used yet. */
  @JsonProperty("given")
  GIVEN,
  /** The applicant has asked to have it created. */
  @JsonProperty("requested")
  REQUESTED,
  /** A run has set out to create it; nothing is known beyond that. */
  @JsonProperty("creating")
  CREATING,
  /** A run has set out to sign in; nothing is known beyond that. */
  @JsonProperty("trying")
  TRYING,
  /** A run has signed in with it. */
  @JsonProperty("works")
  WORKS,
  /** The site has refused the sign-in. */
  @JsonProperty("refused")
  REFUSED,
  /** The site has refused to create it. */
  @JsonProperty("not_created")
  NOT_CREATED,
  /** The site waits for the address to be confirmed. */
  @JsonProperty("unverified")
  UNVERIFIED
}
