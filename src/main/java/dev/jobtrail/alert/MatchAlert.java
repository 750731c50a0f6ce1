package dev.jobtrail.alert;

import jakarta.persistence.Entity;
import java.time.Clock;
import java.time.Instant;
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

  /** That of an account; one that is off if it never had digests. */
  static MatchAlert of(UUID accountId) {
    return MatchAlert.<MatchAlert>findByIdOptional(accountId).orElseGet(MatchAlert::new);
  }

  /** The same, added where it is missing and locked until the transaction ends. */
  static MatchAlert lock(UUID accountId, Clock clock) {
    return lock(MatchAlert.class, ADD, accountId, clock);
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
    set(edit.frequency(), edit.hour(), edit.timeZone(), clock);
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
