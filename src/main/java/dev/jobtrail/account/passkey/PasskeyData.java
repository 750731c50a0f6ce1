package dev.jobtrail.account.passkey;

import dev.jobtrail.account.AccountData;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Iterator;
import java.util.UUID;

/** Passkeys, for the account's export: when they were made and used, not what they sign with. */
@ApplicationScoped
class PasskeyData implements AccountData {

  @Override
  public String section() {
    return "passkeys";
  }

  @Override
  public Iterator<PasskeyView> export(UUID accountId) {
    return Passkey.all(accountId).stream().map(PasskeyView::of).iterator();
  }
}
