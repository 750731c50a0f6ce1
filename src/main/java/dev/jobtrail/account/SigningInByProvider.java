package dev.jobtrail.account;

import dev.jobtrail.account.provider.ProviderIdentity;
import dev.jobtrail.account.provider.SignInRefusal;
import dev.jobtrail.account.provider.SignInRefusal.Reason;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.PersistenceException;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;

/** Finds, links or makes the account of one whom a provider vouches for. */
@ApplicationScoped
class SigningInByProvider {

  /** Two first sign-ins of one person at once: the second finds what the first has made. */
  private static final int TRIES = 3;

  private final MailDelivery mail;
  private final Clock clock;

  SigningInByProvider(MailDelivery mail, Clock clock) {
    this.mail = mail;
    this.clock = clock;
  }

  /**
   * The account of the one who signed in at a provider.
   *
   * @param session the token of the browser's session, or null
   * @throws SignInRefusal EMAIL_NOT_VOUCHED_FOR, or ADDRESS_UNPROVEN where the address is that of
   *     an account that may be somebody else's
   */
  Account account(String provider, ProviderIdentity identity, String session) {
    for (int tries = 1; ; tries++) {
      try {
        return findOrMake(provider, identity, session);
      } catch (PersistenceException e) {
        if (tries == TRIES
            || !(e instanceof org.hibernate.exception.ConstraintViolationException)) {
          throw e;
        }
      }
    }
  }

  @Transactional
  Account findOrMake(String provider, ProviderIdentity identity, String session) {
    return LinkedProvider.of(identity)
        .flatMap(it -> Account.byId(it.accountId))
        .orElseGet(() -> link(provider, identity, session));
  }

  private Account link(String provider, ProviderIdentity identity, String session) {
    if (identity.email() == null) {
      throw new SignInRefusal(Reason.EMAIL_NOT_VOUCHED_FOR, "the address is not vouched for");
    }
    var account =
        Account.byEmail(identity.email())
            .map(it -> proven(it, identity.email(), session))
            .orElseGet(() -> make(identity));
    new LinkedProvider(account.id, provider, identity, clock).persistAndFlush();
    return account;
  }

  /**
   * Passes for an account that is the person's beyond doubt: its address was proven by mail, or
   * this very browser is signed in to it. Anybody can sign up with anybody's address and wait for
   * its owner to come; without mail nothing has ever been proven.
   */
  private Account proven(Account account, String email, String session) {
    if (account.isEmailVerified() && mail.isConfigured() && isSame(account.email, email)) {
      return account;
    }
    if (!isSignedIn(account.id, session) || !isSame(account.email, email)) {
      throw new SignInRefusal(Reason.ADDRESS_UNPROVEN, "nobody has proven the account's address");
    }
    account.verifyEmail(clock);
    return account;
  }

  /**
   * Accounts are found whatever the case of letters, and letters such as the Kelvin sign have a
   * lower case that is another's: mailboxes that merely look alike are not the same.
   */
  private static boolean isSame(String one, String other) {
    return one.equals(other) || (isAscii(one) && isAscii(other) && one.equalsIgnoreCase(other));
  }

  private static boolean isAscii(String text) {
    return StandardCharsets.US_ASCII.newEncoder().canEncode(text);
  }

  private boolean isSignedIn(UUID accountId, String session) {
    return Optional.ofNullable(session)
        .flatMap(it -> Session.byToken(it, clock.instant()))
        .filter(it -> it.accountId.equals(accountId))
        .isPresent();
  }

  private Account make(ProviderIdentity identity) {
    var known =
        Optional.ofNullable(identity.username()).or(() -> Optional.ofNullable(identity.name()));
    var local = identity.email().substring(0, identity.email().indexOf('@'));
    var username =
        Usernames.firstFree(
            Usernames.from(known.filter(it -> !it.contains("@")).orElse(local)),
            it -> Account.byUsername(it).isPresent());
    var name = Optional.ofNullable(identity.name()).orElse(username);
    var account = new Account(username, identity.email(), name, null, clock);
    account.verifyEmail(clock);
    account.persistAndFlush();
    return account;
  }
}
