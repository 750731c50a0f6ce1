package dev.jobtrail.application;

/**
 * Decides whether an application may be submitted; asked before every submission, manual or
 * assisted.
 */
public interface SendingGate {

  /**
   * Whether the application may be submitted in its current state. If not, an approval is requested
   * in the current transaction; the caller must commit it and then refuse with APPROVAL_REQUIRED.
   *
   * @param application locked in the current transaction, after its client
   */
  boolean admits(Application application);
}
