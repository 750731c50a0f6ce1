package dev.jobtrail.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandTest {

  @Test
  void runsTheServiceWithoutArguments() {
    assertThat(Command.parse()).isEqualTo(new Command.Serve());
  }

  @Test
  void readsCommands() {
    assertThat(Command.parse("run-due")).isEqualTo(new Command.RunDue(Duration.ofMinutes(10)));
    assertThat(Command.parse("run-due", "--within", "90s"))
        .isEqualTo(new Command.RunDue(Duration.ofSeconds(90)));
    assertThat(Command.parse("backup", "a.zip")).isEqualTo(new Command.Backup(Path.of("a.zip")));
    assertThat(Command.parse("restore", "a.zip")).isEqualTo(new Command.Restore(Path.of("a.zip")));
    assertThat(Command.parse("migrate")).isEqualTo(new Command.Migrate());
    assertThat(Command.parse("reset-password", "ada")).isEqualTo(new Command.ResetPassword("ada"));
    assertThat(Command.parse("--help")).isEqualTo(new Command.Help());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "serve",
        "backup",
        "backup a b",
        "restore",
        "run-due 5m",
        "run-due --within",
        "run-due --within 0s",
        "run-due --within soon",
        "run-due --until 5m",
        "reset-password",
        "reset-password ada bob",
        "migrate now"
      })
  void refusesWhatIsNoCommand(String line) {
    assertThatThrownBy(() -> Command.parse(line.split(" ")))
        .isInstanceOf(IllegalArgumentException.class)
        .message()
        .isNotBlank();
  }
}
