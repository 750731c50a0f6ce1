package dev.jobtrail.account;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.UUID;

/** Checks outside of requests whether the addresses of accounts are verified. */
@ApplicationScoped
public class VerifiedAccounts {

  /**
   * Whether the account's address is verified, or counts as such; false if the account was deleted.
   */
  @Transactional
  public boolean isVerified(UUID accountId) {
    return Account.byId(accountId).filter(Account::isEmailVerified).isPresent();
  }
}
