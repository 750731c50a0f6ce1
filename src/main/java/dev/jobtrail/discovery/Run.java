package dev.jobtrail.discovery;

import dev.jobtrail.platform.OwnedRecord;
import dev.jobtrail.work.WorkState;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** A discovery run: one search of the boards for a resume's targets. */
@Entity
@Table(name = "discovery_run")
class Run extends OwnedRecord {

  @Column(updatable = false)
  UUID resumeId;

  @Enumerated(EnumType.STRING)
  private WorkState state = WorkState.QUEUED;

  @Column(updatable = false)
  private boolean isScheduled;

  private String error;
  private Instant startedAt;
  private Instant finishedAt;

  protected Run() {}

  Run(Target first, boolean isScheduled, Clock clock) {
    super(first.accountId, first.clientId, clock);
    this.resumeId = first.resumeId;
    this.isScheduled = isScheduled;
  }

  static Optional<Run> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /**
   * A page of a resume's runs, newest first.
   *
   * @param after the id of the last one that is not wanted any more, or null to begin
   */
  static List<Run> newest(UUID accountId, UUID resumeId, UUID after, int limit) {
    var query = "accountId = :account and resumeId = :resume";
    var parameters = new HashMap<String, Object>(Map.of("account", accountId, "resume", resumeId));
    if (after != null) {
      query += " and id < :after";
      parameters.put("after", after);
    }
    return Run.<Run>find(query + " order by id desc", parameters).page(0, limit).list();
  }

  static long count(UUID accountId, UUID resumeId) {
    return count("accountId = ?1 and resumeId = ?2", accountId, resumeId);
  }

  /** A page of the account's, oldest first. */
  static List<Run> after(UUID accountId, UUID after, int limit) {
    return Run.<Run>find("accountId = ?1 and id > ?2 order by id", accountId, after)
        .page(0, limit)
        .list();
  }

  boolean isScheduled() {
    return isScheduled;
  }

  boolean isOpen() {
    return state.isOpen();
  }

  /** Begins, for the first time or after a process that ended in the middle. */
  void begin(Clock clock) {
    state = WorkState.RUNNING;
    touch(clock);
    if (startedAt == null) {
      startedAt = updatedAt;
    }
  }

  void finish(Clock clock) {
    end(WorkState.DONE, null, clock);
  }

  /**
   * Ends before all was searched.
   *
   * @param reason null if it was cancelled
   */
  void breakOff(String reason, Clock clock) {
    end(reason == null ? WorkState.CANCELLED : WorkState.FAILED, reason, clock);
  }

  private void end(WorkState last, String reason, Clock clock) {
    state = last;
    error = reason;
    touch(clock);
    finishedAt = updatedAt;
  }

  /** The run with its boards. */
  RunView view(List<RunBoard> all) {
    var boards =
        all.stream()
            .filter(board -> board.runId.equals(id))
            .sorted(Comparator.comparingInt(board -> board.position))
            .map(RunBoard::view)
            .toList();
    return new RunView(
        id,
        clientId,
        resumeId,
        state,
        isScheduled,
        boards,
        boards.stream().mapToInt(RunView.BoardProgress::fetched).sum(),
        boards.stream().mapToInt(RunView.BoardProgress::kept).sum(),
        boards.stream().mapToInt(RunView.BoardProgress::newOnes).sum(),
        error,
        createdAt,
        updatedAt,
        startedAt,
        finishedAt);
  }
}
