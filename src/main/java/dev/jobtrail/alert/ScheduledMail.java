package dev.jobtrail.alert;

import io.quarkus.hibernate.orm.panache.Panache;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.MappedSuperclass;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.Timeouts;

/** When an account gets a mail that is sent regularly. */
@MappedSuperclass
abstract class ScheduledMail extends PanacheEntityBase {

  private static final int MORNING = 7;
  private static final String UTC = "UTC";

  @Id UUID accountId;

  @Enumerated(EnumType.STRING)
  private AlertFrequency frequency = AlertFrequency.OFF;

  private int hour = MORNING;
  private String timeZone = UTC;
  private Instant nextAt;
  private Instant sentAt;
  private Instant updatedAt;

  /**
   * That of an account, locked until the transaction ends.
   *
   * @param add the SQL that adds it where it is missing, with an account and the time now
   */
  static <T extends ScheduledMail> T lock(Class<T> type, String add, UUID accountId, Clock clock) {
    var entityManager = Panache.getEntityManager();
    entityManager
        .createNativeQuery(add)
        .setParameter("account", accountId)
        .setParameter("now", clock.instant())
        .executeUpdate();
    return entityManager.find(type, accountId, LockModeType.PESSIMISTIC_WRITE);
  }

  /**
   * That of an account if its mail is due, locked until the transaction ends; empty if another
   * process has locked it.
   */
  static <T extends ScheduledMail> Optional<T> claim(Class<T> type, UUID accountId, Instant now) {
    return Panache.getEntityManager()
        .createQuery(
            "from %s where accountId = :account and nextAt <= :now".formatted(type.getSimpleName()),
            type)
        .setParameter("account", accountId)
        .setParameter("now", now)
        .setLockMode(LockModeType.PESSIMISTIC_WRITE)
        .setHint("jakarta.persistence.lock.timeout", Timeouts.SKIP_LOCKED_MILLI)
        .getResultStream()
        .findFirst();
  }

  /** Some of the accounts whose mail is due, in the order of their ids. */
  static List<UUID> due(Class<? extends ScheduledMail> type, Instant now, UUID after, int limit) {
    return Panache.getEntityManager()
        .createQuery(
            "select accountId from %s where nextAt <= :now and accountId > :after order by accountId"
                .formatted(type.getSimpleName()),
            UUID.class)
        .setParameter("now", now)
        .setParameter("after", after)
        .setMaxResults(limit)
        .getResultList();
  }

  AlertFrequency frequency() {
    return frequency;
  }

  int hour() {
    return hour;
  }

  ZoneId zone() {
    return ZoneId.of(timeZone);
  }

  Instant nextAt() {
    return nextAt;
  }

  Instant sentAt() {
    return sentAt;
  }

  boolean isOff() {
    return frequency == AlertFrequency.OFF;
  }

  void turnOff(Clock clock) {
    frequency = AlertFrequency.OFF;
    schedule(clock);
  }

  /** Tries again at the next time. */
  void postpone(Clock clock) {
    schedule(clock);
  }

  /**
   * Changes when it is sent.
   *
   * @param localHour null for the morning
   * @param zone null for UTC
   */
  void set(AlertFrequency wanted, Integer localHour, String zone, Clock clock) {
    frequency = wanted;
    hour = Objects.requireNonNullElse(localHour, MORNING);
    timeZone = Objects.requireNonNullElse(zone, UTC);
    schedule(clock);
  }

  /** Records whether the mail that was due is sent: without content there is none. */
  void finish(boolean isSent, Clock clock) {
    if (isSent) {
      sentAt = clock.instant();
    }
    schedule(clock);
  }

  private void schedule(Clock clock) {
    updatedAt = clock.instant();
    nextAt = new DigestSchedule(frequency, hour, zone()).next(clock.instant(), sentAt);
  }
}
