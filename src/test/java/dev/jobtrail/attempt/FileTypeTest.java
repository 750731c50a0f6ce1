package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileTypeTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                  | PDF
          .pdf,.doc,.docx                     | PDF
          application/pdf                     | PDF
          application/*                       | PDF
          */*                                 | PDF
          .doc, .DOCX                         | DOCX
          application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document | DOCX
          .txt,.rtf                           | TEXT
          text/plain; charset=utf-8           | TEXT
          image/*                             | PDF
          """)
  void isTheFirstThatABoxTakes(String accept, FileType type) {
    assertThat(FileType.accepted(accept)).isEqualTo(type);
  }
}
