package dev.jobtrail.alert;

import jakarta.persistence.Entity;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** When an account gets its digest of new matches. */
@Entity
class MatchAlert extends ScheduledMail {

  private static final String ADD =
      """
      insert into match_alert (account_id, frequency, hour, time_zone, found_since, updated_at)
      values (:account, 'OFF', 0, 'UTC', :now, :now) on conflict (account_id) do nothing
      """;

  private Instant foundSince;

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

  /** The next digest has matches that were found after this. */
  Instant foundSince() {
    return foundSince;
  }

  /** Changes the settings. The first digest has only matches that are found from now on. */
  void edit(MatchAlertEdit edit, Clock clock) {
    if (isOff()) {
      foundSince = clock.instant();
    }
    set(edit.frequency(), edit.hourOrDefault(), edit.timeZoneOrDefault(), clock);
  }

  /** Records that the matches found until a time are in a mail, or that there are none. */
  void finish(Instant until, boolean isSent, Clock clock) {
    if (until.isAfter(foundSince)) {
      foundSince = until;
    }
    finish(isSent, clock);
  }

  MatchAlertView view(boolean sendsMail) {
    return new MatchAlertView(frequency(), hour(), zone().getId(), nextAt(), sentAt(), sendsMail);
  }
}
