package dev.jobtrail.pdf;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** The looks a resume can be printed in; on the wire a template is its name in lower case. */
public enum Template {
  /** Serif, centred header, the conservative choice. */
  @JsonProperty("classic")
  CLASSIC,
  /** Sans serif with one accent colour. */
  @JsonProperty("modern")
  MODERN,
  /** Sans serif and dense, for long careers that must fit few pages. */
  @JsonProperty("compact")
  COMPACT;

  String styleSheet() {
    return "pdf/" + name().toLowerCase(Locale.ROOT) + ".css";
  }
}
