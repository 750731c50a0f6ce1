package dev.jobtrail.database;

import io.smallrye.health.api.AsyncHealthCheck;
import io.smallrye.mutiny.Uni;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Readiness check of the schema; needs no thread. */
@Readiness
class MigrationsCheck implements AsyncHealthCheck {

  private final Migrations migrations;

  MigrationsCheck(Migrations migrations) {
    this.migrations = migrations;
  }

  @Override
  public Uni<HealthCheckResponse> call() {
    return Uni.createFrom()
        .item(HealthCheckResponse.named("Migrations").status(migrations.isDone()).build());
  }
}
