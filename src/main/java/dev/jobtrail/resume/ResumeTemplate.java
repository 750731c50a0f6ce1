package dev.jobtrail.resume;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How a resume is laid out on paper. */
public enum ResumeTemplate {
  CLASSIC,
  MODERN,
  COMPACT;

  /** The name on the wire, in lower case. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
