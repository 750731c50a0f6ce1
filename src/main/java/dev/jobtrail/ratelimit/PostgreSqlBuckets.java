package dev.jobtrail.ratelimit;

import dev.jobtrail.error.DatabaseFault;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import io.github.bucket4j.TokensInheritanceStrategy;
import io.github.bucket4j.distributed.BucketProxy;
import io.github.bucket4j.distributed.ExpirationAfterWriteStrategy;
import io.github.bucket4j.distributed.jdbc.PrimaryKeyMapper;
import io.github.bucket4j.postgresql.Bucket4jPostgreSQL;
import io.github.bucket4j.postgresql.PostgreSQLSelectForUpdateBasedProxyManager;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;

/**
 * Buckets in the database, shared by all replicas.
 *
 * <p>Each call is a separate short transaction: tokens stay spent if the caller rolls back. While
 * the database is read-only, this replica counts in memory, so that reads continue.
 */
@ApplicationScoped
@Transactional(Transactional.TxType.NOT_SUPPORTED)
class PostgreSqlBuckets implements Buckets {

  /** Kept beyond its window for replicas whose clocks are behind. */
  private static final Duration KEPT_LONGER = Duration.ofMinutes(1);

  private static final int REMOVED_AT_ONCE = 1_000;

  private final PostgreSQLSelectForUpdateBasedProxyManager<String> buckets;
  private final MemoryBuckets own;

  /** The replica that started last decides the size of buckets that are there already. */
  private final long configurationVersion;

  PostgreSqlBuckets(DataSource dataSource, MemoryBuckets own, Clock clock) {
    this.own = own;
    this.configurationVersion = clock.millis();
    this.buckets =
        Bucket4jPostgreSQL.selectForUpdateBasedBuilder(dataSource)
            .primaryKeyMapper(PrimaryKeyMapper.STRING)
            .table("rate_limit_bucket")
            .expirationAfterWrite(
                ExpirationAfterWriteStrategy.basedOnTimeForRefillingBucketUpToMax(KEPT_LONGER))
            .clientClock(new ClockMeter(clock))
            .build();
  }

  @Override
  public ConsumptionProbe take(String name, Size size, long wanted) {
    try {
      return bucket(name, size).tryConsumeAndReturnRemaining(wanted);
    } catch (RuntimeException e) {
      if (DatabaseFault.refusesChanges(e)) {
        return own.take(name, size, wanted);
      }
      throw e;
    }
  }

  @Override
  public void giveBack(String name, Size size, long tokens) {
    bucket(name, size).addTokens(tokens);
  }

  @Override
  public void removeExpired() {
    while (buckets.removeExpired(REMOVED_AT_ONCE) == REMOVED_AT_ONCE) {
      // one batch at a time, so that no transaction is long
    }
  }

  private BucketProxy bucket(String name, Size size) {
    return buckets
        .builder()
        .withImplicitConfigurationReplacement(
            configurationVersion, TokensInheritanceStrategy.ADDITIVE)
        .build(name, size::configuration);
  }

  private record ClockMeter(Clock clock) implements TimeMeter {

    @Override
    public long currentTimeNanos() {
      return TimeUnit.MILLISECONDS.toNanos(clock.millis());
    }

    @Override
    public boolean isWallClockBased() {
      return true;
    }
  }
}
