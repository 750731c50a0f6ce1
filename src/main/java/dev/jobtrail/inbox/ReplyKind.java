package dev.jobtrail.inbox;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.application.ApplicationStatus;
import java.util.Locale;
import java.util.Optional;

/** What an employer's mail says about an application; what weighs most comes first. */
public enum ReplyKind {
  @JsonProperty("rejected")
  REJECTED(ApplicationStatus.REJECTED),
  @JsonProperty("offer")
  OFFER(ApplicationStatus.OFFER),
  @JsonProperty("interview")
  INTERVIEW(ApplicationStatus.INTERVIEW),
  @JsonProperty("question")
  QUESTION(ApplicationStatus.SCREENING),
  @JsonProperty("received")
  RECEIVED(ApplicationStatus.SUBMITTED);

  private final ApplicationStatus status;

  ReplyKind(ApplicationStatus status) {
    this.status = status;
  }

  /**
   * The status to propose for an application; empty if the mail changes nothing. A question or an
   * invitation never moves an application back: it is proposed with the status that it has.
   */
  Optional<ApplicationStatus> proposed(ApplicationStatus current) {
    return switch (this) {
      case RECEIVED -> isUnsent(current) ? Optional.of(status) : Optional.empty();
      case REJECTED -> isClosed(current) ? Optional.empty() : Optional.of(status);
      case QUESTION, INTERVIEW, OFFER -> Optional.of(isFurther(current) ? current : status);
    };
  }

  private boolean isFurther(ApplicationStatus current) {
    return switch (current) {
      case SCREENING, INTERVIEW, OFFER -> current.compareTo(status) > 0;
      case SAVED,
          REVIEWING,
          REVIEWED,
          TAILORING,
          READY,
          APPLYING,
          NEEDS_ACTION,
          SUBMITTED,
          REJECTED,
          WITHDRAWN,
          GHOSTED ->
          false;
    };
  }

  private static boolean isClosed(ApplicationStatus current) {
    return current == ApplicationStatus.REJECTED || current == ApplicationStatus.WITHDRAWN;
  }

  private static boolean isUnsent(ApplicationStatus current) {
    return current.compareTo(ApplicationStatus.SUBMITTED) < 0;
  }

  /** The name on the wire. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
