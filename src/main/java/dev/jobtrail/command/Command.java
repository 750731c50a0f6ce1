package dev.jobtrail.command;

import dev.jobtrail.command.remote.RemoteCommand;
import io.quarkus.runtime.configuration.DurationConverter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/** What the program was asked to do by its arguments. */
public sealed interface Command {

  /** How to call the program. */
  String USAGE =
      """
      usage: jobtrail                       run the service
             jobtrail run-due [--within T]  do all due work once and end, after T at the latest (10m)
             jobtrail migrate               update the database to this release and end
             jobtrail backup FILE           write everything in the database into a new file
             jobtrail restore FILE          read a backup into an empty database
             jobtrail reset-password LOGIN  print a link that sets a new password of an account
             jobtrail help                  show this text
      """
          + RemoteCommand.USAGE
          + """

      Settings come from the environment or from config/application.properties.
      """;

  /** Runs the service. */
  record Serve() implements Command {}

  /**
   * Does all due work once.
   *
   * @param within the longest that it begins new work
   */
  record RunDue(Duration within) implements Command {}

  /** Updates the database to this release. */
  record Migrate() implements Command {}

  /** Writes everything in the database into a file that is not there yet. */
  record Backup(Path file) implements Command {}

  /** Reads a backup into an empty database. */
  record Restore(Path file) implements Command {}

  /**
   * Prints a link that sets a new password.
   *
   * @param login a username or e-mail address
   */
  record ResetPassword(String login) implements Command {}

  /** Calls a server by its API. */
  record Remote(RemoteCommand command) implements Command {}

  /** Shows how to call the program. */
  record Help() implements Command {}

  /**
   * Reads the program's arguments.
   *
   * @throws IllegalArgumentException with a text for people, if they are no command
   */
  static Command parse(String... arguments) {
    if (arguments.length == 0) {
      return new Serve();
    }
    if (RemoteCommand.NAMES.contains(arguments[0])) {
      return new Remote(RemoteCommand.parse(arguments));
    }
    var options = Arrays.asList(arguments).subList(1, arguments.length);
    return switch (arguments[0]) {
      case "run-due" -> new RunDue(within(options));
      case "migrate" -> migrate(options);
      case "backup" -> new Backup(file("backup", options));
      case "restore" -> new Restore(file("restore", options));
      case "reset-password" -> new ResetPassword(login(options));
      case "help", "--help", "-h" -> new Help();
      default ->
          throw new IllegalArgumentException("There is no command \"" + arguments[0] + "\".");
    };
  }

  private static Duration within(List<String> options) {
    if (options.isEmpty()) {
      return Duration.ofMinutes(10);
    }
    if (options.size() != 2 || !options.getFirst().equals("--within")) {
      throw new IllegalArgumentException("run-due takes only the option --within, such as 10m.");
    }
    var time = DurationConverter.parseDuration(options.getLast());
    if (time == null || !time.isPositive()) {
      throw new IllegalArgumentException("--within needs a time of more than 0, such as 10m.");
    }
    return time;
  }

  private static Migrate migrate(List<String> options) {
    if (!options.isEmpty()) {
      throw new IllegalArgumentException("migrate takes no options.");
    }
    return new Migrate();
  }

  private static String login(List<String> options) {
    if (options.size() != 1) {
      throw new IllegalArgumentException(
          "reset-password takes exactly one username or e-mail address.");
    }
    return options.getFirst();
  }

  private static Path file(String command, List<String> options) {
    if (options.size() != 1) {
      throw new IllegalArgumentException(command + " takes exactly one file.");
    }
    return Path.of(options.getFirst());
  }
}
