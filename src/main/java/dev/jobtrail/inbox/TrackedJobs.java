package dev.jobtrail.inbox;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.Session;

/** The applications that mails may be about: not archived, and of no archived client. */
@ApplicationScoped
public class TrackedJobs {

  private static final String SELECT =
      """
      select new dev.jobtrail.inbox.TrackedJob(a.id, c.name, p.title, p.company, p.url, a.status)
      from Application a join a.posting p left join Client c on c.id = a.clientId
      where a.accountId = :account and a.archivedAt is null
        and (c is null or c.status = ClientStatus.ACTIVE)
      """;

  private static final String NEWEST = SELECT + " order by a.id desc";

  private static final String ONE = SELECT + " and a.id = :id";

  private static final String OF_CONTACT =
      SELECT
          + " and exists (select 1 from Contact k where k.applicationId = a.id"
          + " and lower(k.email) = :email) order by a.id desc";

  private final Session session;

  TrackedJobs(Session session) {
    this.session = session;
  }

  /** The newest of an account. */
  @Transactional
  public List<TrackedJob> newest(UUID accountId, int rows) {
    return session
        .createSelectionQuery(NEWEST, TrackedJob.class)
        .setParameter("account", accountId)
        .setMaxResults(rows)
        .list();
  }

  @Transactional
  Optional<TrackedJob> one(UUID accountId, UUID applicationId) {
    return session
        .createSelectionQuery(ONE, TrackedJob.class)
        .setParameter("account", accountId)
        .setParameter("id", applicationId)
        .uniqueResultOptional();
  }

  /** The only application with the sender as its contact. */
  @Transactional
  Optional<TrackedJob> ofContact(UUID accountId, String address) {
    var found =
        session
            .createSelectionQuery(OF_CONTACT, TrackedJob.class)
            .setParameter("account", accountId)
            .setParameter("email", address.toLowerCase(Locale.ROOT))
            .setMaxResults(2)
            .list();
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }
}
