package dev.jobtrail.alert;

import jakarta.persistence.Entity;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.util.Optional;
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

  /** That of an account; empty if it never had reminders. */
  static Optional<Reminder> of(UUID accountId) {
    return findByIdOptional(accountId);
  }

  /** The same, added where it is missing and locked until the transaction ends. */
  static Reminder lock(UUID accountId, Clock clock) {
    getEntityManager()
        .createNativeQuery(ADD)
        .setParameter("account", accountId)
        .setParameter("now", clock.instant())
        .executeUpdate();
    return findById(accountId, LockModeType.PESSIMISTIC_WRITE);
  }

  void edit(ReminderEdit edit, Clock clock) {
    set(edit.frequency(), edit.hourOrDefault(), edit.timeZoneOrDefault(), clock);
  }

  ReminderView view(boolean sendsMail) {
    return new ReminderView(!isOff(), hour(), zone().getId(), nextAt(), sentAt(), sendsMail);
  }
}
