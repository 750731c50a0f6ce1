package dev.jobtrail.inbox;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** The state of a message of an employer. */
public enum MessageState {
  /** Its owner has to decide. */
  @JsonProperty("open")
  OPEN,
  /** The proposed status was set. */
  @JsonProperty("confirmed")
  CONFIRMED,
  @JsonProperty("dismissed")
  DISMISSED,
  /** The application had the status, or a later one, when it came. */
  @JsonProperty("unchanged")
  UNCHANGED;

  /** The name on the wire. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
