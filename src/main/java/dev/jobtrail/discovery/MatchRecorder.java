package dev.jobtrail.discovery;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.discovery.board.WalkEnd;
import dev.jobtrail.platform.Hashes;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.hibernate.Session;
import org.hibernate.id.uuid.UuidVersion7Strategy;

/**
 * Keeps what a run finds, some jobs at a time, each job once for each resume.
 *
 * <p>Those who keep jobs of one resume wait for each other, so that none adds what another is just
 * adding.
 */
@ApplicationScoped
class MatchRecorder {

  /** Matches that miss two complete walks in a row are gone. */
  private static final int MISSES = 2;

  private static final String TWINS =
      """
      select twin, board, url from discovery_match
      where resume_id = :resume and twin in (:twins)
      """;

  private static final String UPSERT =
      """
      with found as (
        select * from jsonb_to_recordset(cast(:jobs as jsonb)) as j(
          id uuid, url text, original_url text, external_id text, board text, company_slug text,
          twin text, title text, company text, location text, is_remote boolean,
          posted_at timestamptz, snippet text, description text, salary text, salary_min integer,
          salary_max integer, salary_currency text, employment_type text, company_stage text,
          target_titles varchar[], score integer)),
      kept as (
        insert into discovery_match as m (
          id, account_id, client_id, resume_id, run_id, board, company_slug, external_id, url,
          original_url, twin, title, company, location, is_remote, posted_at, snippet, description,
          salary, salary_min, salary_max, salary_currency, employment_type, company_stage,
          target_titles, score, state, missed, last_run_id, found_at, created_at, updated_at)
        select id, :account, :client, :resume, :run, board, company_slug, external_id, url,
          original_url, twin, title, company, location, is_remote, posted_at, snippet, description,
          salary, salary_min, salary_max, salary_currency, employment_type, company_stage,
          target_titles, score, 'NEW', 0, :run, :now, :now, :now
        from found
        on conflict on constraint discovery_match_url do update set
          title = excluded.title, company = excluded.company, location = excluded.location,
          is_remote = excluded.is_remote, snippet = coalesce(excluded.snippet, m.snippet),
          description = coalesce(excluded.description, m.description),
          posted_at = coalesce(excluded.posted_at, m.posted_at),
          salary = coalesce(excluded.salary, m.salary),
          salary_min = coalesce(excluded.salary_min, m.salary_min),
          salary_max = coalesce(excluded.salary_max, m.salary_max),
          salary_currency = coalesce(excluded.salary_currency, m.salary_currency),
          employment_type = coalesce(excluded.employment_type, m.employment_type),
          company_stage = coalesce(excluded.company_stage, m.company_stage),
          score = excluded.score,
          target_titles = array(
            select distinct t from unnest(m.target_titles || excluded.target_titles) t order by t),
          missed = 0, last_run_id = excluded.last_run_id,
          state = case when m.state = 'EXPIRED' then 'NEW' else m.state end,
          run_id = case when m.state = 'EXPIRED' then excluded.run_id else m.run_id end,
          found_at = case when m.state = 'EXPIRED' then excluded.found_at else m.found_at end,
          updated_at = excluded.updated_at
        returning m.id, m.created_at = m.updated_at as is_new)
      select count(*) from kept where is_new
      """;

  private static final String TRACKED =
      """
      update discovery_match m set state = 'TRACKED', application_id = a.id, updated_at = :now
      from posting p join application a on a.posting_id = p.id
      where p.person_id = m.person_id and p.canonical_url = m.url
        and m.resume_id = :resume and m.state = 'NEW' and m.url in (:urls)
      """;

  private static final String MISSED =
      """
      update discovery_match set missed = missed + 1, updated_at = :now,
        state = case when missed + 1 >= :misses then 'EXPIRED' else state end
      where resume_id = :resume and board = :board and state = 'NEW'
        and company_slug is not distinct from cast(:company as text)
        and last_run_id is distinct from :run
      """;

  private final EntityManager entityManager;
  private final AdvisoryLocks locks;
  private final EventStreams streams;
  private final Clock clock;

  MatchRecorder(
      EntityManager entityManager, AdvisoryLocks locks, EventStreams streams, Clock clock) {
    this.entityManager = entityManager;
    this.locks = locks;
    this.streams = streams;
    this.clock = clock;
  }

  /** Begins with a board; false where the run is over by now. */
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
   * Keeps some of a board's jobs.
   *
   * @param fetched how many the board has listed
   * @param jobs those of them that are wanted
   * @return whether the run still goes on
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

