package dev.jobtrail.ratelimit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.DatabaseFault;
import dev.jobtrail.testing.Database;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

class PostgreSqlBucketsTest {

  private static final Buckets.Size SIZE = new Buckets.Size(3, Duration.ofHours(1));

  private final PGSimpleDataSource database = (PGSimpleDataSource) Database.migrated();

  @Test
  void countByThemselvesWhileTheDatabaseCanOnlyBeRead() {
    database.setOptions("-c default_transaction_read_only=on");
    var buckets = new PostgreSqlBuckets(database, new MemoryBuckets(), Clock.systemUTC());

    assertThat(buckets.take("one", SIZE, 2).isConsumed()).isTrue();
    assertThat(buckets.take("one", SIZE, 2).isConsumed()).isFalse();
    assertThat(buckets.take("one", SIZE, 1).isConsumed()).isTrue();
    assertThat(buckets.take("other", SIZE, 3).isConsumed()).isTrue();
  }

  @Test
  void admitNobodyWhileTheDatabaseIsAway() {
    database.setPortNumbers(new int[] {1});
    var buckets = new PostgreSqlBuckets(database, new MemoryBuckets(), Clock.systemUTC());

    assertThatThrownBy(() -> buckets.take("one", SIZE, 1))
        .satisfies(it -> assertThat(DatabaseFault.in(it)).contains(DatabaseFault.UNREACHABLE));
  }
}
