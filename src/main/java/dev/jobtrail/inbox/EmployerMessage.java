package dev.jobtrail.inbox;

import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.AccountRecord;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.UUID;

/** What a mail of an employer says, and the status that it proposes for an application. */
@Entity
@Table(name = "mailbox_message")
class EmployerMessage extends AccountRecord {

  private UUID applicationId;

  @Column(updatable = false)
  private byte[] messageKey;

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  private ReplyKind kind;

  @Enumerated(EnumType.STRING)
  private ApplicationStatus proposedStatus;

  @Enumerated(EnumType.STRING)
  private MessageState state = MessageState.OPEN;

  @Column(updatable = false)
  private String sender;

  @Column(updatable = false)
  private String subject;

  @Column(updatable = false)
  private String evidence;

  @Column(updatable = false)
  private boolean isByModel;

  @Column(updatable = false)
  private Instant receivedAt;

  protected EmployerMessage() {}

  EmployerMessage(
      UUID accountId,
      byte[] messageKey,
      ReceivedMail mail,
      ReplyClassifier.Statement statement,
      Clock clock) {
    super(accountId, clock);
    this.messageKey = messageKey;
    this.kind = statement.kind();
    this.sender = mail.sender();
    this.subject = mail.subject();
    this.evidence = statement.evidence();
    this.isByModel = statement.isByModel();
    this.receivedAt = mail.receivedAt();
  }

  static Optional<EmployerMessage> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /** The same, locked until the transaction ends, as it is then. */
  static Optional<EmployerMessage> lock(UUID accountId, UUID id) {
    var locked =
        EmployerMessage.<EmployerMessage>find("accountId = ?1 and id = ?2", accountId, id)
            .withLock(LockModeType.PESSIMISTIC_WRITE)
            .<EmployerMessage>firstResultOptional();
    locked.ifPresent(it -> getEntityManager().refresh(it));
    return locked;
  }

  static boolean exists(UUID accountId, byte[] messageKey) {
    return count("accountId = ?1 and messageKey = ?2", accountId, messageKey) > 0;
  }

  /** The application of the newest of some messages that has one. */
  static Optional<UUID> applicationOf(UUID accountId, Collection<byte[]> messageKeys) {
    return messageKeys.isEmpty()
        ? Optional.empty()
        : getEntityManager()
            .createQuery(
                "select applicationId from EmployerMessage where accountId = :account"
                    + " and messageKey in :keys and applicationId is not null order by id desc",
                UUID.class)
            .setParameter("account", accountId)
            .setParameter("keys", messageKeys)
            .setMaxResults(1)
            .getResultStream()
            .findFirst();
  }

  UUID applicationId() {
    return applicationId;
  }

  ApplicationStatus proposedStatus() {
    return proposedStatus;
  }

  String evidence() {
    return evidence;
  }

  Instant receivedAt() {
    return receivedAt;
  }

  /** Is about that application, and proposes a status unless it changes nothing. */
  final void assign(UUID application, ApplicationStatus current) {
    applicationId = application;
    proposedStatus = kind.proposed(current).orElse(null);
    state = proposedStatus == null ? MessageState.UNCHANGED : MessageState.OPEN;
  }

  /**
   * Its owner chooses the application.
   *
   * @throws ApiException INVALID_TRANSITION once it is decided
   */
  void choose(Application application, Clock clock) {
    if (state == MessageState.CONFIRMED || state == MessageState.DISMISSED) {
      throw decided();
    }
    assign(application.id, application.status());
    touch(clock);
  }

  /**
   * Requires a proposal to confirm.
   *
   * @throws ApiException INVALID_TRANSITION
   */
  void requireProposal() {
    if (state != MessageState.OPEN) {
      throw decided();
    }
    if (applicationId == null) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "The message has no application yet. Choose its application first.");
    }
  }

  void confirm(Clock clock) {
    state = MessageState.CONFIRMED;
    touch(clock);
  }

  /**
   * Leaves the application as it is. Idempotent.
   *
   * @throws ApiException INVALID_TRANSITION if it was confirmed
   */
  void dismiss(Clock clock) {
    if (state == MessageState.CONFIRMED) {
      throw decided();
    }
    if (state != MessageState.DISMISSED) {
      state = MessageState.DISMISSED;
      touch(clock);
    }
  }

  private static ApiException decided() {
    return new ApiException(
        ErrorCode.INVALID_TRANSITION, "The message was decided already. Reload the list.");
  }
}
