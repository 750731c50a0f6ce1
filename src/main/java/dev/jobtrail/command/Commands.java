package dev.jobtrail.command;

import dev.jobtrail.account.PasswordResetLink;
import dev.jobtrail.command.remote.RemoteCommand;
import dev.jobtrail.command.remote.RemoteFault;
import dev.jobtrail.command.remote.RemoteServer;
import dev.jobtrail.database.DatabaseBackup;
import dev.jobtrail.database.DatabaseRestore;
import dev.jobtrail.database.EmbeddedDatabase;
import dev.jobtrail.platform.OperatorException;
import io.quarkus.runtime.Quarkus;
import io.smallrye.config.ConfigValidationException;
import java.time.Clock;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/** Executes what the program was asked to do. */
public final class Commands {

  private static final int FAILED = 1;
  private static final int USAGE_ERROR = 2;

  private Commands() {}

  /**
   * Ends a command that ran the service: with the message of a failure that its caller can solve.
   *
   * @param failure null if there is none
   */
  static void end(int exitCode, Throwable failure) {
    if (failure != null) {
      operatorMessage(failure)
          .ifPresentOrElse(
              Terminal::printError,
              () -> Logger.getLogger(Commands.class).error("The command failed", failure));
    }
    System.exit(exitCode);
  }

  /** What an operator can do about a failure; empty if it is a defect. */
  static Optional<String> operatorMessage(Throwable failure) {
    return Stream.iterate(failure, it -> it != null, Throwable::getCause)
        .filter(it -> it instanceof OperatorException || it instanceof ConfigValidationException)
        .map(Throwable::getMessage)
        .findFirst();
  }

  /**
   * Until the service configures it, the log keeps all records in memory, and writes them out if
   * the process ends without it: those of the database driver contain the sign-in and all rows.
   */
  private static void limitEarlyLog() {
    java.util.logging.Logger.getLogger("").setLevel(Level.INFO);
  }

  /** Executes the command of the arguments; ends the process with 2 if they are none. */
  public static void execute(String... arguments) {
    limitEarlyLog();
    Command command;
    try {
      command = Command.parse(arguments);
    } catch (IllegalArgumentException e) {
      Terminal.printError(e.getMessage() + "\n\n" + Command.USAGE);
      System.exit(USAGE_ERROR);
      return;
    }
    try {
      execute(command);
    } catch (OperatorException e) {
      Terminal.printError(e.getMessage());
      System.exit(FAILED);
    }
  }

  private static void execute(Command command) {
    switch (command) {
      case Command.Serve _ -> {
        EmbeddedDatabase.startIfWanted();
        Quarkus.run();
      }
      case Command.RunDue runDue -> {
        EmbeddedDatabase.startOrJoin();
        DueWork.start(runDue.within());
      }
      case Command.Migrate _ -> {
        EmbeddedDatabase.startOrJoin();
        SchemaMigration.start();
      }
      case Command.Backup backup ->
          Terminal.print(
              DatabaseBackup.write(EmbeddedDatabase.startOrJoin(), backup.file()).summary());
      case Command.Restore restore -> {
        var manifest = DatabaseRestore.request(restore.file());
        EmbeddedDatabase.startIfWanted();
        Restoration.start(manifest);
      }
      case Command.ResetPassword reset -> {
        var link =
            PasswordResetLink.create(
                EmbeddedDatabase.startOrJoin(), reset.login(), Clock.systemUTC());
        if (link.isEmpty()) {
          Terminal.printError("No account has the username or e-mail address " + reset.login());
          System.exit(FAILED);
        }
        Terminal.print(
            "Hand this link to the owner of the account. It sets a new password, once, within %d hours:\n%s"
                .formatted(PasswordResetLink.LIFETIME.toHours(), link.get()));
      }
      case Command.Remote remote -> execute(remote.command());
      case Command.Help _ -> Terminal.print(Command.USAGE);
    }
  }

  private static void execute(RemoteCommand command) {
    try (var server = RemoteServer.of(System::getenv)) {
      command.execute(server, new Terminal());
    } catch (RemoteFault e) {
      Terminal.printError(e.getMessage());
      System.exit(FAILED);
    } catch (IllegalArgumentException e) {
      Terminal.printError(e.getMessage());
      System.exit(USAGE_ERROR);
    }
  }
}
