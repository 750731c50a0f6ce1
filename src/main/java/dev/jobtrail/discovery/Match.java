package dev.jobtrail.discovery;

import dev.jobtrail.client.Person;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.CompanyStage;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.OwnedRecord;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.posting.FoundPosting;
import dev.jobtrail.text.Message;
import jakarta.persistence.Column;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Query;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/**
 * A job found by a discovery run that awaits a decision or was decided on. All transitions of its
 * state are here, those in SQL as well.
 */
@Entity
@Table(name = "discovery_match")
class Match extends OwnedRecord {

  /** Columns of a match {@code m} that a run finds again: an expired one becomes a new match. */
  static final String FOUND_AGAIN =
      """
      state = case when m.state = 'EXPIRED' then 'NEW' else m.state end,
      run_id = case when m.state = 'EXPIRED' then :run else m.run_id end,
      found_at = case when m.state = 'EXPIRED' then :now else m.found_at end
      """;

  /** A source ends, and a match expires, after this many complete searches in a row without it. */
  static final int MISSES = 2;

  private static final String TRACK_URLS =
      """
      update discovery_match m set state = 'TRACKED', application_id = a.id, updated_at = :now
      from unnest(:urls) as u (url)
      cross join lateral (
        select a.id from posting p join application a on a.posting_id = p.id
        where p.person_id = (select coalesce(client_id, account_id) from resume where id = :resume)
          and p.canonical_url = u.url offset 0) a
      cross join lateral (
        select match_id from discovery_match_source
        where resume_id = :resume and url = u.url offset 0) s
      where m.id = s.match_id and m.state = 'NEW'
      """;

  private static final String TRACK_URL =
      """
      update discovery_match set state = 'TRACKED', application_id = :application,
        updated_at = :now
      where state = 'NEW' and account_id = :account and person_id = :person
        and id in (select match_id from discovery_match_source where url = :url)
      """;

  private static final String COUNT_MISSES =
      """
      update discovery_match_source set missed = missed + 1
      where resume_id = :resume and board = :board and company_slug = :company
        and missed < :misses and last_run_id is distinct from :run
      """;

  private static final String EXPIRE_MISSED =
      """
      update discovery_match m set missed = s.missed, updated_at = :now,
        state = case when s.missed >= :misses then 'EXPIRED' else m.state end
      from (
        select match_id, min(missed) as missed from discovery_match_source
        where match_id in (
          select match_id from discovery_match_source
          where resume_id = :resume and board = :board and company_slug = :company and missed > 0)
        group by match_id) s
      where m.id = s.match_id and m.state = 'NEW' and m.missed <> s.missed
      """;

  /** A URL that meanwhile is another match's is not taken over. */
  private static final String FOLLOW_BEST_SOURCES =
      """
      update discovery_match m set board = s.board, company_slug = nullif(s.company_slug, ''),
        external_id = s.external_id, url = s.url, original_url = s.original_url
      from (
        select distinct on (match_id) * from discovery_match_source where match_id in (%s)
        order by match_id, missed >= :misses, is_employer desc, first_seen_at, id) s
      where m.id = s.match_id
        and (m.board, m.external_id, m.url) is distinct from (s.board, s.external_id, s.url)
        and not exists (
          select from discovery_match o
          where o.resume_id = m.resume_id and o.url = s.url and o.id <> m.id)
      """;

  private static final String WITH_ENDED_SOURCE =
      """
      select match_id from discovery_match_source
      where resume_id = :resume and board = :board and company_slug = :company
        and missed >= :misses
      """;

  private static final String EXPIRE_OLD =
      """
      update discovery_match set state = 'EXPIRED', updated_at = :now
      where id in (
        select id from discovery_match where state = 'NEW' and found_at < :since
        limit 1000 for update skip locked)
      """;

  /** A source that finds the match again brings its text back. */
  private static final String DELETE_TEXTS =
      """
      update discovery_match set description = null, search = ''
      where id in (
        select id from discovery_match
        where state = 'EXPIRED' and description is not null and found_at < :since
        limit 1000 for update skip locked)
      """;

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

  @Embedded MatchTraits traits;
  @Embedded MatchFeedback feedback;

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

