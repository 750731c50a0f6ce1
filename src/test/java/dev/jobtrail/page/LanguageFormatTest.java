package dev.jobtrail.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
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
  @CsvSource({
    "2027-10-31T00:30:00Z, Europe/Berlin, 02:30 UTC+02:00",
    "2027-10-31T01:30:00Z, Europe/Berlin, 02:30 UTC+01:00",
    "2027-10-31T02:00:00Z, Europe/Berlin, 03:00",
    "2027-10-31T01:30:00Z, Europe/London, 01:30 UTC",
    "2027-10-31T01:30:00Z, UTC, 01:30"
  })
  void namesTheOffsetOfATimeThatOccursTwice(Instant instant, String zone, String expected) {
    var date = instant.atZone(ZoneId.of(zone));
    var format = LanguageFormat.of(Language.ENGLISH);
    assertThat(LanguageFormat.clock(date)).isEqualTo(expected);
    assertThat(format.time(date)).endsWith(", " + expected);
    assertThat(format.weekdayTime(date)).endsWith(", " + expected);
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
