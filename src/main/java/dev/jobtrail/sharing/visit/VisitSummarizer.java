package dev.jobtrail.sharing.visit;

import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
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
        delete from resume_view where hour < ? returning resume_id, at
      ), downloaded as (
        delete from resume_download where at < ? returning resume_id, at
      )
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
      """;

  private final DataSource dataSource;
  private final AdvisoryLocks locks;
  private final Clock clock;

  VisitSummarizer(DataSource dataSource, AdvisoryLocks locks, Clock clock) {
    this.dataSource = dataSource;
    this.locks = locks;
    this.clock = clock;
  }

  @Scheduled(every = "10m", delayed = "1m", skipExecutionIf = OutsideScheduler.class)
  @Transactional
  @Override
  public void runDue() {
    if (!locks.tryLock(LockSpace.VISIT_SUMS, "all")) {
      return; // another replica is at it
    }
    var before = clock.instant().truncatedTo(ChronoUnit.HOURS).minus(SETTLED_AFTER);
    try (var connection = dataSource.getConnection()) {
      sum(connection, before);
      removeSecrets(connection, before);
    } catch (SQLException e) {
      throw new IllegalStateException("Visits cannot be aggregated", e);
    }
  }

  private static void sum(Connection connection, Instant before) throws SQLException {
    run(connection, SUM, Timestamp.from(before), Timestamp.from(before));
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
