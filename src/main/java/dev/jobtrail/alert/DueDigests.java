package dev.jobtrail.alert;

import dev.jobtrail.account.MailDelivery;
import dev.jobtrail.account.VerifiedAccounts;
import dev.jobtrail.platform.Ids;
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
import java.util.function.Consumer;
import org.jboss.logging.Logger;

/**
 * Queues the digests and reminders that are due. One transaction claims that of an account, queues
 * its mail and schedules the next one, so that each is sent once, whatever process ends in between.
 */
@ApplicationScoped
class DueDigests implements DueJob {

  private static final Logger LOG = Logger.getLogger(DueDigests.class);

  private static final int BATCH = 100;

  private final DigestWriter digests;
  private final ReminderWriter reminders;
  private final MailDelivery mail;
  private final VerifiedAccounts accounts;
  private final Clock clock;

  DueDigests(
      DigestWriter digests,
      ReminderWriter reminders,
      MailDelivery mail,
      VerifiedAccounts accounts,
      Clock clock) {
    this.digests = digests;
    this.reminders = reminders;
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
      writeDue(MatchAlert.class, digests::write, now);
      writeDue(Reminder.class, reminders::write, now);
    }
    QuarkusTransaction.requiringNew().run(() -> AlertLink.deleteExpired(now));
  }

  private <T extends ScheduledMail> void writeDue(Class<T> type, Consumer<T> written, Instant now) {
    var some = due(type, now, Ids.LOWEST);
    while (!some.isEmpty()) {
      some.forEach(it -> write(type, written, it, now));
      some = due(type, now, some.getLast());
    }
  }

  private static List<UUID> due(Class<? extends ScheduledMail> type, Instant now, UUID after) {
    return QuarkusTransaction.requiringNew().call(() -> ScheduledMail.due(type, now, after, BATCH));
  }

  /** A mail that fails is tried again at the next look, and does not stop the others. */
  private <T extends ScheduledMail> void write(
      Class<T> type, Consumer<T> written, UUID accountId, Instant now) {
    try {
      QuarkusTransaction.requiringNew()
          .run(() -> ScheduledMail.claim(type, accountId, now).ifPresent(it -> write(it, written)));
    } catch (RuntimeException e) {
      LOG.errorf(e, "The %s of account %s could not be written", type.getSimpleName(), accountId);
    }
  }

  private <T extends ScheduledMail> void write(T mail, Consumer<T> written) {
    if (accounts.isVerified(mail.accountId)) {
      written.accept(mail);
    } else {
      mail.postpone(clock);
    }
  }
}
