package dev.jobtrail.posting;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Where a posting came from. */
public enum PostingSource {
  /** Pasted by a person. */
  @JsonProperty("manual")
  MANUAL,
  /** Read from its page. */
  @JsonProperty("url")
  URL,
  /** Found by a discovery run. */
  @JsonProperty("discovery")
  DISCOVERY
}
