package dev.jobtrail.account.passkey;

/** What an authenticator or browser sent does not verify. */
final class PasskeyRejection extends Exception {

  /**
   * A rejection.
   *
   * @param cause for the log; it is never shown
   */
  PasskeyRejection(RuntimeException cause) {
    super(cause);
  }
}
