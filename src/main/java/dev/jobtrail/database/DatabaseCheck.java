package dev.jobtrail.database;

import dev.jobtrail.platform.UnpooledConnections;
import io.agroal.api.AgroalDataSource;
import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.health.api.AsyncHealthCheck;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;

/**
 * Readiness check of the database on a separate connection.
 *
 * <p>A full pool, a locked table or a lack of worker threads must not make every replica unready at
 * once.
 */
@Readiness
@ApplicationScoped
class DatabaseCheck implements AsyncHealthCheck {

  private static final Logger LOG = Logger.getLogger(DatabaseCheck.class);

  /** Seconds; a database that needs longer for a constant is of no use to a request. */
  private static final int TIMEOUT = 2;

  /** How long an answer is remembered: many probes cost the database one query. */
  private static final long REMEMBERED_NANOSECONDS = Duration.ofSeconds(1).toNanos();

  /** Longer than the connection itself waits, which is two seconds to connect and two to read. */
  private static final Duration PATIENCE = Duration.ofSeconds(4);

  private final DataSource connections;
  private volatile Connection connection;
  private CompletableFuture<Boolean> latest;
  private long askedAt;

  DatabaseCheck(AgroalDataSource dataSource) {
    this.connections = UnpooledConnections.like(dataSource, "jobtrail-probe", TIMEOUT);
  }

  @Override
  public Uni<HealthCheckResponse> call() {
    return Uni.createFrom()
        .completionStage(this::answer)
        .ifNoItem()
        .after(PATIENCE)
        .recoverWithItem(false)
        .map(up -> HealthCheckResponse.named("Database").status(up).build());
  }

  /** The answer that is being waited for or was given a moment ago, else a new one. */
  private synchronized CompletableFuture<Boolean> answer() {
    var now = System.nanoTime();
    if (latest == null || (latest.isDone() && now - askedAt > REMEMBERED_NANOSECONDS)) {
      askedAt = now;
      var answer = new CompletableFuture<Boolean>();
      latest = answer;
      Thread.ofVirtual().name("database-check").start(() -> answer.complete(isUp()));
    }
    return latest;
  }

  /**
   * One at a time. A connection that was closed by the other side is no sign of a lost database.
   */
  private boolean isUp() {
    return (connection != null && isAnswered(connection)) || isAnswered(null);
  }

  private boolean isAnswered(Connection current) {
    try {
      if (current == null) {
        connection = connections.getConnection();
      }
      try (var statement = connection.createStatement()) {
        statement.execute("select 1");
      }
      return true;
    } catch (SQLException e) {
      LOG.debugf("The database does not respond: %s", e.getMessage());
      close();
      return false;
    }
  }

  void close(@Observes ShutdownEvent event) {
    close();
  }

  private void close() {
    var lost = connection;
    connection = null;
    try {
      if (lost != null) {
        lost.close();
      }
    } catch (SQLException e) {
      LOG.debug("The connection was lost", e);
    }
  }
}
