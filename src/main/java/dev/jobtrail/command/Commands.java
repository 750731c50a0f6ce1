package dev.jobtrail.command;

import dev.jobtrail.account.PasswordResetLink;
import dev.jobtrail.command.remote.RemoteCommand;
import dev.jobtrail.command.remote.RemoteFault;
import dev.jobtrail.command.remote.RemoteServer;
import dev.jobtrail.database.DatabaseBackup;
import dev.jobtrail.database.DatabaseRestore;
import dev.jobtrail.database.EmbeddedDatabase;
import io.quarkus.runtime.Quarkus;
import java.time.Clock;

/** Executes what the program was asked to do. */
public final class Commands {

  private static final int FAILED = 1;
  private static final int USAGE_ERROR = 2;

  private Commands() {}

  /** Executes the command of the arguments; ends the process with 2 if they are none. */
  public static void execute(String... arguments) {
    Command command;
    try {
      command = Command.parse(arguments);
    } catch (IllegalArgumentException e) {
      Terminal.printError(e.getMessage() + "\n\n" + Command.USAGE);
      System.exit(USAGE_ERROR);
      return;
    }
    execute(command);
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
