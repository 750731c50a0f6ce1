package dev.jobtrail;

import dev.jobtrail.database.EmbeddedDatabase;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;

/** Starts the service. */
@QuarkusMain
public final class Jobtrail {

  private Jobtrail() {}

  /**
   * Runs the service until it is told to stop.
   *
   * @param arguments none are read; the service is configured by its environment
   */
  public static void main(String... arguments) {
    EmbeddedDatabase.startIfWanted();
    Quarkus.run(arguments);
  }
}
