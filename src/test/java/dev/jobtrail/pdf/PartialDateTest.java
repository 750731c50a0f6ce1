package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartialDateTest {
  @ParameterizedTest
  @CsvSource({
    "2021, 2021",
    "2021-03, Mar 2021",
    "2021-03-04, Mar 2021",
    "2021-12, Dec 2021",
    "2021-13, 2021-13",
    "2021-00, 2021-00",
    "spring 2021, spring 2021",
    "'', ''"
  })
  void wordsDatesForPeople(String date, String worded) {
    assertThat(PartialDate.worded(date)).isEqualTo(worded);
  }

  @ParameterizedTest
  @CsvSource({
    "2021-03, 2022-01-31, Mar 2021 – Jan 2022",
    "2021-03, '', Mar 2021 – Present",
    "'', 2021, 2021",
    "2016-08-24, 2016-08-25, Aug 2016",
    "2019, Present, 2019 – Present",
    "'', '', ''"
  })
  void wordsRanges(String start, String end, String worded) {
    assertThat(PartialDate.range(start, end)).isEqualTo(worded);
  }
}
