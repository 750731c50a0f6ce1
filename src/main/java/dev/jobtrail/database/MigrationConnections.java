package dev.jobtrail.database;

import dev.jobtrail.platform.UnpooledConnections;
import io.agroal.api.AgroalDataSource;
import io.quarkus.flyway.FlywayConfigurationCustomizer;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.SQLException;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.callback.Callback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/**
 * The connections of migrations. They have no timeout for statements such as creating an index, but
 * that of requests for locks, because every statement behind a waiting migration waits too.
 *
 * <p>Where the pool goes through a pooler they do not, for their timeouts would stay on a
 * connection that the pooler shares.
 */
@ApplicationScoped
class MigrationConnections implements FlywayConfigurationCustomizer, Callback {

  private static final int NONE = 0;

  private final AgroalDataSource pool;
  private final Optional<String> directUrl;
  private final String lockTimeout;

  MigrationConnections(
      AgroalDataSource pool,
      @ConfigProperty(name = UnpooledConnections.DIRECT_URL) Optional<String> directUrl,
      @ConfigProperty(name = "jobtrail.database-lock-timeout") String lockTimeout) {
    this.pool = pool;
    this.directUrl = directUrl;
    this.lockTimeout = lockTimeout;
  }

  @Override
  public void customize(FluentConfiguration configuration) {
    configuration.callbacks(this);
    if (directUrl.isPresent()) {
      var direct = UnpooledConnections.like(pool, "jobtrail-migration", NONE);
      direct.setUrl(directUrl.get());
      configuration.dataSource(direct);
    }
  }

  @Override
  public boolean supports(Event event, Context context) {
    return event == Event.BEFORE_EACH_MIGRATE;
  }

  @Override
  public boolean canHandleInTransaction(Event event, Context context) {
    return true;
  }

  @Override
  public void handle(Event event, Context context) {
    var connection = context.getConnection();
    try (var statement = connection.createStatement()) {
      connection.setNetworkTimeout(Runnable::run, NONE);
      statement.execute("set statement_timeout = " + NONE);
      statement.execute("set lock_timeout = '%s'".formatted(lockTimeout));
    } catch (SQLException e) {
      throw new FlywayException("The timeouts of a migration cannot be set", e);
    }
  }

  @Override
  public String getCallbackName() {
    return "timeouts";
  }
}
