package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What an apply run attaches: the tailored copy of the resume, or the resume itself. */
public enum ApplySource {
  @JsonProperty("tailored")
  TAILORED,
  @JsonProperty("original")
  ORIGINAL
}
