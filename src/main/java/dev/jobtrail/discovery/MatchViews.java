package dev.jobtrail.discovery;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.hibernate.Session;

/** Completes the JSON representations of matches with their sources and signals. */
@ApplicationScoped
class MatchViews {

  private static final int CHUNK = 1_000;

  /**
   * Openings that a board listed side by side are no reposts: the earlier one was last found by
   * another search, before this one appeared.
   */
  private static final String REPOSTS =
      """
      select m.id, count(distinct e.id)
      from discovery_match m
      join discovery_match_source o on o.match_id = m.id
      join discovery_match e on e.resume_id = m.resume_id and e.twin = m.twin and e.id <> m.id
      join discovery_match_source s on s.match_id = e.id
      where m.id in (:ids) and s.board = o.board and s.company_slug = o.company_slug
        and s.last_seen_at < o.first_seen_at and s.last_run_id is distinct from m.run_id
      group by m.id
      """;

  private final Session session;
  private final Clock clock;

  MatchViews(Session session, Clock clock) {
    this.session = session;
    this.clock = clock;
  }

  /** A match in full. The caller has a transaction. */
  MatchView of(Match match) {
    return complete(List.of(match.view())).getFirst();
  }

  /** Matches in full, in their order. The caller has a transaction. */
  List<MatchView> complete(List<MatchView> matches) {
    var complete = new ArrayList<MatchView>(matches.size());
    for (var from = 0; from < matches.size(); from += CHUNK) {
      var chunk = matches.subList(from, Math.min(matches.size(), from + CHUNK));
      var ids = chunk.stream().map(MatchView::id).toList();
      var sources = MatchSource.ofMatches(ids);
      var reposts = reposts(ids);
      chunk.forEach(
          it ->
              complete.add(
                  complete(
                      it,
                      sources.getOrDefault(it.id(), List.of()),
                      reposts.getOrDefault(it.id(), 0L))));
    }
    return complete;
  }

  private MatchView complete(MatchView match, List<MatchSourceView> sources, long reposts) {
    return match.with(
        sources,
        MatchSignals.of(match.postedAt(), match.foundAt(), sources, reposts, clock.instant()));
  }

  private Map<UUID, Long> reposts(Collection<UUID> ids) {
    var reposts = new HashMap<UUID, Long>();
    if (!ids.isEmpty()) {
      session
          .createNativeQuery(REPOSTS, Object[].class)
          .setParameterList("ids", ids)
          .list()
          .forEach(row -> reposts.put((UUID) row[0], (Long) row[1]));
    }
    return reposts;
  }
}
