package dev.jobtrail.database;

import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready once the schema is up to date. */
@Readiness
class MigrationsCheck implements HealthCheck {

  private final Migrations migrations;

  MigrationsCheck(Migrations migrations) {
    this.migrations = migrations;
  }

  @Override
  public HealthCheckResponse call() {
    return HealthCheckResponse.named("Migrations").status(migrations.isDone()).build();
  }
}
