package dev.jobtrail.posting;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The source of a posting. */
public enum PostingSource {
  /** Pasted by hand. */
  @JsonProperty("manual")
  MANUAL,
  /** Read from a url that was given. */
  @JsonProperty("url")
  URL,
  /** Found by a discovery run. */
  @JsonProperty("discovery")
  DISCOVERY
}
