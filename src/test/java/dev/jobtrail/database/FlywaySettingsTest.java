package dev.jobtrail.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationState;
import org.junit.jupiter.api.Test;

/** How the running service has set up Flyway. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
public class FlywaySettingsTest {

  @Inject Flyway flyway;

  @Test
  void bearsMigrationsOfALaterRelease() {
    assertThat(flyway.getConfiguration().getIgnoreMigrationPatterns())
        .anyMatch(it -> it.matchesMigration(true, MigrationState.FUTURE_SUCCESS))
        .noneMatch(it -> it.matchesMigration(true, MigrationState.MISSING_SUCCESS));
  }

  @Test
  void letsMigrationsTakeTheirTime() {
    assertThat(flyway.getConfiguration().getCallbacks())
        .anyMatch(it -> it.getCallbackName().equals("timeouts"));
  }
}
