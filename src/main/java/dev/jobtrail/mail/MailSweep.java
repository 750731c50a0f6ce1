package dev.jobtrail.mail;

import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;

/** Removes mails that are sent or given up once they count against no limit. */
@ApplicationScoped
class MailSweep {

  /** Longer than the longest window of a limit, for replicas whose clocks are apart. */
  private static final Duration COUNTS_FOR = Duration.ofHours(25);

  private final Clock clock;

  MailSweep(Clock clock) {
    this.clock = clock;
  }

  @Scheduled(every = "1h", delayed = "2m")
  @Transactional
  void sweep() {
    QueuedMail.removeOver(clock.instant().minus(COUNTS_FOR));
  }
}
