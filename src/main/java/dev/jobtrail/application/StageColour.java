package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** The colour of a stage. */
public enum StageColour {
  @JsonProperty("grey")
  GREY,
  @JsonProperty("red")
  RED,
  @JsonProperty("orange")
  ORANGE,
  @JsonProperty("green")
  GREEN,
  @JsonProperty("teal")
  TEAL,
  @JsonProperty("blue")
  BLUE,
  @JsonProperty("purple")
  PURPLE;

  /** The name on the wire and in style sheets. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
