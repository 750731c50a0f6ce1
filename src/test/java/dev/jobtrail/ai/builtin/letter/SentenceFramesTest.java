package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SentenceFramesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SPANISH|en {employer}|Teatro Arriola|en el Teatro Arriola",
        "SPANISH|en {employer}|Piscinas Municipales|en las Piscinas Municipales",
        "SPANISH|en {employer}|Ibersol|en Ibersol",
        "GERMAN|arbeite ich {employer}|Stadtwerke Ellenfurt|arbeite ich bei den Stadtwerken Ellenfurt",
        "GERMAN|arbeite ich {employer}|Klinikverbund Donau|arbeite ich beim Klinikverbund Donau",
        "GERMAN|arbeite ich {employer}|Hochbau Wiesner GmbH|arbeite ich bei der Hochbau Wiesner GmbH",
        "GERMAN|arbeite ich {employer}|Grundschule am Teich|arbeite ich an der Grundschule am Teich",
        "GERMAN|arbeite ich {employer}|Gymnasium Lohne|arbeite ich am Gymnasium Lohne",
        "GERMAN|arbeite ich {employer}|Sprachschule Berger GmbH|arbeite ich bei der Sprachschule Berger GmbH",
        "FRENCH|je travaille {chez_employer}|Menuiserie Morel|je travaille à la Menuiserie Morel",
        "GERMAN|arbeite ich {employer}|Haus Linde GmbH|arbeite ich bei Haus Linde GmbH",
      })
  void namesEmployersWithTheirArticles(
      Language language, String phrase, String employer, String text) {
    assertThat(new SentenceFrames(language).fill(phrase, Map.of("employer", employer), false))
        .isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "août 2019|D'août 2019 à mai",
        "mars 2019|De mars 2019 à mai",
      })
  void elidesBeforeMonths(String since, String text) {
    assertThat(
            new SentenceFrames(Language.FRENCH)
                .fill("{De_since} à mai", Map.of("since", since), false))
        .isEqualTo(text);
  }
}
