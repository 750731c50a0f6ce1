package dev.jobtrail.account;

import dev.jobtrail.ratelimit.CallerAddress;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/**
 * Compares passwords, and bounds how often strangers can have one compared: for an account, from an
 * address, and from an address for a login.
 *
 * <p>A browser that has signed in to the account before has a limit of its own, so that strangers
 * who guess cannot lock the owner out. Its wrong passwords count for the account's limit, too.
 */
@ApplicationScoped
class PasswordTries {

  private static final UUID NOBODY = new UUID(0, 0);

  private final Passwords passwords;
  private final KnownDevices devices;
  private final RateLimits limits;

  PasswordTries(Passwords passwords, KnownDevices devices, RateLimits limits) {
    this.passwords = passwords;
    this.devices = devices;
    this.limits = limits;
  }

  /**
   * The account that the login and password name; none, as late, for an unknown login as for a
   * wrong password.
   *
   * @throws dev.jobtrail.error.ApiException RATE_LIMITED, the same for known and unknown logins
   */
  Optional<Account> signIn(String login, String password, HttpServerRequest request) {
    var account = Account.byLogin(login);
    // also for unknown logins, so that timing does not reveal them
    var device = devices.idOf(account.map(it -> it.id).orElse(NOBODY), request);
    var isRight =
        device.isPresent() && account.isPresent()
            ? fromKnown("device " + device.get(), account.get(), password)
            : fromStranger(login, account, password, CallerAddress.of(request));
    return account.filter(_ -> isRight);
  }

  /**
   * Whether this is the account's password, for a session that is signed in to it.
   *
   * @throws dev.jobtrail.error.ApiException RATE_LIMITED
   */
  boolean confirm(Account account, UUID session, String password) {
    return fromKnown("session " + session, account, password);
  }

  private boolean fromKnown(String browser, Account account, String password) {
    var isRight =
        limits.countFailure(
            Limit.SIGN_IN_DEVICE, browser, () -> compare(Optional.of(account), password));
    if (!isRight) {
      limits.take(Limit.SIGN_IN_ACCOUNT, account.id.toString());
    }
    return isRight;
  }

  private boolean fromStranger(
      String login, Optional<Account> account, String password, String address) {
    var typed = login.toLowerCase(Locale.ROOT);
    limits.require(Limit.SIGN_IN, address + " " + typed);
    var target = account.map(it -> it.id.toString()).orElse("login " + typed);
    return limits.countFailure(
        Limit.SIGN_IN_ADDRESS,
        address,
        () -> limits.countFailure(Limit.SIGN_IN_ACCOUNT, target, () -> compare(account, password)));
  }

  private boolean compare(Optional<Account> account, String password) {
    var hash = account.map(Account::passwordHash);
    if (hash.isEmpty()) {
      passwords.compareWithNothing(password);
      return false;
    }
    return passwords.matches(password, hash.get());
  }
}
