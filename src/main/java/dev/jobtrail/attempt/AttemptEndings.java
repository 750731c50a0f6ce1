package dev.jobtrail.attempt;

import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationChanges;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.ApplicationWithdrawn;
import dev.jobtrail.application.MovedBy;
import dev.jobtrail.client.ClientArchived;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.util.UUID;

/** Ends runs and updates the application, the allowance and the log accordingly. */
@ApplicationScoped
class AttemptEndings {

  /** After the queue, which locks client and applications for the work that it cancels. */
  private static final int AFTER_WORK = Interceptor.Priority.APPLICATION + 600;

  private final Submissions submissions;
  private final ApplicationChanges applications;
  private final Allowances allowances;
  private final EventStreams streams;
  private final Event<AttemptPaused> paused;
  private final Clock clock;

  AttemptEndings(
      Submissions submissions,
      ApplicationChanges applications,
      Allowances allowances,
      EventStreams streams,
      Event<AttemptPaused> paused,
      Clock clock) {
    this.submissions = submissions;
    this.applications = applications;
    this.allowances = allowances;
    this.streams = streams;
    this.paused = paused;
    this.clock = clock;
  }

  /**
   * Ends a run that is not over, and gives its unit back where nothing was done for it, or nothing
   * came of it by our fault. One whose form may have been sent without its result being known ends
   * as not confirmed, whatever else was meant to end it.
   *
   * @param attempt locked, as its application is
   */
  @Transactional(TxType.MANDATORY)
  void end(Attempt attempt, Application application, AttemptEnding ending) {
    if (!attempt.isOpen()) {
      return;
    }
    if (submissions.isBegunBy(attempt.id)) {
      settle(attempt, application, AttemptEnding.notConfirmed());
      return;
    }
    if (ending.isOurs() || !AttemptEvent.anyOf(attempt.id)) {
      allowances.giveBack(attempt.unit());
    }
    finish(attempt, application, ending);
  }

  /** Ends a run whose form was submitted, with the site's reply. */
  @Transactional(TxType.MANDATORY)
  void settle(Attempt attempt, Application application, AttemptEnding ending) {
    if (attempt.isOpen()) {
      submissions.settle(attempt.id);
      finish(attempt, application, ending);
    }
  }

  private void finish(Attempt attempt, Application application, AttemptEnding ending) {
    attempt.end(ending, clock);
    log(attempt, ending);
    leave(attempt, application, ending.outcome());
    paused.fire(attempt.paused());
    streams.announce(StreamTopic.ATTEMPT, attempt.id);
  }

  private void log(Attempt attempt, AttemptEnding ending) {
    var kind = ending.outcome() == AttemptOutcome.SUBMITTED ? EventKind.CONFIRM : lastKind(ending);
    var text = ending.reason() == null ? ending.confirmation() : ending.reason();
    new AttemptEvent(attempt.id, attempt.updatedAt, kind, null, text).persist();
  }

  private static EventKind lastKind(AttemptEnding ending) {
    return ending.outcome() == AttemptOutcome.ABANDONED ? EventKind.NOTE : EventKind.ERROR;
  }

  /** A person may have moved the application on meanwhile, which stands. */
  private void leave(Attempt attempt, Application application, AttemptOutcome outcome) {
    var next = outcome.status();
    if (application.status().canBeMovedByWorkTo(next) && isAtWork(application)) {
      applications.moveByWork(attempt.accountId, attempt.applicationId, next);
    } else if (outcome == AttemptOutcome.SUBMITTED) {
      applications.note(application, MovedBy.SYSTEM, "The form was already submitted.");
    }
  }

  private static boolean isAtWork(Application application) {
    return application.status() == ApplicationStatus.APPLYING
        || application.status() == ApplicationStatus.NEEDS_ACTION;
  }

  void end(@Observes ApplicationWithdrawn event) {
    endOf(event.accountId(), event.applicationId(), "The application was withdrawn.");
  }

  void end(@Observes @Priority(AFTER_WORK) ClientArchived event) {
    for (var applicationId : Attempt.openOfClient(event.accountId(), event.clientId())) {
      Application.lock(event.accountId(), applicationId);
      endOf(event.accountId(), applicationId, "The client was archived.");
    }
  }

  /** A run that is submitting is ended by the thread that submits it. */
  private void endOf(UUID accountId, UUID applicationId, String reason) {
    Attempt.lockOpen(accountId, applicationId)
        .filter(attempt -> !submissions.isBegunBy(attempt.id))
        .ifPresent(
            attempt ->
                end(
                    attempt,
                    Application.find(accountId, applicationId).orElseThrow(),
                    AttemptEnding.abandoned(reason)));
  }
}
