package dev.jobtrail.calendar;

import dev.jobtrail.application.InterviewView;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/**
 * An interview or the follow-up day of an application.
 *
 * @param id of the interview, or of the application
 * @param company null if unknown
 * @param client the name of the client; null for the account's own application
 * @param day of a follow-up; null for an interview
 * @param start of an interview; null for a follow-up
 * @param end of an interview, assumed if it is unknown; null for a follow-up
 * @param place null if unknown
 */
@RegisterForReflection // HQL calls the constructors
record CalendarEntry(
    UUID id,
    String title,
    String company,
    String client,
    LocalDate day,
    Instant start,
    Instant end,
    String place,
    Instant updatedAt) {

  /** A follow-up. */
  CalendarEntry(
      UUID id, String title, String company, String client, LocalDate day, Instant updatedAt) {
    this(id, title, company, client, day, null, null, null, updatedAt);
  }

  /** An interview. */
  CalendarEntry(
      UUID id,
      String title,
      String company,
      String client,
      Instant start,
      Instant end,
      String place,
      Instant updatedAt) {
    this(
        id,
        title,
        company,
        client,
        null,
        start,
        end == null ? start.plus(InterviewView.ASSUMED_LENGTH) : end,
        place,
        updatedAt);
  }
}
