package dev.jobtrail.alert;

import java.time.Duration;

/** What a link in a digest or a reminder does. */
enum LinkAction {
  ADD(Duration.ofDays(14)),
  DISMISS(Duration.ofDays(14)),
  /** Longer, because a digest must be possible to end from an old mail, too. */
  UNSUBSCRIBE(Duration.ofDays(180)),
  UNSUBSCRIBE_REMINDERS(Duration.ofDays(180));

  private final Duration lifetime;

  LinkAction(Duration lifetime) {
    this.lifetime = lifetime;
  }

  Duration lifetime() {
    return lifetime;
  }
}
