package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.fit.JobLevel;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.hibernate.Session;

/**
 * Lowers the places of new matches that are like those that their applicant dismissed with a
 * reason. The scores stay as they are.
 */
@ApplicationScoped
class MatchRanking {

  private static final Duration REMEMBERED = Duration.ofDays(180);

  private static final int MOST_DISMISSALS = 200;

  /** Of one dismissal, of all with one reason, and of all. */
  private static final int PENALTY = 10;

  private static final int MOST_OF_REASON = 20;
  static final int MOST = 30;

  /**
   * So many places are ranked, and those that were before: few people read that far. Two statements
   * in one, as PostgreSQL would read all matches of the resume for an "or" of both.
   */
  private static final String FIRST =
      """
      (select id from discovery_match where resume_id = :resume and state = 'NEW'
        order by score - rank_penalty desc, found_at desc, id desc limit 5000)
      union
      select id from discovery_match
      where resume_id = :resume and state = 'NEW' and rank_penalty > 0
      """;

  private static final String GIVEN = "select unnest(cast(:ids as uuid[])) as id";

  /** Whether the dismissal {@code d} speaks against the new match {@code n}. */
  private static final String SPEAKS_AGAINST =
      """
      case d.dismiss_reason
        when 'TOO_SENIOR' then array_position(%1$s, n.level) >= array_position(%1$s, d.level)
        when 'TOO_JUNIOR' then array_position(%1$s, n.level) <= array_position(%1$s, d.level)
        when 'WRONG_WORK' then cardinality(d.title_words) > 0 and d.title_words <@ n.title_words
        when 'WRONG_PLACE' then n.is_remote is not distinct from d.is_remote
          and (n.places = d.places and cardinality(d.places) > 0
            or lower(n.location) = lower(d.location))
        when 'PAY' then n.salary_currency = d.salary_currency
          and coalesce(n.salary_max, n.salary_min) <= coalesce(d.salary_max, d.salary_min)
        when 'COMPANY' then lower(n.company) = lower(d.company) and d.company <> all (%2$s)
        else false
      end
      """
          .formatted(
              Arrays.stream(JobLevel.values())
                  .filter(it -> it != JobLevel.NOT_STATED)
                  .map(it -> "'" + it.name() + "'")
                  .collect(Collectors.joining(", ", "array[", "]")),
              Arrays.stream(Board.values())
                  .map(Board::wireName)
                  .filter(Board::standsInForCompany)
                  .collect(Collectors.joining("', '", "array['", "']")));

  private static final String UPDATE =
      """
      with dismissed as materialized (
        select * from discovery_match
        where resume_id = :resume and dismiss_reason is not null and updated_at > :since
        order by updated_at desc limit %1$d)
      update discovery_match m
      set rank_penalty = p.points, rank_penalty_reason = p.reason, updated_at = :now
      from (
        select n.id, l.points, l.reason
        from (%6$s) ranked
        join discovery_match n on n.id = ranked.id and n.state = 'NEW'
        cross join lateral (
          select least(%2$d, coalesce(sum(a.points), 0)) as points,
            (array_agg(a.reason order by a.points desc, a.reason))[1] as reason
          from (
            select d.dismiss_reason as reason, least(%3$d, %4$d * count(*)) as points
            from dismissed d
            where %5$s
            group by d.dismiss_reason) a) l
        where (n.rank_penalty, n.rank_penalty_reason) is distinct from (l.points, l.reason)) p
      where m.id = p.id
      """;

  private final Session session;
  private final Clock clock;

  MatchRanking(Session session, Clock clock) {
    this.session = session;
    this.clock = clock;
  }

  /** Ranks the new matches of a resume anew. The caller holds the lock of the resume's jobs. */
  void update(UUID resumeId) {
    update(resumeId, FIRST, List.of());
  }

  /** Ranks some of its matches. The caller holds the lock of the resume's jobs. */
  void update(UUID resumeId, Collection<UUID> ids) {
    if (!ids.isEmpty()) {
      update(resumeId, GIVEN, ids);
    }
  }

  private void update(UUID resumeId, String which, Collection<UUID> ids) {
    var query =
        session
            .createNativeMutationQuery(
                UPDATE.formatted(
                    MOST_DISMISSALS, MOST, MOST_OF_REASON, PENALTY, SPEAKS_AGAINST, which))
            .setParameter("resume", resumeId)
            .setParameter("since", clock.instant().minus(REMEMBERED))
            .setParameter("now", clock.instant());
    if (!ids.isEmpty()) {
      query.setParameter("ids", ids.toArray(UUID[]::new));
    }
    session.flush();
    query.executeUpdate();
  }
}
