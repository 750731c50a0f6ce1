package dev.jobtrail.account;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.UUID;

/** Tells of accounts, outside of their own requests, whether their addresses are verified. */
@ApplicationScoped
public class VerifiedAccounts {

  /** Whether the account's address is verified, or counts as such; false where it is gone. */
  @Transactional
  public boolean isVerified(UUID accountId) {
    return Account.byId(accountId).filter(Account::isEmailVerified).isPresent();
  }
}
