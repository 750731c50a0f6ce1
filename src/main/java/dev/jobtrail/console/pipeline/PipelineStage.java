package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.console.StatusWords;
import dev.jobtrail.page.PageMessages;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The columns of the pipeline in their order, each with one or more statuses. */
enum PipelineStage {
  SAVED(ApplicationStatus.SAVED, ApplicationStatus.REVIEWING),
  REVIEWED(ApplicationStatus.REVIEWED, ApplicationStatus.TAILORING),
  READY(ApplicationStatus.READY),
  APPLYING(ApplicationStatus.NEEDS_ACTION, ApplicationStatus.APPLYING),
  SUBMITTED(ApplicationStatus.SUBMITTED),
  SCREENING(ApplicationStatus.SCREENING),
  INTERVIEW(ApplicationStatus.INTERVIEW),
  OFFER(ApplicationStatus.OFFER),
  CLOSED(ApplicationStatus.REJECTED, ApplicationStatus.WITHDRAWN, ApplicationStatus.GHOSTED);

  private final List<ApplicationStatus> statuses;

  PipelineStage(ApplicationStatus... statuses) {
    this.statuses = List.of(statuses);
  }

  String label() {
    return switch (this) {
      case APPLYING -> StatusWords.of(ApplicationStatus.APPLYING);
      case CLOSED -> PageMessages.of(PipelineMessages.class).closed();
      case SAVED, REVIEWED, READY, SUBMITTED, SCREENING, INTERVIEW, OFFER ->
          StatusWords.of(entry());
    };
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
