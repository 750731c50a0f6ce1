package dev.jobtrail.account.passkey;

import dev.jobtrail.platform.Secrets;
import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;

/** Issues challenges and takes each back once, on whichever replica the answer arrives. */
@ApplicationScoped
class Challenges implements DueJob {

  /** WebAuthn recommends 5 to 10 minutes where a person has to be verified. */
  static final Duration LIFETIME = Duration.ofMinutes(5);

  private final Clock clock;

  Challenges(Clock clock) {
    this.clock = clock;
  }

  /** A new challenge, in place of the ones that the holder has; 43 characters of Base64url. */
  @Transactional
  String issue(String holder) {
    PasskeyChallenge.removeAll(holder);
    var challenge = Secrets.random();
    new PasskeyChallenge(challenge, holder, LIFETIME, clock).persist();
    return challenge;
  }

  /**
   * Whether the holder was issued this challenge. Called outside of transactions: a challenge stays
   * used up where its answer is refused.
   */
  @Transactional
  boolean use(String challenge, String holder) {
    return PasskeyChallenge.use(challenge, holder, clock.instant());
  }

  @Scheduled(every = "10m", delayed = "1m", skipExecutionIf = OutsideScheduler.class)
  @Transactional
  @Override
  public void runDue() {
    PasskeyChallenge.removeExpired(clock.instant());
  }
}