  /** The same, locked until the transaction ends; one that is loaded already is not read again. */
  static Optional<Match> lock(UUID accountId, UUID id) {
    return Match.<Match>find("accountId = ?1 and id = ?2", accountId, id)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  /** Some of a resume's, locked until the transaction ends. */
  static List<Match> lock(UUID accountId, UUID resumeId, Collection<UUID> ids) {
    return Match.<Match>find(
            "accountId = ?1 and resumeId = ?2 and id in ?3 order by id", accountId, resumeId, ids)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .list();
  }

  /**
   * Dismisses the new matches of a resume at a company. The caller holds the lock of the resume's
   * jobs.
   *
   * @return how many there were
   */
  static int dismissAt(UUID resumeId, String company, Clock clock) {
    return update(
        "state = MatchState.DISMISSED, feedback.dismissReason = DismissReason.COMPANY, updatedAt ="
            + " ?1 where resumeId = ?2 and state = MatchState.NEW and lower(company) = lower(?3)",
        clock.instant(),
        resumeId,
        company);
  }

  /** A page of the account's matches, oldest first. */
  static List<Match> after(UUID accountId, UUID after, int limit) {
    return Match.<Match>find("accountId = ?1 and id > ?2 order by id", accountId, after)
        .page(0, limit)
        .list();
  }

  /** Marks the person's new matches of a job as tracked by an application. */
  static void track(Person person, String url, UUID application, Clock clock) {
    getEntityManager()
        .createNativeQuery(TRACK_URL)
        .setParameter("application", application)
        .setParameter("now", clock.instant())
        .setParameter("url", url)
        .setParameter("account", person.accountId())
        .setParameter("person", person.id())
        .executeUpdate();
  }

  /** Marks the new matches of a resume at these URLs that an application tracks. */
  static void track(UUID resumeId, Collection<String> urls, Clock clock) {
    getEntityManager()
        .createNativeQuery(TRACK_URLS)
        .setParameter("now", clock.instant())
        .setParameter("resume", resumeId)
        .setParameter("urls", urls.toArray(String[]::new))
        .executeUpdate();
  }

  /**
   * Counts a miss of each source of a board that a complete run has not found; new matches without
   * any other source expire. The caller holds the lock of the resume's jobs.
   */
  static void miss(Run run, RunBoard board, Clock clock) {
    ofBoard(COUNT_MISSES, run, board).setParameter("run", run.id).executeUpdate();
    ofBoard(EXPIRE_MISSED, run, board).setParameter("now", clock.instant()).executeUpdate();
    ofBoard(FOLLOW_BEST_SOURCES.formatted(WITH_ENDED_SOURCE), run, board).executeUpdate();
  }

  private static Query ofBoard(String sql, Run run, RunBoard board) {
    return getEntityManager()
        .createNativeQuery(sql)
        .setParameter("misses", MISSES)
        .setParameter("resume", run.resumeId)
        .setParameter("board", board.board.name())
        .setParameter("company", MatchSource.slug(board.company));
  }

  /**
   * Lets the links of some matches, at most a batch, lead to the best source that still lists each.
   */
  static void followBestSources(Collection<?> ids) {
    if (!ids.isEmpty()) {
      getEntityManager()
          .createNativeQuery(FOLLOW_BEST_SOURCES.formatted(":ids"))
          .setParameter("misses", MISSES)
          .setParameter("ids", ids)
          .executeUpdate();
    }
  }

  /**
   * Expires a batch of new matches of all accounts.
   *
   * @return how many there were
   */
  static int expireFoundBefore(Instant since, Clock clock) {
    return getEntityManager()
        .createNativeQuery(EXPIRE_OLD)
        .setParameter("now", clock.instant())
        .setParameter("since", since)
        .executeUpdate();
  }

  /**
   * Deletes the texts of a batch of expired matches of all accounts, and their words for search.
   *
   * @return how many there were
   */
  static int deleteTextsFoundBefore(Instant since) {
    return getEntityManager()
        .createNativeQuery(DELETE_TEXTS)
        .setParameter("since", since)
        .executeUpdate();
  }

  MatchState state() {
    return state;
  }

  UUID applicationId() {
    return applicationId;
  }

  /**
   * Requires that an application can be created from it.
   *
   * @throws ApiException INVALID_TRANSITION
   */
  void requireAddable() {
    if (state == MatchState.DISMISSED) {
      throw refusal(Message.of("Undo the dismissal first."));
    }
  }

  /**
   * The company that its job names.
   *
   * @throws ApiException VALIDATION_FAILED if it names none
   */
  String requireCompany() {
    if (Board.standsInForCompany(company)) {
      throw ApiException.invalid("company", "is not named by this job; dismiss the match instead");
    }
    return company;
  }

  /** Whether its application already exists. */
  boolean isAdded() {
    return applicationId != null;
  }

  /**
   * Links it with the application created from it.
   *
   * @throws ApiException INVALID_TRANSITION
   */
  void add(UUID application, Clock clock) {
    requireAddable();
    state = MatchState.ADDED;
    applicationId = application;
    touch(clock);
  }

  /**
   * Links it with an application of the same job; does nothing if it was added as that meanwhile.
   *
   * @throws ApiException INVALID_TRANSITION
   */
  void track(UUID application, Clock clock) {
    requireAddable();
    if (application.equals(applicationId)) {
      return;
    }
    state = MatchState.TRACKED;
    applicationId = application;
    touch(clock);
  }

  /** Null if it was not dismissed, or without one. */
  DismissReason dismissReason() {
    return feedback.dismissReason;
  }

  /**
   * Dismisses it; idempotent. A dismissed one may be given another reason.
   *
   * @param reason null for none
   * @throws ApiException INVALID_TRANSITION
   */
  void dismiss(DismissReason reason, Clock clock) {
    if (state == MatchState.DISMISSED && (reason == null || reason == feedback.dismissReason)) {
      return;
    }
    if (state != MatchState.NEW && state != MatchState.DISMISSED) {
      throw refusal(Message.of("Only a new match can be dismissed."));
    }
    state = MatchState.DISMISSED;
    feedback.dismissReason = reason;
    touch(clock);
  }

  /**
   * Undoes a dismissal; idempotent.
   *
   * @throws ApiException INVALID_TRANSITION
   */
  void undo(Clock clock) {
    if (state == MatchState.NEW) {
      return;
    }
    if (state != MatchState.DISMISSED) {
      throw refusal(Message.of("Only a dismissal can be undone."));
    }
    state = MatchState.NEW;
    feedback.dismissReason = null;
    touch(clock);
  }

  void explain(String reason, String gap, Clock clock) {
    fitReason = reason;
    fitGap = gap;
    touch(clock);
  }

  private ApiException refusal(Message what) {
    return new ApiException(
        ErrorCode.INVALID_TRANSITION,
        "The match is %s. %s",
        state.name().toLowerCase(Locale.ROOT),
        what);
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

  /** It without its sources; see {@link MatchViews}. */
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
        updatedAt,
        traits,
        feedback);
  }
}
