package dev.jobtrail.approval;

import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.client.ClientCounts;
import dev.jobtrail.client.ClientWorkload;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.time.Clock;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.hibernate.Session;

/** Counts clients' applications and approvals in one statement, from maintained counters. */
@ApplicationScoped
class ClientWorkCounter implements ClientWorkload {

  private static final String COUNTS =
      """
      select client_id, status, sum(number), coalesce(sum(number) filter (where is_sent), 0)
      from application_tally where client_id in (:clients) group by client_id, status
      union all
      select client_id, 'pending approvals', count(*), 0
      from approval where client_id in (:clients) and state = 'PENDING' and expires_at > :now
      group by client_id
      union all
      select client_id, 'unseen decisions', count(*), 0
      from approval where client_id in (:clients) and decided_at is not null and seen_at is null
      group by client_id
      """;

  /** Intermediate counts of one client. */
  private static final class Sum {

    private final Map<String, Long> byStatus = new LinkedHashMap<>();
    private long applications;
    private long submitted;
    private long pendingApprovals;
    private long unseenDecisions;

    Sum() {
      for (var status : ApplicationStatus.values()) {
        byStatus.put(status.wireName(), 0L);
      }
    }

    void add(String what, long number, long sent) {
      switch (what) {
        case "pending approvals" -> pendingApprovals = number;
        case "unseen decisions" -> unseenDecisions = number;
        default -> {
          byStatus.put(ApplicationStatus.valueOf(what).wireName(), number);
          applications += number;
          submitted += sent;
        }
      }
    }

    ClientCounts counts() {
      return new ClientCounts(applications, submitted, byStatus, pendingApprovals, unseenDecisions);
    }
  }

  private final EntityManager entityManager;
  private final Clock clock;

  ClientWorkCounter(EntityManager entityManager, Clock clock) {
    this.entityManager = entityManager;
    this.clock = clock;
  }

  @Override
  public Map<UUID, ClientCounts> of(Collection<UUID> clientIds) {
    var sums = new HashMap<UUID, Sum>();
    clientIds.forEach(id -> sums.put(id, new Sum()));
    entityManager
        .unwrap(Session.class)
        .createNativeQuery(COUNTS, Object[].class)
        .setParameterList("clients", clientIds)
        .setParameter("now", clock.instant())
        .list()
        .forEach(
            row -> sums.get((UUID) row[0]).add((String) row[1], number(row[2]), number(row[3])));
    var counts = new HashMap<UUID, ClientCounts>();
    sums.forEach((id, sum) -> counts.put(id, sum.counts()));
    return counts;
  }

  private static long number(Object number) {
    return ((Number) number).longValue();
  }
}
