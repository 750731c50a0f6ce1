package dev.jobtrail.database;

import io.agroal.api.AgroalDataSource;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.interceptor.Interceptor;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.flywaydb.core.Flyway;
import org.jboss.logging.Logger;

/**
 * Migrates the database schema before anything uses it.
 *
 * <p>A schema that is newer than this program is used as it is: migrations only add for at least
 * one release, so that an earlier release can be rolled back to.
 *
 * <p>Flyway starts only if there is something to migrate, because an idle run would take as long as
 * the rest of the startup.
 */
@ApplicationScoped
class Migrations {

  /** The newest migration; a test holds it against the files. */
  static final String NEWEST = "50";

  private static final Logger LOG = Logger.getLogger(Migrations.class);
  private static final Duration PAUSE = Duration.ofMillis(500);

  private final AgroalDataSource dataSource;
  private final Instance<Flyway> flyway;
  private final Clock clock;
  private final Duration patience;
  private volatile boolean done;

  Migrations(
      AgroalDataSource dataSource,
      Instance<Flyway> flyway,
      Clock clock,
      @ConfigProperty(name = "jobtrail.database-wait", defaultValue = "30s") Duration patience) {
    this.dataSource = dataSource;
    this.flyway = flyway;
    this.clock = clock;
    this.patience = patience;
  }

  /** Whether the schema is up to date. */
  boolean isDone() {
    return done;
  }

  void migrate(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) StartupEvent event)
      throws InterruptedException {
    if (!isUpToDate(clock.instant().plus(patience))) {
      flyway.get().migrate();
      // MigrationConnections has taken the bounds of the connections that were used
      dataSource.flush(AgroalDataSource.FlushMode.GRACEFUL);
    }
    done = true;
  }

  /** Waits for a database that is not there yet: it often starts together with the service. */
  private boolean isUpToDate(Instant deadline) throws InterruptedException {
    while (true) {
      try {
        return hasNewest();
      } catch (SQLException e) {
        if (clock.instant().isAfter(deadline)) {
          throw new IllegalStateException("The database cannot be reached", e);
        }
        LOG.infof("Waiting for the database: %s", e.getMessage());
        Thread.sleep(PAUSE);
      }
    }
  }

  private boolean hasNewest() throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      var history = statement.executeQuery("select to_regclass('flyway_schema_history')");
      history.next();
      if (history.getString(1) == null) {
        return false;
      }
      var newest =
          statement.executeQuery(
              "select from flyway_schema_history where success and version = '" + NEWEST + "'");
      return newest.next();
    }
  }
}
