package dev.jobtrail.account.passkey;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Iterator;
import java.util.UUID;

/** Passkeys in the export of an account: when they were created and used, without keys. */
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

  @Override
  public SectionImport<?> importing() {
    return SectionImport.leftOut(
        Message.of("Sign-in is set up anew in each installation.").english());
  }
}
