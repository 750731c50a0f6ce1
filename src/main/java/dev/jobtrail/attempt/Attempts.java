package dev.jobtrail.attempt;

import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationChanges;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.SendingGate;
import dev.jobtrail.attempt.profile.ApplyProfile.Answer;
import dev.jobtrail.attempt.profile.Profiles;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.plan.Allowance;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkQueue;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;

/** What people do with runs: start, answer, submit, abandon. */
@ApplicationScoped
class Attempts {

  private static final String ATTEMPT = "attempt";

  private final ApplicationChanges applications;
  private final ActiveClients activeClients;
  private final SendingGate gate;
  private final Allowances allowances;
  private final Profiles profiles;
  private final Submissions submissions;
  private final StaleAttempts stale;
  private final AttemptEndings endings;
  private final WorkQueue queue;
  private final EventStreams streams;
  private final Clock clock;

  Attempts(
      ApplicationChanges applications,
      ActiveClients activeClients,
      SendingGate gate,
      Allowances allowances,
      Profiles profiles,
      Submissions submissions,
      StaleAttempts stale,
      AttemptEndings endings,
      WorkQueue queue,
      EventStreams streams,
      Clock clock) {
    this.applications = applications;
    this.activeClients = activeClients;
    this.gate = gate;
    this.allowances = allowances;
    this.profiles = profiles;
    this.submissions = submissions;
    this.stale = stale;
    this.endings = endings;
    this.queue = queue;
    this.streams = streams;
    this.clock = clock;
  }

  /** The run that a piece of work is a step of. */
  static UUID attemptOf(Map<String, String> details) {
    return UUID.fromString(details.get(ATTEMPT));
  }

  /**
   * Passes where the account has the application, which is told before anything else about it.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void requireApplication(UUID accountId, UUID applicationId) {
    Application.personOf(accountId, applicationId).orElseThrow(ApiException::notFound);
  }

  /**
   * Starts a run for an application, one at a time.
   *
   * @return its id
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, ATTEMPT_IN_PROGRESS, INVALID_TRANSITION where
   *     the application cannot be applied for so, APPROVAL_REQUIRED, APPLY_LIMIT_REACHED
   */
  UUID start(UUID accountId, UUID applicationId) {
    stale.endOf(applicationId);
    return inTransaction(() -> startWhereAdmitted(accountId, applicationId));
  }

  private Optional<UUID> startWhereAdmitted(UUID accountId, UUID applicationId) {
    var application = applications.lockedForWork(accountId, applicationId);
    requireStartable(application);
    if (!gate.admits(application)) {
      return Optional.empty();
    }
    var unit = allowances.take(accountId, Allowance.APPLY);
    var person = new Person(accountId, application.clientId);
    var attempt = new Attempt(application, profiles.of(person).submitMode(), unit, clock);
    attempt.persistAndFlush();
    work(attempt);
    return Optional.of(attempt.id);
  }

  private void requireStartable(Application application) {
    if (Attempt.lockOpen(application.accountId, application.id).isPresent()) {
      throw new ApiException(
          ErrorCode.ATTEMPT_IN_PROGRESS, "A run for this application is under way.");
    }
    if (submissions.isBegunFor(application.id)) {
      throw refusal(
          "A run has pressed the form's button before, and an application is sent once only."
              + " Where it has not arrived, send it by hand.");
    }
    if (!application.status().canBeMovedByWorkTo(ApplicationStatus.APPLYING)) {
      throw refusal(
          "An application that is %s is not applied for."
              .formatted(application.status().wireName()));
    }
    if (application.posting.url == null) {
      throw refusal("The posting has no address to apply at.");
    }
    if (application.attachedResumeId() == null) {
      throw refusal("Its resume was deleted.");
    }
  }

