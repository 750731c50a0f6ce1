package dev.jobtrail.account.totp;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;

/** Two-step verification, for the account's export: whether it is on, and no secret. */
@ApplicationScoped
class TwoStepData implements AccountData {

  private final TwoStepVerification verification;

  TwoStepData(TwoStepVerification verification) {
    this.verification = verification;
  }

  @Override
  public String section() {
    return "twoStep";
  }

  @Override
  public Iterator<TwoStepStatus> export(UUID accountId) {
    return List.of(verification.status(accountId)).iterator();
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.leftOut(
        Message.of("Sign-in is set up anew in each installation.").english());
  }
}
