package dev.jobtrail.ratelimit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.testing.Database;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.SettableClock;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

class RateLimitsAcrossReplicasTest {

  private static final int LIMIT = 400;
  private static final String START = "2026-03-04T10:59:00Z";

  private static DataSource dataSource;

  private final SettableClock clock = new SettableClock(START);
  private final String key = UUID.randomUUID().toString();
  private final RateLimits first = replica(LIMIT);
  private final RateLimits second = replica(LIMIT);

  @BeforeAll
  static void startDatabase() {
    dataSource = Database.migrated();
  }

  @RepeatedTest(3)
  void admitNeverMoreThanTheLimitAndInTheEndExactlyIt() throws InterruptedException {
    var turn = new AtomicInteger();
    var admitted =
        Parallel.run(
            12,
            () -> {
              var replica = turn.getAndIncrement() % 2 == 0 ? first : second;
              return admittedOf(replica, 100);
            });
    var byThreads = admitted.stream().mapToInt(it -> it).sum();
    assertThat(byThreads).isLessThanOrEqualTo(LIMIT);
    assertThat(byThreads + afterHandingBack()).isEqualTo(LIMIT);
  }

  @Test
  void handBackWhatOneDoesNotUseForTheOtherToSpend() {
    assertThat(admittedOf(first, 100)).isEqualTo(100);
    var beforeHandingBack = admittedOf(second, LIMIT);
    // a batch of the first, at most a twentieth of what was left, is out of the second's reach
    assertThat(beforeHandingBack).isBetween(LIMIT - 100 - LIMIT / 20, LIMIT - 100 - 1);
    clock.advance(Duration.ofMillis(600));
    first.tidy();
    clock.advance(Duration.ofMillis(400));
    assertThat(beforeHandingBack + admittedOf(second, LIMIT)).isEqualTo(LIMIT - 100);
  }

  @Test
  void handBackEverythingWhenOneStops() {
    assertThat(admittedOf(first, 100)).isEqualTo(100);
    first.stop(null);
    assertThat(admittedOf(second, LIMIT)).isEqualTo(LIMIT - 100);
  }

  @Test
  void carryNothingIntoTheNextWindow() {
    assertThat(admittedOf(first, 100)).isEqualTo(100);
    clock.advance(Duration.ofMinutes(1));
    first.tidy();
    assertThat(admittedOf(second, 2 * LIMIT) + admittedOf(first, 2 * LIMIT)).isEqualTo(LIMIT);
  }

  @RepeatedTest(3)
  void admitNeverMoreThanTheLimitAroundAWindowsEnd() throws InterruptedException {
    var turn = new AtomicInteger();
    var inOldWindow = new AtomicInteger();
    var inNewWindow = new AtomicInteger();
    Callable<Void> work =
        () -> {
          var thread = turn.getAndIncrement();
          var replica = thread % 2 == 0 ? first : second;
          for (int i = 0; i < 100; i++) {
            if (thread == 0 && i == 50) {
              clock.advance(Duration.ofMinutes(1));
            }
            var isNew = !clock.instant().isBefore(Instant.parse("2026-03-04T11:00:00Z"));
            if (replica.take(Limit.KEY_PER_HOUR, key).admitted()) {
              (isNew ? inNewWindow : inOldWindow).incrementAndGet();
            }
          }
          return null;
        };
    Parallel.run(12, work);
    // a call that began before the end may be counted after it, by at most one for each thread
    assertThat(inOldWindow.get()).isLessThanOrEqualTo(LIMIT + 12);
    assertThat(inNewWindow.get()).isLessThanOrEqualTo(LIMIT);
    assertThat(inOldWindow.get() + inNewWindow.get()).isLessThanOrEqualTo(2 * LIMIT);
    assertThat(inNewWindow.get() + afterHandingBack()).isBetween(LIMIT - 12, LIMIT);
  }

  @Test
  void takeUpARaisedLimitInTheWindowUnderWay() {
    assertThat(admittedOf(first, 2 * LIMIT)).isEqualTo(LIMIT);
    clock.advance(Duration.ofSeconds(1));
    var restarted = replica(LIMIT + 50);
    assertThat(admittedOf(restarted, 2 * LIMIT)).isEqualTo(50);
    assertThat(restarted.take(Limit.KEY_PER_HOUR, key).limit()).isEqualTo(LIMIT + 50);
  }

  @Test
  void cutWhatIsLeftToALoweredLimit() {
    assertThat(admittedOf(first, 10)).isEqualTo(10);
    first.stop(null);
    clock.advance(Duration.ofSeconds(1));
    var restarted = replica(20);
    assertThat(admittedOf(restarted, 2 * LIMIT)).isEqualTo(20);
    clock.advance(Duration.ofMinutes(1));
    assertThat(admittedOf(restarted, 2 * LIMIT)).isEqualTo(20);
  }

