package dev.jobtrail.mail;

import dev.jobtrail.error.ApiException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;

/** Adds mail to the outbox, in the transaction that causes it. */
@ApplicationScoped
class MailQueue {

  /**
   * The client's operator is notified, because the request would wait for a mail that is never
   * sent.
   */
  private static final Duration APPROVALS_WAIT = Duration.ofHours(1);

  private final MailLimits limits;
  private final MailScheduler scheduler;
  private final MailSettings settings;
  private final Event<MailQueued> queued;
  private final Clock clock;

  MailQueue(
      MailLimits limits,
      MailScheduler scheduler,
      MailSettings settings,
      Event<MailQueued> queued,
      Clock clock) {
    this.limits = limits;
    this.scheduler = scheduler;
    this.settings = settings;
    this.queued = queued;
    this.clock = clock;
  }

  /**
   * Adds a mail, which is sent once the transaction commits. Over the recipient's limit it is
   * withheld, with the same work for the database, so that the caller cannot tell.
   *
   * @param accountId the account that causes it, and whose notices tell of a failure; or null
   * @throws ApiException RATE_LIMITED over the account's limit, and for approvals over the
   *     recipient's
   */
  @Transactional(TxType.MANDATORY)
  void add(MailKind kind, UUID accountId, String recipient, MailText text) {
    store(kind, accountId, new Recipient(recipient), text, true);
  }

  /** Does the work of {@link #add} without sending a mail. */
  @Transactional(TxType.MANDATORY)
  void pretend(MailKind kind, String recipient, MailText text) {
    store(kind, null, new Recipient(recipient), text, false);
  }

  private void store(
      MailKind kind, UUID accountId, Recipient recipient, MailText text, boolean isReal) {
    var isAdmitted = limits.admits(kind.budget(), recipient);
    if (!isAdmitted && kind == MailKind.APPROVAL_REQUEST) {
      throw MailLimits.tooMany(APPROVALS_WAIT);
    }
    if (accountId != null) {
      limits.requireForAccount(kind.budget(), accountId);
    }
    var mail =
        new QueuedMail(kind, accountId, recipient, text, clock.instant(), settings.retryFor());
    if (!isReal || !isAdmitted) {
      mail.withhold();
    }
    mail.persistAndFlush();
    scheduler.schedule(mail.id);
    queued.fire(new MailQueued());
  }
}
