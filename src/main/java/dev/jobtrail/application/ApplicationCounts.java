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

/** Counts an applicant's applications by status, stage and time in each stage. */
@ApplicationScoped
public class ApplicationCounts {

  private static final List<ApplicationStatus> FUNNEL =
      List.of(
          ApplicationStatus.SAVED,
          ApplicationStatus.SUBMITTED,
          ApplicationStatus.SCREENING,
          ApplicationStatus.INTERVIEW,
          ApplicationStatus.OFFER);

  /**
   * How many are in each status, and how many came to each stage of the funnel and no further: sums
   * of the changes that triggers have recorded.
   */
  private static final String COUNTS =
      """
      select status, sum(number) from application_figure
      where person_id = :person and kind = :kind group by status
      """;

  /**
   * Exact: the histogram of durations determines the range of the median, and only the stays in
   * that range are sorted.
   */
  private static final String MEDIAN_DAYS =
      """
      with range as (
        select status, bucket, sum(number) as number
        from application_figure where person_id = :person and kind = 'STAY'
        group by status, bucket having sum(number) > 0),
      ranked as (
        select status, bucket, number,
          sum(number) over (partition by status order by bucket) - number as before,
          sum(number) over (partition by status) as total
        from range)
      select ranked.status, cast(avg((
          select s.milliseconds from application_stay s
          where s.person_id = :person and s.status = ranked.status and s.bucket = ranked.bucket
          order by s.milliseconds offset middle.place - ranked.before limit 1)) as float8) / 86400000
      from ranked cross join lateral (
        values (div(ranked.total - 1, 2)), (div(ranked.total, 2))) as middle (place)
      where middle.place >= ranked.before and middle.place < ranked.before + ranked.number
      group by ranked.status
      """;

  private static final double RATE_STEPS = 10_000;
  private static final double DAY_STEPS = 100;

  private final EntityManager entityManager;

  ApplicationCounts(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  /** The statistics of an applicant's applications. */
  public ApplicationStats of(Person person) {
    var byStatus = new EnumMap<ApplicationStatus, Long>(ApplicationStatus.class);
    var days = new EnumMap<ApplicationStatus, Double>(ApplicationStatus.class);
    for (var status : ApplicationStatus.values()) {
      byStatus.put(status, 0L);
      days.put(status, null);
    }
    var id = person.id();
    counts("STATUS", id).forEach(row -> byStatus.put(status(row[0]), count(row[1])));
    query(MEDIAN_DAYS, id)
        .list()
        .forEach(row -> days.put(status(row[0]), rounded((Double) row[1], DAY_STEPS)));
    var total = byStatus.values().stream().mapToLong(Long::longValue).sum();
    return new ApplicationStats(total, byStatus, funnel(id), days);
  }

  private List<ApplicationStats.FunnelStage> funnel(UUID person) {
    var reached = new long[FUNNEL.size()];
    counts("FURTHEST", person)
        .forEach(row -> reached[FUNNEL.indexOf(status(row[0]))] = count(row[1]));
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

  private List<Object[]> counts(String kind, UUID person) {
    return query(COUNTS, person).setParameter("kind", kind).list();
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
