package dev.jobtrail.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlaceKeysTest {

  /** The order of a set with a salt would differ after a restart, and every match be written. */
  @Test
  void hasTheSameOrderInEveryProcess() {
    assertThat(PlaceKeys.of("Dublin, Ireland", false))
        .containsExactly("ie/Dublin", "ie-L", "ie-332", "ie");
    assertThat(PlaceKeys.of("Lyon", null)).containsExactly("fr/Lyon", "fr-ARA", "fr-692", "fr");
  }
}
