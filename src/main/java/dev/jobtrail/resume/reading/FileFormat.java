package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The format of an imported file. */
public enum FileFormat {
  JSON_RESUME,
  REACTIVE_RESUME,
  /** A PDF of this service, with the resume attached. */
  JOBTRAIL_PDF,
  PDF,
  DOCX,
  LINKEDIN,
  TEXT;

  /** The name on the wire, in lower case. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
