package dev.jobtrail.command;

import io.quarkus.arc.Unremovable;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import jakarta.enterprise.context.ApplicationScoped;

/** Reports that the database is migrated, which the start of the service does, and ends it. */
@ApplicationScoped
@Unremovable
public class SchemaMigration implements QuarkusApplication {

  /** Starts the service without its background work. */
  static void start() {
    System.setProperty("jobtrail.roles", "web");
    LocalService.configure();
    Quarkus.run(SchemaMigration.class, Commands::end);
  }

  @Override
  public int run(String... arguments) {
    Terminal.print("The database is up to date.");
    return 0;
  }
}
