package dev.jobtrail.account;

/** What happened to an account's second factors, for the mail to its owner. */
public enum SecondFactorChange {
  PASSKEY_ADDED("A passkey was added"),
  PASSKEY_DELETED("A passkey was deleted"),
  TWO_STEP_ENABLED("Two-step verification was turned on"),
  TWO_STEP_DISABLED("Two-step verification was turned off"),
  RECOVERY_CODES_REPLACED("New recovery codes were created"),
  RECOVERY_CODE_USED("A recovery code was used to sign in");

  private final String subject;

  SecondFactorChange(String subject) {
    this.subject = subject;
  }

  /** The change in words: the subject of the mail. */
  public String subject() {
    return subject;
  }
}
