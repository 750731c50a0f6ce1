package dev.jobtrail.response;

import io.quarkus.runtime.configuration.MemorySize;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.concurrent.atomic.AtomicLong;

/** Counts the bytes of response bodies in memory that clients have not read yet. */
@ApplicationScoped
class UnreadBytes {

  private static final int SHARE_OF_HEAP = 8;

  private final AtomicLong pending = new AtomicLong();
  private final long most;

  @Inject
  UnreadBytes(ResponseSettings settings) {
    this(
        settings
            .pending()
            .map(MemorySize::asLongValue)
            .orElse(Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP));
  }

  UnreadBytes(long most) {
    this.most = most;
  }

  /** Adds bytes if there is room for them. */
  boolean tryAdd(long bytes) {
    if (pending.addAndGet(bytes) <= most) {
      return true;
    }
    pending.addAndGet(-bytes);
    return false;
  }

  /**
   * Adds bytes that are few enough to be always allowed: those of an error, or of a first chunk.
   */
  void add(long bytes) {
    pending.addAndGet(bytes);
  }

  void remove(long bytes) {
    pending.addAndGet(-bytes);
  }

  long count() {
    return pending.get();
  }
}
