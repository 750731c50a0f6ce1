package dev.jobtrail.mail;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/**
 * A mail in the outbox. Its text holds secrets, so address and text are deleted once it is sent or
 * has failed; the rest stays for a day to count against the limits.
 */
@Entity
@Table(name = "mail")
class QueuedMail extends PanacheEntityBase {

  enum State {
    QUEUED,
    /** Withheld: over the recipient's limit, or for an address without an account. */
    WITHHELD,
    SENT,
    FAILED
  }

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  /** The account that is notified of a failure, or null. */
  @Column(updatable = false)
  UUID accountId;

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  MailKind kind;

  @Column(updatable = false)
  String recipientHash;

  @Column(updatable = false)
  Instant createdAt;

  @Column(updatable = false)
  Instant expiresAt;

  private Instant updatedAt;
  private String recipient;
  private String subject;
  private String body;
  private String html;
  private String unsubscribeUrl;

  @Enumerated(EnumType.STRING)
  private State state;

  private int attempts;

  protected QueuedMail() {}

  QueuedMail(
      MailKind kind,
      UUID accountId,
      Recipient recipient,
      MailText text,
      Instant now,
      Duration lifetime) {
    this.kind = kind;
    this.accountId = accountId;
    this.recipientHash = recipient.hash();
    this.recipient = recipient.address();
    this.subject = text.subject();
    this.body = text.body();
    this.html = text.html();
    this.unsubscribeUrl = text.unsubscribeUrl();
    this.state = State.QUEUED;
    this.createdAt = now;
    this.updatedAt = now;
    this.expiresAt = now.plus(lifetime);
  }

  /** The mail, locked until the transaction ends. */
  static Optional<QueuedMail> lock(UUID id) {
    return QueuedMail.<QueuedMail>find("id", id)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  /** In SQL, as every process counts at its start, and the first HQL of a process takes long. */
  static long countQueued() {
    return (Long)
        getEntityManager()
            .createNativeQuery("select count(*) from mail where state = 'QUEUED'", Long.class)
            .getSingleResult();
  }

  /** Removes sent and failed mails that no longer count against limits. */
  static long removeOver(Instant before) {
    return delete("createdAt < ?1 and state <> ?2", before, State.QUEUED);
  }

  State state() {
    return state;
  }

  String recipient() {
    return recipient;
  }

  MailText text() {
    return new MailText(subject, body, html, unsubscribeUrl);
  }

  int attempts() {
    return attempts;
  }

  /** Keeps it from being sent. */
  void withhold() {
    state = State.WITHHELD;
    removeText();
  }

  void begin(Clock clock) {
    attempts++;
    updatedAt = clock.instant();
  }

  void finish(State end, Clock clock) {
    state = end;
    updatedAt = clock.instant();
    removeText();
  }

  private void removeText() {
    recipient = null;
    subject = null;
    body = null;
    html = null;
    unsubscribeUrl = null;
  }
}
