package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.Pipeline;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateData;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The checklist of an applicant's first day. */
@TemplateData
record FirstSteps(List<Step> steps) {

  /** With more applications, nobody is new. */
  private static final int FEW = 5;

  private static final Set<ApplicationStatus> UNSENT =
      EnumSet.range(ApplicationStatus.SAVED, ApplicationStatus.NEEDS_ACTION);

  /**
   * A step.
   *
   * @param path the page to take it on; null if an earlier step comes first
   */
  @TemplateData
  record Step(String title, String text, String action, String path, boolean isDone) {}

  /**
   * The steps of an applicant.
   *
   * @param pipeline all of their applications
   * @return null once all are done, or if they are not new
   */
  static FirstSteps of(boolean hasResume, Pipeline pipeline) {
    var hasJob = pipeline.total() > 0;
    var isScored = pipeline.cards().stream().anyMatch(it -> it.matchScore() != null);
    var isSent = pipeline.counts().keySet().stream().anyMatch(it -> !UNSENT.contains(it));
    if (pipeline.total() > FEW || (hasResume && hasJob && isScored && isSent)) {
      return null;
    }
    var first =
        pipeline.cards().stream()
            .map(it -> "/app/applications/" + it.id())
            .reduce((_, earliest) -> earliest)
            .orElse(null);
    var messages = PageMessages.of(PipelineMessages.class);
    return new FirstSteps(
        List.of(
            new Step(
                messages.startWithResume(),
                messages.startWithResumeHint(),
                messages.createResume(),
                "/app/resumes/new",
                hasResume),
            new Step(
                messages.addAJob(),
                messages.addAJobHint(),
                messages.addAJob(),
                hasResume ? "/app/pipeline/add" : null,
                hasJob),
            new Step(
                messages.scoreAndTailor(),
                messages.scoreAndTailorHint(),
                messages.openTheJob(),
                orNull(first, "/match"),
                isScored),
            new Step(
                messages.apply(),
                messages.applyHint(),
                messages.openTheJob(),
                orNull(first, "/apply"),
                isSent)));
  }

  private static String orNull(String page, String tab) {
    return page == null ? null : page + tab;
  }

  /** The first step that is not done. */
  public Step next() {
    return steps.stream()
        .filter(it -> !it.isDone())
        .findFirst()
        .filter(it -> it.path != null)
        .orElse(null);
  }

  public long done() {
    return steps.stream().filter(Step::isDone).count();
  }
}
