package dev.jobtrail.command;

import dev.jobtrail.database.BackupManifest;
import io.quarkus.arc.Unremovable;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import jakarta.enterprise.context.ApplicationScoped;

/** Reports that a backup was restored, which the start of the service does, and ends it. */
@ApplicationScoped
@Unremovable
public class Restoration implements QuarkusApplication {

  /** Starts the service without its background work. */
  static void start(BackupManifest manifest) {
    System.setProperty("jobtrail.roles", "web");
    LocalService.configure();
    Quarkus.run(Restoration.class, Commands::end, manifest.summary());
  }

  @Override
  public int run(String... arguments) {
    Terminal.print("Restored " + arguments[0]);
    return 0;
  }
}
