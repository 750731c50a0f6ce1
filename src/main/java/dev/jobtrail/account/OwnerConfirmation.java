package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;

/**
 * Requires that the account's owner is at the browser before what decides over the account changes:
 * a session, and the current password or a recent sign-in. A key alone never does.
 */
@ApplicationScoped
public class OwnerConfirmation {

  private final CurrentAccount current;
  private final PasswordTries tries;
  private final Sessions sessions;

  OwnerConfirmation(CurrentAccount current, PasswordTries tries, Sessions sessions) {
    this.current = current;
    this.tries = tries;
    this.sessions = sessions;
  }

  /**
   * Passes for a session with the current password; for an account without a password, for a
   * session that was signed in to recently.
   *
   * @param currentPassword as the request has it, or null
   * @throws ApiException SESSION_REQUIRED, REAUTHENTICATION_REQUIRED, CURRENT_PASSWORD_INVALID or
   *     RATE_LIMITED
   */
  public void requirePassword(String currentPassword) {
    current.requireSession();
    if (current.record().passwordHash() == null) {
      requireRecentSession();
    } else {
      check(currentPassword);
    }
  }

  /**
   * The same, where a session that was signed in to or confirmed recently needs no password.
   *
   * @param currentPassword as the request has it, or null
   * @throws ApiException as {@link #requirePassword}
   */
  public void requireRecent(String currentPassword) {
    current.requireSession();
    if (currentPassword == null || current.record().passwordHash() == null) {
      requireRecentSession();
    } else {
      check(currentPassword);
    }
  }

  /** Whether the session was signed in to or confirmed recently. */
  public boolean isRecent() {
    return sessions.isRecentlyConfirmed(current.requireSession());
  }

  private void requireRecentSession() {
    if (!isRecent()) {
      throw missing();
    }
  }

  private void check(String currentPassword) {
    if (currentPassword == null) {
      throw missing();
    }
    var session = current.requireSession();
    if (!tries.confirm(current.record(), session, currentPassword)) {
      throw new ApiException(
          ErrorCode.CURRENT_PASSWORD_INVALID, "The current password is wrong. Try again.");
    }
    sessions.confirm(session);
  }

  private ApiException missing() {
    return current.record().passwordHash() == null
        ? new ApiException(
            ErrorCode.REAUTHENTICATION_REQUIRED, "Sign in again first, to confirm that it is you.")
        : new ApiException(
            ErrorCode.REAUTHENTICATION_REQUIRED,
            "Confirm that it is you: send the account's password as currentPassword, or sign in"
                + " again where that is enough.");
  }
}
