package dev.jobtrail.alert;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;

/** The settings of the reminder in the export of an account. */
@ApplicationScoped
class ReminderData implements AccountData {

  private final Reminders reminders;

  ReminderData(Reminders reminders) {
    this.reminders = reminders;
  }

  @Override
  public String section() {
    return "reminders";
  }

  @Override
  public Iterator<ReminderView> export(UUID accountId) {
    return List.of(reminders.of(accountId)).iterator();
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(ReminderEdit.class, this::store).addedTo();
  }

  private void store(ReminderEdit settings, RecordImport to) {
    reminders.update(to.accountId(), settings);
  }
}
