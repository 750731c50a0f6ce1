package dev.jobtrail.alert;

import dev.jobtrail.account.MailDelivery;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.UUID;

/** Reads and changes when accounts get digests. */
@ApplicationScoped
public class MatchAlerts {

  private final MailDelivery mail;
  private final Clock clock;

  MatchAlerts(MailDelivery mail, Clock clock) {
    this.mail = mail;
    this.clock = clock;
  }

  /** The settings of an account. */
  @Transactional
  public MatchAlertView of(UUID accountId) {
    return MatchAlert.of(accountId).view(mail.isEnabled());
  }

  /** Changes the settings of an account. */
  @Transactional
  MatchAlertView update(UUID accountId, MatchAlertEdit edit) {
    var alert = MatchAlert.lock(accountId, clock);
    alert.edit(edit, clock);
    return alert.view(mail.isEnabled());
  }

  /** Turns the digests of an account off. */
  @Transactional
  void turnOff(UUID accountId) {
    MatchAlert.lock(accountId, clock).turnOff(clock);
  }
}
