package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The resume that an apply run attaches: the tailored copy or the original. */
public enum ApplySource {
  @JsonProperty("tailored")
  TAILORED,
  @JsonProperty("original")
  ORIGINAL
}
