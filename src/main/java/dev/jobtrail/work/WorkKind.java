package dev.jobtrail.work;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.plan.Allowance;

/** What is done. */
public enum WorkKind {
  @JsonProperty("review")
  REVIEW(Allowance.AI),
  @JsonProperty("tailor")
  TAILOR(Allowance.AI),
  @JsonProperty("cover_letter")
  COVER_LETTER(Allowance.AI),
  @JsonProperty("builder")
  BUILDER(Allowance.AI),
  @JsonProperty("reasons")
  REASONS(Allowance.AI),
  @JsonProperty("discovery")
  DISCOVERY(Allowance.DISCOVERY);

  private final Allowance allowance;

  WorkKind(Allowance allowance) {
    this.allowance = allowance;
  }

  /** What a piece of it takes a unit of. */
  Allowance allowance() {
    return allowance;
  }

  /** Whether it takes minutes, and so must not stand before what takes seconds. */
  boolean isLong() {
    return this == DISCOVERY;
  }
}
