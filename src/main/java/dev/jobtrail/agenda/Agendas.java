package dev.jobtrail.agenda;

import dev.jobtrail.approval.ApprovalReader;
import dev.jobtrail.inbox.EmployerMessages;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Collects what waits for the owners of accounts. */
@ApplicationScoped
public class Agendas {

  /** Of each kind; more is no agenda for a day. */
  private static final int MOST = 100;

  private static final String JOBS =
      """
      select new dev.jobtrail.agenda.AgendaJob(a.id, a.clientId, c.name, p.title, p.company,
        a.status, a.statusChangedAt, a.followUpOn)
      from Application a join a.posting p left join Client c on c.id = a.clientId
      where a.accountId = :account and (c is null or c.status = ClientStatus.ACTIVE) and
      """;

  private static final String DUE =
      JOBS
          + " a.followUpOn between :from and :until and a.archivedAt is null and a.status not in (REJECTED, WITHDRAWN)"
          + " order by a.followUpOn, a.id";

  private static final String INTERVIEWS =
      """
      select new dev.jobtrail.agenda.AgendaInterview(i.id, a.id, a.clientId, c.name, p.title,
        p.company, i.startsAt, i.endsAt, i.timeZone, i.kind, i.place, i.link)
      from Interview i join Application a on a.id = i.applicationId join a.posting p
        left join Client c on c.id = a.clientId
      where i.accountId = :account and (c is null or c.status = ClientStatus.ACTIVE)
        and coalesce(i.endsAt, i.startsAt) >= :now and i.startsAt < :end
        and a.status not in (REJECTED, WITHDRAWN)
      order by i.startsAt, i.id
      """;

  private static final String ASKING =
      JOBS + " a.status = NEEDS_ACTION order by a.statusChangedAt, a.id";

  private static final String READY_RUNS =
      JOBS
          + " exists (select 1 from Attempt t where t.applicationId = a.id"
          + " and t.state = AttemptState.READY) order by a.statusChangedAt, a.id";

  private static final String READY_APPLICATIONS =
      JOBS
          + " a.status = READY and p.url is not null"
          + " and not exists (select 1 from Attempt t where t.applicationId = a.id"
          + " and t.state <> AttemptState.DONE) order by a.statusChangedAt, a.id";

  private static final String AWAITING =
      JOBS
          + " exists (select 1 from Approval q where q.applicationId = a.id"
          + " and q.state = ApprovalState.PENDING and q.expiresAt > :now)"
          + " order by a.statusChangedAt, a.id";

  private static final String MATCHES =
      """
      select new dev.jobtrail.agenda.AgendaMatches(r.id, r.name, r.clientId, c.name, count(*))
      from Match m join Resume r on r.id = m.resumeId left join Client c on c.id = r.clientId
      where m.accountId = :account and m.state = MatchState.NEW
        and (c is null or c.status = ClientStatus.ACTIVE)
      group by r.id, r.name, r.clientId, c.name order by count(*) desc, r.id
      """;

  private static final String NOT_SENT =
      """
      where a.accountId = :account and (c is null or c.status = ClientStatus.ACTIVE)
        and a.archivedAt is null and a.status in (SAVED, REVIEWED, READY, NEEDS_ACTION)
        and (:application is null or a.id = :application)
      """;

  /**
   * A source ends after two complete searches in a row without the posting. Targets may have left
   * it out, so a check that finds it open is stronger.
   */
  private static final String NOT_FOUND =
      """
      select new dev.jobtrail.agenda.AgendaClosedPosting(a.id, a.clientId, c.name, p.title,
        p.company, max(s.lastSeenAt), null, null)
      from Application a join a.posting p left join Client c on c.id = a.clientId
        join Match m on m.applicationId = a.id join MatchSource s on s.matchId = m.id
      """
          + NOT_SENT
          + """
            and (p.checkState is null or p.checkState <> PostingState.OPEN)
          group by a.id, a.clientId, c.name, p.title, p.company
          having sum(case when s.isEmployer and s.missed < 2 then 1 else 0 end) = 0
            and (sum(case when s.isEmployer then 1 else 0 end) > 0
              or sum(case when s.missed < 2 then 1 else 0 end) = 0)
          order by max(s.lastSeenAt) desc, a.id
          """;

