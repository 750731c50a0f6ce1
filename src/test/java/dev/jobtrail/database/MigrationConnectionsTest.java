package dev.jobtrail.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.testing.Database;
import dev.jobtrail.testing.PostgresResource;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

/** A migration of two seconds on connections that allow a statement one. */
class MigrationConnectionsTest {

  private final PGSimpleDataSource database = Database.of(new PostgresResource().start());

  @BeforeEach
  void allowStatementsOneSecond() {
    database.setOptions("-c statement_timeout=1s");
  }

  @Test
  void takesTheBoundOfRequestsFromAMigration() {
    var configuration = slow();
    new MigrationConnections(null, Optional.empty(), "5s").customize(configuration);

    assertThat(configuration.load().migrate().migrationsExecuted).isEqualTo(1);
  }

  @Test
  void isNeeded() {
    assertThatThrownBy(() -> slow().load().migrate())
        .isInstanceOf(FlywayException.class)
        .hasMessageContaining("57014");
  }

  @Test
  void takesTheBoundOfTheSocket() throws Exception {
    database.setSocketTimeout(1);
    var configuration = slow();
    new MigrationConnections(null, Optional.empty(), "5s").customize(configuration);

    assertThat(configuration.load().migrate().migrationsExecuted).isEqualTo(1);
  }

  private FluentConfiguration slow() {
    return Flyway.configure().dataSource(database).locations("classpath:database/slow");
  }
}
