package dev.jobtrail.work;

/**
 * Executes one kind of work; implemented by the packages above.
 *
 * <p>Methods must be idempotent: any may be called again for the same order, if a process dies and
 * another one starts over.
 */
public interface Worker {

  /** The kind of work that it executes. */
  WorkKind kind();

  /**
   * Does the work, outside of any transaction; an interrupt is to end it.
   *
   * @return stores the result; run once in the transaction that ends the work, after {@link #lock}
   * @throws WorkException with the reason for the owner if it cannot be done
   * @throws RuntimeException for an internal error, after which it is retried
   */
  Runnable carryOut(WorkOrder order);

  /**
   * Locks what the work changes until the transaction ends: the client first, and the work's own
   * row only after this.
   */
  void lock(WorkOrder order);

  /**
   * Restores a state of the record from which its owner can continue, in the transaction that ends
   * the work without a result, after {@link #lock}.
   *
   * @param reason for the owner; null where the work was cancelled
   */
  void giveUp(WorkOrder order, String reason);
}
