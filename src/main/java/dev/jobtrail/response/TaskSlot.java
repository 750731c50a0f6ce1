package dev.jobtrail.response;

import java.util.concurrent.atomic.AtomicBoolean;

/** The permit for one task in progress; closing it again does nothing. */
public final class TaskSlot implements AutoCloseable {

  private final Runnable leave;
  private final AtomicBoolean isOpen = new AtomicBoolean(true);

  TaskSlot(Runnable leave) {
    this.leave = leave;
  }

  @Override
  public void close() {
    if (isOpen.getAndSet(false)) {
      leave.run();
    }
  }
}
