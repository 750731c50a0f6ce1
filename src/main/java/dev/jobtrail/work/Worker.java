package dev.jobtrail.work;

/**
 * Does one kind of work; the packages above have one for each.
 *
 * <p>Any method may be called again for the same order: a process that ends in between leaves the
 * work to another one, which begins anew.
 */
public interface Worker {

  /** What it does. */
  WorkKind kind();

  /**
   * Does the work, outside of any transaction; an interrupt is to end it.
   *
   * @return what keeps the result, run once in the transaction that ends the work, after {@link
   *     #lock}
   * @throws WorkException with the reason for the owner where it cannot be done
   * @throws RuntimeException for a fault of ours, after which it is tried again
   */
  Runnable carryOut(WorkOrder order);

  /**
   * Locks what the work changes until the transaction ends: the client first, and the work's own
   * row only after this.
   */
  void lock(WorkOrder order);

  /**
   * Brings the record back to a state from which its owner can go on, in the transaction that ends
   * the work without a result, after {@link #lock}.
   *
   * @param reason for the owner; null where the work was cancelled
   */
  void giveUp(WorkOrder order, String reason);
}
