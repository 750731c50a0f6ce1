package dev.jobtrail.fetch;

import io.quarkus.runtime.configuration.MemorySize;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;

/** Settings with the shipped bounds, except for what a test names. */
record TestFetchSettings(
    boolean allowPrivateAddresses,
    Duration pause,
    Duration requestTime,
    Duration totalTime,
    Duration firstRetryWait)
    implements FetchSettings {

  static TestFetchSettings shipped() {
    return new TestFetchSettings(
        false,
        Duration.ofSeconds(1),
        Duration.ofSeconds(15),
        Duration.ofSeconds(30),
        Duration.ofSeconds(1));
  }

  /** Private addresses allowed and no pause. */
  static TestFetchSettings local() {
    return new TestFetchSettings(
        true, Duration.ZERO, Duration.ofSeconds(5), Duration.ofSeconds(10), Duration.ofSeconds(1));
  }

  TestFetchSettings pausing(Duration pause) {
    return new TestFetchSettings(
        allowPrivateAddresses, pause, requestTime, totalTime, firstRetryWait);
  }

  TestFetchSettings within(Duration requestTime, Duration totalTime) {
    return new TestFetchSettings(
        allowPrivateAddresses, pause, requestTime, totalTime, firstRetryWait);
  }

  @Override
  public Optional<String> contact() {
    return Optional.of("https://jobtrail.example/robot");
  }

  @Override
  public Duration connectTime() {
    return Duration.ofSeconds(2);
  }

  @Override
  public MemorySize maxBytes() {
    return new MemorySize(BigInteger.valueOf(5 * 1024 * 1024));
  }

  @Override
  public int maxRedirects() {
    return 5;
  }

  @Override
  public int maxRetries() {
    return 2;
  }

  @Override
  public Duration maxRetryWait() {
    return Duration.ofSeconds(5);
  }

  @Override
  public int concurrentRequests() {
    return 16;
  }

  TestFetchSettings retryingAfter(Duration wait) {
    return new TestFetchSettings(allowPrivateAddresses, pause, requestTime, totalTime, wait);
  }

  @Override
  public Background background() {
    return new TestBackground();
  }

  /** As shipped, but without waits. */
  private record TestBackground() implements Background {

    @Override
    public Duration requestTime() {
      return Duration.ofSeconds(5);
    }

    @Override
    public Duration totalTime() {
      return Duration.ofSeconds(20);
    }

    @Override
    public MemorySize maxBytes() {
      return new MemorySize(BigInteger.valueOf(20 * 1024 * 1024));
    }

    @Override
    public int maxRetries() {
      return 3;
    }

    @Override
    public Duration maxRetryWait() {
      return Duration.ofMillis(200);
    }

    @Override
    public MemorySize rememberedBytes() {
      return new MemorySize(BigInteger.valueOf(1024 * 1024));
    }
  }
}
