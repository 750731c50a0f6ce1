package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A board's listing of a match. Searches write it in SQL. */
@Entity
@Table(name = "discovery_match_source")
class MatchSource extends PanacheEntityBase {

  @Id UUID id;
  UUID matchId;
  UUID resumeId;

  @Enumerated(EnumType.STRING)
  Board board;

  String companySlug;
  String externalId;
  String url;
  String originalUrl;
  boolean isEmployer;
  int missed;
  UUID lastRunId;
  Instant firstSeenAt;
  Instant lastSeenAt;

  protected MatchSource() {}

  /** The company of a source whose board may be searched as a whole. */
  static String slug(String company) {
    return company == null ? "" : company;
  }

  /** The sources of some matches by their ids, the employers' boards first. */
  static Map<UUID, List<MatchSourceView>> ofMatches(Collection<UUID> ids) {
    var views = new HashMap<UUID, List<MatchSourceView>>();
    MatchSource.<MatchSource>list(
            "matchId in ?1 order by matchId, isEmployer desc, firstSeenAt, id", ids)
        .forEach(it -> views.computeIfAbsent(it.matchId, _ -> new ArrayList<>()).add(it.view()));
    return views;
  }

  private MatchSourceView view() {
    return new MatchSourceView(
        board,
        companySlug.isEmpty() ? null : companySlug,
        externalId,
        url,
        isEmployer,
        missed < Match.MISSES,
        missed,
        firstSeenAt,
        lastSeenAt);
  }
}
