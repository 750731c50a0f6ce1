package dev.jobtrail.idempotency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.jobtrail.error.ApiException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdempotencyKeyTest {

  @Test
  void readsAKeyWithQuotesAndWithout() {
    assertThat(IdempotencyKey.parse("8e03978e-40d5").text()).isEqualTo("8e03978e-40d5");
    assertThat(IdempotencyKey.parse(" \"8e03978e-40d5\" ").text()).isEqualTo("8e03978e-40d5");
    assertThat(IdempotencyKey.parse("\"a \\\"b\\\" \\\\c\"").text()).isEqualTo("a \"b\" \\c");
    assertThat(IdempotencyKey.parse("a".repeat(255)).text()).hasSize(255);
    assertThat(IdempotencyKey.parse('"' + "a".repeat(255) + '"').text()).hasSize(255);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "  ", "\"\"", "\"a", "\"a\"b", "\"a\", \"b\"", "\"\\a\"", "ü", "a\tb"})
  void refusesWhatIsNoKey(String header) {
    assertThatExceptionOfType(ApiException.class).isThrownBy(() -> IdempotencyKey.parse(header));
  }

  @Test
  void refusesAKeyThatIsTooLong() {
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> IdempotencyKey.parse("a".repeat(256)));
  }
}