  /** A search that finds the posting after the check is stronger. */
  private static final String CHECKED_CLOSED =
      """
      select new dev.jobtrail.agenda.AgendaClosedPosting(a.id, a.clientId, c.name, p.title,
        p.company, coalesce(p.fetchedAt, a.createdAt), p.checkEvidence, p.evidenceAt)
      from Application a join a.posting p left join Client c on c.id = a.clientId
      """
          + NOT_SENT
          + """
            and p.checkState = PostingState.CLOSED
            and not exists (select 1 from Match m join MatchSource s on s.matchId = m.id
              where m.applicationId = a.id and s.lastSeenAt > p.evidenceAt)
          order by p.evidenceAt desc, a.id
          """;

  private static final Message NO_LONGER_FOUND = Message.of("Searches no longer find it.");

  private final EntityManager entityManager;
  private final ApprovalReader approvals;
  private final EmployerMessages messages;
  private final Clock clock;

  Agendas(
      EntityManager entityManager,
      ApprovalReader approvals,
      EmployerMessages messages,
      Clock clock) {
    this.entityManager = entityManager;
    this.approvals = approvals;
    this.messages = messages;
    this.clock = clock;
  }

  /**
   * What waits for an account.
   *
   * @param until the last day of the follow-ups and interviews
   * @param zone in which that day ends
   */
  @Transactional
  public AgendaView of(UUID accountId, LocalDate until, ZoneId zone) {
    var now = clock.instant();
    return new AgendaView(
        followUps(accountId, LocalDate.EPOCH, until),
        interviews(accountId, until, zone),
        list(ASKING, AgendaJob.class, accountId, Map.of()),
        list(READY_RUNS, AgendaJob.class, accountId, Map.of()),
        list(READY_APPLICATIONS, AgendaJob.class, accountId, Map.of()),
        list(AWAITING, AgendaJob.class, accountId, Map.of("now", now)),
        approvals.unseen(accountId),
        messages.waiting(accountId, MOST),
        list(MATCHES, AgendaMatches.class, accountId, Map.of()),
        closed(accountId, null));
  }

  /** The applications to ask about on some days, earliest first. */
  @Transactional
  public List<AgendaJob> followUps(UUID accountId, LocalDate from, LocalDate until) {
    return list(DUE, AgendaJob.class, accountId, Map.of("from", from, "until", until));
  }

  /**
   * The interviews that are not over, earliest first.
   *
   * @param until the last day
   * @param zone in which that day ends
   */
  @Transactional
  public List<AgendaInterview> interviews(UUID accountId, LocalDate until, ZoneId zone) {
    var end = until.plusDays(1).atStartOfDay(zone).toInstant();
    return list(
        INTERVIEWS, AgendaInterview.class, accountId, Map.of("now", clock.instant(), "end", end));
  }

  /** The applications whose runs have questions, oldest first. */
  @Transactional
  public List<AgendaJob> questions(UUID accountId) {
    return list(ASKING, AgendaJob.class, accountId, Map.of());
  }

  /** Why the posting of an application seems closed, if it does. */
  @Transactional
  public Optional<AgendaClosedPosting> closedPosting(UUID accountId, UUID applicationId) {
    return closed(accountId, applicationId).stream().findFirst();
  }

  /**
   * Closed by a check, with its evidence, or by searches; of an application found by both, the
   * check.
   */
  private List<AgendaClosedPosting> closed(UUID accountId, UUID applicationId) {
    var closed = new LinkedHashMap<UUID, AgendaClosedPosting>();
    for (var query : List.of(CHECKED_CLOSED, NOT_FOUND)) {
      entityManager
          .createQuery(query, AgendaClosedPosting.class)
          .setParameter("account", accountId)
          .setParameter("application", applicationId)
          .setMaxResults(MOST)
          .getResultList()
          .forEach(it -> closed.putIfAbsent(it.applicationId(), withEvidence(it)));
    }
    return closed.values().stream()
        .sorted(Comparator.comparing(AgendaClosedPosting::lastSeenAt).reversed())
        .limit(MOST)
        .toList();
  }

  private static AgendaClosedPosting withEvidence(AgendaClosedPosting closed) {
    return closed.evidence() == null
        ? closed.because(NO_LONGER_FOUND.in(RequestLanguage.current()))
        : closed;
  }

  private <T> List<T> list(String query, Class<T> type, UUID accountId, Map<String, ?> others) {
    var created = entityManager.createQuery(query, type).setParameter("account", accountId);
    others.forEach(created::setParameter);
    return created.setMaxResults(MOST).getResultList();
  }
}
