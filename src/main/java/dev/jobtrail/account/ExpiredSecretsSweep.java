package dev.jobtrail.account;

import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;

/** Removes sessions, devices, mailed secrets and sign-ins by provider that have run out. */
@ApplicationScoped
class ExpiredSecretsSweep {

  private final Sessions sessions;
  private final Clock clock;

  ExpiredSecretsSweep(Sessions sessions, Clock clock) {
    this.sessions = sessions;
    this.clock = clock;
  }

  @Scheduled(every = "1h", delayed = "1m")
  @Transactional
  void sweep() {
    sessions.removeExpired();
    KnownDevice.removeExpired(clock.instant());
    MailToken.removeExpired(clock.instant());
    ProviderSignIn.removeExpired(clock.instant());
  }
}
