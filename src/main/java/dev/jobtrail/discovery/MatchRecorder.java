package dev.jobtrail.discovery;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.client.Person;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.discovery.board.WalkEnd;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.hibernate.Session;

/**
 * Stores the jobs of a run in batches and deduplicates them per resume.
 *
 * <p>An advisory lock per resume serializes the writers, so that no two add the same job.
 */
@ApplicationScoped
class MatchRecorder {

  /**
   * Finds of the matches that exist change them as {@link MatchColumn} says. One that changes
   * nothing is not written, as its words would be indexed again.
   */
  private static final String STORE =
      """
      with found as (
        select * from rows from (
          jsonb_to_recordset(cast(:jobs as jsonb)) as (
            id uuid, source_id uuid, is_new boolean, leads boolean, is_employer boolean,
            url text, twin text, %6$s),
          %7$s)
        as f (id, source_id, is_new, leads, is_employer, url, twin, %8$s, %9$s)),
      added as (
        insert into discovery_match (
          id, account_id, client_id, resume_id, run_id, url, twin, %1$s,
          state, missed, found_at, created_at, updated_at)
        select f.id, :account, :client, :resume, :run, f.url, f.twin, %2$s,
          'NEW', 0, :now, :now, :now
        from found f where f.is_new
        returning id),
      again as (
        update discovery_match m set
          twin = case when f.leads then f.twin else m.twin end,
          told_by = case when f.leads then f.source_id else m.told_by end,
          %3$s, missed = 0, updated_at = :now, %4$s
        from found f
        where m.id = f.id and not f.is_new
          and (%5$s or m.missed > 0 or m.state = 'EXPIRED'
            or f.leads and (f.twin <> m.twin or f.source_id <> coalesce(m.told_by, m.id)))),
      listed as (
        insert into discovery_match_source (
          id, match_id, resume_id, board, company_slug, external_id, url, original_url,
          is_employer, missed, last_run_id, first_seen_at, last_seen_at)
        select source_id, id, :resume, board, coalesce(company_slug, ''), external_id, url,
          original_url, is_employer, 0, :run, :now, :now
        from found
        on conflict on constraint discovery_match_source_identity do update set
          url = excluded.url, original_url = excluded.original_url, missed = 0,
          last_run_id = excluded.last_run_id, last_seen_at = excluded.last_seen_at)
      select count(*) from added
      """
          .formatted(
              columns(MatchColumn::name),
              columns(MatchColumn::found),
              columns(MatchColumn::assignment),
              Match.FOUND_AGAIN,
              MatchColumn.ANY_CHANGE,
              columns(it -> it.isLong() ? null : it.name() + " " + it.type()),
              columns(
                  it -> it.isLong() ? "unnest(cast(:%s as text[]))".formatted(it.name()) : null),
              columns(it -> it.isLong() ? null : it.name()),
              columns(it -> it.isLong() ? it.name() : null));

  private final EntityManager entityManager;
  private final AdvisoryLocks locks;
  private final MatchSources sources;
  private final MatchRanking ranking;
  private final EventStreams streams;
  private final Event<MatchesFound> matchesFound;
  private final Clock clock;

  MatchRecorder(
      EntityManager entityManager,
      AdvisoryLocks locks,
      MatchSources sources,
      MatchRanking ranking,
      EventStreams streams,
      Event<MatchesFound> matchesFound,
      Clock clock) {
    this.entityManager = entityManager;
    this.locks = locks;
    this.sources = sources;
    this.ranking = ranking;
    this.streams = streams;
    this.matchesFound = matchesFound;
    this.clock = clock;
  }

  /** Starts a board; false if the run has ended. */
  @Transactional(TxType.REQUIRES_NEW)
  public boolean begin(Run run, UUID boardId) {
    if (!isOpen(run)) {
      return false;
    }
    RunBoard.lock(boardId).begin();
    streams.announce(StreamTopic.DISCOVERY_RUN, run.id);
    return true;
  }

  /**
   * Stores a batch of a board's jobs.
   *
   * @param fetched how many the board has listed
   * @param jobs the jobs that pass the filters
   * @return whether the run is still open
   */
  @Transactional(TxType.REQUIRES_NEW)
  public boolean keep(Run run, UUID boardId, int fetched, List<ScoredJob> jobs) {
    if (!isOpen(run)) {
      return false;
    }
    var added = jobs.isEmpty() ? 0 : keep(run, jobs);
    RunBoard.lock(boardId).count(fetched, jobs.size(), added);
    streams.announce(StreamTopic.DISCOVERY_RUN, run.id);
    return true;
  }

