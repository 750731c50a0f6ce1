package dev.jobtrail.ratelimit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import java.time.Duration;

/** Buckets in this process's memory. */
final class LocalWindows implements Windows {

  private static final int MOST = 200_000;

  private final Cache<String, Bucket> buckets =
      Caffeine.newBuilder().maximumSize(MOST).expireAfterAccess(Duration.ofHours(1)).build();

  @Override
  public Bucket bucket(String key, long tokens, Duration length) {
    return buckets.get(
        key,
        _ ->
            Bucket.builder()
                .addLimit(it -> it.capacity(tokens).refillIntervally(tokens, length))
                .build());
  }
}
