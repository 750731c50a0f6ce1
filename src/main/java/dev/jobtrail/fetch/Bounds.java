package dev.jobtrail.fetch;

import java.time.Duration;

/** Limits of time, size and redirects for one fetch. */
record Bounds(
    Duration requestTime,
    Duration totalTime,
    long maxBytes,
    int maxRetries,
    Duration maxRetryWait) {

  static Bounds of(FetchSettings settings, boolean isBackground) {
    if (isBackground) {
      var background = settings.background();
      return new Bounds(
          background.requestTime(),
          background.totalTime(),
          background.maxBytes().asLongValue(),
          background.maxRetries(),
          background.maxRetryWait());
    }
    return new Bounds(
        settings.requestTime(),
        settings.totalTime(),
        settings.maxBytes().asLongValue(),
        settings.maxRetries(),
        settings.maxRetryWait());
  }
}
