package dev.jobtrail.account;

import dev.jobtrail.account.provider.ProviderIdentity;
import dev.jobtrail.account.provider.SignInRefusal;
import dev.jobtrail.account.provider.SignInRefusal.Reason;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.persistence.PersistenceException;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;

/** Finds, links or creates the account of an external identity. */
@ApplicationScoped
class ProviderSignIns {

  /** Of two concurrent first sign-ins of one user, the second finds the account of the first. */
  private static final int TRIES = 3;

  private final MailDelivery mail;
  private final Sessions sessions;
  private final Providers providers;
  private final Clock clock;
  private final Event<ProviderLinked> linked;

  ProviderSignIns(
      MailDelivery mail,
      Sessions sessions,
      Providers providers,
      Clock clock,
      Event<ProviderLinked> linked) {
    this.mail = mail;
    this.sessions = sessions;
    this.providers = providers;
    this.clock = clock;
    this.linked = linked;
  }

  /**
   * The account of the one who signed in at a provider.
   *
   * @param session the token of the browser's session, or null
   * @throws SignInRefusal EMAIL_NOT_VOUCHED_FOR, or ADDRESS_UNPROVEN where the address is that of
   *     an account that may belong to another user
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
    var known = Account.byEmail(identity.email());
    var account = known.map(it -> proven(it, identity, session)).orElseGet(() -> make(identity));
    new LinkedProvider(account.id, provider, identity, clock).persistAndFlush();
    known.ifPresent(it -> tellOwner(it, provider, identity));
    return account;
  }

  private void tellOwner(Account account, String provider, ProviderIdentity identity) {
    UnlinkedProvider.remove(account.id, identity.issuer());
    var displayName = providers.enabled().getOrDefault(provider, provider);
    linked.fire(new ProviderLinked(account.id, account.email, account.name, displayName));
  }

  /**
   * Requires proof that the account belongs to the user: its address was verified by mail, or this
   * very browser is signed in to it. Anybody can sign up with anybody's address and wait for its
   * owner to come; without mail nothing has ever been proven. An issuer that the owner has unlinked
   * is linked again by a signed-in browser only.
   */
  private Account proven(Account account, ProviderIdentity identity, String session) {
    var email = identity.email();
    if (account.isEmailVerified()
        && mail.isConfigured()
        && isSame(account.email, email)
        && !UnlinkedProvider.exists(account.id, identity.issuer())) {
      return account;
    }
    if (!isSignedIn(account.id, session) || !isSame(account.email, email)) {
      throw new SignInRefusal(Reason.ADDRESS_UNPROVEN, "the account's address is not verified");
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
        .flatMap(sessions::byToken)
        .filter(it -> it.accountId.equals(accountId))
        .isPresent();
  }

  private Account make(ProviderIdentity identity) {
    if (MailToken.isHeld(identity.email(), clock.instant())) {
      throw new SignInRefusal(Reason.ADDRESS_UNPROVEN, "the address may come back to an account");
    }
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
