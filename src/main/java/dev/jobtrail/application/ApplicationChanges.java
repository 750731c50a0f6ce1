package dev.jobtrail.application;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.Preconditions;
import dev.jobtrail.resume.Mutation;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeChanged;
import dev.jobtrail.resume.ResumeChanges;
import dev.jobtrail.work.WorkQueue;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Consumer;
import org.openapitools.jackson.nullable.JsonNullable;

/** Changes applications under their row lock and records their history. */
@ApplicationScoped
public class ApplicationChanges {

  private final ActiveClients activeClients;
  private final ResumeChanges resumes;
  private final WorkQueue queue;
  private final SendingGate gate;
  private final Event<ApplicationWithdrawn> withdrawn;
  private final StatusHistory history;
  private final ApplicationReader reader;
  private final Preconditions preconditions;
  private final Clock clock;

  ApplicationChanges(
      ActiveClients activeClients,
      ResumeChanges resumes,
      WorkQueue queue,
      SendingGate gate,
      Event<ApplicationWithdrawn> withdrawn,
      StatusHistory history,
      ApplicationReader reader,
      Preconditions preconditions,
      Clock clock) {
    this.activeClients = activeClients;
    this.resumes = resumes;
    this.queue = queue;
    this.gate = gate;
    this.withdrawn = withdrawn;
    this.history = history;
    this.reader = reader;
    this.preconditions = preconditions;
    this.clock = clock;
  }

  /**
   * Changes anything but the status.
   *
   * @param change called with the application locked
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, PRECONDITION_FAILED, and what the change
   *     throws
   */
  @Transactional
  void change(UUID accountId, UUID id, Consumer<Application> change) {
    var application = lockedForWork(accountId, id);
    preconditions.require(ApplicationView.class, () -> reader.one(accountId, id));
    change.accept(application);
  }

  /**
   * Replaces the notes.
   *
   * @param notes null for none
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, PRECONDITION_FAILED
   */
  @Transactional
  public void annotate(UUID accountId, UUID id, String notes) {
    change(accountId, id, application -> application.annotate(notes, clock));
  }

  /**
   * Requires the version that the request expects.
   *
   * @throws ApiException NOT_FOUND, PRECONDITION_FAILED
   */
  void requireVersion(UUID accountId, UUID id) {
    preconditions.require(ApplicationView.class, () -> reader.one(accountId, id));
  }

  /**
   * Sets the status by hand.
   *
   * @param note null for none
   * @param submittedAt undefined for now if it is submitted and unchanged otherwise
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION, APPROVAL_REQUIRED,
   *     VALIDATION_FAILED
   */
  public void setByHand(
      UUID accountId,
      UUID id,
      ApplicationStatus next,
      MovedBy by,
      String note,
      JsonNullable<Instant> submittedAt) {
    // commits the approval request even though the submission is refused
    var admitted =
        QuarkusTransaction.joiningExisting()
            .call(
                () -> setWhereAdmitted(lockedForWork(accountId, id), next, by, note, submittedAt));
    if (!admitted) {
      throw new ApiException(
          ErrorCode.APPROVAL_REQUIRED, "The client must approve this application first.");
    }
  }

  private boolean setWhereAdmitted(
      Application application,
      ApplicationStatus next,
      MovedBy by,
      String note,
      JsonNullable<Instant> submittedAt) {
    if (application.isSentBySetting(next) && !gate.admits(application)) {
      return false;
    }
    var change = application.setByHand(next, by, note, submittedAt, clock);
    if (change != null) {
      history.add(application, change);
      tell(application, change);
    }
    return true;
  }

  private void tell(Application application, StatusChange change) {
    if (change.to == ApplicationStatus.WITHDRAWN && change.from != ApplicationStatus.WITHDRAWN) {
      queue.cancelForApplication(application.accountId, application.id);
      withdrawn.fire(new ApplicationWithdrawn(application.accountId, application.id, change.from));
    }
  }

  /**
   * Adds a line to the history that leaves the status as it is.
   *
   * @param application locked by the caller
   */
  @Transactional(TxType.MANDATORY)
  public void note(Application application, MovedBy by, String note) {
    application.noteOnStatus(by, note, clock).persist();
  }

  /**
   * Moves on as a review, a tailoring or an attempt does.
   *
   * @throws ApiException NOT_FOUND, INVALID_TRANSITION
   */
  @Transactional
  public void moveByWork(UUID accountId, UUID id, ApplicationStatus next) {
    var application = locked(accountId, id);
    history.add(application, application.moveByWork(next, clock));
  }

  /**
   * Deletes an application with its posting, its history and its tailored resume; one of an
   * archived client, too: deleting is no work.
   *
   * @throws ApiException NOT_FOUND, PRECONDITION_FAILED, RESUME_LOCKED if the tailored resume is
   *     locked
   */
  @Transactional
  public void delete(UUID accountId, UUID id) {
    activeClients.lock(Application.personOf(accountId, id).orElseThrow(ApiException::notFound));
    var copy = Application.tailoredCopyOf(accountId, id);
    preconditions.require(
        ApplicationView.class,
        () -> {
          copy.ifPresent(resumeId -> Resume.forUpdate(accountId, resumeId)); // locked first
          locked(accountId, id);
          return reader.one(accountId, id);
        });
    copy.ifPresent(resumeId -> resumes.delete(accountId, resumeId));
    var application = locked(accountId, id);
    queue.cancelForApplication(accountId, id);
    application.delete();
    application.posting.delete();
  }

  void detach(@Observes ResumeChanged event) {
    if (event.mutation() == Mutation.DELETE) {
      Application.lockTailored(event.accountId(), event.resumeId())
          .ifPresent(it -> it.loseTailoredCopy(clock));
    }
  }

  /**
   * The application for new work, locked until the transaction ends. The client's lock comes first,
   * as it does where a client is archived.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED
   */
  @Transactional(TxType.MANDATORY)
  public Application lockedForWork(UUID accountId, UUID id) {
    activeClients.require(Application.personOf(accountId, id).orElseThrow(ApiException::notFound));
    return locked(accountId, id);
  }

  private static Application locked(UUID accountId, UUID id) {
    return Application.lock(accountId, id).orElseThrow(ApiException::notFound);
  }
}
