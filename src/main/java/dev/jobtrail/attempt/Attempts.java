package dev.jobtrail.attempt;

import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationChanges;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.SendingGate;
import dev.jobtrail.attempt.account.SiteAccounts;
import dev.jobtrail.attempt.profile.ApplyProfile.Answer;
import dev.jobtrail.attempt.profile.Profiles;
import dev.jobtrail.attempt.profile.SubmitMode;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.plan.Allowance;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.platform.Ids;
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
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;

/** User operations on runs: start, answer, submit, abandon. */
@ApplicationScoped
public class Attempts {

  private static final String ATTEMPT = "attempt";

  private final ApplicationChanges applications;
  private final ActiveClients activeClients;
  private final SendingGate gate;
  private final Allowances allowances;
  private final Profiles profiles;
  private final Submissions submissions;
  private final SiteAccounts siteAccounts;
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
      SiteAccounts siteAccounts,
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
    this.siteAccounts = siteAccounts;
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
   * Requires that the application belongs to the account, before any other check.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public void requireApplication(UUID accountId, UUID applicationId) {
    Application.personOf(accountId, applicationId).orElseThrow(ApiException::notFound);
  }

  /**
   * Starts a run for an application, one at a time.
   *
   * @param maySubmit whether it may submit the form itself where the profile says so
   * @return its id
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, ATTEMPT_IN_PROGRESS, INVALID_TRANSITION where
   *     the application cannot be applied for so, APPROVAL_REQUIRED, APPLY_LIMIT_REACHED
   */
  public UUID start(UUID accountId, UUID applicationId, boolean maySubmit) {
    stale.endOf(applicationId);
    return inTransaction(() -> startWhereAdmitted(accountId, applicationId, maySubmit));
  }

  /**
   * Starts runs for several applications; one that is refused does not keep the others back.
   *
   * @return what came of each, in the same order
   */
  public List<StartedAttempt> startAll(
      UUID accountId, List<String> applicationIds, boolean maySubmit) {
    return Ids.distinct(applicationIds).stream()
        .map(
            it -> {
              try {
                return StartedAttempt.started(it, start(accountId, Ids.parse(it), maySubmit));
              } catch (ApiException e) {
                return StartedAttempt.refused(it, e.body());
              }
            })
        .toList();
  }

  private Optional<UUID> startWhereAdmitted(UUID accountId, UUID applicationId, boolean maySubmit) {
    var application = applications.lockedForWork(accountId, applicationId);
    requireStartable(application);
    if (!gate.admits(application)) {
      return Optional.empty();
    }
    var unit = allowances.take(accountId, Allowance.APPLY);
    var person = new Person(accountId, application.clientId);
    var mode = maySubmit ? profiles.of(person).submitMode() : SubmitMode.REVIEW;
    var attempt = new Attempt(application, mode, unit, clock);
    attempt.persistAndFlush();
    work(attempt);
    return Optional.of(attempt.id);
  }

  private void requireStartable(Application application) {
    if (Attempt.lockOpen(application.accountId, application.id).isPresent()) {
      throw new ApiException(
          ErrorCode.ATTEMPT_IN_PROGRESS, "A run for this application is already in progress.");
    }
    if (submissions.isBegunFor(application.id)) {
      throw refusal(
          "This application may already have been submitted. It will not be submitted again."
              + " If it did not arrive, apply on the site yourself.");
    }
    if (!application.status().canBeMovedByWorkTo(ApplicationStatus.APPLYING)) {
      throw refusal(
          "Applications with status %s cannot be applied to.", application.status().wireName());
    }
    if (application.posting.url == null) {
      throw refusal("The posting has no URL to apply at.");
    }
    if (application.attachedResumeId() == null) {
      throw refusal("The resume of the application was deleted.");
    }
  }

