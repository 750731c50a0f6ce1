package dev.jobtrail.account.totp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeCodesTest {

  private final TimeCodes codes =
      new TimeCodes("12345678901234567890".getBytes(StandardCharsets.US_ASCII));

  /** RFC 6238, appendix B, the last six of its eight digits. */
  @ParameterizedTest
  @CsvSource({
    "59, 287082",
    "1111111109, 081804",
    "1111111111, 050471",
    "1234567890, 005924",
    "2000000000, 279037",
    "20000000000, 353130"
  })
  void makesTheCodesOfTheStandard(long seconds, String code) {
    assertThat(codes.code(TimeCodes.step(Instant.ofEpochSecond(seconds)))).isEqualTo(code);
  }

  @ParameterizedTest
  @CsvSource({"0, true", "29, true", "30, true", "59, true", "60, false", "-1, true", "-31, false"})
  void acceptsTheStepsBesideTheCurrentOne(int secondsAfterTheStepBegan, boolean isAccepted) {
    var code = codes.code(1_000_000);
    var now = Instant.ofEpochSecond(1_000_000L * 30 + secondsAfterTheStepBegan);
    assertThat(codes.stepOf(code, now).isPresent()).isEqualTo(isAccepted);
  }

  @Test
  void tellsTheStepOfACode() {
    var now = Instant.ofEpochSecond(1_000_000L * 30);
    assertThat(codes.stepOf(codes.code(1_000_001), now)).hasValue(1_000_001);
  }

  @Test
  void keepsItsSecretToItself() {
    assertThat(codes.toString()).doesNotContain("1234", "[");
  }
}
