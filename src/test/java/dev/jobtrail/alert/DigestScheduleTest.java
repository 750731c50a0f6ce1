package dev.jobtrail.alert;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DigestScheduleTest {

  // 4 March 2026 is a Wednesday
  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "DAILY, 7, UTC, 2026-03-04T06:59:59Z, -, 2026-03-04T07:00:00Z",
        "DAILY, 7, UTC, 2026-03-04T07:00:00Z, -, 2026-03-05T07:00:00Z",
        "DAILY, 7, UTC, 2026-03-04T15:00:00Z, 2026-03-04T15:00:00Z, 2026-03-05T07:00:00Z",
        // no second one on the same day after a change of the hour
        "DAILY, 20, UTC, 2026-03-04T15:00:00Z, 2026-03-04T07:00:00Z, 2026-03-05T20:00:00Z",
        "DAILY, 7, Europe/Berlin, 2026-03-04T06:30:00Z, -, 2026-03-05T06:00:00Z",
        "DAILY, 23, America/Los_Angeles, 2026-03-04T10:00:00Z, -, 2026-03-05T07:00:00Z",
        "WEEKLY, 7, UTC, 2026-03-04T06:00:00Z, -, 2026-03-09T07:00:00Z",
        "WEEKLY, 7, UTC, 2026-03-09T06:00:00Z, -, 2026-03-09T07:00:00Z",
        "WEEKLY, 7, UTC, 2026-03-09T07:00:00Z, 2026-03-09T07:00:00Z, 2026-03-16T07:00:00Z",
        // missed on Monday, sent on Tuesday
        "WEEKLY, 7, UTC, 2026-03-10T09:00:00Z, 2026-03-10T09:00:00Z, 2026-03-16T07:00:00Z",
        // the clocks skip 02:00, and go through it twice
        "DAILY, 2, Europe/Berlin, 2026-03-28T12:00:00Z, -, 2026-03-29T01:00:00Z",
        "DAILY, 2, Europe/Berlin, 2026-10-25T00:00:00Z, 2026-10-25T00:00:00Z, 2026-10-26T01:00:00Z",
        "OFF, 7, UTC, 2026-03-04T06:00:00Z, -, -",
      })
  void isDueAtTheHourOfTheNextDay(
      AlertFrequency frequency, int hour, ZoneId zone, Instant now, Instant sentAt, Instant next) {
    assertThat(new DigestSchedule(frequency, hour, zone).next(now, sentAt)).isEqualTo(next);
  }

  /** Whatever the zone, each day has one digest, and a week has one. */
  @Test
  void hasOneDigestADay() {
    for (var zone : ZoneId.getAvailableZoneIds()) {
      var schedule = new DigestSchedule(AlertFrequency.DAILY, 2, ZoneId.of(zone));
      var start = Instant.parse("2026-01-01T00:00:00Z");
      var now = start;
      for (int day = 0; day < 366; day++) {
        var next = schedule.next(now, now == start ? null : now);
        assertThat(next).as(zone).isAfter(now);
        now = next;
      }
      assertThat(now)
          .as(zone)
          .isBetween(Instant.parse("2026-12-31T00:00:00Z"), Instant.parse("2027-01-03T00:00:00Z"));
    }
  }
}
