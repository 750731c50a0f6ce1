package dev.jobtrail.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.platform.OperatorException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class TerminalTest {

  @Test
  void writesLinesAndDocuments() throws IOException {
    var out = new ByteArrayOutputStream();
    var terminal = new Terminal(out);

    terminal.line("one");
    terminal.document(new ByteArrayInputStream("{}".repeat(10_000).getBytes()));

    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("one\n" + "{}".repeat(10_000));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void reportsAFullDisk() throws IOException {
    try (var full = new FileOutputStream("/dev/full")) {
      var terminal = new Terminal(full);

      assertThatThrownBy(() -> terminal.line("one"))
          .isInstanceOf(OperatorException.class)
          .hasMessage("The output cannot be written: No space left on device");
      assertThatThrownBy(() -> terminal.document(new ByteArrayInputStream(new byte[1])))
          .isInstanceOf(OperatorException.class);
    }
  }
}
