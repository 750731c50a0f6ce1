package dev.jobtrail.fetch;

import dev.jobtrail.outbound.SsrfGuard;
import dev.jobtrail.trace.Tracer;
import io.vertx.core.Vertx;
import io.vertx.core.net.TrustOptions;
import java.time.Clock;
import java.time.Duration;

/** A fetcher for servers on the loopback address, which neither rests nor waits long. */
public final class TestFetcher implements AutoCloseable {

  private final Vertx vertx = Vertx.vertx();
  private final Fetcher fetcher;

  public TestFetcher() {
    this(SsrfGuard.disabled());
  }

  /** A fetcher with rules of addresses. */
  public TestFetcher(SsrfGuard guard) {
    fetcher =
        unshared(
            vertx, TestFetchSettings.local().retryingAfter(Duration.ofMillis(10)), guard, null);
  }

  /** A fetcher of a single replica. */
  static Fetcher unshared(
      Vertx vertx, FetchSettings settings, SsrfGuard guard, TrustOptions trust) {
    return new Fetcher(
        vertx,
        settings,
        guard,
        new UnsharedTurns(),
        new MemoryResponses(),
        Clock.systemUTC(),
        trust,
        Tracer.off());
  }

  /** The fetcher, until this is closed. */
  public Fetcher fetcher() {
    return fetcher;
  }

  @Override
  public void close() {
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }
}
