package dev.jobtrail.console;

import dev.jobtrail.application.ApplicationStatus;

/** Display names of application statuses. */
public final class StatusWords {

  private StatusWords() {}

  public static String of(ApplicationStatus status) {
    return switch (status) {
      case SAVED -> "Saved";
      case REVIEWING -> "Reviewing";
      case REVIEWED -> "Reviewed";
      case TAILORING -> "Tailoring";
      case READY -> "Ready";
      case APPLYING -> "Applying";
      case NEEDS_ACTION -> "Needs action";
      case SUBMITTED -> "Submitted";
      case SCREENING -> "Screening";
      case INTERVIEW -> "Interview";
      case OFFER -> "Offer";
      case REJECTED -> "Rejected";
      case WITHDRAWN -> "Withdrawn";
      case GHOSTED -> "Ghosted";
    };
  }

  /** The class of its badge, empty for one without a colour. */
  public static String tone(ApplicationStatus status) {
    return switch (status) {
      case REVIEWING, TAILORING, APPLYING -> "busy";
      case READY, SUBMITTED, SCREENING, INTERVIEW, OFFER -> "good";
      case NEEDS_ACTION -> "fair";
      case REJECTED -> "bad";
      case SAVED, REVIEWED, WITHDRAWN, GHOSTED -> "";
    };
  }
}