  /**
   * Stores answers, and continues when all questions are answered. An answer to a field that was
   * filled in corrects its value. A run that was ready is filled in again, and not submitted before
   * its user has seen it.
   *
   * @param remember whether to save them in the profile for other forms
   * @param maySubmit whether the run may then submit the form itself
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION, VALIDATION_FAILED for an
   *     answer to what is neither a question nor a field, or one that does not fit
   */
  @Transactional
  public void answer(
      UUID accountId, UUID id, List<Answer> answers, boolean remember, boolean maySubmit) {
    var attempt = lockedForWork(accountId, id);
    if (!attempt.takesAnswers()) {
      throw refusal(
          "The run is %s. It takes answers only while it is asking or ready.",
          attempt.state().wireName());
    }
    if (!maySubmit) {
      attempt.leaveSubmitting();
    }
    var given = new GivenAnswers(attempt.asked(), attempt.fields()).checked(answers);
    var missing = attempt.asked().stream().filter(it -> !given.containsKey(it.question())).toList();
    if (remember) {
      profiles.remember(
          attempt.person(),
          given.entrySet().stream()
              .map(
                  it -> new Answer(it.getKey(), it.getValue(), null, !attempt.isAsked(it.getKey())))
              .toList());
    }
    given.forEach((question, value) -> log(attempt, question, value));
    if (missing.isEmpty()) {
      attempt.goOn(given, clock);
      work(attempt);
    } else {
      attempt.keepWaiting(given, missing, clock);
    }
    streams.announce(StreamTopic.ATTEMPT, id);
  }

  /**
   * Takes the account that the site of the form asks for, and continues.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, VALIDATION_FAILED, INVALID_TRANSITION where no
   *     account is asked for, or not in this way
   */
  @Transactional
  void answerAccount(UUID accountId, UUID id, AccountAnswer answer, boolean maySubmit) {
    var attempt = lockedForWork(accountId, id);
    var asked =
        attempt.asked().stream()
            .map(AskedQuestion::account)
            .filter(Objects::nonNull)
            .findFirst()
            .filter(_ -> attempt.state() == AttemptState.ASKING)
            .orElseThrow(() -> refusal("The run does not ask for an account."));
    if (!maySubmit) {
      attempt.leaveSubmitting();
    }
    answer.requireComplete();
    switch (answer.action()) {
      case SIGN_IN ->
          siteAccounts.give(attempt.person(), asked.site(), answer.email(), answer.password());
      case CREATE -> {
        if (!asked.canCreate()) {
          throw refusal("No account can be created at %s. Sign in with one.", asked.site());
        }
        siteAccounts.request(attempt.person(), asked.site(), answer.email());
      }
      case RETRY -> siteAccounts.retry(attempt.person(), asked.site());
    }
    attempt.goOn(Map.of(), clock);
    work(attempt);
    streams.announce(StreamTopic.ATTEMPT, id);
  }

  private void log(Attempt attempt, String question, String value) {
    var kind = attempt.isAsked(question) ? EventKind.ANSWER : EventKind.CORRECT;
    new AttemptEvent(attempt.id, clock.instant(), kind, question, value).persist();
  }

  /**
   * Has the form sent as it was seen.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION, APPROVAL_REQUIRED
   */
  public void submit(UUID accountId, UUID id) {
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
      throw refusal("The run has already ended.");
    }
    if (submissions.isBegunBy(id)) {
      throw refusal("The form is being submitted.");
    }
    queue.cancelForApplication(WorkKind.APPLY, accountId, attempt.applicationId);
    endings.end(attempt, application(attempt), AttemptEnding.abandoned("Abandoned by the user."));
  }

  /** Queues the next step and updates the application's status if needed. */
  private void work(Attempt attempt) {
    if (application(attempt).status() != ApplicationStatus.APPLYING) {
      applications.moveByWork(attempt.accountId, attempt.applicationId, ApplicationStatus.APPLYING);
    }
    // a stale run may have left work in the queue
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
      throw refusal("The run is %s, not %s.", attempt.state().wireName(), state.wireName());
    }
  }

  private static Application application(Attempt attempt) {
    return Application.find(attempt.accountId, attempt.applicationId).orElseThrow();
  }

  private static ApiException refusal(String format, Object... arguments) {
    return new ApiException(ErrorCode.INVALID_TRANSITION, format, arguments);
  }

  /** Commits the approval request even though the submission is refused. */
  private static UUID inTransaction(Callable<Optional<UUID>> step) {
    return QuarkusTransaction.joiningExisting()
        .call(step)
        .orElseThrow(
            () ->
                new ApiException(
                    ErrorCode.APPROVAL_REQUIRED,
                    "The client must approve this application first."));
  }
}
