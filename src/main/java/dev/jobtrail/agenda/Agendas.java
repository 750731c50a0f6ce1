package dev.jobtrail.agenda;

import dev.jobtrail.application.InterviewView;
import dev.jobtrail.approval.ApprovalReader;
import dev.jobtrail.inbox.EmployerMessages;
import jakarta.enterprise.context.ApplicationScoped;
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
import java.util.stream.Stream;
import org.hibernate.Session;
import org.hibernate.query.NativeQuery;

/**
 * Collects what waits for the owners of accounts. In SQL: often this is the first request that a
 * process answers, and it would spend most of its time on parsing HQL.
 */
@ApplicationScoped
public class Agendas {

  /** Of each kind; more is no agenda for a day. */
  private static final int MOST = 100;

  private static final String FROM_APPLICATIONS =
      """
      from application a join posting p on p.id = a.posting_id
        left join client c on c.id = a.client_id
      """;

  private static final String OF_ACTIVE =
      """
      where a.account_id = :account and (c.id is null or c.status = 'ACTIVE') and
      """;

  private static final String JOBS =
      """
      select a.id, a.client_id, c.name, p.title, p.company, a.status, a.status_changed_at,
        a.follow_up_on
      """
          + FROM_APPLICATIONS
          + OF_ACTIVE;

  private static final String DUE =
      JOBS
          + """
          a.follow_up_on between :from and :until and a.archived_at is null
            and a.status not in ('REJECTED', 'WITHDRAWN')
          order by a.follow_up_on, a.id
          """;

  private static final String ASKING =
      JOBS + " a.status = 'NEEDS_ACTION' order by a.status_changed_at, a.id";

  private static final String READY_RUNS =
      JOBS
          + """
          exists (select 1 from attempt t where t.application_id = a.id and t.state = 'READY')
          order by a.status_changed_at, a.id
          """;

  private static final String READY_APPLICATIONS =
      JOBS
          + """
          a.status = 'READY' and p.url is not null and not exists (
            select 1 from attempt t where t.application_id = a.id and t.state <> 'DONE')
          order by a.status_changed_at, a.id
          """;

  private static final String AWAITING =
      JOBS
          + """
          exists (select 1 from approval q
            where q.application_id = a.id and q.state = 'PENDING' and q.expires_at > :now)
          order by a.status_changed_at, a.id
          """;

  private static final String INTERVIEWS =
      """
      select i.id, a.id, a.client_id, c.name, p.title, p.company, i.starts_at, i.ends_at,
        i.time_zone, i.kind, i.place, i.link
      """
          + FROM_APPLICATIONS
          + " join interview i on i.application_id = a.id "
          + OF_ACTIVE
          + """
          (i.ends_at >= :now or i.ends_at is null and i.starts_at >= :begun) and i.starts_at < :end
            and a.status not in ('REJECTED', 'WITHDRAWN')
          order by i.starts_at, i.id
          """;

  private static final String MATCHES =
      """
      select r.id, r.name, r.client_id, c.name, count(*)
      from discovery_match m join resume r on r.id = m.resume_id
        left join client c on c.id = r.client_id
      where m.account_id = :account and m.state = 'NEW' and (c.id is null or c.status = 'ACTIVE')
      group by r.id, c.id order by count(*) desc, r.id
      """;

  private static final String NOT_SENT =
      OF_ACTIVE
          + """
          a.archived_at is null and a.status in ('SAVED', 'REVIEWED', 'READY', 'NEEDS_ACTION')
            and (cast(:application as uuid) is null or a.id = :application)
          """;

  /**
   * A source ends after two complete searches in a row without the posting. Targets may have left
   * it out, so a check that finds it open is stronger.
   */
  private static final String NOT_FOUND =
      """
      select a.id, a.client_id, c.name, p.title, p.company, max(s.last_seen_at), null, null
      """
          + FROM_APPLICATIONS
          + """
            join discovery_match m on m.application_id = a.id
            join discovery_match_source s on s.match_id = m.id
          """
          + NOT_SENT
          + """
            and (p.check_state is null or p.check_state <> 'OPEN')
          group by a.id, c.id, p.id
          having count(*) filter (where s.is_employer and s.missed < 2) = 0
            and (bool_or(s.is_employer) or min(s.missed) >= 2)
          order by max(s.last_seen_at) desc, a.id
          """;

  /** A search that finds the posting after the check is stronger. */
  private static final String CHECKED_CLOSED =
      """
      select a.id, a.client_id, c.name, p.title, p.company, coalesce(p.fetched_at, a.created_at),
        p.check_evidence, p.evidence_at
      """
          + FROM_APPLICATIONS
          + NOT_SENT
          + """
            and p.check_state = 'CLOSED' and not exists (
              select 1 from discovery_match m join discovery_match_source s on s.match_id = m.id
              where m.application_id = a.id and s.last_seen_at > p.evidence_at)
          order by p.evidence_at desc, a.id
          """;

  private final Session session;
  private final ApprovalReader approvals;
  private final EmployerMessages messages;
  private final Clock clock;

  Agendas(Session session, ApprovalReader approvals, EmployerMessages messages, Clock clock) {
    this.session = session;
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
        questions(accountId),
        jobs(READY_RUNS, accountId, Map.of()),
        jobs(READY_APPLICATIONS, accountId, Map.of()),
        jobs(AWAITING, accountId, Map.of("now", now)),
        approvals.unseen(accountId),
        messages.waiting(accountId, MOST),
        rows(MATCHES, accountId, Map.of()).map(AgendaMatches::of).toList(),
        closed(accountId, null));
  }

  /** The applications to ask about on some days, earliest first. */
  @Transactional
  public List<AgendaJob> followUps(UUID accountId, LocalDate from, LocalDate until) {
    return jobs(DUE, accountId, Map.of("from", from, "until", until));
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
    var now = clock.instant();
    var begun = now.minus(InterviewView.ASSUMED_LENGTH);
    return rows(INTERVIEWS, accountId, Map.of("now", now, "begun", begun, "end", end))
        .map(AgendaInterview::of)
        .toList();
  }

  /** The applications whose runs have questions, oldest first. */
  @Transactional
  public List<AgendaJob> questions(UUID accountId) {
    return jobs(ASKING, accountId, Map.of());
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
    for (var sql : List.of(CHECKED_CLOSED, NOT_FOUND)) {
      query(sql, accountId)
          .setParameter("application", applicationId, UUID.class)
          .list()
          .forEach(it -> closed.putIfAbsent((UUID) it[0], AgendaClosedPosting.of(it)));
    }
    return closed.values().stream()
        .sorted(Comparator.comparing(AgendaClosedPosting::lastSeenAt).reversed())
        .limit(MOST)
        .toList();
  }

  private List<AgendaJob> jobs(String sql, UUID accountId, Map<String, ?> others) {
    return rows(sql, accountId, others).map(AgendaJob::of).toList();
  }

  private Stream<Object[]> rows(String sql, UUID accountId, Map<String, ?> others) {
    var query = query(sql, accountId);
    others.forEach(query::setParameter);
    return query.list().stream();
  }

  private NativeQuery<Object[]> query(String sql, UUID accountId) {
    return session
        .createNativeQuery(sql, Object[].class)
        .setParameter("account", accountId)
        .setMaxResults(MOST);
  }
}
