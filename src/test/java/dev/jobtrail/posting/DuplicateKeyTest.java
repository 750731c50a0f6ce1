package dev.jobtrail.posting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DuplicateKeyTest {

  private static String at(String location) {
    return DuplicateKey.of("Tripla GmbH", "Backend Engineer (m/w/d)", location);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Köln | Cologne",
        "Köln | Köln, Nordrhein-Westfalen, Germany",
        "Zürich | Zuerich",
        "München | München, Germany",
        "Munich | München",
        "New York, NY | New York",
        "London, UK | London, England, United Kingdom",
        "Berlin; Köln | Cologne; Berlin"
      })
  void isTheSameForACityHoweverItIsWritten(String one, String other) {
    assertThat(at(one)).isEqualTo(at(other));
  }

  @Test
  void isTheSameWithoutUmlauts() {
    assertThat(DuplicateKey.of("Baeckerei Mueller GmbH", "Verkaeufer (m/w/d)", "Muenchen"))
        .isEqualTo(DuplicateKey.of("Bäckerei Müller", "Verkäufer", "München"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Köln | Berlin",
        "Portland, OR | Portland, ME",
        "Berlin; Köln | Köln",
        "Kleindorf | Grossdorf",
        "Germany | Berlin"
      })
  void isAnotherForAnotherPlace(String one, String other) {
    assertThat(at(one)).isNotEqualTo(at(other));
  }

  @Test
  void takesNoPlace() {
    assertThat(at(null)).isEqualTo(at(""));
  }
}
