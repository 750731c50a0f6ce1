package dev.jobtrail.sharing.visit;

import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import javax.sql.DataSource;

/** Aggregates views and downloads that are some hours old into days and deletes them. */
@ApplicationScoped
class VisitSummarizer implements DueJob {

  /** So much that no replica, its clock being a little late, still writes into such an hour. */
  private static final Duration SETTLED_AFTER = Duration.ofHours(1);

  private static final String SUM =
      """
      with viewed as (
        delete from resume_view where ctid = any (array(
          select ctid from resume_view where hour < ? limit ?))
        returning resume_id, at
      ), downloaded as (
        delete from resume_download where ctid = any (array(
          select ctid from resume_download where at < ? limit ?))
        returning resume_id, at
      ), summed as (
        insert into resume_statistics as known
          (resume_id, day, views, downloads, last_viewed_at, last_downloaded_at)
        select resume_id, cast(at at time zone 'UTC' as date), count(viewed_at), count(downloaded_at),
          max(viewed_at), max(downloaded_at)
        from (
          select resume_id, at, at as viewed_at, null as downloaded_at from viewed
          union all
          select resume_id, at, null, at from downloaded
        ) as visit
        group by 1, 2
        on conflict (resume_id, day) do update set
          views = known.views + excluded.views,
          downloads = known.downloads + excluded.downloads,
          last_viewed_at = greatest(known.last_viewed_at, excluded.last_viewed_at),
          last_downloaded_at = greatest(known.last_downloaded_at, excluded.last_downloaded_at)
      )
      select greatest((select count(*) from viewed), (select count(*) from downloaded))
      """;

  /** A statement aggregates so many, which takes about half a second. */
  private static final int BATCH = 20_000;

  private final DataSource dataSource;
  private final AdvisoryLocks locks;
  private final Clock clock;

  VisitSummarizer(DataSource dataSource, AdvisoryLocks locks, Clock clock) {
    this.dataSource = dataSource;
    this.locks = locks;
    this.clock = clock;
  }

  @Scheduled(every = "10m", delayed = "1m", skipExecutionIf = OutsideScheduler.class)
  @Override
  public void runDue() {
    var before = clock.instant().truncatedTo(ChronoUnit.HOURS).minus(SETTLED_AFTER);
    while (QuarkusTransaction.requiringNew().call(() -> sum(before)) == BATCH) {
      // further ones are left
    }
  }

  /**
   * Aggregates a batch, and removes secrets once none is left.
   *
   * @return how many views or downloads it had; none while another replica is at it
   */
  private long sum(Instant before) {
    if (!locks.tryLock(LockSpace.VISIT_SUMS, "all")) {
      return 0;
    }
    try (var connection = dataSource.getConnection()) {
      var summed = sum(connection, before);
      if (summed < BATCH) {
        removeSecrets(connection, before);
      }
      return summed;
    } catch (SQLException e) {
      throw new IllegalStateException("Visits cannot be aggregated", e);
    }
  }

  private static long sum(Connection connection, Instant before) throws SQLException {
    var until = Timestamp.from(before);
    try (var statement = Prepared.of(connection, SUM, until, BATCH, until, BATCH);
        var rows = statement.executeQuery()) {
      rows.next();
      return rows.getLong(1);
    }
  }

  /** Those of days of which no view is left. */
  private static void removeSecrets(Connection connection, Instant before) throws SQLException {
    var day = before.atZone(ZoneOffset.UTC).toLocalDate();
    run(connection, "delete from visitor_secret where day < ?", day);
  }

  private static void run(Connection connection, String sql, Object... values) throws SQLException {
    try (var statement = Prepared.of(connection, sql, values)) {
      statement.executeUpdate();
    }
  }
}
