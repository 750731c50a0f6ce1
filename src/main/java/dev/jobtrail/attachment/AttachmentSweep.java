package dev.jobtrail.attachment;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;

/** Deletes attachments whose upload was not continued within a day. */
@ApplicationScoped
class AttachmentSweep implements DueJob {

  private static final Duration KEPT = Duration.ofDays(1);

  private final Clock clock;

  AttachmentSweep(Clock clock) {
    this.clock = clock;
  }

  @Scheduled(every = "1h", delayed = "6m", skipExecutionIf = OutsideScheduler.class)
  @Transactional
  @Override
  public void runDue() {
    Attachment.deleteIncompleteBefore(clock.instant().minus(KEPT));
  }
}
