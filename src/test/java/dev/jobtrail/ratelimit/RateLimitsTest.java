package dev.jobtrail.ratelimit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.SettableClock;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RateLimitsTest {

  private final SettableClock clock = new SettableClock("2026-03-04T10:20:30Z");
  private final WatchedBuckets buckets = new WatchedBuckets();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 20, 300, 1000})
  void admitsExactlyAsManyAsTheLimit(int limit) {
    var limits = limits("key-per-hour", limit);
    for (int left = limit - 1; left >= 0; left--) {
      var admission = limits.take(Limit.KEY_PER_HOUR, "key");
      assertThat(admission)
          .isEqualTo(new Admission(true, limit, left, Duration.ofSeconds(39 * 60 + 30)));
    }
    assertThat(limits.take(Limit.KEY_PER_HOUR, "key"))
        .isEqualTo(new Admission(false, limit, 0, Duration.ofSeconds(39 * 60 + 30)));
  }

  @ParameterizedTest
  @CsvSource({
    "KEY_PER_HOUR, 1000",
    "AI, 20",
    "RESUME_CHANGES, 300",
    "PDF, 5",
    "SIGN_IN, 10",
    "SIGN_UP, 20",
    "PASSWORD, 10",
    "SHARE_PASSWORD, 5",
    "SECOND_FACTOR, 5",
    "PASSKEY_SIGN_IN, 200"
  })
  void hasTheDocumentedNumbersByDefault(Limit limit, int number) {
    assertThat(limit.number(Settings.with())).isEqualTo(number);
  }

  @ParameterizedTest
  @CsvSource({"KEY_PER_HOUR, 3600", "AI, 60", "RESUME_CHANGES, 60", "PDF, 60", "SIGN_IN, 600"})
  void countsAnewFromTheFirstMomentOfTheNextWindow(Limit limit, int seconds) {
    clock.set("2026-03-04T10:00:00Z");
    var limits = new RateLimits(Settings.with(), clock, new SimpleMeterRegistry(), buckets);
    var number = limit.number(Settings.with());
    spend(limits, limit, number);
    clock.advance(Duration.ofSeconds(seconds).minusMillis(1));
    assertThat(limits.take(limit, "key"))
        .isEqualTo(new Admission(false, number, 0, Duration.ofMillis(1)));
    clock.advance(Duration.ofMillis(1));
    assertThat(limits.take(limit, "key"))
        .isEqualTo(new Admission(true, number, number - 1, Duration.ofSeconds(seconds)));
  }

  @Test
  void roundsTheTimeUntilTheResetUpToWholeSeconds() {
    clock.set("2026-03-04T10:00:58.999Z");
    assertThat(limits("ai-per-minute", 1).take(Limit.AI, "account").resetSeconds()).isEqualTo(2);
    clock.set("2026-03-04T10:00:59Z");
    assertThat(limits("ai-per-minute", 1).take(Limit.AI, "account").resetSeconds()).isEqualTo(1);
    clock.set("2026-03-04T10:00:59.999Z");
    assertThat(limits("ai-per-minute", 1).take(Limit.AI, "account").resetSeconds()).isEqualTo(1);
  }

  @Test
  void countsSubjectsAndLimitsApart() {
    var limits = limits("pdf-per-minute", 1);
    assertThat(limits.take(Limit.PDF, "one").admitted()).isTrue();
    assertThat(limits.take(Limit.PDF, "one").admitted()).isFalse();
    assertThat(limits.take(Limit.PDF, "other").admitted()).isTrue();
    assertThat(limits.take(Limit.AI, "one").admitted()).isTrue();
  }

  @Test
  void refusesWithTheTimeToWait() {
    var limits = limits("sign-in-per-ten-minutes", 1);
    limits.require(Limit.SIGN_IN, "address login");
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> limits.require(Limit.SIGN_IN, "address login"))
        .satisfies(
            it -> {
              assertThat(it.code()).isEqualTo(ErrorCode.RATE_LIMITED);
              assertThat(it).hasMessageContaining("570 seconds");
            });
  }

  @Test
  void countsWhatItRefuses() {
    var metrics = new SimpleMeterRegistry();
    var limits = new RateLimits(Settings.with(), clock, metrics, buckets);
    var number = Limit.PDF.number(Settings.with());
    spend(limits, Limit.PDF, number);
    assertThat(metrics.getMeters()).isEmpty();
    limits.take(Limit.PDF, "key");
    limits.take(Limit.PDF, "key");
    assertThat(metrics.counter("jobtrail.limits.refused", "limit", "pdf").count()).isEqualTo(2);
  }

  @ParameterizedTest
  @EnumSource(Limit.class)
  void takesZeroForNoLimit(Limit limit) {
    var limits =
        new RateLimits(Settings.withoutLimits(), clock, new SimpleMeterRegistry(), buckets);
    for (int i = 0; i < 5_000; i++) {
      assertThat(limits.take(limit, "key").admitted()).isTrue();
    }
    assertThat(limits.take(limit, "key").isLimited()).isFalse();
    assertThat(buckets.calls).hasValue(0);
  }

  @Test
  void admitsExactlyTheLimitToManyThreads() throws InterruptedException {
    var limits = limits("key-per-hour", 1000);
    var admitted = Parallel.run(16, () -> admittedOf(limits, 200));
    assertThat(admitted.stream().mapToInt(it -> it).sum()).isEqualTo(1000);
  }

  @Test
  void losesNothingToHandingBackInBetween() throws InterruptedException {
    var limits = limits("key-per-hour", 1000);
    var admitted =
        Parallel.run(
            16,
            () -> {
              int count = 0;
              for (int i = 0; i < 20; i++) {
                count += admittedOf(limits, 10);
                clock.advance(Duration.ofMillis(100));
                limits.tidy();
              }
              return count;
            });
    assertThat(admitted.stream().mapToInt(it -> it).sum()).isEqualTo(1000);
  }

  @Test
  void holdsAtMostATwentiethOfWhatWasLeftAndNearTheLimitAtMostOne() {
    for (int spent = 1; spent < 400; spent++) {
      var one = limits("key-per-hour", 400);
      var other = limits("key-per-hour", 400);
      var subject = "spends " + spent;
      int left = 400;
      for (int i = 0; i < spent; i++) {
        left -= one.take(Limit.KEY_PER_HOUR, subject).admitted() ? 1 : 0;
      }
      int reached = 0;
      while (other.take(Limit.KEY_PER_HOUR, subject).admitted()) {
        reached++;
      }
      assertThat(left - reached).as(subject).isBetween(0, left <= 20 ? 1 : 20);
    }
  }

  @Test
  void writesMuchLessOftenThanABusySubjectCalls() {
    var limits = limits("key-per-hour", 1_000_000);
    spend(limits, Limit.KEY_PER_HOUR, 50_000);
    assertThat(buckets.calls.get()).isLessThan(150);
  }

  @Test
  void writesAboutATenthAsOftenWithTheContractsNumber() {
    var limits = limits("key-per-hour", 1000);
    spend(limits, Limit.KEY_PER_HOUR, 1000);
    assertThat(buckets.calls.get()).isLessThan(130);
  }

  @Test
  void writesOnceACallForAnOccasionalSubject() {
    var limits = limits("key-per-hour", 1000);
    for (int i = 0; i < 10; i++) {
      spend(limits, Limit.KEY_PER_HOUR, 1);
      clock.advance(Duration.ofSeconds(5));
      limits.tidy();
    }
    assertThat(buckets.calls).hasValue(10);
  }

  @Test
  void asksForARefusedSubjectAtMostOnceASecond() {
    var limits = limits("pdf-per-minute", 1);
    spend(limits, Limit.PDF, 1);
    assertThat(admittedOf(limits, Limit.PDF, 1_000)).isZero();
    var calls = buckets.calls.get();
    clock.advance(Duration.ofMillis(999));
    assertThat(admittedOf(limits, Limit.PDF, 1_000)).isZero();
    assertThat(buckets.calls).hasValue(calls);
    clock.advance(Duration.ofMillis(1));
    assertThat(admittedOf(limits, Limit.PDF, 1_000)).isZero();
    assertThat(buckets.calls).hasValue(calls + 1);
  }

  @Test
  void asksOnceForManyCallersThatFindNothingInHand() throws InterruptedException {
    var limits = limits("key-per-hour", 1_000_000);
    spend(limits, Limit.KEY_PER_HOUR, 10_000);
    clock.advance(Duration.ofMillis(600));
    limits.tidy();
    buckets.calls.set(0);
    buckets.mostAtOnce.set(0);
    buckets.pause = Duration.ofMillis(50);
    var admitted = Parallel.run(32, () -> limits.take(Limit.KEY_PER_HOUR, "key").admitted());
    assertThat(admitted).containsOnly(true);
    assertThat(buckets.mostAtOnce).hasValue(1);
    assertThat(buckets.calls.get()).isLessThanOrEqualTo(2);
  }

  @Test
  void spendsWhatIsInHandWhileTheStoreIsAway() {
    var limits = limits("key-per-hour", 1_000_000);
    spend(limits, Limit.KEY_PER_HOUR, 10_000);
    buckets.away = true;
    int spent = 0;
    try {
      while (limits.take(Limit.KEY_PER_HOUR, "key").admitted()) {
        spent++;
      }
    } catch (IllegalStateException e) {
      assertThat(e).hasMessage("away");
    }
    assertThat(spent).isGreaterThan(0);
    assertThatThrownBy(() -> limits.take(Limit.KEY_PER_HOUR, "key")).hasMessage("away");
    buckets.away = false;
    assertThat(limits.take(Limit.KEY_PER_HOUR, "key").admitted()).isTrue();
  }

  @Test
  void sharesOneFaultAmongAllCallersThatWaitForIt() throws InterruptedException {
    var limits = limits("key-per-hour", 1000);
    buckets.away = true;
    buckets.pause = Duration.ofMillis(200);
    var faults =
        Parallel.run(
            32,
            () -> {
              try {
                return String.valueOf(limits.take(Limit.KEY_PER_HOUR, "key"));
              } catch (IllegalStateException e) {
                return e.getMessage();
              }
            });
    assertThat(faults).isEqualTo(Collections.nCopies(32, "away"));
    assertThat(buckets.calls.get()).isLessThanOrEqualTo(2);
  }

  @Test
  void survivesAStoreThatIsAwayWhileItTidies() {
    var limits = limits("key-per-hour", 1000);
    spend(limits, Limit.KEY_PER_HOUR, 100);
    buckets.away = true;
    clock.advance(Duration.ofSeconds(1));
    limits.tidy();
    buckets.away = false;
    assertThat(admittedOf(limits, 2_000)).isBetween(800, 900);
  }

  @Test
  void goesOnCountingAfterASubjectWasIdle() {
    var limits = limits("key-per-hour", 1000);
    spend(limits, Limit.KEY_PER_HOUR, 100);
    for (int second = 0; second < 30; second++) {
      clock.advance(Duration.ofSeconds(1));
      limits.tidy();
    }
    assertThat(limits.take(Limit.KEY_PER_HOUR, "key").remaining()).isEqualTo(899);
    assertThat(admittedOf(limits, 2_000)).isEqualTo(899);
  }

  @Test
  void keepsBucketsInMemoryIfConfigured() {
    var limits =
        new RateLimits(
            Settings.with("store", "memory"),
            clock,
            new SimpleMeterRegistry(),
            null,
            new MemoryBuckets());
    assertThat(admittedOf(limits, Limit.PDF, 10)).isEqualTo(5);
  }

  private RateLimits limits(String name, int number) {
    return new RateLimits(
        Settings.with(name, String.valueOf(number)), clock, new SimpleMeterRegistry(), buckets);
  }

  private static void spend(RateLimits limits, Limit limit, long number) {
    assertThat(admittedOf(limits, limit, number)).isEqualTo((int) number);
  }

  private static int admittedOf(RateLimits limits, long tries) {
    return admittedOf(limits, Limit.KEY_PER_HOUR, tries);
  }

  private static int admittedOf(RateLimits limits, Limit limit, long tries) {
    int admitted = 0;
    for (long i = 0; i < tries; i++) {
      admitted += limits.take(limit, "key").admitted() ? 1 : 0;
    }
    return admitted;
  }
}
