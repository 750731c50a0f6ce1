package dev.jobtrail.resume;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The page layout of a resume. */
public enum ResumeTemplate {
  /** Serif, centred header, the conservative choice. */
  CLASSIC,
  /** Sans serif with one accent colour. */
  MODERN,
  /** Sans serif and dense, for long careers that must fit few pages. */
  COMPACT;

  /** The name on the wire, in lower case. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
