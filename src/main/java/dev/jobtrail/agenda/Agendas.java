package dev.jobtrail.agenda;

import dev.jobtrail.approval.ApprovalReader;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
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
          + " a.followUpOn <= :until and a.status not in (REJECTED, WITHDRAWN)"
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

  private final EntityManager entityManager;
  private final ApprovalReader approvals;
  private final Clock clock;

  Agendas(EntityManager entityManager, ApprovalReader approvals, Clock clock) {
    this.entityManager = entityManager;
    this.approvals = approvals;
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
    var end = until.plusDays(1).atStartOfDay(zone).toInstant();
    return new AgendaView(
        list(DUE, AgendaJob.class, accountId, Map.of("until", until)),
        list(INTERVIEWS, AgendaInterview.class, accountId, Map.of("now", now, "end", end)),
        list(ASKING, AgendaJob.class, accountId, Map.of()),
        list(AWAITING, AgendaJob.class, accountId, Map.of("now", now)),
        approvals.unseen(accountId),
        list(MATCHES, AgendaMatches.class, accountId, Map.of()));
  }

  private <T> List<T> list(String query, Class<T> type, UUID accountId, Map<String, ?> others) {
    var created = entityManager.createQuery(query, type).setParameter("account", accountId);
    others.forEach(created::setParameter);
    return created.setMaxResults(MOST).getResultList();
  }
}
