package dev.jobtrail.inbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoundedResponsesTest {

  private static final long MINUTE = Duration.ofMinutes(1).toNanos();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "* 1 FETCH (BODY[] {5}\r\n{9999999999}\r\n)\r\n",
        "* OK {1048576 is the most}\r\n",
        "* 1 FETCH (BODY[] {2}\r\nab BODY[1] {3}\r\nabc)\r\n",
        "* 1 FETCH (BODY[] {0}\r\n)\r\n"
      })
  void passesWhatAServerSends(String text) throws IOException {
    assertThat(read(text.replace("{5}\r\n{9999999999}", "{12}\r\n{9999999999}"), 10_000, MINUTE))
        .isEqualTo(text.replace("{5}\r\n{9999999999}", "{12}\r\n{9999999999}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "* 1 FETCH (BODY[] {1048577}\r\n",
        "* 1 FETCH (BODY[] {2000000000}\r\n",
        "* 1 FETCH (BODY[] {2}\r\nab BODY[1] {2000000000+}\r\n"
      })
  void refusesALiteralThatWouldFillTheMemory(String text) {
    assertThatThrownBy(() -> read(text, 10_000, MINUTE))
        .isInstanceOf(IOException.class)
        .hasMessage("the server announces too much at once");
  }

  @Test
  void endsAfterItsBytesAndItsTime() {
    assertThatThrownBy(() -> read("a".repeat(101), 100, MINUTE)).hasMessageContaining("too much");
    assertThatThrownBy(() -> read("a", 100, -1)).hasMessageContaining("too long");
  }

  private static String read(String text, long bytes, long time) throws IOException {
    var source = new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
    try (var bounded = new BoundedResponses(source, bytes, System.nanoTime() + time)) {
      return new String(bounded.readAllBytes(), StandardCharsets.US_ASCII);
    }
  }
}
