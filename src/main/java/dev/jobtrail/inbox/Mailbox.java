package dev.jobtrail.inbox;

import dev.jobtrail.account.StoredSecrets.Sealed;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.LongStream;

/** The IMAP mailbox of an account, and how far it is read. */
@Entity
class Mailbox extends PanacheEntityBase {

  private static final Duration LONGEST_PAUSE = Duration.ofDays(1);

  private static final int MOST_DOUBLINGS = 10;

  @Id UUID accountId;

  private String host;
  private int port;
  private boolean isTls;
  private String username;
  private byte[] password;

  @Column(name = "password_key")
  private String passwordKeyName;

  private String folder;
  private boolean isEnabled;
  private boolean isModelAsked;
  private long uidValidity;
  private long lastUid;
  private long[] uidsToAsk = {};
  private Instant nextReadAt;
  private Instant readingUntil;
  private Instant readAt;

  @Enumerated(EnumType.STRING)
  private MailboxProblem problem;

  private int failures;

  @Column(updatable = false)
  private Instant createdAt;

  private Instant updatedAt;

  protected Mailbox() {}

  Mailbox(UUID accountId, Clock clock) {
    this.accountId = accountId;
    this.createdAt = clock.instant();
  }

  static Optional<Mailbox> of(UUID accountId) {
    return findByIdOptional(accountId);
  }

  /** The same, locked until the transaction ends. */
  static Optional<Mailbox> lock(UUID accountId) {
    return findByIdOptional(accountId, LockModeType.PESSIMISTIC_WRITE);
  }

  /** Whether the password is for the same user of the same server. */
  boolean isFor(MailboxEdit wanted) {
    return wanted.host().equalsIgnoreCase(host)
        && wanted.port() == port
        && wanted.hasTls() == isTls
        && wanted.username().equals(username);
  }

  /** Takes the settings. Another user, server or folder is read from the start. */
  void take(MailboxEdit wanted, Sealed sealed, Clock clock) {
    if (!isFor(wanted) || !wanted.folder().equals(folder)) {
      uidValidity = 0;
      lastUid = 0;
      uidsToAsk = new long[0];
    }
    host = wanted.host();
    port = wanted.port();
    isTls = wanted.hasTls();
    username = wanted.username();
    folder = wanted.folder();
    isEnabled = wanted.isEnabled();
    isModelAsked = wanted.isModelAsked();
    password = sealed.bytes();
    passwordKeyName = sealed.keyName();
    updatedAt = clock.instant();
    readingUntil = null; // a process that reads it now has the former settings
    problem = null;
    failures = 0;
    nextReadAt = isEnabled ? updatedAt : null;
  }

  Sealed password() {
    return new Sealed(passwordKeyName, password);
  }

  boolean isEnabled() {
    return isEnabled;
  }

  boolean isBeingRead(Instant now) {
    return readingUntil != null && readingUntil.isAfter(now);
  }

  /** Has it to oneself until then. */
  MailboxLease lease(Instant until) {
    readingUntil = until.truncatedTo(ChronoUnit.MILLIS);
    return new MailboxLease(
        accountId,
        readingUntil,
        host,
        port,
        isTls,
        username,
        folder,
        isModelAsked,
        uidValidity,
        lastUid,
        LongStream.of(uidsToAsk).boxed().toList());
  }

  /** Whether the lease is still that of the one who reads it. */
  boolean isLeased(MailboxLease lease) {
    return lease.until().equals(readingUntil);
  }

  void advance(long validity, long uid) {
    uidValidity = validity;
    lastUid = uid;
  }

  /** The mails that the model is still to be asked about. */
  void askLater(Collection<Long> uids) {
    uidsToAsk = uids.stream().mapToLong(Long::longValue).toArray();
  }

  /** A reading succeeded. */
  void finish(Instant now, Duration pause) {
    readingUntil = null;
    readAt = now;
    problem = null;
    failures = 0;
    nextReadAt = now.plus(pause);
  }

  /** A reading failed: the pause doubles each time. */
  void fail(MailboxProblem reason, Instant now, Duration pause) {
    readingUntil = null;
    problem = reason;
    failures++;
    var longer = pause.multipliedBy(1L << Math.min(failures, MOST_DOUBLINGS));
    nextReadAt = now.plus(longer.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : longer);
  }

  int failures() {
    return failures;
  }

  MailboxView view() {
    return new MailboxView(
        host,
        port,
        isTls,
        username,
        folder,
        isEnabled,
        isModelAsked,
        problem,
        readAt,
        nextReadAt,
        createdAt,
        updatedAt);
  }
}
