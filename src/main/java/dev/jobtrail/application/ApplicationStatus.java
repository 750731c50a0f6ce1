package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.WireName;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The status of an application in the pipeline and its allowed successors. */
public enum ApplicationStatus {
  @JsonProperty("saved")
  SAVED,
  @JsonProperty("reviewing")
  REVIEWING,
  @JsonProperty("reviewed")
  REVIEWED,
  @JsonProperty("tailoring")
  TAILORING,
  @JsonProperty("ready")
  READY,
  @JsonProperty("applying")
  APPLYING,
  @JsonProperty("needs_action")
  NEEDS_ACTION,
  @JsonProperty("submitted")
  SUBMITTED,
  @JsonProperty("screening")
  SCREENING,
  @JsonProperty("interview")
  INTERVIEW,
  @JsonProperty("offer")
  OFFER,
  @JsonProperty("rejected")
  REJECTED,
  @JsonProperty("withdrawn")
  WITHDRAWN,
  @JsonProperty("ghosted")
  GHOSTED;

  /**
   * The status with that name on the wire.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  public static ApplicationStatus ofWireName(String name) {
    return WireName.parse(ApplicationStatus.class, name, "status");
  }

  /** Whether a review, a tailoring or an attempt is at it, which alone can set and leave it. */
  public boolean isWork() {
    return switch (this) {
      case REVIEWING, TAILORING, APPLYING -> true;
      case SAVED,
          REVIEWED,
          READY,
          NEEDS_ACTION,
          SUBMITTED,
          SCREENING,
          INTERVIEW,
          OFFER,
          REJECTED,
          WITHDRAWN,
          GHOSTED ->
          false;
    };
  }

  /**
   * Whether a user can set the next status: any non-work status from any non-work status, including
   * the same one, and withdrawn from every status.
   */
  public boolean canBeSetByHandTo(ApplicationStatus next) {
    return next == WITHDRAWN || (!isWork() && !next.isWork());
  }

  /**
   * Whether a review, a tailoring or an attempt can take the application from this status to the
   * next. The ways back from reviewing and tailoring are for work that failed; an attempt can start
   * from every status in which nothing has been sent yet.
   */
  public boolean canBeMovedByWorkTo(ApplicationStatus next) {
    return successorsByWork().contains(next);
  }

  /** Whether a silent application in this status becomes ghosted automatically. */
  boolean canFallQuiet() {
    return this == SUBMITTED || this == SCREENING;
  }

  private Set<ApplicationStatus> successorsByWork() {
    return switch (this) {
      case SAVED -> EnumSet.of(REVIEWING, APPLYING);
      case REVIEWING -> EnumSet.of(REVIEWED, SAVED, READY);
      case REVIEWED, READY -> EnumSet.of(REVIEWING, TAILORING, APPLYING);
      case TAILORING -> EnumSet.of(READY, REVIEWED);
      case NEEDS_ACTION -> EnumSet.of(APPLYING, READY);
      case APPLYING -> EnumSet.of(SUBMITTED, NEEDS_ACTION, READY);
      case SUBMITTED, SCREENING, INTERVIEW, OFFER, REJECTED, WITHDRAWN, GHOSTED ->
          EnumSet.noneOf(ApplicationStatus.class);
    };
  }

  /** The name on the wire. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
