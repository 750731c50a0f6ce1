package dev.jobtrail.work;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.plan.Allowance;
import java.util.Optional;

/** The kind of work. */
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
  @JsonProperty("resume_import")
  RESUME_IMPORT(Allowance.AI),
  @JsonProperty("discovery")
  DISCOVERY(Allowance.DISCOVERY, WorkLane.SEARCH),
  /** One step of an attempt, which has taken its unit as a whole. */
  @JsonProperty("apply")
  APPLY(null, WorkLane.BROWSER);

  private final Allowance allowance;
  private final WorkLane lane;

  WorkKind(Allowance allowance) {
    this(allowance, WorkLane.QUICK);
  }

  WorkKind(Allowance allowance, WorkLane lane) {
    this.allowance = allowance;
    this.lane = lane;
  }

  /** The plan allowance that this kind of work consumes, if any. */
  Optional<Allowance> allowance() {
    return Optional.ofNullable(allowance);
  }

  /** The queue that it waits in. */
  WorkLane lane() {
    return lane;
  }
}
