package dev.jobtrail.application;

import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.UUID;

/** An appointment with an employer. */
@Entity
class Interview extends ApplicationPart {

  Instant startsAt;

  /** Null if unknown. */
  Instant endsAt;

  String timeZone;

  @Enumerated(EnumType.STRING)
  InterviewKind kind;

  String place;
  String link;
  String people;
  String notes;
  String outcome;

  protected Interview() {}

  Interview(UUID accountId, UUID applicationId, InterviewEdit wanted, Clock clock) {
    super(accountId, applicationId, clock);
    take(wanted);
  }

  /** The interviews of an account's applications, each application's earliest first. */
  static List<Interview> of(UUID accountId, Collection<UUID> applicationIds) {
    return list(
        "accountId = ?1 and applicationId in ?2 order by applicationId, startsAt, id",
        accountId,
        applicationIds);
  }

  void change(InterviewEdit wanted, Clock clock) {
    take(wanted);
    touch(clock);
  }

  private void take(InterviewEdit wanted) {
    startsAt = wanted.startsAt().truncatedTo(ChronoUnit.MINUTES);
    endsAt = wanted.endsAt() == null ? null : wanted.endsAt().truncatedTo(ChronoUnit.MINUTES);
    timeZone = wanted.timeZone();
    kind = wanted.kind();
    place = wanted.place();
    link = wanted.link();
    people = wanted.people();
    notes = wanted.notes();
    outcome = wanted.outcome();
  }

  InterviewEdit edit() {
    return new InterviewEdit(startsAt, endsAt, timeZone, kind, place, link, people, notes, outcome);
  }

  InterviewView view() {
    return new InterviewView(
        id,
        applicationId,
        startsAt,
        endsAt,
        timeZone,
        kind,
        place,
        link,
        people,
        notes,
        outcome,
        createdAt,
        updatedAt);
  }
}
