package dev.jobtrail.ratelimit;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.distributed.ExpirationAfterWriteStrategy;
import io.github.bucket4j.distributed.jdbc.PrimaryKeyMapper;
import io.github.bucket4j.postgresql.Bucket4jPostgreSQL;
import io.github.bucket4j.postgresql.PostgreSQLSelectForUpdateBasedProxyManager;
import java.time.Duration;
import javax.sql.DataSource;

/** Buckets in PostgreSQL, the same for all replicas. */
final class SharedWindows implements Windows {

  private static final int SWEPT_AT_ONCE = 1_000;
  private static final Duration KEPT_AFTER_THE_END = Duration.ofMinutes(1);

  private final PostgreSQLSelectForUpdateBasedProxyManager<String> buckets;

  SharedWindows(DataSource dataSource) {
    this.buckets =
        Bucket4jPostgreSQL.selectForUpdateBasedBuilder(dataSource)
            .table("rate_limit_bucket")
            .primaryKeyMapper(PrimaryKeyMapper.STRING)
            .expirationAfterWrite(
                ExpirationAfterWriteStrategy.basedOnTimeForRefillingBucketUpToMax(
                    KEPT_AFTER_THE_END))
            .build();
  }

  @Override
  public Bucket bucket(String key, long tokens, Duration length) {
    return buckets.getProxy(
        key,
        () ->
            BucketConfiguration.builder()
                .addLimit(it -> it.capacity(tokens).refillIntervally(tokens, length))
                .build());
  }

  /** Removes the buckets of windows that have ended. */
  void sweep() {
    while (buckets.removeExpired(SWEPT_AT_ONCE) == SWEPT_AT_ONCE) {
      // the next ones
    }
  }
}
