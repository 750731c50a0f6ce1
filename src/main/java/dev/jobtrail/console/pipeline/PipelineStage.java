package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationStatus;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The columns of the pipeline in their order, each with one or more statuses. */
enum PipelineStage {
  SAVED("Saved", ApplicationStatus.SAVED, ApplicationStatus.REVIEWING),
  REVIEWED("Reviewed", ApplicationStatus.REVIEWED, ApplicationStatus.TAILORING),
  READY("Ready", ApplicationStatus.READY),
  APPLYING("Applying", ApplicationStatus.NEEDS_ACTION, ApplicationStatus.APPLYING),
  SUBMITTED("Submitted", ApplicationStatus.SUBMITTED),
  SCREENING("Screening", ApplicationStatus.SCREENING),
  INTERVIEW("Interview", ApplicationStatus.INTERVIEW),
  OFFER("Offer", ApplicationStatus.OFFER),
  CLOSED(
      "Closed", ApplicationStatus.REJECTED, ApplicationStatus.WITHDRAWN, ApplicationStatus.GHOSTED);

  private final String label;
  private final List<ApplicationStatus> statuses;

  PipelineStage(String label, ApplicationStatus... statuses) {
    this.label = label;
    this.statuses = List.of(statuses);
  }

  String label() {
    return label;
  }

  List<ApplicationStatus> statuses() {
    return statuses;
  }

  /** The status that a card dropped here is set to; none of work. */
  ApplicationStatus entry() {
    return statuses.getFirst();
  }

  /** Its statuses as a page's parameter has them, with commas. */
  String parameter() {
    return statuses.stream().map(ApplicationStatus::wireName).collect(Collectors.joining(","));
  }

  static PipelineStage of(ApplicationStatus status) {
    return Arrays.stream(values())
        .filter(stage -> stage.statuses.contains(status))
        .findFirst()
        .orElseThrow();
  }
}
