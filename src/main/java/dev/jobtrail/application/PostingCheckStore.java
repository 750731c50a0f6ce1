package dev.jobtrail.application;

import dev.jobtrail.account.AccountLanguage;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.posting.PostingFinding;
import dev.jobtrail.posting.PostingState;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Truncation;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import org.hibernate.Session;

/** Stores which postings are checked next, and what checks found. */
@ApplicationScoped
class PostingCheckStore {

  /**
   * So long a process that checks a posting has it to itself; it comes again then if it was left
   * out.
   */
  private static final Duration LEASE = Duration.ofMinutes(10);

  private static final Duration DAY = Duration.ofDays(1);

  /** A closed posting rarely opens again. */
  private static final Duration WEEK = Duration.ofDays(7);

  private static final int LONGEST_WORDS = 400;

  private static final String SELECT =
      """
      select new dev.jobtrail.application.CheckedPosting(a.id, a.accountId, a.clientId, p.id,
        p.canonicalUrl, p.title, p.descriptionRaw, p.checkState, p.checkEvidence, p.evidenceAt,
        p.checkProblem, p.checkedAt)
      from Application a join a.posting p
      """;

  private static final String ONE = SELECT + " where a.accountId = :account and a.id = :id";

  private static final String CLAIMED =
      SELECT
          + """
           left join Client c on c.id = a.clientId
          where a.id in :ids and p.canonicalUrl is not null
            and (c is null or c.status = ClientStatus.ACTIVE)
          order by a.id
          """;

  private static final String CLAIM =
      """
      update application set posting_check_at = :until where id in (
        select id from application
        where posting_check_at <= :now and archived_at is null
          and status in ('SAVED', 'REVIEWED', 'READY', 'NEEDS_ACTION')
        order by posting_check_at limit :most for update skip locked)
      returning id
      """;

  private static final String SCHEDULE =
      "update application set posting_check_at = :next where id in (:ids)";

  private static final String KEEP_EVIDENCE =
      """
      update posting set checked_at = :now, check_problem = null, check_state = :state,
        check_evidence = :words, evidence_at = :now
      where id in (:ids) and canonical_url = :url
      """;

  private static final String KEEP_PROBLEM =
      """
      update posting set checked_at = :now, check_problem = :words
      where id in (:ids) and canonical_url = :url
      """;

  private static final String FORGET =
      """
      update posting set checked_at = null, check_problem = null, check_state = null,
        check_evidence = null, evidence_at = null
      where id = :id
      """;

  private final Session session;
  private final Clock clock;

  PostingCheckStore(Session session, Clock clock) {
    this.session = session;
    this.clock = clock;
  }

  /**
   * The postings to check now.
   *
   * @param claimed how many applications were due
   */
  record Batch(int claimed, List<CheckedPosting> postings) {}

  /** Takes due applications of all accounts, so that no other process checks them meanwhile. */
  @Transactional(Transactional.TxType.REQUIRES_NEW)
  Batch claim(int most) {
    var now = clock.instant();
    var ids =
        session
            .createNativeQuery(CLAIM, UUID.class)
            .setParameter("until", now.plus(LEASE))
            .setParameter("now", now)
            .setParameter("most", most)
            .list();
    if (ids.isEmpty()) {
      return new Batch(0, List.of());
    }
    var postings =
        session
            .createSelectionQuery(CLAIMED, CheckedPosting.class)
            .setParameter("ids", ids)
            .getResultList();
    var others =
        ids.stream()
            .filter(id -> postings.stream().noneMatch(it -> it.applicationId().equals(id)))
            .toList();
    if (!others.isEmpty()) {
      schedule(others, DAY);
    }
    return new Batch(ids.size(), postings);
  }

  /**
   * The posting of an application of the account.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  CheckedPosting one(UUID accountId, UUID id) {
    return session
        .createSelectionQuery(ONE, CheckedPosting.class)
        .setParameter("account", accountId)
        .setParameter("id", id)
        .uniqueResultOptional()
        .orElseThrow(ApiException::notFound);
  }

  /**
   * Keeps what a check found, unless the URL was changed meanwhile. Without evidence, the earlier
   * evidence stays. Each account reads it in its language.
   *
   * @param postings with one URL
   */
  @Transactional
  void keep(List<CheckedPosting> postings, PostingFinding finding) {
    schedule(
        postings.stream().map(CheckedPosting::applicationId).sorted().toList(),
        finding.state() == PostingState.CLOSED ? WEEK : DAY);
    var languages =
        AccountLanguage.ofAll(
            postings.stream().map(CheckedPosting::accountId).collect(Collectors.toSet()));
    postings.stream()
        .filter(it -> languages.containsKey(it.accountId()))
        .collect(
            Collectors.groupingBy(
                it -> languages.get(it.accountId()), TreeMap::new, Collectors.toList()))
        .forEach((language, some) -> keep(some, finding, language));
  }

  private void keep(List<CheckedPosting> postings, PostingFinding finding, Language language) {
    var isEvidence = finding.state() != PostingState.UNKNOWN;
    var update =
        session
            .createNativeMutationQuery(isEvidence ? KEEP_EVIDENCE : KEEP_PROBLEM)
            .setParameter("now", clock.instant())
            .setParameter("words", Truncation.truncate(finding.words().in(language), LONGEST_WORDS))
            .setParameter("ids", postings.stream().map(CheckedPosting::postingId).toList())
            .setParameter("url", postings.getFirst().url());
    if (isEvidence) {
      update.setParameter("state", finding.state().name());
    }
    update.executeUpdate();
  }

  /** Forgets what was found at an earlier URL, and lets the new one be checked soon. */
  @Transactional(Transactional.TxType.MANDATORY)
  void forget(Application application) {
    session
        .createNativeMutationQuery(FORGET)
        .setParameter("id", application.posting.id)
        .executeUpdate();
    schedule(List.of(application.id), Duration.ZERO);
  }

  /** Spreads the checks of one day over the times of the next. */
  private void schedule(List<UUID> applicationIds, Duration wait) {
    var part = wait.dividedBy(4);
    var spread = part.isZero() ? 0 : ThreadLocalRandom.current().nextLong(part.toMillis());
    Instant next = clock.instant().plus(wait).minusMillis(spread);
    session
        .createNativeMutationQuery(SCHEDULE)
        .setParameter("next", next)
        .setParameter("ids", applicationIds)
        .executeUpdate();
  }
}
