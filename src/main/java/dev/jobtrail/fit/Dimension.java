package dev.jobtrail.fit;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** A respect in which a resume answers a posting. */
public enum Dimension {
  @JsonProperty("skills")
  SKILLS(0.26),
  @JsonProperty("experience")
  EXPERIENCE(0.32),
  @JsonProperty("seniority")
  SENIORITY(0.16),
  @JsonProperty("education")
  EDUCATION(0.06),
  @JsonProperty("location")
  LOCATION(0.08),
  @JsonProperty("keywords")
  KEYWORDS(0.12);

  private final double weight;

  Dimension(double weight) {
    this.weight = weight;
  }

  /** Its part of the score; all add up to 1. */
  public double weight() {
    return weight;
  }

  /** The name on the wire. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
