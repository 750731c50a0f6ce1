package dev.jobtrail.ratelimit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.Secrets;
import java.time.Clock;
import java.time.Duration;

/**
 * Counts in fixed windows, correct across replicas, without a query for each request.
 *
 * <p>Each replica takes tokens from a shared bucket in batches (a twentieth of what is left, 50 at
 * most, 1 at least) and spends them by itself. So no more than the limit is ever let through, on
 * any number of replicas. A replica can be refused while others hold tokens that they do not use:
 * at most one batch each, which they hand back after a second. A single replica is exact.
 */
public class RateLimits {

  private static final int MOST_SUBJECTS = 100_000;

  private final LimitSettings settings;
  private final Windows windows;
  private final Clock clock;
  private final Cache<String, Reserve> reserves =
      Caffeine.newBuilder()
          .maximumSize(MOST_SUBJECTS)
          .expireAfterAccess(Duration.ofMinutes(10))
          .build();

  RateLimits(LimitSettings settings, Windows windows, Clock clock) {
    this.settings = settings;
    this.windows = windows;
    this.clock = clock;
  }

  /**
   * Counts one use.
   *
   * @param subject who is limited: a key, an account, an address and a target
   * @return null where the limit is switched off
   */
  public Admission take(Limit limit, String subject) {
    long most = limit.most(settings);
    if (most == 0) {
      return null;
    }
    long now = clock.millis();
    var reserve = reserve(limit, subject, most, now);
    long remaining = reserve.take(now);
    return new Admission(
        remaining >= 0, most, Math.max(0, remaining), Duration.ofMillis(reserve.endsAt() - now));
  }

  /**
   * Counts one use.
   *
   * @throws ApiException RATE_LIMITED where the window has none left
   */
  public void require(Limit limit, String subject) {
    var admission = take(limit, Secrets.hash(subject));
    if (admission != null && !admission.admitted()) {
      throw refusal(admission);
    }
  }

  /** Gives unused tokens back to the other replicas. */
  void handBackIdle() {
    long now = clock.millis();
    reserves.asMap().values().forEach(it -> it.handBackIfIdle(now));
  }

  static ApiException refusal(Admission admission) {
    return new ApiException(ErrorCode.RATE_LIMITED, "Too many requests of this kind; wait a while.")
        .retryAfter(admission.reset());
  }

  private Reserve reserve(Limit limit, String subject, long most, long now) {
    var key = limit + " " + subject;
    var known = reserves.getIfPresent(key);
    if (known != null && !known.isOver(now)) {
      return known;
    }
    return reserves
        .asMap()
        .compute(
            key,
            (_, it) -> it != null && !it.isOver(now) ? it : open(key, limit.window(), most, now));
  }

  /** The key names the limit too, so that a changed one begins anew. */
  private Reserve open(String key, Duration window, long most, long now) {
    long number = now / window.toMillis();
    var bucket = windows.bucket(key + " " + number + " " + most, most, window);
    return new Reserve(bucket, most, (number + 1) * window.toMillis());
  }
}
