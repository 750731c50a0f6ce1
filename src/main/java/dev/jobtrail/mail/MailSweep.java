package dev.jobtrail.mail;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;

/** Scheduled job that deletes sent and failed mails that no limit counts any more. */
@ApplicationScoped
class MailSweep implements DueJob {

  /** Longer than the longest window of a limit, for replicas whose clocks are apart. */
  private static final Duration COUNTS_FOR = Duration.ofHours(25);

  private final Clock clock;

  MailSweep(Clock clock) {
    this.clock = clock;
  }

  @Scheduled(every = "1h", delayed = "2m", skipExecutionIf = OutsideScheduler.class)
  @Transactional
  @Override
  public void runDue() {
    QueuedMail.removeOver(clock.instant().minus(COUNTS_FOR));
  }
}
