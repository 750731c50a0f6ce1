package dev.jobtrail.ratelimit;

import java.time.Duration;
import java.util.function.ToLongFunction;

/** What is limited, and the window that it is counted in. Windows begin on the clock's hour. */
public enum Limit {
  KEY_PER_HOUR(Duration.ofHours(1), LimitSettings::keyPerHour),
  AI(Duration.ofMinutes(1), LimitSettings::aiPerMinute),
  RESUME_CHANGES(Duration.ofMinutes(1), LimitSettings::resumeChangesPerMinute),
  PDF(Duration.ofMinutes(1), LimitSettings::pdfPerMinute),
  SIGN_IN(Duration.ofMinutes(10), LimitSettings::signInPerTenMinutes),
  SIGN_UP(Duration.ofHours(1), LimitSettings::signUpPerHour),
  PASSWORD(Duration.ofMinutes(10), LimitSettings::passwordPerTenMinutes);

  private final Duration window;
  private final ToLongFunction<LimitSettings> most;

  Limit(Duration window, ToLongFunction<LimitSettings> most) {
    this.window = window;
    this.most = most;
  }

  /** How long a window is. */
  Duration window() {
    return window;
  }

  /** How often in a window; 0 for no limit. */
  long most(LimitSettings settings) {
    return most.applyAsLong(settings);
  }
}
