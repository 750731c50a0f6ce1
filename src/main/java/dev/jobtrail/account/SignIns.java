package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.Secrets;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Optional;

/** Checks passwords, and replaces forgotten ones. */
@ApplicationScoped
public class SignIns {

  private final Passwords passwords;
  private final PasswordTries tries;
  private final PasswordPolicy policy;
  private final AccountSettings settings;
  private final Clock clock;
  private final Event<PasswordResetRequested> resetRequested;
  private final Event<UnknownEmailReset> unknownEmailReset;
  private final Event<AccountReclaimed> reclaimed;
  private final Event<PasswordChanged> passwordChanged;

  SignIns(
      Passwords passwords,
      PasswordTries tries,
      PasswordPolicy policy,
      AccountSettings settings,
      Clock clock,
      Event<PasswordResetRequested> resetRequested,
      Event<UnknownEmailReset> unknownEmailReset,
      Event<AccountReclaimed> reclaimed,
      Event<PasswordChanged> passwordChanged) {
    this.passwords = passwords;
    this.tries = tries;
    this.policy = policy;
    this.settings = settings;
    this.clock = clock;
    this.resetRequested = resetRequested;
    this.unknownEmailReset = unknownEmailReset;
    this.reclaimed = reclaimed;
    this.passwordChanged = passwordChanged;
  }

  /**
   * The account that the login and password name.
   *
   * @throws ApiException UNAUTHORIZED, the same and as late for an unknown login as for a wrong
   *     password; RATE_LIMITED after too many wrong ones
   */
  Account check(String login, String password, HttpServerRequest request) {
    return tries
        .signIn(login, password, request)
        .orElseThrow(
            () -> new ApiException(ErrorCode.UNAUTHORIZED, "The login or the password is wrong."));
  }

  /** Sends a link to the address if it has an account; the caller learns nothing. */
  @Transactional
  public void requestReset(String email) {
    Account.byEmail(email)
        .ifPresentOrElse(
            this::sendReset, () -> unknownEmailReset.fire(new UnknownEmailReset(email)));
  }

  /**
   * Sets a new password and ends all sessions, and all keys too where nobody had proven the
   * account's address before.
   *
   * @throws ApiException VALIDATION_FAILED for a token that is wrong, used or too old, or a
   *     password that is easily guessed; then the token stays good
   */
  public void reset(String token, String password) {
    var hash = passwords.hash(password);
    replacePassword(token, password, hash);
  }

  @Transactional
  void replacePassword(String token, String password, String hash) {
    var account =
        MailToken.use(token, MailToken.Purpose.RESET_PASSWORD, clock.instant())
            .flatMap(SignIns::accountOf)
            .orElseThrow(SignIns::badToken);
    policy.check("password", password, account.username, account.email);
    if (!account.isEmailVerified()) {
      reclaimed.fire(new AccountReclaimed(account.id));
    }
    account.changePassword(hash, clock);
    account.verifyEmail(clock);
    MailToken.removeAll(account.id, MailToken.Purpose.RESET_PASSWORD);
    // an address change in progress may have been requested by someone who knew the old password
    MailToken.removeAll(account.id, MailToken.Purpose.VERIFY_EMAIL);
    Session.endAll(account.id);
    KnownDevice.removeAll(account.id);
    passwordChanged.fire(new PasswordChanged(account.id, account.email, account.name));
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
    resetRequested.fire(new PasswordResetRequested(account.id, account.email, account.name, token));
  }

  /** The account, if its address is still the one that the token was sent to. */
  private static Optional<Account> accountOf(MailToken token) {
    return Account.byId(token.accountId).filter(it -> it.email.equals(token.email));
  }

  static ApiException badToken() {
    return ApiException.invalid("token", "is wrong, used or too old");
  }
}
