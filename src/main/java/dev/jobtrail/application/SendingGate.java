package dev.jobtrail.application;

/**
 * Decides whether an application may be sent; asked before each submission, by hand or by a run.
 */
public interface SendingGate {

  /**
   * Whether it may be sent as it is now. Where not, what would open the gate has been asked for,
   * which stays if the transaction commits: the caller refuses with APPROVAL_REQUIRED afterwards.
   *
   * @param application locked in the current transaction, after its client
   */
  boolean admits(Application application);
}
