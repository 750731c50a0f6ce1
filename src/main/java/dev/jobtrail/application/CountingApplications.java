package dev.jobtrail.application;

import dev.jobtrail.client.Person;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.UUID;
import org.hibernate.Session;
import org.hibernate.query.NativeQuery;

/** Counts a person's applications and what their histories tell. */
@ApplicationScoped
public class CountingApplications {

  private static final List<ApplicationStatus> FUNNEL =
      List.of(
          ApplicationStatus.SAVED,
          ApplicationStatus.SUBMITTED,
          ApplicationStatus.SCREENING,
          ApplicationStatus.INTERVIEW,
          ApplicationStatus.OFFER);

  private static final String BY_STATUS =
      "select status, count(*) from application where person_id = :person group by status";

  /** How many came to each position of the funnel and no further. */
  private static final String BY_FURTHEST_STAGE =
      """
      select furthest, count(*) from (
        select max(coalesce(array_position(cast(:stages as text[]), h.to_status), 1)) as furthest
        from application a join application_status_change h on h.application_id = a.id
        where a.person_id = :person
        group by a.id) as application_furthest
      group by furthest
      """;

  private static final String MEDIAN_DAYS =
      """
      select status, cast(percentile_cont(0.5) within group (order by seconds) as float8) / 86400
      from (
        select h.to_status as status,
          extract(epoch from lead(h.at) over (partition by h.application_id order by h.at, h.id) - h.at)
            as seconds
        from application a join application_status_change h on h.application_id = a.id
        where a.person_id = :person and h.from_status is distinct from h.to_status) as stay
      where seconds is not null
      group by status
      """;

  private static final double RATE_STEPS = 10_000;
  private static final double DAY_STEPS = 100;

  private final EntityManager entityManager;

  CountingApplications(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  /** The figures over a person's applications. */
  public ApplicationStats of(Person person) {
    var byStatus = new EnumMap<ApplicationStatus, Long>(ApplicationStatus.class);
    var days = new EnumMap<ApplicationStatus, Double>(ApplicationStatus.class);
    for (var status : ApplicationStatus.values()) {
      byStatus.put(status, 0L);
      days.put(status, null);
    }
    var id = Application.personId(person);
    rows(BY_STATUS, id).forEach(row -> byStatus.put(status(row[0]), count(row[1])));
    rows(MEDIAN_DAYS, id)
        .forEach(row -> days.put(status(row[0]), rounded((Double) row[1], DAY_STEPS)));
    var total = byStatus.values().stream().mapToLong(Long::longValue).sum();
    return new ApplicationStats(total, byStatus, funnel(id), days);
  }

  private List<ApplicationStats.FunnelStage> funnel(UUID person) {
    var stages = FUNNEL.stream().map(Enum::name).toArray(String[]::new);
    var reached = new long[FUNNEL.size()];
    query(BY_FURTHEST_STAGE, person).setParameter("stages", stages).list().stream()
        .forEach(row -> reached[((Number) row[0]).intValue() - 1] = count(row[1]));
    for (int stage = reached.length - 2; stage >= 0; stage--) {
      reached[stage] += reached[stage + 1];
    }
    var funnel = new ArrayList<ApplicationStats.FunnelStage>();
    for (int stage = 0; stage < reached.length; stage++) {
      var rate = reached[0] == 0 ? null : rounded((double) reached[stage] / reached[0], RATE_STEPS);
      funnel.add(new ApplicationStats.FunnelStage(FUNNEL.get(stage), reached[stage], rate));
    }
    return funnel;
  }

  private List<Object[]> rows(String sql, UUID person) {
    return query(sql, person).list();
  }

  private NativeQuery<Object[]> query(String sql, UUID person) {
    return entityManager
        .unwrap(Session.class)
        .createNativeQuery(sql, Object[].class)
        .setParameter("person", person);
  }

  private static ApplicationStatus status(Object name) {
    return ApplicationStatus.valueOf((String) name);
  }

  private static long count(Object number) {
    return ((Number) number).longValue();
  }

  private static Double rounded(double number, double steps) {
    return Math.round(number * steps) / steps;
  }
}
