package dev.jobtrail.platform;

/** A kind of record that belongs to a client or to the account itself. */
public enum ClientRecord {
  /** None: the operation is about the applicant that a clientId names. */
  NONE,
  RESUME,
  APPLICATION,
  WORK,
  TARGET,
  RUN,
  MATCH,
  ATTEMPT,
  BUILDER_MESSAGE,
  SUGGESTION
}
