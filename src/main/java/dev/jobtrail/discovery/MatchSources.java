package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.posting.DuplicateKey;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.hibernate.Session;
import org.hibernate.id.uuid.UuidVersion7Strategy;

/**
 * Decides which match a found job belongs to: that of its board's own id, or else the oldest with
 * its URL or its {@link DuplicateKey} that this board does not list yet, or else a new one. A match
 * takes title, company, place and text from the source that created it, until an employer's board
 * lists it.
 */
@ApplicationScoped
class MatchSources {

  private static final String KNOWN =
      """
      select s.external_id, s.id, s.match_id, s.url, coalesce(m.told_by, m.id) as told_by,
        coalesce(t.is_employer, true)
      from discovery_match_source s
      join discovery_match m on m.id = s.match_id
      left join discovery_match_source t on t.id = coalesce(m.told_by, m.id)
      where s.resume_id = :resume and s.board = :board and s.company_slug = :company
        and s.external_id in (:ids)
      """;

  /**
   * "offset 0" lets PostgreSQL look each key up by itself: while it has no statistics, as in a
   * first search, it would compare all matches of the resume with all keys.
   */
  private static final String CANDIDATES =
      """
      select m.id, m.twin, coalesce(t.is_employer, true), s.boards, s.urls
      from (
        select m.id from unnest(:keys) as k (twin)
        cross join lateral (
          select id from discovery_match where resume_id = :resume and twin = k.twin offset 0) m
        union
        select s.match_id from unnest(:urls) as u (url)
        cross join lateral (
          select match_id from discovery_match_source
          where resume_id = :resume and url = u.url offset 0) s) found
      cross join lateral (
        select id, twin, told_by from discovery_match where id = found.id offset 0) m
      left join lateral (
        select is_employer from discovery_match_source
        where id = coalesce(m.told_by, m.id) offset 0) t on true
      cross join lateral (
        select array_agg(board) as boards, array_agg(url) as urls
        from discovery_match_source where match_id = m.id) s
      order by m.id
      """;

  private static final int MAX_URL = 2_000;

  private record Known(UUID id, UUID matchId, String url, UUID toldBy, boolean isToldByEmployer) {}

  private record Candidate(
      UUID id, String key, boolean isToldByEmployer, Set<String> boards, Set<String> urls) {}

  private final EntityManager entityManager;

