package dev.jobtrail.client;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Whether a client is active, which uses a seat, or archived. */
public enum ClientStatus {
  ACTIVE,
  ARCHIVED;

  /** The name on the wire, in lower case. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
