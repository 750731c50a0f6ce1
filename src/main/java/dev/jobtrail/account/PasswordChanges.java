package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.UUID;

/** Changes the password of an account whose owner is signed in. */
@ApplicationScoped
class PasswordChanges {

  private final Passwords passwords;
  private final PasswordPolicy policy;
  private final KnownDevices devices;
  private final Clock clock;
  private final Event<PasswordChanged> passwordChanged;

  PasswordChanges(
      Passwords passwords,
      PasswordPolicy policy,
      KnownDevices devices,
      Clock clock,
      Event<PasswordChanged> passwordChanged) {
    this.passwords = passwords;
    this.policy = policy;
    this.devices = devices;
    this.clock = clock;
    this.passwordChanged = passwordChanged;
  }

  /**
   * Sets a new password, ends all other sessions and makes all mailed links void.
   *
   * @throws ApiException VALIDATION_FAILED for a password that is easily guessed
   */
  void change(Account account, UUID session, String newPassword, HttpServerRequest request) {
    policy.check("newPassword", newPassword, account.username, account.email);
    replace(account.id, session, passwords.hash(newPassword), request);
  }

  @Transactional
  void replace(UUID accountId, UUID session, String hash, HttpServerRequest request) {
    var account = Account.byId(accountId).orElseThrow(ApiException::unauthorized);
    account.changePassword(hash, clock);
    MailToken.removeAll(accountId, MailToken.Purpose.RESET_PASSWORD);
    // an address change in progress may have been requested by someone who knew the old password
    MailToken.removeMoves(accountId, account.email);
    Session.endOthers(accountId, session);
    devices.forgetOthers(accountId, request);
    passwordChanged.fire(new PasswordChanged(account.id, account.email, account.name));
  }
}
