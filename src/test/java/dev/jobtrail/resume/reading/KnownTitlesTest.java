package dev.jobtrail.resume.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnownTitlesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Chimney Sweep                                            | 2
          Senior chimney sweep                                     | 2
          Hautärztin                                               | 1
          chef de projet informatique senior                       | 4
          Harbour Lights                                           | 0
          A chimney sweep is what he wanted to be from early on he | 0
          """)
  void countsTheWordsOfATitleAtEitherEnd(String text, int words) {
    assertThat(KnownTitles.wordsIn(text)).isEqualTo(words);
  }
}
