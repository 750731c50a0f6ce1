package dev.jobtrail.alert;

import dev.jobtrail.account.MailDelivery;
import dev.jobtrail.account.VerifiedAccounts;
import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jboss.logging.Logger;

/**
 * Queues the digests that are due. One transaction claims the digest of an account, queues its mail
 * and schedules the next one, so that each is sent once, whatever process ends in between.
 */
@ApplicationScoped
class DueDigests implements DueJob {

  private static final Logger LOG = Logger.getLogger(DueDigests.class);

  private static final int BATCH = 100;

  private static final UUID FIRST = new UUID(0, 0);

  private final DigestWriter writer;
  private final MailDelivery mail;
  private final VerifiedAccounts accounts;
  private final Clock clock;

  DueDigests(DigestWriter writer, MailDelivery mail, VerifiedAccounts accounts, Clock clock) {
    this.writer = writer;
    this.mail = mail;
    this.accounts = accounts;
    this.clock = clock;
  }

  /** Without a mail server nothing is due: the first digest after it has everything since. */
  @Scheduled(
      every = "${jobtrail.alerts.look-every:5m}",
      delayed = "1m",
      concurrentExecution = ConcurrentExecution.SKIP,
      skipExecutionIf = OutsideScheduler.class)
  @Override
  public void runDue() {
    var now = clock.instant();
    if (mail.isEnabled()) {
      writeDue(now);
    }
    QuarkusTransaction.requiringNew().run(() -> AlertLink.deleteExpired(now));
  }

  private void writeDue(Instant now) {
    var some = due(now, FIRST);
    while (!some.isEmpty()) {
      some.forEach(it -> write(it, now));
      some = due(now, some.getLast());
    }
  }

  private static List<UUID> due(Instant now, UUID after) {
    return QuarkusTransaction.requiringNew().call(() -> MatchAlert.due(now, after, BATCH));
  }

  /** A digest that fails is tried again at the next look, and does not stop the others. */
  private void write(UUID accountId, Instant now) {
    try {
      QuarkusTransaction.requiringNew()
          .run(() -> MatchAlert.claim(accountId, now).ifPresent(this::write));
    } catch (RuntimeException e) {
      LOG.errorf(e, "The digest of account %s could not be written", accountId);
    }
  }

  private void write(MatchAlert alert) {
    if (accounts.isVerified(alert.accountId)) {
      writer.write(alert);
    } else {
      alert.postpone(clock);
    }
  }
}
