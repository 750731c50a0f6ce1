package dev.jobtrail.account;

/** What happened to an account's second factors, for the mail to its owner. */
public enum SecondFactorChange {
  PASSKEY_ADDED,
  PASSKEY_DELETED,
  TWO_STEP_ENABLED,
  TWO_STEP_DISABLED,
  RECOVERY_CODES_REPLACED,
  RECOVERY_CODE_USED
}
