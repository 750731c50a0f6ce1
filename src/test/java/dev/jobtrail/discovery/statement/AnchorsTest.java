package dev.jobtrail.discovery.statement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnchorsTest {

  private final Anchors anchors = Anchors.of("visa", "visto", " ett", "h1b");

  @ParameterizedTest
  @ValueSource(strings = {"visa", "a visa", "visas for all", "a vistosa", "by an ett", "h1b?"})
  void findsAPartAnywhere(String sentence) {
    assertThat(anchors.areIn(sentence)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "vi", "vis", "vist", "better", "visible", "a h1"})
  void findsNoneInOtherWords(String sentence) {
    assertThat(anchors.areIn(sentence)).isFalse();
  }

  @Test
  void refusesPartsThatAreTooShort() {
    assertThatIllegalArgumentException().isThrownBy(() -> Anchors.of("visa", "eu"));
  }
}
