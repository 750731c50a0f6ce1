package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AcceptedLanguageTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "de | GERMAN",
        "de-AT,de;q=0.9,en;q=0.8 | GERMAN",
        "fr-CA | FRENCH",
        "ES-mx | SPANISH",
        "en-US,en;q=0.9,de;q=0.8 | ENGLISH",
        "en;q=0.3, es;q=0.7 | SPANISH",
        "it,fr;q=0.5 | FRENCH",
        "de;q=0,es;q=0.1 | SPANISH",
        "pt-BR, *;q=0.5 |",
        "* |",
        "de;q=much |",
        "'' |",
        " |"
      })
  void choosesTheBestLanguageThatABrowserAccepts(String header, Language expected) {
    assertThat(AcceptedLanguage.of(header)).isEqualTo(Optional.ofNullable(expected));
  }

  @Test
  void doesNotReadAHeaderThatNoBrowserSends() {
    assertThat(AcceptedLanguage.of("de" + ",de".repeat(5_000))).isEmpty();
  }
}
