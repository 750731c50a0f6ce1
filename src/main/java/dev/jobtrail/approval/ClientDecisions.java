package dev.jobtrail.approval;

import dev.jobtrail.account.AccountView;
import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationChanges;
import dev.jobtrail.application.MovedBy;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.pdf.ResumePictures;
import dev.jobtrail.pdf.ResumePictures.Printable;
import dev.jobtrail.posting.Posting;
import io.quarkus.qute.TemplateData;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** Reads an approval request by its token and records one decision. */
@ApplicationScoped
class ClientDecisions {

  /**
   * A decision with what it was about.
   *
   * @param job the title and company
   */
  @TemplateData
  record Decided(String job, DecidedView decision) {

    /** The day of the decision. */
    public String day() {
      return ApprovalQuestion.day(decision.decidedAt(), RequestLanguage.current());
    }
  }

  private final ApplicationChanges changes;
  private final ResumePictures pictures;
  private final Event<ApprovalDecided> approvalDecided;
  private final Clock clock;

  ClientDecisions(
      ApplicationChanges changes,
      ResumePictures pictures,
      Event<ApprovalDecided> approvalDecided,
      Clock clock) {
    this.changes = changes;
    this.pictures = pictures;
    this.approvalDecided = approvalDecided;
    this.clock = clock;
  }

  /**
   * The approval request of a link.
   *
   * @throws ApiException NOT_FOUND for a link that does not work, for whatever reason
   */
  @Transactional
  ApprovalQuestion look(String token) {
    var approval = Approval.behind(token, clock.instant()).orElseThrow(ApiException::notFound);
    var application =
        Application.find(approval.accountId, approval.applicationId)
            .orElseThrow(ApiException::notFound);
    var submission = Submission.of(application);
    return ApprovalQuestion.of(
        approval,
        submission,
        token,
        AccountView.of(approval.accountId).name(),
        submission.resume() == null
            ? List.of()
            : pictures.pages(Printable.of(submission.resume())));
  }

  /** What was decided by a link, until it expires. */
  @Transactional
  Optional<Decided> decided(String token) {
    return Approval.decidedBehind(token, clock.instant())
        .flatMap(
            approval ->
                Application.find(approval.accountId, approval.applicationId)
                    .map(it -> new Decided(jobOf(it.posting), approval.decided())));
  }

  private static String jobOf(Posting posting) {
    return posting.company == null ? posting.title : posting.title + ", " + posting.company;
  }

  /**
   * The submission that the link is about.
   *
   * @throws ApiException NOT_FOUND as above, and where there is no resume
   */
  @Transactional
  Submission submission(String token) {
    return Approval.behind(token, clock.instant())
        .flatMap(it -> Application.find(it.accountId, it.applicationId))
        .map(Submission::of)
        .filter(it -> it.resume() != null)
        .orElseThrow(ApiException::notFound);
  }

  /**
   * Decides. Of two concurrent decisions, the second finds an invalid link.
   *
   * @throws ApiException NOT_FOUND as above; INVALID_TRANSITION if the submission has changed since
   *     it was reviewed
   */
  @Transactional
  DecidedView decide(String token, DecisionMade made) {
    var application = Approval.lockApplicationBehind(token).orElseThrow(ApiException::notFound);
    var approval = Approval.lockBehind(token, clock.instant()).orElseThrow(ApiException::notFound);
    var fingerprint = Submission.of(application).fingerprint();
    if (!made.isOn(fingerprint)) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "The application has changed since you read it. Review it again.");
    }
    approval.decide(made.decision(), made.remark(), fingerprint, clock);
    changes.note(application, MovedBy.CLIENT, made.decision().note(made.remark()));
    approvalDecided.fire(approval.event());
    return approval.decided();
  }
}
