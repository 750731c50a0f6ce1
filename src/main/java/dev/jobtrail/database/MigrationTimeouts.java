package dev.jobtrail.database;

import io.quarkus.flyway.FlywayConfigurationCustomizer;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.SQLException;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.callback.Callback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/**
 * The timeouts of migrations: none for statements such as creating an index, but the request
 * timeout for locks, because every statement behind a waiting migration waits too.
 */
@ApplicationScoped
class MigrationTimeouts implements FlywayConfigurationCustomizer, Callback {

  private static final int NONE = 0;

  @Override
  public void customize(FluentConfiguration configuration) {
    configuration.callbacks(this);
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
    } catch (SQLException e) {
      throw new FlywayException("The timeouts of a migration cannot be set", e);
    }
  }

  @Override
  public String getCallbackName() {
    return "timeouts";
  }
}
