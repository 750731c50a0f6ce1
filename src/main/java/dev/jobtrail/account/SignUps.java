package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Secrets;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.persistence.PersistenceException;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.UUID;

/** Makes accounts and proves their addresses. */
@ApplicationScoped
public class SignUps {

  private final Passwords passwords;
  private final PasswordPolicy policy;
  private final AccountSettings settings;
  private final MailDelivery mail;
  private final Clock clock;
  private final Event<EmailVerificationRequested> verificationRequested;
  private final Event<KnownEmailSignedUp> knownEmailSignedUp;

  SignUps(
      Passwords passwords,
      PasswordPolicy policy,
      AccountSettings settings,
      MailDelivery mail,
      Clock clock,
      Event<EmailVerificationRequested> verificationRequested,
      Event<KnownEmailSignedUp> knownEmailSignedUp) {
    this.passwords = passwords;
    this.policy = policy;
    this.settings = settings;
    this.mail = mail;
    this.clock = clock;
    this.verificationRequested = verificationRequested;
    this.knownEmailSignedUp = knownEmailSignedUp;
  }

  /**
   * Creates an account. If the address has one, its owner is notified by mail and the caller cannot
   * tell.
   *
   * @throws ApiException VALIDATION_FAILED for a reserved username or a password that is easily
   *     guessed, ALREADY_EXISTS for a taken username
   */
  void signUp(SignUp signUp) {
    if (ReservedUsernames.contains(signUp.username())) {
      throw ApiException.invalid("username", "is reserved");
    }
    policy.check("password", signUp.password(), signUp.username(), signUp.email());
    var passwordHash = passwords.hash(signUp.password());
    try {
      register(signUp, passwordHash);
    } catch (PersistenceException e) {
      throw isUniqueViolation(e) ? usernameTaken() : e;
    }
  }

  /**
   * The id of the account with this username, which is created and verified if needed.
   *
   * @param password null for an account without sign-in
   */
  @Transactional
  public UUID ensureAccount(String username, String email, String name, String password) {
    return Account.byUsername(username)
        .orElseGet(
            () -> {
              var hash = password == null ? null : passwords.hash(password);
              var account = new Account(username, email, name, hash, clock);
              account.verifyEmail(clock);
              account.persistAndFlush();
              return account;
            })
        .id;
  }

  @Transactional
  void register(SignUp signUp, String passwordHash) {
    if (Account.byUsername(signUp.username()).isPresent()) {
      throw usernameTaken();
    }
    if (Account.byEmail(signUp.email()).isPresent()
        || MailToken.isHeld(signUp.email(), clock.instant())) {
      knownEmailSignedUp.fire(new KnownEmailSignedUp(null, signUp.email(), signUp.name()));
      return;
    }
    var account =
        new Account(signUp.username(), signUp.email(), signUp.name(), passwordHash, clock);
    account.persistAndFlush();
    askForVerification(account);
  }

  /** Sends the link again, unless the address is verified. */
  @Transactional
  void resendVerification(UUID accountId) {
    Account.byId(accountId)
        .filter(account -> !account.isEmailVerified())
        .ifPresent(this::askForVerification);
  }

  /** Sends a link to the account's address; without mail, the address counts as verified. */
  void askForVerification(Account account) {
    if (mail.isConfigured()) {
      sendLink(account, account.email);
    } else {
      account.verifyEmail(clock);
    }
  }

  /**
   * Sends a link to a new address, which becomes the account's when it is followed. An address that
   * has an account gets a mail about it, and the caller learns nothing.
   */
  void requestNewEmail(Account account, String email) {
    if (email.equals(account.email)) {
      return;
    }
    var isTaken =
        Account.byEmail(email).filter(it -> !it.id.equals(account.id)).isPresent()
            || MailToken.isHeldByAnother(email, account.id, clock.instant());
    if (isTaken) {
      knownEmailSignedUp.fire(new KnownEmailSignedUp(account.id, email, account.name));
    } else if (mail.isConfigured()) {
      sendLink(account, email);
    } else {
      account.moveTo(email, clock);
    }
  }

  private void sendLink(Account account, String email) {
    var token = Secrets.random();
    MailToken.removeAll(account.id, MailToken.Purpose.VERIFY_EMAIL);
    new MailToken(
            account.id,
            email,
            MailToken.Purpose.VERIFY_EMAIL,
            token,
            settings.verificationLifetime(),
            clock)
        .persist();
    verificationRequested.fire(
        new EmailVerificationRequested(account.id, email, account.name, token));
  }

  private static ApiException usernameTaken() {
    return ApiException.alreadyExists("This username is taken.", null);
  }

  private static boolean isUniqueViolation(PersistenceException e) {
    return e instanceof org.hibernate.exception.ConstraintViolationException;
  }
}
