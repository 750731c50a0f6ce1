package dev.jobtrail;

import dev.jobtrail.command.Commands;
import io.quarkus.runtime.annotations.QuarkusMain;

/** Starts the service, or executes another command. */
@QuarkusMain
public final class Jobtrail {

  private Jobtrail() {}

  /**
   * Runs the service until it is stopped, or another command until it ends.
   *
   * @param arguments none to run the service, else a command; settings come from the environment
   */
  public static void main(String... arguments) {
    Commands.execute(arguments);
  }
}
