package dev.jobtrail.sharing.visit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jobtrail.error.DatabaseFault;
import dev.jobtrail.platform.Hashes;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.ByteBuffer;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import javax.sql.DataSource;

/**
 * Records views and downloads of shared resumes.
 *
 * <p>Each is a separate row, committed before the response: none is lost, and none waits for
 * another. Of a visitor only a hash is stored, which cannot be traced to an address once the day's
 * secret is deleted, and is itself deleted after three hours.
 */
@ApplicationScoped
public class VisitRecorder {

  /** The share lock on the resume excludes a concurrent deletion without blocking other writers. */
  private static final String INSERT_VIEW =
      """
      insert into resume_view (resume_id, hour, visitor, at)
      select id, cast(? as timestamptz), cast(? as bytea), cast(? as timestamptz)
      from resume where id = ? for key share
      on conflict do nothing
      """;

  private static final String INSERT_DOWNLOAD =
      """
      insert into resume_download (resume_id, at)
      select id, cast(? as timestamptz) from resume where id = ? for key share
      """;

  private static final int REMEMBERED_VIEWS = 10_000;

  private final DataSource dataSource;
  private final VisitorSecrets secrets;
  private final Clock clock;

  /** Views that this replica knows to be written down, so that a reload costs no statement. */
  private final Cache<ByteBuffer, Boolean> written =
      Caffeine.newBuilder()
          .maximumSize(REMEMBERED_VIEWS)
          .expireAfterWrite(Duration.ofHours(1))
          .build();

  VisitRecorder(DataSource dataSource, VisitorSecrets secrets, Clock clock) {
    this.dataSource = dataSource;
    this.secrets = secrets;
    this.clock = clock;
  }

  /**
   * Counts a view, unless the same visitor has looked at the resume in the same hour. While the
   * database can only be read the visitor reads without being counted.
   */
  public void view(UUID resumeId, String address, String userAgent) {
    try {
      count(resumeId, address, userAgent);
    } catch (RuntimeException e) {
      if (!DatabaseFault.refusesChanges(e)) {
        throw e;
      }
    }
  }

  private void count(UUID resumeId, String address, String userAgent) {
    var now = clock.instant();
    var hour = now.truncatedTo(ChronoUnit.HOURS);
    var visitor = hash(resumeId, hour, address, userAgent);
    var key = ByteBuffer.wrap(visitor);
    if (written.getIfPresent(key) == null) {
      insertView(resumeId, hour, visitor, now);
      written.put(key, true);
    }
  }

  /** Counts a download. */
  public void download(UUID resumeId) {
    write(INSERT_DOWNLOAD, Timestamp.from(clock.instant()), resumeId);
  }

  private void insertView(UUID resumeId, Instant hour, byte[] visitor, Instant now) {
    write(INSERT_VIEW, Timestamp.from(hour), visitor, Timestamp.from(now), resumeId);
  }

  private void write(String sql, Object... values) {
    try (var connection = dataSource.getConnection();
        var statement = Prepared.of(connection, sql, values)) {
      statement.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException("A visit cannot be recorded", e);
    }
  }

  /** One hour and resume of a visitor cannot be told to be another one's. */
  private byte[] hash(UUID resumeId, Instant hour, String address, String userAgent) {
    var secret = secrets.of(hour.atZone(ZoneOffset.UTC).toLocalDate());
    return Hashes.hmacOfParts(secret, resumeId.toString(), hour.toString(), address, userAgent);
  }
}