  MatchSources(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  static boolean isEmployer(Board board) {
    return board.kind() != Board.Kind.AGGREGATOR;
  }

  /**
   * Assigns a match to each of a board's jobs.
   *
   * @param jobs of one board and company, at least one; the same id several times is one job
   */
  List<Listing> assign(UUID resumeId, List<ScoredJob> jobs) {
    var byId = new LinkedHashMap<String, ScoredJob>();
    jobs.forEach(it -> byId.merge(it.job().externalId(), it, MatchSources::both));
    var first = jobs.getFirst().job();
    var known = known(resumeId, first, byId.keySet());
    var candidates = candidates(resumeId, byId.values());
    var board = first.board();
    var taken = new HashMap<String, UUID>();
    candidates.forEach(it -> it.urls().forEach(url -> taken.putIfAbsent(url, it.id())));
    var listings = new ArrayList<Listing>();
    for (var job : byId.values()) {
      var old = known.get(job.job().externalId());
      if (old != null) {
        listings.add(again(job, old, taken));
      }
    }
    for (var job : byId.values()) {
      if (!known.containsKey(job.job().externalId())) {
        candidate(job.job(), board, candidates)
            .map(it -> copy(job, it, board, taken))
            .orElseGet(() -> first(job, taken))
            .ifPresent(listings::add);
      }
    }
    return listings;
  }

  private static Optional<Candidate> candidate(
      FoundJob job, Board board, List<Candidate> candidates) {
    var free = candidates.stream().filter(it -> !it.boards().contains(board.name())).toList();
    return free.stream()
        .filter(it -> it.urls().contains(job.url()))
        .findFirst()
        .or(
            () -> {
              var key = key(job);
              return free.stream().filter(it -> it.key().equals(key)).findFirst();
            });
  }

  private static String key(FoundJob job) {
    return DuplicateKey.of(job.company(), job.title(), job.location());
  }

  private static Listing again(ScoredJob job, Known known, Map<String, UUID> taken) {
    var leads =
        known.toldBy().equals(known.id())
            || isEmployer(job.job().board()) && !known.isToldByEmployer();
    var owner = taken.putIfAbsent(job.job().url(), known.matchId());
    var isOwn = owner == null || owner.equals(known.matchId());
    return new Listing(
        job,
        known.matchId(),
        known.id(),
        false,
        leads,
        isOwn ? job.job().url() : known.url(),
        key(job.job()));
  }

  private static Optional<Listing> copy(
      ScoredJob job, Candidate match, Board board, Map<String, UUID> taken) {
    match.boards().add(board.name());
    var leads = isEmployer(board) && !match.isToldByEmployer();
    return url(job.job(), match.id(), taken)
        .map(url -> new Listing(job, match.id(), newId(), false, leads, url, key(job.job())));
  }

  private static Optional<Listing> first(ScoredJob job, Map<String, UUID> taken) {
    var id = newId();
    return url(job.job(), id, taken)
        .map(url -> new Listing(job, id, id, true, true, url, key(job.job())));
  }

  /**
   * Jobs that a board lists under one URL get one each: with the job's id as a parameter; empty
   * where that is too long.
   */
  private static Optional<String> url(FoundJob job, UUID matchId, Map<String, UUID> taken) {
    var owner = taken.putIfAbsent(job.url(), matchId);
    if (owner == null || owner.equals(matchId)) {
      return Optional.of(job.url());
    }
    var id = URLEncoder.encode(job.externalId(), StandardCharsets.UTF_8);
    var own = job.url() + (job.url().indexOf('?') < 0 ? "?" : "&") + "job=" + id;
    return Optional.of(own).filter(it -> it.length() <= MAX_URL);
  }

  private Map<String, Known> known(UUID resumeId, FoundJob first, Collection<String> ids) {
    var known = new HashMap<String, Known>();
    entityManager
        .unwrap(Session.class)
        .createNativeQuery(KNOWN, Object[].class)
        .setParameter("resume", resumeId)
        .setParameter("board", first.board().name())
        .setParameter("company", MatchSource.slug(first.companySlug()))
        .setParameterList("ids", ids)
        .list()
        .forEach(
            row ->
                known.put(
                    (String) row[0],
                    new Known(
                        (UUID) row[1],
                        (UUID) row[2],
                        (String) row[3],
                        (UUID) row[4],
                        (Boolean) row[5])));
    return known;
  }

  private List<Candidate> candidates(UUID resumeId, Collection<ScoredJob> jobs) {
    return entityManager
        .unwrap(Session.class)
        .createNativeQuery(CANDIDATES, Object[].class)
        .setParameter("resume", resumeId)
        .setParameter("keys", distinct(jobs, it -> key(it.job())))
        .setParameter("urls", distinct(jobs, it -> it.job().url()))
        .list()
        .stream()
        .map(
            row ->
                new Candidate(
                    (UUID) row[0], (String) row[1], (Boolean) row[2], texts(row[3]), texts(row[4])))
        .toList();
  }

  private static String[] distinct(
      Collection<ScoredJob> jobs, Function<ScoredJob, String> property) {
    return jobs.stream().map(property).distinct().toArray(String[]::new);
  }

  private static Set<String> texts(Object array) {
    return array == null
        ? new HashSet<>()
        : Arrays.stream((Object[]) array)
            .map(String.class::cast)
            .collect(Collectors.toCollection(HashSet::new));
  }

  private static ScoredJob both(ScoredJob one, ScoredJob other) {
    var titles = new ArrayList<>(one.targetTitles());
    other.targetTitles().stream().filter(it -> !titles.contains(it)).forEach(titles::add);
    return one.with(titles, Math.max(one.score(), other.score()));
  }

  private static UUID newId() {
    return UuidVersion7Strategy.INSTANCE.generateUuid(null);
  }
}
