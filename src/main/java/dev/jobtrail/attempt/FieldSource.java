package dev.jobtrail.attempt;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.attempt.answer.Reply;

/** Where the value of a form field comes from. */
public enum FieldSource {
  @JsonProperty("profile")
  PROFILE,
  @JsonProperty("resume")
  RESUME,
  @JsonProperty("letter")
  LETTER,
  /** A saved answer of the apply profile. */
  @JsonProperty("answer")
  ANSWER,
  /** An answer that was given in the run. */
  @JsonProperty("you")
  YOU,
  /** The applicant's correction of a value that was entered before. */
  @JsonProperty("correction")
  CORRECTION;

  static FieldSource of(Reply.Source source) {
    return switch (source) {
      case PROFILE, DECLINED -> PROFILE;
      case REMEMBERED -> ANSWER;
      case RESUME -> RESUME;
      case LETTER -> LETTER;
      case GIVEN -> YOU;
    };
  }
}
