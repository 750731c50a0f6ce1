package dev.jobtrail.attempt;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The kind of a log entry. */
public enum EventKind {
  @JsonProperty("navigate")
  NAVIGATE,
  @JsonProperty("read")
  READ,
  @JsonProperty("fill")
  FILL,
  @JsonProperty("ask")
  ASK,
  @JsonProperty("answer")
  ANSWER,
  /** An answer that replaces a value that was entered before. */
  @JsonProperty("correct")
  CORRECT,
  @JsonProperty("upload")
  UPLOAD,
  @JsonProperty("submit")
  SUBMIT,
  @JsonProperty("confirm")
  CONFIRM,
  /** A browser or an engine that was made use of. */
  @JsonProperty("tool")
  TOOL,
  @JsonProperty("note")
  NOTE,
  @JsonProperty("error")
  ERROR
}
