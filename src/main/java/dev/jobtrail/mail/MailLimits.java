package dev.jobtrail.mail;

import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.mail.MailBudget.Numbers;
import dev.jobtrail.ratelimit.LimitSettings;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.ToLongFunction;

/**
 * Rate limits of mail, counted in the outbox within the inserting transaction and therefore exact
 * over all replicas.
 */
@ApplicationScoped
class MailLimits {

  private static final Duration HOUR = Duration.ofHours(1);
  private static final Duration DAY = Duration.ofDays(1);

  private final LimitSettings.Mails settings;
  private final EntityManager entityManager;
  private final AdvisoryLocks locks;
  private final Clock clock;

  /** The recipient or account whose mails are counted. */
  private record Subject(String column, Object value) {}

  MailLimits(
      LimitSettings settings, EntityManager entityManager, AdvisoryLocks locks, Clock clock) {
    this.settings = settings.mail();
    this.entityManager = entityManager;
    this.locks = locks;
    this.clock = clock;
  }

  /** Whether one more mail may go to the recipient. */
  boolean admits(MailBudget budget, Recipient recipient) {
    var subject = new Subject("recipientHash", recipient.hash());
    return delay(budget, budget.perRecipient(), subject).isEmpty();
  }

  /**
   * Passes where the account may cause one more mail.
   *
   * @throws ApiException RATE_LIMITED, with the time until it may
   */
  void requireForAccount(MailBudget budget, UUID accountId) {
    delay(budget, budget.perAccount(), new Subject("accountId", accountId))
        .ifPresent(
            wait -> {
              throw tooMany(wait);
            });
  }

  static ApiException tooMany(Duration wait) {
    return new ApiException(ErrorCode.RATE_LIMITED, "Too many e-mails were sent. Try again later.")
        .retryAfter(wait);
  }

  /** How long until one more is allowed; empty where it is now. */
  private Optional<Duration> delay(MailBudget budget, Numbers numbers, Subject subject) {
    if (numbers == Numbers.NONE) {
      return Optional.empty();
    }
    locks.lock(LockSpace.MAIL_LIMIT, budget + " " + subject.value());
    return delay(budget, numbers.hour(), HOUR, subject)
        .or(() -> delay(budget, numbers.day(), DAY, subject));
  }

  private Optional<Duration> delay(
      MailBudget budget, ToLongFunction<LimitSettings.Mails> number, Duration window, Subject it) {
    var most = number.applyAsLong(settings);
    if (most == 0) {
      return Optional.empty();
    }
    var now = clock.instant();
    var times = newest(budget, it, now.minus(window), most);
    return times.size() < most
        ? Optional.empty()
        : Optional.of(Duration.between(now, times.getLast().plus(window)));
  }

  private List<Instant> newest(MailBudget budget, Subject subject, Instant since, long most) {
    return entityManager
        .createQuery(
            "select m.createdAt from QueuedMail m where m."
                + subject.column()
                + " = :subject and m.kind in :kinds and m.state <> :withheld"
                + " and m.createdAt > :since order by m.createdAt desc",
            Instant.class)
        .setParameter("subject", subject.value())
        .setParameter("kinds", MailKind.of(budget))
        .setParameter("withheld", QueuedMail.State.WITHHELD)
        .setParameter("since", since)
        .setMaxResults((int) Math.min(most, Integer.MAX_VALUE))
        .getResultList();
  }
}
