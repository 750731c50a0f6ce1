package dev.jobtrail.fetch;

import io.quarkus.runtime.configuration.MemorySize;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;

/** Settings with the shipped bounds, except for what a test names. */
record TestFetchSettings(
    boolean allowPrivateAddresses, Duration pause, Duration requestTime, Duration totalTime)
    implements FetchSettings {

  static TestFetchSettings shipped() {
    return new TestFetchSettings(
        false, Duration.ofSeconds(1), Duration.ofSeconds(15), Duration.ofSeconds(30));
  }

  /** Private addresses allowed and no pause. */
  static TestFetchSettings local() {
    return new TestFetchSettings(
        true, Duration.ZERO, Duration.ofSeconds(5), Duration.ofSeconds(10));
  }

  TestFetchSettings pausing(Duration pause) {
    return new TestFetchSettings(allowPrivateAddresses, pause, requestTime, totalTime);
  }

  TestFetchSettings within(Duration requestTime, Duration totalTime) {
    return new TestFetchSettings(allowPrivateAddresses, pause, requestTime, totalTime);
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
}