  /** Ends a board. If it was read completely, counts a miss of each match that was not found. */
  @Transactional(TxType.REQUIRES_NEW)
  public void finish(Run run, UUID boardId, WalkEnd end) {
    var board = RunBoard.lock(boardId);
    if (!isOpen(run)) {
      return;
    }
    board.finish(end);
    if (end.isComplete()) {
      locks.lock(LockSpace.RESUME_JOBS, run.resumeId);
      Match.miss(run, board, clock);
    }
    streams.announce(StreamTopic.DISCOVERY_RUN, run.id);
  }

  /** Ends a board with an error. */
  @Transactional(TxType.REQUIRES_NEW)
  public void fail(Run run, UUID boardId, String reason) {
    if (isOpen(run)) {
      RunBoard.lock(boardId).fail(reason);
      streams.announce(StreamTopic.DISCOVERY_RUN, run.id);
    }
  }

  /** Whether the run is neither over nor cancelled. */
  @Transactional(TxType.REQUIRES_NEW)
  public boolean goesOn(Run run) {
    return isOpen(run);
  }

  private static boolean isOpen(Run run) {
    return Run.of(run.accountId, run.id).filter(Run::isOpen).isPresent();
  }

  private int keep(Run run, List<ScoredJob> jobs) {
    locks.lock(LockSpace.RESUME_JOBS, run.resumeId);
    var listings = sources.assign(run.resumeId, jobs);
    var store =
        entityManager
            .unwrap(Session.class)
            .createNativeQuery(STORE, Long.class)
            .setParameter("jobs", rows(listings).toString());
    MatchColumn.ALL.stream()
        .filter(MatchColumn::isLong)
        .forEach(it -> store.setParameter(it.name(), texts(it, listings)));
    var added =
        store
            .setParameter("account", run.accountId)
            .setParameter("client", run.clientId, UUID.class)
            .setParameter("resume", run.resumeId)
            .setParameter("run", run.id)
            .setParameter("now", clock.instant())
            .getSingleResult();
    Match.followBestSources(
        listings.stream().filter(it -> !it.isNew()).map(Listing::matchId).toList());
    Match.track(run.resumeId, listings.stream().map(Listing::url).toList(), clock);
    ranking.update(run.resumeId, listings.stream().map(Listing::matchId).toList());
    publish(run, listings);
    return added.intValue();
  }

  private void publish(Run run, List<Listing> listings) {
    var added = listings.stream().filter(Listing::isNew).map(Listing::matchId).toList();
    if (!added.isEmpty()) {
      var person = new Person(run.accountId, run.clientId);
      matchesFound.fire(new MatchesFound(person, run.resumeId, run.id, added));
    }
  }

  private static String columns(Function<MatchColumn, String> part) {
    return MatchColumn.ALL.stream()
        .map(part)
        .filter(Objects::nonNull)
        .collect(Collectors.joining(", "));
  }

  /** Only of those that a match takes its text from. */
  private static String[] texts(MatchColumn column, List<Listing> listings) {
    return listings.stream()
        .map(it -> it.leads() ? (String) column.value().apply(it.job()) : null)
        .toArray(String[]::new);
  }

  private static ArrayNode rows(List<Listing> listings) {
    var rows = JsonNodeFactory.instance.arrayNode();
    for (var listing : listings) {
      var row =
          rows.addObject()
              .put("id", listing.matchId().toString())
              .put("source_id", listing.sourceId().toString())
              .put("is_new", listing.isNew())
              .put("leads", listing.leads())
              .put("is_employer", listing.isEmployer())
              .put("url", listing.url())
              .put("twin", listing.duplicateKey());
      MatchColumn.ALL.stream()
          .filter(it -> !it.isLong())
          .forEach(it -> row.set(it.name(), json(it.value().apply(listing.job()))));
    }
    return rows;
  }

  private static JsonNode json(Object value) {
    var nodes = JsonNodeFactory.instance;
    return switch (value) {
      case null -> nodes.nullNode();
      case Boolean flag -> nodes.booleanNode(flag);
      case Integer number -> nodes.numberNode(number);
      case Collection<?> values -> {
        var array = nodes.arrayNode();
        values.forEach(it -> array.add(json(it)));
        yield array;
      }
      default -> nodes.textNode(value.toString());
    };
  }
}
