package dev.jobtrail.approval;

import dev.jobtrail.application.Application;
import dev.jobtrail.platform.OwnedRecord;
import dev.jobtrail.platform.Secrets;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A request for a client's approval of one application, and the decision. */
@Entity
class Approval extends OwnedRecord {

  @Column(updatable = false)
  UUID applicationId;

  @Enumerated(EnumType.STRING)
  private ApprovalState state;

  /** Null once the link has no use any more; after a decision the link shows it. */
  private String tokenHash;

  /** Null if the operator shares the link. */
  private String sentTo;

  /** The fingerprint of the reviewed submission, after a decision. */
  private String fingerprint;

  private Instant expiresAt;
  private Instant decidedAt;
  private String comment;
  private Instant seenAt;

  protected Approval() {}

  /** A request that is open; it needs a link. */
  Approval(Application application, String fingerprint, Clock clock) {
    super(application.accountId, application.clientId, clock);
    this.applicationId = application.id;
    this.fingerprint = fingerprint;
    this.state = ApprovalState.PENDING;
    this.expiresAt = createdAt;
  }

  /** The open request for an application, whether its link has run out or not. */
  static Optional<Approval> open(UUID applicationId) {
    return find("applicationId = ?1 and state = ?2", applicationId, ApprovalState.PENDING)
        .firstResultOptional();
  }

  /** The requests to a client whose links work, locked until the transaction ends. */
  static List<Approval> lockOpen(UUID clientId, Instant now) {
    return Approval.<Approval>find(
            "clientId = ?1 and state = ?2 and expiresAt > ?3 order by id",
            clientId,
            ApprovalState.PENDING,
            now)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .list();
  }

  /** The client's last decision on an application. */
  static Optional<Approval> lastDecision(UUID applicationId) {
    return find("applicationId = ?1 and decidedAt is not null order by id desc", applicationId)
        .firstResultOptional();
  }

  /** The request that a link leads to, as long as the link works. */
  static Optional<Approval> behind(String token, Instant now) {
    return find(
            "tokenHash = ?1 and state = ?2 and expiresAt > ?3",
            Secrets.hash(token),
            ApprovalState.PENDING,
            now)
        .firstResultOptional();
  }

  /** The decided request that a link led to, until the link expires. */
  static Optional<Approval> decidedBehind(String token, Instant now) {
    return find(
            "tokenHash = ?1 and decidedAt is not null and expiresAt > ?2", Secrets.hash(token), now)
        .firstResultOptional();
  }

  /** The open request that a link leads to, locked until the transaction ends. */
  static Optional<Approval> lockBehind(String token, Instant now) {
    return Approval.<Approval>find(
            "tokenHash = ?1 and state = ?2 and expiresAt > ?3",
            Secrets.hash(token),
            ApprovalState.PENDING,
            now)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  /** The application that a link is about, locked until the transaction ends. */
  static Optional<Application> lockApplicationBehind(String token) {
    return getEntityManager()
        .createQuery(
            "select p.accountId, p.applicationId from Approval p where p.tokenHash = :hash",
            Object[].class)
        .setParameter("hash", Secrets.hash(token))
        .getResultStream()
        .findFirst()
        .flatMap(row -> Application.lock((UUID) row[0], (UUID) row[1]));
  }

  /** Closes the open requests of a client. */
  static void cancelForClient(UUID clientId, Instant now) {
    update(
        "state = ?1, tokenHash = null, updatedAt = ?2 where clientId = ?3 and state = ?4",
        ApprovalState.CANCELLED,
        now,
        clientId,
        ApprovalState.PENDING);
  }

  /** Closes the open request for an application. */
  static void cancelForApplication(UUID applicationId, Instant now) {
    update(
        "state = ?1, tokenHash = null, updatedAt = ?2 where applicationId = ?3 and state = ?4",
        ApprovalState.CANCELLED,
        now,
        applicationId,
        ApprovalState.PENDING);
  }

  /** Marks a client's decision as seen by the operator. */
  static void seeDecisions(UUID clientId, Instant now) {
    update(
        "seenAt = ?1 where clientId = ?2 and decidedAt is not null and seenAt is null",
        now,
        clientId);
  }

  /** Whether it approves the submission with that fingerprint. */
  boolean isYesTo(String content) {
    return state == ApprovalState.APPROVED && fingerprint.equals(content);
  }

  boolean hasExpired(Instant now) {
    return state == ApprovalState.PENDING && !expiresAt.isAfter(now);
  }

  /** The address that the link was mailed to; null if the operator shares it. */
  String sentTo() {
    return sentTo;
  }

  Instant expiresAt() {
    return expiresAt;
  }

  /** Whether the token is that of the link. */
  boolean isOpenedBy(String token) {
    return state == ApprovalState.PENDING && Secrets.hash(token).equals(tokenHash);
  }

  /**
   * Gives it a link, which takes the place of the one that it had.
   *
   * @param address null if the operator shares the link
   */
  void link(String token, String address, Instant until, Clock clock) {
    touch(clock);
    tokenHash = Secrets.hash(token);
    sentTo = address;
    expiresAt = until;
  }

  void expire(Clock clock) {
    touch(clock);
    state = ApprovalState.EXPIRED;
    tokenHash = null;
  }

  /**
   * Records the client's decision; the link only shows it from then on.
   *
   * @param remark null for none
   * @param seen the fingerprint of the reviewed submission
   */
  void decide(Decision decision, String remark, String seen, Clock clock) {
    touch(clock);
    state = decision.state();
    comment = remark;
    fingerprint = seen;
    decidedAt = updatedAt;
  }

  /**
   * The operator's view.
   *
   * @param link null for none to share
   */
  ApprovalView view(ApprovalView.Job job, String link, Instant now) {
    return new ApprovalView(
        id,
        clientId,
        applicationId,
        hasExpired(now) ? ApprovalState.EXPIRED : state,
        createdAt,
        expiresAt,
        sentTo,
        link,
        decidedAt,
        comment,
        seenAt,
        job);
  }

  /** What is published of a decision. */
  ApprovalDecided event() {
    return new ApprovalDecided(accountId, clientId, applicationId, id, state);
  }

  /** The client's confirmation of a decision. */
  DecidedView decided() {
    return new DecidedView(state, decidedAt, comment);
  }
}
