package dev.jobtrail.account;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.time.Clock;
import java.util.UUID;

/** Notifies the owner of an account of changes to its second factors. */
@ApplicationScoped
public class SecondFactorNotices {

  private final Event<SecondFactorChanged> changed;
  private final Clock clock;

  SecondFactorNotices(Event<SecondFactorChanged> changed, Clock clock) {
    this.changed = changed;
    this.clock = clock;
  }

  /** Sends the notice once the transaction that this is called in has committed. */
  public void send(UUID accountId, SecondFactorChange change) {
    Account.byId(accountId)
        .ifPresent(
            it ->
                changed.fire(
                    new SecondFactorChanged(it.id, it.email, it.name, change, clock.instant())));
  }
}
