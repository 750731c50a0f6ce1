package dev.jobtrail.alert;

import jakarta.persistence.Entity;
import java.time.Clock;
import java.util.UUID;

/** When an account gets its reminder of follow-ups and interviews. */
@Entity
class Reminder extends ScheduledMail {

  private static final String ADD =
      """
      insert into reminder (account_id, frequency, hour, time_zone, updated_at)
      values (:account, 'OFF', 0, 'UTC', :now) on conflict (account_id) do nothing
      """;

  protected Reminder() {}

  /** That of an account; one that is off if it never had reminders. */
  static Reminder of(UUID accountId) {
    return Reminder.<Reminder>findByIdOptional(accountId).orElseGet(Reminder::new);
  }

  /** The same, added where it is missing and locked until the transaction ends. */
  static Reminder lock(UUID accountId, Clock clock) {
    return lock(Reminder.class, ADD, accountId, clock);
  }

  void edit(ReminderEdit edit, Clock clock) {
    set(edit.frequency(), edit.hour(), edit.timeZone(), clock);
  }

  ReminderView view(boolean sendsMail) {
    return new ReminderView(!isOff(), hour(), zone().getId(), nextAt(), sentAt(), sendsMail);
  }
}
