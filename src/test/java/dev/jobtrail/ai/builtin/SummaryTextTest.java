package dev.jobtrail.ai.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SummaryTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          One. Two.                    | One. NEW. Two.                    | One. Two. NEW.
          One                          | One. NEW.                         | One. NEW.
          One.//- a/- b                | One. NEW.//- a/- b                | One. NEW.//- a/- b
          One. Two.//Three.            | One. NEW. Two.//Three.            | One. Two. NEW.//Three.
          One goes/on. Two.            | One goes/on. NEW. Two.            | One goes/on. Two. NEW.
          - a/- b                      | NEW.//- a/- b                     | NEW.//- a/- b
          One. My skills:/- a          | One. NEW. My skills:/- a          | One. NEW. My skills:/- a
          My skills:/- a               | NEW. My skills:/- a               | NEW. My skills:/- a
          - a//One. Two.               | - a//One. NEW. Two.               | - a//One. Two. NEW.
          """)
  void takesASentenceIntoItsFirstParagraph(String text, String second, String last) {
    var summary = new SummaryText(lines(text));

    assertThat(summary.withSecond("NEW.")).isEqualTo(lines(second));
    assertThat(summary.withLast("NEW.")).isEqualTo(lines(last));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          One. Ho! Two./Three.//- Ho!/- b  | One. Two./Three.//- Ho!/- b
          One.//Ho! Two.                  | One.//Two.
          One. Ho!                        | One.
          Ho!                             | ''
          """)
  void losesSentencesOfParagraphsOnly(String text, String kept) {
    assertThat(new SummaryText(lines(text)).only(it -> !it.equals("Ho!"))).isEqualTo(lines(kept));
  }

  private static String lines(String text) {
    return text.replace("/", "\n");
  }
}
