package dev.jobtrail.console.notification;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The events that open pages tell of. */
public enum NotificationKind {
  /** A run waits for answers. */
  ASKING,
  /** A run waits for Submit. */
  READY,
  ENDED,
  APPROVED,
  DECLINED,
  /** A search has found new matches; the id is that of the resume. */
  MATCHES;

  /** The name in the event and in the path. */
  String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<NotificationKind> ofWireName(String name) {
    return Arrays.stream(values()).filter(it -> it.wireName().equals(name)).findFirst();
  }
}
