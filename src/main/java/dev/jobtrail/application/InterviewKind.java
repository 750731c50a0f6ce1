package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** How an interview is held. */
public enum InterviewKind {
  @JsonProperty("phone")
  PHONE("Phone"),
  @JsonProperty("video")
  VIDEO("Video"),
  @JsonProperty("on_site")
  ON_SITE("On site"),
  @JsonProperty("other")
  OTHER("Other");

  private final String label;

  InterviewKind(String label) {
    this.label = label;
  }

  /** Its name for people. */
  public String label() {
    return label;
  }

  /** Its name in the API. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
