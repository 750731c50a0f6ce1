package dev.jobtrail.alert;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;

/** The settings of the digest in the export of an account. */
@ApplicationScoped
class MatchAlertData implements AccountData {

  private final MatchAlerts alerts;

  MatchAlertData(MatchAlerts alerts) {
    this.alerts = alerts;
  }

  @Override
  public String section() {
    return "matchAlerts";
  }

  @Override
  public Iterator<MatchAlertView> export(UUID accountId) {
    return List.of(alerts.of(accountId)).iterator();
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(MatchAlertEdit.class, this::store).addedTo();
  }

  private void store(MatchAlertEdit settings, RecordImport to) {
    alerts.update(to.accountId(), settings);
  }
}
