package dev.jobtrail.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import java.time.LocalDateTime;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageFormatTest {

  private static final LocalDateTime DATE = LocalDateTime.of(2026, 3, 7, 14, 5);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH | 7 Mar 2026  | 7 March 2026       | Sat 7 Mar 2026, 14:05    | Saturday, 7 March",
        "GERMAN  | 7. März 2026 | 7. März 2026      | Sa., 7. März 2026, 14:05 | Samstag, 7. März",
        "FRENCH  | 7 mars 2026 | 7 mars 2026        | sam. 7 mars 2026, 14:05  | samedi 7 mars",
        "SPANISH | 7 mar 2026  | 7 de marzo de 2026 | sáb, 7 mar 2026, 14:05   | sábado, 7 de marzo"
      })
  void formatsDates(
      Language language, String day, String longDay, String weekdayTime, String weekday) {
    var format = LanguageFormat.of(language);
    assertThat(format.day(DATE)).isEqualTo(day);
    assertThat(format.time(DATE)).isEqualTo(day + ", 14:05");
    assertThat(format.longDay(DATE)).isEqualTo(longDay);
    assertThat(format.weekdayTime(DATE)).isEqualTo(weekdayTime);
    assertThat(format.longTime(DATE)).isEqualTo(longDay + ", 14:05");
    assertThat(format.weekday(DATE)).isEqualTo(weekday);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH | 1,234,567 | 1.5",
        "GERMAN  | 1.234.567 | 1,5",
        "FRENCH  | 1\u202f234\u202f567 | 1,5",
        "SPANISH | 1.234.567 | 1,5"
      })
  void formatsNumbers(Language language, String whole, String decimal) {
    var format = LanguageFormat.of(language);
    assertThat(format.number(1_234_567)).isEqualTo(whole);
    assertThat(format.decimal(1.5)).isEqualTo(decimal);
  }
}