  /**
   * Takes answers, and goes on once none is missing.
   *
   * @param remember whether the profile keeps them for other forms
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION, VALIDATION_FAILED for an
   *     answer to what was not asked, or one that is none of the form's choices
   */
  @Transactional
  void answer(UUID accountId, UUID id, List<Answer> answers, boolean remember) {
    var attempt = lockedForWork(accountId, id);
    require(attempt, AttemptState.ASKING);
    var given = new GivenAnswers(attempt.asked()).checked(answers);
    var missing = attempt.asked().stream().filter(it -> !given.containsKey(it.question())).toList();
    if (remember) {
      profiles.remember(
          attempt.person(),
          given.entrySet().stream().map(it -> new Answer(it.getKey(), it.getValue())).toList());
    }
    given.forEach(
        (question, value) ->
            new AttemptEvent(attempt.id, clock.instant(), EventKind.ANSWER, question, value)
                .persist());
    if (missing.isEmpty()) {
      attempt.goOn(given, clock);
      work(attempt);
    } else {
      attempt.keepWaiting(given, missing, clock);
    }
    streams.announce(StreamTopic.ATTEMPT, id);
  }

  /**
   * Has the form sent as it was seen.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION, APPROVAL_REQUIRED
   */
  void submit(UUID accountId, UUID id) {
    inTransaction(() -> submitWhereAdmitted(accountId, id));
  }

  private Optional<UUID> submitWhereAdmitted(UUID accountId, UUID id) {
    var attempt = lockedForWork(accountId, id);
    require(attempt, AttemptState.READY);
    if (!gate.admits(application(attempt))) {
      return Optional.empty();
    }
    attempt.beginSubmitting(clock);
    work(attempt);
    streams.announce(StreamTopic.ATTEMPT, id);
    return Optional.of(id);
  }

  /**
   * Ends a run that is not over; one whose form is being sent cannot be called back.
   *
   * @throws ApiException NOT_FOUND, INVALID_TRANSITION
   */
  @Transactional
  void abandon(UUID accountId, UUID id) {
    var attempt = locked(accountId, id);
    if (!attempt.isOpen()) {
      throw refusal("The run is over.");
    }
    if (submissions.isBegunBy(id)) {
      throw refusal("The form is being sent.");
    }
    queue.cancelForApplication(WorkKind.APPLY, accountId, attempt.applicationId);
    endings.end(attempt, application(attempt), Ending.abandoned("Abandoned by its person."));
  }

  /** Queues the next step, and moves the application where that is not done yet. */
  private void work(Attempt attempt) {
    if (application(attempt).status() != ApplicationStatus.APPLYING) {
      applications.moveByWork(attempt.accountId, attempt.applicationId, ApplicationStatus.APPLYING);
    }
    // a run that was silent for too long may have left its work behind
    queue.cancelForApplication(WorkKind.APPLY, attempt.accountId, attempt.applicationId);
    queue.forApplication(
        WorkKind.APPLY,
        attempt.person(),
        attempt.applicationId,
        Map.of(ATTEMPT, attempt.id.toString()));
  }

  /** The run, for new work on it. */
  private Attempt lockedForWork(UUID accountId, UUID id) {
    var known = Attempt.of(accountId, id).orElseThrow(ApiException::notFound);
    activeClients.require(known.person());
    return locked(accountId, id);
  }

  /** The run with client and application locked before it. */
  private Attempt locked(UUID accountId, UUID id) {
    var known = Attempt.of(accountId, id).orElseThrow(ApiException::notFound);
    activeClients.lock(known.person());
    Application.lock(accountId, known.applicationId).orElseThrow(ApiException::notFound);
    known.lock();
    return known;
  }

  private static void require(Attempt attempt, AttemptState state) {
    if (attempt.state() != state) {
      throw refusal(
          "The run is %s, not %s.".formatted(attempt.state().wireName(), state.wireName()));
    }
  }

  private static Application application(Attempt attempt) {
    return Application.find(attempt.accountId, attempt.applicationId).orElseThrow();
  }

  private static ApiException refusal(String message) {
    return new ApiException(ErrorCode.INVALID_TRANSITION, message);
  }

  /** What the gate asks for is to stay when this is refused, so the refusal ends no transaction. */
  private static UUID inTransaction(Callable<Optional<UUID>> step) {
    return QuarkusTransaction.joiningExisting()
        .call(step)
        .orElseThrow(
            () ->
                new ApiException(
                    ErrorCode.APPROVAL_REQUIRED,
                    "The client has to approve this application first."));
  }
}
