package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.CompanyStage;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.OwnedRecord;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.posting.FoundPosting;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/** A job that a search has found and that awaits a decision, or had one. */
@Entity
@Table(name = "discovery_match")
class Match extends OwnedRecord {

  @Column(updatable = false)
  UUID resumeId;

  @Column(updatable = false)
  UUID runId;

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  Board board;

  @Column(updatable = false)
  String externalId;

  @Column(updatable = false)
  String url;

  @Column(updatable = false)
  String originalUrl;

  @Column(updatable = false)
  String title;

  @Column(updatable = false)
  String company;

  @Column(updatable = false)
  String location;

  @Column(updatable = false)
  Boolean isRemote;

  @Column(updatable = false)
  Instant postedAt;

  @Column(updatable = false)
  String snippet;

  @Column(updatable = false)
  String description;

  @Column(updatable = false)
  String salary;

  @Column(updatable = false)
  Integer salaryMin;

  @Column(updatable = false)
  Integer salaryMax;

  @Column(updatable = false)
  String salaryCurrency;

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  EmploymentType employmentType;

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  CompanyStage companyStage;

  @Column(updatable = false)
  List<String> targetTitles;

  @Column(updatable = false)
  int score;

  String fitReason;
  String fitGap;

  @Column(updatable = false)
  Instant foundAt;

  private UUID applicationId;

  @Enumerated(EnumType.STRING)
  private MatchState state;

  protected Match() {}

  static Optional<Match> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /** The same, locked until the transaction ends. */
  static Optional<Match> lock(UUID accountId, UUID id) {
    return Match.<Match>find("accountId = ?1 and id = ?2", accountId, id)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  /** A page of the account's matches, oldest first. */
  static List<Match> after(UUID accountId, UUID after, int limit) {
    return Match.<Match>find("accountId = ?1 and id > ?2 order by id", accountId, after)
        .page(0, limit)
        .list();
  }

  MatchState state() {
    return state;
  }

  UUID applicationId() {
    return applicationId;
  }

  /**
   * Passes where an application can be made of it: it has none, or that was deleted.
   *
   * @throws ApiException INVALID_TRANSITION
   */
  void requireAddable() {
    if (state == MatchState.DISMISSED) {
      throw refusal("Undo the dismissal first.");
    }
  }

  /** Whether the application is there already that adding leads to. */
  boolean isAdded() {
    return applicationId != null;
  }

  /** The person wants it. */
  void add(UUID application, Clock clock) {
    state = MatchState.ADDED;
    applicationId = application;
    touch(clock);
  }

  /** The person tracks the job already. */
  void track(UUID application, Clock clock) {
    state = MatchState.TRACKED;
    applicationId = application;
    touch(clock);
  }

  /**
   * The person does not want it; once more changes nothing.
   *
   * @throws ApiException INVALID_TRANSITION
   */
  void dismiss(Clock clock) {
    if (state == MatchState.DISMISSED) {
      return;
    }
    if (state != MatchState.NEW) {
      throw refusal("Only a new match can be dismissed.");
    }
    state = MatchState.DISMISSED;
    touch(clock);
  }

  /**
   * The person is not sure any more that they do not want it.
   *
   * @throws ApiException INVALID_TRANSITION
   */
  void undo(Clock clock) {
    if (state == MatchState.NEW) {
      return;
    }
    if (state != MatchState.DISMISSED) {
      throw refusal("Only a dismissal can be undone.");
    }
    state = MatchState.NEW;
    touch(clock);
  }

  void explain(String reason, String gap, Clock clock) {
    fitReason = reason;
    fitGap = gap;
    touch(clock);
  }

  private ApiException refusal(String what) {
    return new ApiException(
        ErrorCode.INVALID_TRANSITION,
        "The match is %s. %s".formatted(state.name().toLowerCase(Locale.ROOT), what));
  }

  FoundPosting posting() {
    return new FoundPosting(
        externalId,
        url,
        title,
        company,
        location,
        isRemote,
        employmentType,
        salaryMin,
        salaryMax,
        salaryCurrency,
        description == null ? snippet : description,
        postedAt);
  }

  MatchView view() {
    return new MatchView(
        id,
        runId,
        clientId,
        resumeId,
        url,
        originalUrl,
        externalId,
        board,
        title,
        company,
        location,
        isRemote,
        postedAt,
        snippet,
        salary,
        companyStage,
        targetTitles,
        score,
        fitReason,
        fitGap,
        state,
        applicationId,
        foundAt,
        createdAt,
        updatedAt);
  }
}
