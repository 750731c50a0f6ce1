package dev.jobtrail.account;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;

/** Removes sessions, devices, mailed secrets and sign-ins by provider that have run out. */
@ApplicationScoped
class ExpiredSecretsSweep implements DueJob {

  private final Sessions sessions;
  private final Clock clock;

  ExpiredSecretsSweep(Sessions sessions, Clock clock) {
    this.sessions = sessions;
    this.clock = clock;
  }

  @Scheduled(every = "1h", delayed = "1m", skipExecutionIf = OutsideScheduler.class)
  @Transactional
  @Override
  public void runDue() {
    sessions.removeExpired();
    KnownDevice.removeExpired(clock.instant());
    MailToken.removeExpired(clock.instant());
    ProviderSignIn.removeExpired(clock.instant());
  }
}
