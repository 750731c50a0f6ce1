package dev.jobtrail.discovery.statement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnchorsTest {

  private final Anchors anchors = new Anchors();
  private final long ofVisa = anchors.group("visa", "visto", " ett", "h1b");
  private final long ofHire = anchors.group("hiring", "visa for");

  @ParameterizedTest
  @ValueSource(strings = {"visa", "a visa", "visas for all", "a vistosa", "by an ett", "h1b?"})
  void findsAPartAnywhere(String sentence) {
    assertThat(anchors.in(sentence)).isEqualTo(ofVisa);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "vi", "vis", "vist", "better", "visible", "a h1"})
  void findsNoneInOtherWords(String sentence) {
    assertThat(anchors.in(sentence)).isZero();
  }

  @Test
  void findsAllGroupsOfASentence() {
    assertThat(anchors.in("a visa for you")).isEqualTo(ofVisa | ofHire);
    assertThat(anchors.in("we are hiring")).isEqualTo(ofHire);
  }

  @Test
  void refusesPartsThatAreTooShort() {
    assertThatIllegalArgumentException().isThrownBy(() -> anchors.group("visa", "eu"));
  }
}
