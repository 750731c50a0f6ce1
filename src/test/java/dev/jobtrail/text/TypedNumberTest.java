package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedNumberTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "60000 | 60000",
        " 60.000  | 60000",
        "60,000 | 60000",
        "60 000 | 60000",
        "60'000 | 60000",
        "1.250.000 | 1250000",
        "1250.50 | 1250.50",
        "1.250,50 | 1250.50",
        "1,250.50 | 1250.50",
        "12,5 | 12.5",
        "0.125 | 0.125",
        "1000.125 | 1000.125",
        "-5 | -5",
        "0 | 0"
      })
  void readsWhatIsTyped(String typed, BigDecimal number) {
    assertThat(TypedNumber.of(typed)).contains(number);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "much", "60k", "1e9", "1.2.3", "12.", ".5", "1,250,50", "NaN"})
  void refusesOtherTexts(String typed) {
    assertThat(TypedNumber.of(typed)).as(typed).isEmpty();
  }
}
