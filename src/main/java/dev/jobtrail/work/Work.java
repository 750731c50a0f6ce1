package dev.jobtrail.work;

import dev.jobtrail.client.Person;
import dev.jobtrail.plan.AllowanceUnit;
import dev.jobtrail.platform.OwnedRecord;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** A background task of a user and its state. */
@Entity
class Work extends OwnedRecord {

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  WorkKind kind;

  /** Null for work on a resume. */
  @Column(updatable = false)
  UUID applicationId;

  /** Null for work on an application. */
  @Column(updatable = false)
  UUID resumeId;

  @JdbcTypeCode(SqlTypes.JSON)
  Map<String, String> details;

  @Enumerated(EnumType.STRING)
  private WorkState state = WorkState.QUEUED;

  private int attempts;
  private String error;
  private String note;
  private Instant startedAt;
  private Instant finishedAt;

  /** The first day of the month that its unit was taken in; null where it takes none of its own. */
  @Column(updatable = false)
  private LocalDate unitMonth;

  protected Work() {}

  Work(
      Person person,
      WorkKind kind,
      UUID applicationId,
      UUID resumeId,
      Map<String, String> details,
      AllowanceUnit unit,
      Clock clock) {
    super(person.accountId(), person.clientId(), clock);
    this.kind = kind;
    this.applicationId = applicationId;
    this.resumeId = resumeId;
    this.details = details;
    this.unitMonth = unit == null ? null : unit.month().atDay(1);
  }

  static Optional<Work> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /** The same for the service itself, locked until the transaction ends. */
  static Optional<Work> lock(UUID id) {
    return Work.<Work>find("id", id).withLock(LockModeType.PESSIMISTIC_WRITE).firstResultOptional();
  }

  /** Queued and running work of an application. */
  static List<Work> openOfApplication(UUID accountId, UUID applicationId) {
    return list(
        "accountId = ?1 and applicationId = ?2 and state in ?3",
        accountId,
        applicationId,
        WorkState.OPEN);
  }

  /** The last of a kind that was taken in for an application of the account. */
  static Optional<Work> lastOfApplication(UUID accountId, UUID applicationId, WorkKind kind) {
    return find(
            "accountId = ?1 and applicationId = ?2 and kind = ?3 order by id desc",
            accountId,
            applicationId,
            kind)
        .firstResultOptional();
  }

  /** Queued and running work of a resume. */
  static List<Work> openOfResume(UUID accountId, UUID resumeId) {
    return list(
        "accountId = ?1 and resumeId = ?2 and state in ?3", accountId, resumeId, WorkState.OPEN);
  }

  /** All work of a kind that was queued for a resume since a time, newest first. */
  static List<Work> ofResumeSince(UUID accountId, UUID resumeId, WorkKind kind, Instant since) {
    return list(
        "accountId = ?1 and resumeId = ?2 and kind = ?3 and createdAt >= ?4 order by id desc",
        accountId,
        resumeId,
        kind,
        since);
  }

  /** Queued and running work of a client. */
  static List<Work> openOfClient(UUID accountId, UUID clientId) {
    return list(
        "accountId = ?1 and clientId = ?2 and state in ?3 order by id",
        accountId,
        clientId,
        WorkState.OPEN);
  }

  WorkOrder order() {
    return new WorkOrder(
        id, kind, new Person(accountId, clientId), applicationId, resumeId, details);
  }

  Optional<AllowanceUnit> unit() {
    return kind.allowance()
        .map(allowance -> new AllowanceUnit(accountId, allowance, YearMonth.from(unitMonth)));
  }

  WorkState state() {
    return state;
  }

  int attempts() {
    return attempts;
  }

  /** Begins, for the first time or after a process that ended in the middle. */
  void begin(Clock clock) {
    state = WorkState.RUNNING;
    attempts++;
    touch(clock);
    startedAt = updatedAt;
  }

  /** Waits for its next beginning, which does not count as another attempt. */
  void handBack(Clock clock) {
    state = WorkState.QUEUED;
    attempts--;
    touch(clock);
  }

  /**
   * @param text what it did otherwise than asked, for its owner
   */
  void note(String text) {
    note = text;
  }

  void finish(Clock clock) {
    end(WorkState.DONE, null, clock);
  }

  void fail(String reason, Clock clock) {
    end(WorkState.FAILED, reason, clock);
  }

  void cancel(Clock clock) {
    end(WorkState.CANCELLED, null, clock);
  }

  private void end(WorkState last, String reason, Clock clock) {
    state = last;
    error = reason;
    if (details.containsKey(WorkOrder.CONTENT)) {
      details = new LinkedHashMap<>(details);
      details.remove(WorkOrder.CONTENT);
    }
    touch(clock);
    finishedAt = updatedAt;
  }

  /** What is published where it has ended. */
  WorkFinished finished() {
    return new WorkFinished(
        new Person(accountId, clientId), id, kind, state, applicationId, resumeId);
  }

  WorkView view() {
    return new WorkView(
        id,
        clientId,
        kind,
        state,
        applicationId,
        resumeId,
        error,
        note,
        createdAt,
        updatedAt,
        startedAt,
        finishedAt);
  }
}
