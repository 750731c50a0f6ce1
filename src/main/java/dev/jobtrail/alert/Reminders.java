package dev.jobtrail.alert;

import dev.jobtrail.account.MailDelivery;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.UUID;

/** Reads and changes when accounts get reminders. */
@ApplicationScoped
public class Reminders {

  private final MailDelivery mail;
  private final Clock clock;

  Reminders(MailDelivery mail, Clock clock) {
    this.mail = mail;
    this.clock = clock;
  }

  /** The settings of an account. */
  @Transactional
  public ReminderView of(UUID accountId) {
    return Reminder.of(accountId).view(mail.isEnabled());
  }

  /** Changes the settings of an account. */
  @Transactional
  ReminderView update(UUID accountId, ReminderEdit edit) {
    var reminder = Reminder.lock(accountId, clock);
    reminder.edit(edit, clock);
    return reminder.view(mail.isEnabled());
  }

  /** Turns the reminders of an account off. */
  @Transactional
  void turnOff(UUID accountId) {
    Reminder.lock(accountId, clock).turnOff(clock);
  }
}
