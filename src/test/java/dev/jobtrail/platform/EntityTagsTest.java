package dev.jobtrail.platform;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntityTagsTest {

  private static final String TAG = "\"a1\"";

  @ParameterizedTest
  @ValueSource(
      strings = {"\"a1\"", "*", " * ", "\"b\", \"a1\"", "\"b,c\",\"a1\"", "W/\"a1\", \"a1\""})
  void matchesStrongly(String header) {
    assertThat(EntityTags.isNamedStrongly(header, TAG)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"W/\"a1\"", "\"a2\"", "a1", "\"x\"a1\"", "", "\"a1", "\"*\""})
  void doesNotMatchStrongly(String header) {
    assertThat(EntityTags.isNamedStrongly(header, TAG)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"W/\"a1\"", "\"a1\"", "*"})
  void matchesWeakly(String header) {
    assertThat(EntityTags.isNamedWeakly(header, TAG)).isTrue();
  }

  @Test
  void matchesNothingWithoutAHeader() {
    assertThat(EntityTags.isNamedWeakly(null, TAG)).isFalse();
  }

  @Test
  void tellsContentsApart() {
    assertThat(EntityTags.of(new byte[] {1}))
        .isEqualTo(EntityTags.of(new byte[] {1}))
        .isNotEqualTo(EntityTags.of(new byte[] {2}))
        .matches("\"[0-9a-f]{32}\"");
  }
}
