package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TruncationTest {

  @ParameterizedTest
  @CsvSource({"ab😀, 4, ab😀", "ab😀, 3, ab", "ab, 0, ''", "😀, 1, ''"})
  void truncatesBetweenCharacters(String text, int longest, String truncated) {
    assertThat(Truncation.truncate(text, longest)).isEqualTo(truncated);
  }

  @ParameterizedTest
  @CsvSource({
    "one two three, 13, one two three",
    "one two three, 12, one two…",
    "one two three, 8, one two…",
    "onetwothree, 6, onetw…",
    "ab😀cd, 4, ab…",
  })
  void abbreviatesBetweenWords(String text, int longest, String abbreviated) {
    assertThat(Truncation.abbreviate(text, longest)).isEqualTo(abbreviated);
  }
}
