package dev.jobtrail.task;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.ScheduledExecution;
import jakarta.inject.Singleton;

/** Skips the timers of {@link DueJob}s in a process without the scheduler role. */
@Singleton
public class OutsideScheduler implements Scheduled.SkipPredicate {

  private final Roles roles;

  OutsideScheduler(Roles roles) {
    this.roles = roles;
  }

  @Override
  public boolean test(ScheduledExecution execution) {
    return !roles.include(Role.SCHEDULER);
  }
}
