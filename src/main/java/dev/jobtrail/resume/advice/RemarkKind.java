package dev.jobtrail.resume.advice;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a remark on a resume is about, in the order in which remarks are listed. */
public enum RemarkKind {
  @JsonProperty("missing_contact")
  MISSING_CONTACT,
  @JsonProperty("missing_summary")
  MISSING_SUMMARY,
  @JsonProperty("missing_date")
  MISSING_DATE,
  @JsonProperty("impossible_date")
  IMPOSSIBLE_DATE,
  @JsonProperty("turned_dates")
  TURNED_DATES,
  @JsonProperty("gap")
  GAP,
  @JsonProperty("resume_length")
  RESUME_LENGTH,
  @JsonProperty("text_too_long")
  TEXT_TOO_LONG,
  @JsonProperty("text_too_short")
  TEXT_TOO_SHORT,
  @JsonProperty("weak_opening")
  WEAK_OPENING,
  @JsonProperty("repeated_opening")
  REPEATED_OPENING,
  @JsonProperty("repeated_word")
  REPEATED_WORD,
  @JsonProperty("no_figures")
  NO_FIGURES,
  @JsonProperty("reading_ease")
  READING_EASE
}