  /** Ends a board; where all of it was seen, what was not among it has been missed. */
  @Transactional(TxType.REQUIRES_NEW)
  public void finish(Run run, UUID boardId, WalkEnd end) {
    var board = RunBoard.lock(boardId);
    if (!isOpen(run)) {
      return;
    }
    board.finish(end);
    if (end.isComplete()) {
      entityManager
          .createNativeQuery(MISSED)
          .setParameter("now", clock.instant())
          .setParameter("misses", MISSES)
          .setParameter("resume", run.resumeId)
          .setParameter("board", board.board.name())
          .setParameter("company", board.company)
          .setParameter("run", run.id)
          .executeUpdate();
    }
    streams.announce(StreamTopic.DISCOVERY_RUN, run.id);
  }

  /** Ends a board that could not be read. */
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
    var byUrl = onceEach(run, jobs);
    var session = entityManager.unwrap(Session.class);
    var now = clock.instant();
    var added =
        session
            .createNativeQuery(UPSERT, Long.class)
            .setParameter("jobs", rows(byUrl).toString())
            .setParameter("account", run.accountId)
            .setParameter("client", run.clientId, UUID.class)
            .setParameter("resume", run.resumeId)
            .setParameter("run", run.id)
            .setParameter("now", now)
            .getSingleResult();
    session
        .createNativeMutationQuery(TRACKED)
        .setParameter("now", now)
        .setParameter("resume", run.resumeId)
        .setParameterList("urls", byUrl.keySet())
        .executeUpdate();
    return added.intValue();
  }

  /**
   * The jobs by the url that they are kept under: that of the same job on another board, where that
   * was found before.
   */
  private Map<String, ScoredJob> onceEach(Run run, List<ScoredJob> jobs) {
    var known = twins(run, jobs.stream().map(it -> twin(it.job())).collect(Collectors.toSet()));
    var byUrl = new LinkedHashMap<String, ScoredJob>();
    for (var job : jobs) {
      var twin =
          known.getOrDefault(twin(job.job()), List.of()).stream()
              .filter(it -> !it.board().equals(job.job().board().name()))
              .findFirst();
      byUrl.merge(
          twin.map(Twin::url).orElse(job.job().url()), job, (one, other) -> both(one, other));
    }
    return byUrl;
  }

  private record Twin(String board, String url) {}

  private Map<String, List<Twin>> twins(Run run, Collection<String> twins) {
    var known = new HashMap<String, List<Twin>>();
    entityManager
        .unwrap(Session.class)
        .createNativeQuery(TWINS, Object[].class)
        .setParameter("resume", run.resumeId)
        .setParameterList("twins", twins)
        .list()
        .forEach(
            row ->
                known
                    .computeIfAbsent((String) row[0], _ -> new ArrayList<>())
                    .add(new Twin((String) row[1], (String) row[2])));
    return known;
  }

  private static ScoredJob both(ScoredJob one, ScoredJob other) {
    var titles = new ArrayList<>(one.targetTitles());
    other.targetTitles().stream().filter(it -> !titles.contains(it)).forEach(titles::add);
    return new ScoredJob(one.job(), titles, Math.max(one.score(), other.score()));
  }

  /** What tells the same job on two boards: who looks for whom, and where. */
  private static String twin(FoundJob job) {
    var text = String.join("\n", job.company(), job.title(), String.valueOf(job.location()));
    var plain = text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}\\n]+", " ");
    return HexFormat.of().formatHex(Hashes.sha256(plain), 0, 16);
  }

  private static ArrayNode rows(Map<String, ScoredJob> jobs) {
    var rows = JsonNodeFactory.instance.arrayNode();
    jobs.forEach(
        (url, scored) -> {
          var job = scored.job();
          var pay = job.pay();
          var row =
              rows.addObject()
                  .put("id", UuidVersion7Strategy.INSTANCE.generateUuid(null).toString())
                  .put("url", url)
                  .put("original_url", job.originalUrl())
                  .put("external_id", job.externalId())
                  .put("board", job.board().name())
                  .put("company_slug", job.companySlug())
                  .put("twin", twin(job))
                  .put("title", job.title())
                  .put("company", job.company())
                  .put("location", job.location())
                  .put("is_remote", job.isRemote())
                  .put("posted_at", job.postedAt() == null ? null : job.postedAt().toString())
                  .put("snippet", job.snippet())
                  .put("description", job.description())
                  .put("salary", job.salary())
                  .put("salary_min", pay == null ? null : pay.yearlyMin())
                  .put("salary_max", pay == null ? null : pay.yearlyMax())
                  .put("salary_currency", pay == null ? null : pay.currency())
                  .put(
                      "employment_type",
                      job.employmentType() == null ? null : job.employmentType().name())
                  .put(
                      "company_stage",
                      job.companyStage() == null ? null : job.companyStage().name())
                  .put("score", scored.score());
          var titles = row.putArray("target_titles");
          scored.targetTitles().forEach(titles::add);
        });
    return rows;
  }
}
