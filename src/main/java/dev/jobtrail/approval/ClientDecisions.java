package dev.jobtrail.approval;

import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationChanges;
import dev.jobtrail.application.MovedBy;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;

/** What a client does with the link: look, and decide once. */
@ApplicationScoped
class ClientDecisions {

  private final ApplicationChanges changes;
  private final Clock clock;

  ClientDecisions(ApplicationChanges changes, Clock clock) {
    this.changes = changes;
    this.clock = clock;
  }

  /**
   * What the link is about.
   *
   * @throws ApiException NOT_FOUND for a link that does not work, for whatever reason
   */
  @Transactional
  ApprovalQuestion look(String token) {
    var approval = Approval.behind(token, clock.instant()).orElseThrow(ApiException::notFound);
    var application =
        Application.find(approval.accountId, approval.applicationId)
            .orElseThrow(ApiException::notFound);
    return ApprovalQuestion.of(approval, Submission.of(application), token);
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
   * Decides. Of two who do at once, the second finds that the link does not work.
   *
   * @throws ApiException NOT_FOUND as above; INVALID_TRANSITION where what is approved has changed
   *     since it was looked at
   */
  @Transactional
  DecidedView decide(String token, DecisionMade made) {
    var application = Approval.lockApplicationBehind(token).orElseThrow(ApiException::notFound);
    var approval = Approval.lockBehind(token, clock.instant()).orElseThrow(ApiException::notFound);
    var fingerprint = Submission.of(application).fingerprint();
    if (!made.isOn(fingerprint)) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION, "It has changed since you looked. Look again.");
    }
    approval.decide(made.decision(), made.remark(), fingerprint, clock);
    changes.note(application, MovedBy.CLIENT, made.decision().note(made.remark()));
    return approval.decided();
  }
}
