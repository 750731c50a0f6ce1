package dev.jobtrail.calendar;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.LocalDate;
import java.time.Period;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/** Reads the interviews and follow-up days of accounts. */
@ApplicationScoped
class CalendarReader {

  /** Of each kind; the earliest count. */
  private static final int MOST = 1_000;

  /** How long a calendar shows what is over. */
  private static final Period SHOWN = Period.ofDays(90);

  private static final String OF_JOB =
      """
      join a.posting p left join Client c on c.id = a.clientId
      where a.accountId = :account and (c is null or c.status = ClientStatus.ACTIVE)
        and a.status not in (REJECTED, WITHDRAWN) and
      """;

  private static final String INTERVIEWS =
      """
      select new dev.jobtrail.calendar.CalendarEntry(i.id, p.title, p.company, c.name, i.startsAt,
        i.endsAt, i.place, i.updatedAt)
      from Interview i join Application a on a.id = i.applicationId
      """
          + OF_JOB
          + " i.accountId = :account and i.startsAt >= :since order by i.startsAt, i.id";

  private static final String FOLLOW_UPS =
      """
      select new dev.jobtrail.calendar.CalendarEntry(a.id, p.title, p.company, c.name,
        a.followUpOn, a.updatedAt)
      from Application a
      """
          + OF_JOB
          + " a.followUpOn >= :since and a.archivedAt is null order by a.followUpOn, a.id";

  private final EntityManager entityManager;
  private final Clock clock;

  CalendarReader(EntityManager entityManager, Clock clock) {
    this.entityManager = entityManager;
    this.clock = clock;
  }

  /** The entries of an account with those of its active clients. */
  @Transactional
  List<CalendarEntry> entries(UUID accountId) {
    var since = LocalDate.now(clock).minus(SHOWN);
    return Stream.concat(
            list(INTERVIEWS, accountId, since.atStartOfDay(ZoneOffset.UTC).toInstant()),
            list(FOLLOW_UPS, accountId, since))
        .toList();
  }

  private Stream<CalendarEntry> list(String query, UUID accountId, Object since) {
    return entityManager
        .createQuery(query, CalendarEntry.class)
        .setParameter("account", accountId)
        .setParameter("since", since)
        .setMaxResults(MOST)
        .getResultStream();
  }
}
