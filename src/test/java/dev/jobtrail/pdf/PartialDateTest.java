package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.resume.document.ResumeDesign.DateFormat;
import dev.jobtrail.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartialDateTest {
  private static final PartialDate USUAL = of("SHORT", "en");

  private static PartialDate of(String format, String language) {
    return new PartialDate(DateFormat.valueOf(format), PageWords.of(Language.of(language)));
  }

  @ParameterizedTest
  @CsvSource({
    "2021, 2021",
    "2021-03, Mar 2021",
    "2021-03-04, Mar 2021",
    "2021-12, Dec 2021",
    "2021-13, 2021",
    "2021-00, 2021",
    "2021-15-03, 2021",
    "spring 2021, spring 2021",
    "'', ''"
  })
  void wordsDatesForPeople(String date, String worded) {
    assertThat(USUAL.worded(date)).isEqualTo(worded);
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
    assertThat(USUAL.range(start, end)).isEqualTo(worded);
  }

  @ParameterizedTest
  @CsvSource({
    "LONG, en, March 2021 – Present",
    "NUMERIC, en, 03/2021 – Present",
    "ISO, en, 2021-03 – Present",
    "YEAR, en, 2021 – Present",
    "SHORT, de, März 2021 – heute",
    "LONG, fr, mars 2021 – aujourd’hui",
    "LONG, es, marzo de 2021 – actualidad"
  })
  void wordsDatesAsTheDesignAsks(String format, String language, String worded) {
    assertThat(of(format, language).range("2021-03-04", "")).isEqualTo(worded);
  }
}
