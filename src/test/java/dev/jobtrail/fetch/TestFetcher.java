package dev.jobtrail.fetch;

import dev.jobtrail.outbound.SsrfGuard;
import io.vertx.core.Vertx;
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
        new Fetcher(vertx, TestFetchSettings.local().retryingAfter(Duration.ofMillis(10)), guard);
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
