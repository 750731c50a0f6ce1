package dev.jobtrail.ratelimit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;

/** Buckets in the memory of this process. */
@ApplicationScoped
class MemoryBuckets implements Buckets {

  /** About 50 MB; beyond it the least used bucket is evicted and starts again. */
  private static final long MOST = 100_000;

  /** The longest window; a name is of one window, so an older bucket is never asked for again. */
  private static final Duration LIFETIME = Duration.ofHours(1);

  private final Cache<String, Bucket> buckets =
      Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(LIFETIME).build();

  @Override
  public ConsumptionProbe take(String name, Size size, long wanted) {
    return bucket(name, size).tryConsumeAndReturnRemaining(wanted);
  }

  @Override
  public void giveBack(String name, Size size, long tokens) {
    bucket(name, size).addTokens(tokens);
  }

  @Override
  public void removeExpired() {
    buckets.cleanUp();
  }

  private Bucket bucket(String name, Size size) {
    return buckets.get(name, _ -> newBucket(size));
  }

  private static Bucket newBucket(Size size) {
    var builder = Bucket.builder();
    for (var bandwidth : size.configuration().getBandwidths()) {
      builder.addLimit(bandwidth);
    }
    return builder.build();
  }
}
