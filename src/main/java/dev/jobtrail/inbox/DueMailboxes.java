package dev.jobtrail.inbox;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;

/** Reads the mailboxes that are due. Several processes share the work. */
@ApplicationScoped
class DueMailboxes implements DueJob {

  private static final Duration LONGEST = Duration.ofMinutes(8);

  private final MailboxStore store;
  private final MailboxReadings readings;

  DueMailboxes(MailboxStore store, MailboxReadings readings) {
    this.store = store;
    this.readings = readings;
  }

  @Scheduled(
      every = "${jobtrail.mailboxes.look-every:1m}",
      delayed = "1m",
      concurrentExecution = ConcurrentExecution.SKIP,
      skipExecutionIf = OutsideScheduler.class)
  @Override
  public void runDue() {
    var end = System.nanoTime() + LONGEST.toNanos();
    var leases = store.claim();
    while (!leases.isEmpty()) {
      read(leases);
      leases = System.nanoTime() - end < 0 ? store.claim() : List.of();
    }
    store.deleteOld();
  }

  private void read(List<MailboxLease> leases) {
    try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      leases.forEach(it -> executor.execute(() -> readings.read(it)));
    }
  }
}
