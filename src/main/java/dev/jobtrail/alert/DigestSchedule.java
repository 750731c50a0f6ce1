package dev.jobtrail.alert;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.TemporalAdjusters;

/**
 * When digests are due: every day, or every Monday.
 *
 * @param hour the local hour, from 0 to 23
 */
record DigestSchedule(AlertFrequency frequency, int hour, ZoneId zone) {

  /**
   * The next time after now, and on a later day than that of the last digest; null if digests are
   * off.
   *
   * @param sentAt when the last digest was sent; null for none
   */
  Instant next(Instant now, Instant sentAt) {
    if (frequency == AlertFrequency.OFF) {
      return null;
    }
    var day = now.atZone(zone).toLocalDate();
    if (!at(day).isAfter(now) || sentAt != null && !day.isAfter(dayOf(sentAt))) {
      day = day.plusDays(1);
    }
    return at(
        frequency == AlertFrequency.WEEKLY
            ? day.with(TemporalAdjusters.nextOrSame(DayOfWeek.MONDAY))
            : day);
  }

  private LocalDate dayOf(Instant time) {
    return time.atZone(zone).toLocalDate();
  }

  /** An hour that the clocks skip is the one after it. */
  private Instant at(LocalDate day) {
    return day.atTime(hour, 0).atZone(zone).toInstant();
  }
}
