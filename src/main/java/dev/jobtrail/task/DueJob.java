package dev.jobtrail.task;

/**
 * A periodic job of the scheduler role. A timer starts it in a running service; {@code run-due}
 * starts it where nothing runs in between.
 */
public interface DueJob {

  /** Does everything that is due. Several processes may do so at once. */
  void runDue();
}
