package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.Secrets;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Optional;

/** Checks passwords, opens sessions, and replaces forgotten passwords. */
@ApplicationScoped
public class SigningIn {

  private final Passwords passwords;
  private final AccountSettings settings;
  private final Clock clock;
  private final Event<PasswordResetRequested> resetRequested;
  private final Event<AccountReclaimed> reclaimed;

  SigningIn(
      Passwords passwords,
      AccountSettings settings,
      Clock clock,
      Event<PasswordResetRequested> resetRequested,
      Event<AccountReclaimed> reclaimed) {
    this.passwords = passwords;
    this.settings = settings;
    this.clock = clock;
    this.resetRequested = resetRequested;
    this.reclaimed = reclaimed;
  }

  /**
   * The account that the login and password name.
   *
   * @throws ApiException UNAUTHORIZED, the same and as late for an unknown login as for a wrong
   *     password
   */
  Account check(String login, String password) {
    var account = Account.byLogin(login).filter(it -> it.passwordHash() != null);
    if (account.isEmpty()) {
      passwords.compareWithNothing(password);
      throw refusal();
    }
    if (!passwords.matches(password, account.get().passwordHash())) {
      throw refusal();
    }
    return account.get();
  }

  /** Opens a session and returns its token, which is kept nowhere. */
  @Transactional
  String openSession(Account account) {
    var token = Secrets.random();
    new Session(account.id, token, settings.sessionLifetime(), clock).persist();
    return token;
  }

  /** Sends a link to the address if it has an account; the caller learns nothing. */
  @Transactional
  public void requestReset(String email) {
    Account.byEmail(email).ifPresent(this::sendReset);
  }

  /**
   * Sets a new password and ends all sessions, and all keys too where nobody had proven the
   * account's address before.
   *
   * @throws ApiException VALIDATION_FAILED for a token that is wrong, used or too old
   */
  public void reset(String token, String password) {
    var hash = passwords.hash(password);
    replacePassword(token, hash);
  }

  @Transactional
  void replacePassword(String token, String hash) {
    var account =
        MailToken.use(token, MailToken.Purpose.RESET_PASSWORD, clock.instant())
            .flatMap(SigningIn::accountOf)
            .orElseThrow(SigningIn::badToken);
    if (!account.isEmailVerified()) {
      reclaimed.fire(new AccountReclaimed(account.id));
    }
    account.changePassword(hash, clock);
    account.verifyEmail(clock);
    MailToken.removeAll(account.id, MailToken.Purpose.RESET_PASSWORD);
    // one under way may lead the account to the address of whoever knew the old password
    MailToken.removeAll(account.id, MailToken.Purpose.VERIFY_EMAIL);
    Session.endAll(account.id);
  }

  /**
   * Proves the address that the token was sent to: it is, or becomes, the account's.
   *
   * @throws ApiException VALIDATION_FAILED for a token that is wrong, used or too old, or whose
   *     address another account has taken meanwhile
   */
  @Transactional
  public void verifyEmail(String token) {
    var used =
        MailToken.use(token, MailToken.Purpose.VERIFY_EMAIL, clock.instant())
            .orElseThrow(SigningIn::badToken);
    if (Account.byEmail(used.email).filter(it -> !it.id.equals(used.accountId)).isPresent()) {
      throw badToken();
    }
    Account.byId(used.accountId).orElseThrow(SigningIn::badToken).moveTo(used.email, clock);
  }

  private void sendReset(Account account) {
    var token = Secrets.random();
    new MailToken(
            account.id,
            account.email,
            MailToken.Purpose.RESET_PASSWORD,
            token,
            settings.resetLifetime(),
            clock)
        .persist();
    resetRequested.fire(new PasswordResetRequested(account.email, account.name, token));
  }

  /** The account, if its address is still the one that the token was sent to. */
  private static Optional<Account> accountOf(MailToken token) {
    return Account.byId(token.accountId).filter(it -> it.email.equals(token.email));
  }

  private static ApiException badToken() {
    return ApiException.invalid("token", "is wrong, used or too old");
  }

  private static ApiException refusal() {
    return new ApiException(ErrorCode.UNAUTHORIZED, "The login or the password is wrong.");
  }
}
