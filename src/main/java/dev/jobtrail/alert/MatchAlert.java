package dev.jobtrail.alert;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.Timeouts;

/** When an account gets its digest of new matches. */
@Entity
class MatchAlert extends PanacheEntityBase {

  private static final String ADD =
      """
      insert into match_alert (account_id, frequency, hour, time_zone, found_since, updated_at)
      values (:account, 'OFF', 0, 'UTC', :now, :now) on conflict (account_id) do nothing
      """;

  @Id UUID accountId;

  @Enumerated(EnumType.STRING)
  private AlertFrequency frequency;

  private int hour;
  private String timeZone;
  private Instant foundSince;
  private Instant nextAt;
  private Instant sentAt;
  private Instant updatedAt;

  protected MatchAlert() {}

  /** That of an account; empty if it never had digests. */
  static Optional<MatchAlert> of(UUID accountId) {
    return findByIdOptional(accountId);
  }

  /** The same, added where it is missing and locked until the transaction ends. */
  static MatchAlert lock(UUID accountId, Clock clock) {
    getEntityManager()
        .createNativeQuery(ADD)
        .setParameter("account", accountId)
        .setParameter("now", clock.instant())
        .executeUpdate();
    return findById(accountId, LockModeType.PESSIMISTIC_WRITE);
  }

  /**
   * That of an account if a digest is due, locked until the transaction ends; empty if another
   * process has locked it.
   */
  static Optional<MatchAlert> claim(UUID accountId, Instant now) {
    return MatchAlert.<MatchAlert>find("accountId = ?1 and nextAt <= ?2", accountId, now)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .withHint("jakarta.persistence.lock.timeout", Timeouts.SKIP_LOCKED_MILLI)
        .firstResultOptional();
  }

  /** Some of the accounts whose digest is due, in the order of their ids. */
  static List<UUID> due(Instant now, UUID after, int limit) {
    return getEntityManager()
        .createQuery(
            "select a.accountId from MatchAlert a where a.nextAt <= :now and a.accountId > :after"
                + " order by a.accountId",
            UUID.class)
        .setParameter("now", now)
        .setParameter("after", after)
        .setMaxResults(limit)
        .getResultList();
  }

  AlertFrequency frequency() {
    return frequency;
  }

  /** The next digest has matches that were found after this. */
  Instant foundSince() {
    return foundSince;
  }

  boolean isOff() {
    return frequency == AlertFrequency.OFF;
  }

  /** Changes the settings. The first digest has only matches that are found from now on. */
  void edit(MatchAlertEdit edit, Clock clock) {
    if (isOff()) {
      foundSince = clock.instant();
    }
    frequency = edit.frequency();
    hour = edit.hourOrDefault();
    timeZone = edit.timeZoneOrDefault();
    schedule(clock);
  }

  void turnOff(Clock clock) {
    frequency = AlertFrequency.OFF;
    schedule(clock);
  }

  /** Records that the matches found until a time are in a mail, or that there are none. */
  void finish(Instant until, boolean isSent, Clock clock) {
    if (until.isAfter(foundSince)) {
      foundSince = until;
    }
    if (isSent) {
      sentAt = clock.instant();
    }
    schedule(clock);
  }

  /** Tries again at the next time, with the same matches. */
  void postpone(Clock clock) {
    schedule(clock);
  }

  private void schedule(Clock clock) {
    updatedAt = clock.instant();
    nextAt = new DigestSchedule(frequency, hour, ZoneId.of(timeZone)).next(clock.instant(), sentAt);
  }

  MatchAlertView view(boolean sendsMail) {
    return new MatchAlertView(frequency, hour, timeZone, nextAt, sentAt, sendsMail);
  }
}
