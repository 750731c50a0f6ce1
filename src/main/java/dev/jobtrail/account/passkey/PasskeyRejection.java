package dev.jobtrail.account.passkey;

/** The response of an authenticator or browser is invalid. */
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
