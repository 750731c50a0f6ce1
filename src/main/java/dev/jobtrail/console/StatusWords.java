package dev.jobtrail.console;

import dev.jobtrail.application.ApplicationStatus;

/** What the pages call the statuses of applications. */
final class StatusWords {

  private StatusWords() {}

  static String of(ApplicationStatus status) {
    return switch (status) {
      case SAVED -> "Saved";
      case REVIEWING -> "Being reviewed";
      case REVIEWED -> "Reviewed";
      case TAILORING -> "Being tailored";
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
  static String tone(ApplicationStatus status) {
    return switch (status) {
      case REVIEWING, TAILORING, APPLYING -> "busy";
      case NEEDS_ACTION -> "fair";
      case INTERVIEW, OFFER -> "good";
      case SAVED, REVIEWED, READY, SUBMITTED, SCREENING, REJECTED, WITHDRAWN, GHOSTED -> "";
    };
  }
}
