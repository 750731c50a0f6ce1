package dev.jobtrail.discovery;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.hibernate.Session;

/** Reads the new matches of an account and its active clients over all resumes. */
@ApplicationScoped
public class NewMatches {

  private static final String NEW =
      """
      from discovery_match m left join client c on c.id = m.client_id
      where m.account_id = :account and m.state = 'NEW' and (c.id is null or c.status = 'ACTIVE')
      """;

  private static final String NEWEST =
      "select m.id " + NEW + " order by m.found_at desc, m.id desc limit :most";

  /** A job that several resumes of an applicant match counts once. */
  private static final String BEST =
      """
      with fresh as (
        select distinct on (m.person_id, m.url) m.id, m.person_id, m.found_at,
          m.score - m.rank_penalty as rank
        %s and m.found_at > :since and m.found_at <= :until
        order by m.person_id, m.url, rank desc, m.id desc),
      ranked as (
        select id, rank, found_at, count(*) over (partition by person_id) as new_ones,
          row_number() over (
            partition by person_id order by rank desc, found_at desc, id desc) as place
        from fresh)
      select id, new_ones from ranked where place <= :each
      order by rank desc, found_at desc, id desc limit :most
      """
          .formatted(NEW);

  private final EntityManager entityManager;

  NewMatches(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  /** The matches that were found last, latest first. */
  @Transactional
  public List<MatchView> newest(UUID accountId, int most) {
    var ids =
        session()
            .createNativeQuery(NEWEST, UUID.class)
            .setParameter("account", accountId)
            .setParameter("most", most)
            .list();
    var views = views(ids);
    return ids.stream().map(views::get).toList();
  }

  /**
   * The matches with the highest ranks that were found in a time, best first.
   *
   * @param since after this
   * @param until not after this
   * @param each the most of one applicant
   * @param most the most of all
   */
  @Transactional
  public List<BestMatch> best(UUID accountId, Instant since, Instant until, int each, int most) {
    var rows =
        session()
            .createNativeQuery(BEST, Object[].class)
            .setParameter("account", accountId)
            .setParameter("since", since)
            .setParameter("until", until)
            .setParameter("each", each)
            .setParameter("most", most)
            .list();
    var views = views(rows.stream().map(row -> (UUID) row[0]).toList());
    return rows.stream()
        .map(row -> new BestMatch(views.get((UUID) row[0]), (Long) row[1]))
        .toList();
  }

  private Map<UUID, MatchView> views(List<UUID> ids) {
    return entityManager
        .createQuery(OpenMatches.VIEWS + " where m.id in :ids", MatchView.class)
        .setParameter("ids", ids)
        .getResultStream()
        .collect(Collectors.toMap(MatchView::id, Function.identity()));
  }

  private Session session() {
    return entityManager.unwrap(Session.class);
  }
}
