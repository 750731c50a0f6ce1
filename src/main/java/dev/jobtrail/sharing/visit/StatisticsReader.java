package dev.jobtrail.sharing.visit;

import dev.jobtrail.error.ApiException;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;

/** Reads statistics in one snapshot: aggregated days and recent visits. */
@ApplicationScoped
public class StatisticsReader {

  /** Views and downloads of resumes by day; the place of the resumes is to be filled in. */
  private static final String VISITS =
      """
      select resume_id, day, views, downloads, last_viewed_at, last_downloaded_at
      from resume_statistics where resume_id in (%1$s)
      union all
      select resume_id, cast(at at time zone 'UTC' as date), count(*), 0, max(at), null
      from resume_view where resume_id in (%1$s) group by 1, 2
      union all
      select resume_id, cast(at at time zone 'UTC' as date), 0, count(*), null, max(at)
      from resume_download where resume_id in (%1$s) group by 1, 2
      """;

  private static final String TOTAL =
      """
      select r.is_public, coalesce(sum(views), 0), coalesce(sum(downloads), 0),
        max(last_viewed_at), max(last_downloaded_at)
      from resume r left join (%s) as visit on visit.resume_id = r.id
      where r.account_id = ? and r.id = ?
      group by r.id
      """
          .formatted(VISITS.formatted("select cast(? as uuid)"));

  private static final String BY_DAY =
      """
      select r.id, day, coalesce(sum(views), 0), coalesce(sum(downloads), 0)
      from resume r left join (%s) as visit on visit.resume_id = r.id and day >= ?
      where r.account_id = ? and (cast(? as uuid) is null or r.id = ?)
      group by r.id, day order by r.id, day
      """;

  private static final String BY_DAY_OF_ONE =
      BY_DAY.formatted(VISITS.formatted("select cast(? as uuid)"));

  private final DataSource dataSource;
  private final Clock clock;

  StatisticsReader(DataSource dataSource, Clock clock) {
    this.dataSource = dataSource;
    this.clock = clock;
  }

  /**
   * All views and downloads of the account's resume.
   *
   * @throws ApiException NOT_FOUND
   */
  public ResumeStatistics of(UUID accountId, UUID resumeId) {
    try (var connection = dataSource.getConnection();
        var statement =
            Prepared.of(connection, TOTAL, resumeId, resumeId, resumeId, accountId, resumeId);
        var rows = statement.executeQuery()) {
      if (!rows.next()) {
        throw ApiException.notFound();
      }
      return new ResumeStatistics(
          rows.getBoolean(1), rows.getLong(2), rows.getLong(3), instant(rows, 4), instant(rows, 5));
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /**
   * The last days in UTC, oldest first and today last, days without a visit included.
   *
   * @throws ApiException NOT_FOUND
   */
  public List<DayStatistics> daily(UUID accountId, UUID resumeId, int days) {
    var today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    var first = today.minusDays(days - 1L);
    var known = new LinkedHashMap<LocalDate, DayStatistics>();
    first.datesUntil(today.plusDays(1)).forEach(it -> known.put(it, new DayStatistics(it, 0, 0)));
    var visited = byDay(BY_DAY_OF_ONE, resumeId, accountId, resumeId, first).get(resumeId);
    if (visited == null) {
      throw ApiException.notFound();
    }
    visited.forEach(it -> known.replace(it.date(), it));
    return List.copyOf(known.values());
  }

  /** The days with visits of one of the account's resumes, oldest first. */
  List<DayStatistics> all(UUID accountId, UUID resumeId) {
    return byDay(BY_DAY_OF_ONE, resumeId, accountId, resumeId, LocalDate.EPOCH)
        .getOrDefault(resumeId, List.of());
  }

  private Map<UUID, List<DayStatistics>> byDay(
      String sql, UUID visitsOf, UUID accountId, UUID resumeId, LocalDate first) {
    try (var connection = dataSource.getConnection();
        var statement =
            Prepared.of(
                connection,
                sql,
                visitsOf,
                visitsOf,
                visitsOf,
                first,
                accountId,
                resumeId,
                resumeId);
        var rows = statement.executeQuery()) {
      var byResume = new LinkedHashMap<UUID, List<DayStatistics>>();
      while (rows.next()) {
        var days = byResume.computeIfAbsent(rows.getObject(1, UUID.class), _ -> new ArrayList<>());
        var day = rows.getObject(2, LocalDate.class);
        if (day != null) {
          days.add(new DayStatistics(day, rows.getLong(3), rows.getLong(4)));
        }
      }
      return byResume;
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  private static Instant instant(ResultSet rows, int column) throws SQLException {
    Timestamp at = rows.getTimestamp(column);
    return at == null ? null : at.toInstant();
  }

  private static IllegalStateException failed(SQLException e) {
    return new IllegalStateException("Statistics cannot be read", e);
  }
}
