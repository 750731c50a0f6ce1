package dev.jobtrail.ratelimit;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.Hashes;
import dev.jobtrail.platform.Secrets;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;

/**
 * Counts calls against their limits, together with all other replicas.
 *
 * <p>A replica takes tokens out of the shared bucket in batches and spends them by itself, so that
 * a busy subject costs a few database writes a second, however often it calls; a refused one costs
 * at most one a second. Bounds:
 *
 * <ul>
 *   <li>Over-admission is 0: no more calls are admitted in a window than its limit, by all replicas
 *       together, as long as their clocks agree on the window.
 *   <li>A single replica is exact: it refuses nobody before the limit is spent.
 *   <li>Under-admission is at most replicas x batch, for about a second: a batch is what a subject
 *       spends in a second, at most 500 and at most a twentieth of what was left. Unused tokens are
 *       handed back within 1.5 s, and a refusing replica asks again after 1 s. The tokens of a
 *       replica that is killed are lost until the window ends.
 * </ul>
 *
 * <p>While the database is away tokens in hand can be spent; without any, calls fail.
 */
@ApplicationScoped
public class RateLimits {

  private static final Logger LOG = Logger.getLogger(RateLimits.class);

  private final Clock clock;
  private final Buckets buckets;
  private final MeterRegistry metrics;
  private final Map<Limit, Buckets.Size> sizes = new EnumMap<>(Limit.class);
  private final Map<Subject, Reserve> reserves = new ConcurrentHashMap<>();

  private record Subject(Limit limit, String name) {}

  @Inject
  RateLimits(
      LimitSettings settings,
      Clock clock,
      MeterRegistry metrics,
      PostgreSqlBuckets postgreSql,
      MemoryBuckets memory) {
    this(
        settings,
        clock,
        metrics,
        switch (settings.store()) {
          case POSTGRESQL -> postgreSql;
          case MEMORY -> memory;
        });
  }

  RateLimits(LimitSettings settings, Clock clock, MeterRegistry metrics, Buckets buckets) {
    this.clock = clock;
    this.metrics = metrics;
    this.buckets = buckets;
    for (var limit : Limit.values()) {
      sizes.put(limit, new Buckets.Size(limit.number(settings), limit.window()));
    }
  }

  /**
   * Counts one call.
   *
   * @param limit which limit the call falls under
   * @param subject who calls, see {@link Limit}; only a hash of it is stored
   */
  public Admission take(Limit limit, String subject) {
    return spend(limit, subject).admission();
  }

  /**
   * Counts one call and refuses it over the limit.
   *
   * @param limit which limit the call falls under
   * @param subject who calls, see {@link Limit}; only a hash of it is stored
   * @throws ApiException RATE_LIMITED, with the time until the window ends
   */
  public Admission require(Limit limit, String subject) {
    var admission = take(limit, subject);
    if (!admission.admitted()) {
      throw tooMany(admission);
    }
    return admission;
  }

  /**
   * Makes a try and counts it if it fails. A try under way is counted like a failed one, so that
   * many at the same time are no more than the limit.
   *
   * @param limit which limit the try falls under
   * @param subject who tries, see {@link Limit}; only a hash of it is stored
   * @param trial answers whether the try succeeded; one that throws is not counted
   * @return the result of the attempt
   * @throws ApiException RATE_LIMITED instead of the try, with the time until the window ends
   */
  public boolean countFailure(Limit limit, String subject, BooleanSupplier trial) {
    var spent = spend(limit, subject);
    if (!spent.admission().admitted()) {
      throw tooMany(spent.admission());
    }
    var failed = false;
    try {
      failed = !trial.getAsBoolean();
      return !failed;
    } finally {
      if (!failed) {
        spent.giveBack(clock.millis());
      }
    }
  }

  /** A call that was counted or refused; the reserve is null without a limit. */
  private record Spent(Admission admission, Reserve reserve) {

    void giveBack(long now) {
      if (reserve != null) {
        reserve.giveBack(now);
      }
    }
  }

  private Spent spend(Limit limit, String subject) {
    var size = sizes.get(limit);
    if (size.capacity() == 0) {
      return new Spent(Admission.UNLIMITED, null);
    }
    var now = clock.millis();
    var key = new Subject(limit, subject);
    while (true) {
      var reserve = reserve(key, size, now);
      var left = reserve.take(now);
      if (left != Reserve.RETIRED) {
        var admission = admission(left, size, reserve.window().end() - now);
        if (!admission.admitted()) {
          metrics
              .counter("jobtrail.limits.refused", "limit", limit.name().toLowerCase(Locale.ROOT))
              .increment();
        }
        return new Spent(admission, reserve);
      }
      reserves.remove(key, reserve);
    }
  }

  static ApiException tooMany(Admission admission) {
    return new ApiException(
            ErrorCode.RATE_LIMITED,
            "Too many requests. Try again in %d seconds.",
            admission.resetSeconds())
        .retryAfter(admission.reset());
  }

  private static Admission admission(long left, Buckets.Size size, long untilReset) {
    var remaining = Math.clamp(left, 0, size.capacity());
    return new Admission(left >= 0, size.capacity(), remaining, Duration.ofMillis(untilReset));
  }

  private Reserve reserve(Subject subject, Buckets.Size size, long now) {
    var current = reserves.get(subject);
    return isUsable(current, now)
        ? current
        : reserves.compute(
            subject, (_, it) -> isUsable(it, now) ? it : newReserve(subject, size, now));
  }

  private static boolean isUsable(Reserve reserve, long now) {
    return reserve != null && now < reserve.window().end();
  }

  private Reserve newReserve(Subject subject, Buckets.Size size, long now) {
    var window = subject.limit().windowAt(now);
    return new Reserve(buckets, bucketName(subject, window), size, window, now);
  }

  /** A hash, because a subject can be an address and a login. */
  private static String bucketName(Subject subject, Limit.Window window) {
    var text = subject.limit() + " " + window.start() + " " + subject.name();
    return Secrets.text(Hashes.sha256(text));
  }

  @Scheduled(every = "1s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  void tidy() {
    var now = clock.millis();
    withStore(() -> reserves.values().removeIf(it -> it.tidy(now)));
  }

  @Scheduled(every = "1m", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  void removeExpired() {
    withStore(buckets::removeExpired);
  }

  void stop(@Observes ShutdownEvent event) {
    var now = clock.millis();
    withStore(() -> reserves.values().forEach(it -> it.close(now)));
  }

  /** Maintenance stops at the first fault: it can wait, and calls report an unavailable store. */
  private static void withStore(Runnable upkeep) {
    try {
      upkeep.run();
    } catch (RuntimeException e) {
      LOG.debugf("Cannot clean up rate limits: %s", e.getMessage());
    }
  }
}