  @Test
  void keepTheCountOverARestartWithTheSameLimit() {
    assertThat(admittedOf(first, 150)).isEqualTo(150);
    first.stop(null);
    clock.advance(Duration.ofSeconds(1));
    assertThat(admittedOf(replica(LIMIT), LIMIT)).isEqualTo(LIMIT - 150);
  }

  @Test
  void storeNeitherAddressesNorLogins() throws SQLException {
    first.take(Limit.SIGN_IN, "203.0.113.7 someone@example.com");
    assertThat(ids()).isNotEmpty().allSatisfy(it -> assertThat(it).matches("[\\w-]{43}"));
  }

  @Test
  void removeBucketsSomeTimeAfterTheirWindow() throws SQLException {
    first.take(Limit.KEY_PER_HOUR, key);
    first.removeExpired();
    assertThat(ids()).isNotEmpty();
    makeBucketsOlderBy(Duration.ofMinutes(59));
    first.removeExpired();
    assertThat(ids()).isNotEmpty();
    makeBucketsOlderBy(Duration.ofMinutes(63));
    first.removeExpired();
    assertThat(ids()).isEmpty();
  }

  @RepeatedTest(3)
  void makeNoMoreFailingTriesThanTheLimitOfAllTogether() throws InterruptedException {
    var turn = new AtomicInteger();
    var made = new AtomicInteger();
    Parallel.run(
        20,
        () -> {
          var replica = turn.getAndIncrement() % 2 == 0 ? first : second;
          return isRefused(replica, made, false);
        });
    assertThat(made).hasValue(5);
  }

  @Test
  void countNoTryThatSucceeds() {
    var made = new AtomicInteger();
    for (int i = 0; i < 20; i++) {
      assertThat(isRefused(i % 2 == 0 ? first : second, made, true)).isFalse();
      clock.advance(Duration.ofMillis(600));
      first.tidy();
      second.tidy();
    }
    for (int i = 0; i < 5; i++) {
      assertThat(isRefused(i % 2 == 0 ? first : second, made, false)).isFalse();
      clock.advance(Duration.ofMillis(600));
      first.tidy();
      second.tidy();
    }
    assertThat(isRefused(first, made, true)).isTrue();
    assertThat(isRefused(second, made, true)).isTrue();
    assertThat(made).hasValue(25);
  }

  @Test
  void countNoTryThatBreaksOff() {
    for (int i = 0; i < 10; i++) {
      assertThatThrownBy(
              () ->
                  first.countFailure(
                      Limit.SHARE_PASSWORD,
                      key,
                      () -> {
                        throw new IllegalStateException("no turn");
                      }))
          .isInstanceOf(IllegalStateException.class);
    }
    assertThat(isRefused(first, new AtomicInteger(), false)).isFalse();
  }

  @Test
  void giveNothingBackToAWindowThatTheTryWasNotCountedIn() {
    clock.set("2026-03-04T10:59:59.900Z");
    first.countFailure(
        Limit.SHARE_PASSWORD,
        key,
        () -> {
          clock.advance(Duration.ofSeconds(1));
          return true;
        });
    var made = new AtomicInteger();
    for (int i = 0; i < 10; i++) {
      isRefused(first, made, false);
    }
    assertThat(made).hasValue(5);
  }

  private boolean isRefused(RateLimits replica, AtomicInteger made, boolean succeeds) {
    try {
      replica.countFailure(
          Limit.SHARE_PASSWORD,
          key,
          () -> {
            made.incrementAndGet();
            return succeeds;
          });
      return false;
    } catch (ApiException _) {
      return true;
    }
  }

  private int afterHandingBack() {
    int admitted = 0;
    for (int i = 0; i < 10; i++) {
      clock.advance(Duration.ofSeconds(1));
      first.tidy();
      second.tidy();
      admitted += admittedOf(first, LIMIT) + admittedOf(second, LIMIT);
    }
    return admitted;
  }

  private int admittedOf(RateLimits replica, int tries) {
    int admitted = 0;
    for (int i = 0; i < tries; i++) {
      admitted += replica.take(Limit.KEY_PER_HOUR, key).admitted() ? 1 : 0;
    }
    return admitted;
  }

  private static void makeBucketsOlderBy(Duration age) throws SQLException {
    try (var connection = dataSource.getConnection();
        var update =
            connection.prepareStatement(
                "update rate_limit_bucket set expires_at = expires_at - ?")) {
      update.setLong(1, age.toMillis());
      update.executeUpdate();
    }
  }

  private static List<String> ids() throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery("select coalesce(array_agg(id), '{}') from rate_limit_bucket")) {
      rows.next();
      return List.of((String[]) rows.getArray(1).getArray());
    }
  }

  private RateLimits replica(int limit) {
    return new RateLimits(
        Settings.with("key-per-hour", String.valueOf(limit)),
        clock,
        new SimpleMeterRegistry(),
        new PostgreSqlBuckets(dataSource, new MemoryBuckets(), clock));
  }
}
