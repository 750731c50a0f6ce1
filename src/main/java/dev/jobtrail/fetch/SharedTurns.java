package dev.jobtrail.fetch;

import dev.jobtrail.outbound.Deadline;
import dev.jobtrail.outbound.HostTurns;
import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.Session;

/**
 * Turns in the database, shared by all replicas; times are those of the database.
 *
 * <p>A host whose requests keep failing is to be left alone by what nobody waits for: after {@value
 * #FAILURES} in a row for five minutes, and for twice as long after each {@value #FAILURES} more,
 * up to an hour.
 */
@ApplicationScoped
class SharedTurns implements HostTurns, DueJob {

  /** How often a turn is asked for that another process has. */
  private static final Duration LOOK_EVERY = Duration.ofMillis(200);

  /** About two reads of a list, with their retries. */
  private static final int FAILURES = 8;

  private static final String TAKE =
      """
      insert into host_turn (host, holder, free_at)
      values (:host, :holder, clock_timestamp() + cast(:longest as bigint) * interval '1 ms')
      on conflict (host) do update set holder = excluded.holder, free_at = excluded.free_at
      where host_turn.free_at <= clock_timestamp()
      """;

  private static final String WAIT =
      """
      select holder is not null,
        cast(ceil(1000 * extract(epoch from free_at - clock_timestamp())) as bigint)
      from host_turn where host = :host
      """;

  private static final String GIVE_BACK =
      """
      update host_turn set holder = null,
        free_at = clock_timestamp() + cast(:rest as bigint) * interval '1 ms',
        failures = case when :failed then failures + 1 else 0 end,
        retry_at = case when :failed and failures + 1 >= :most then clock_timestamp()
          + least(interval '1 hour', interval '5 min' * 2 ^ least((failures + 1) / :most - 1, 9))
          end
      where host = :host and holder = :holder
      """;

  private static final String RETRY_AT =
      "select retry_at from host_turn where host = :host and retry_at > clock_timestamp()";

  private static final String DELETE_OLD =
      """
      delete from host_turn where host in (
        select host from host_turn
        where greatest(free_at, retry_at) < clock_timestamp() - interval '1 day'
        for update skip locked)
      """;

  private final Session session;
  private final String holder = UUID.randomUUID().toString();

  SharedTurns(Session session) {
    this.session = session;
  }

  @Override
  public void take(String host, Deadline deadline, Duration longest) {
    while (!isTaken(host, longest)) {
      deadline.sleep(untilNextLook(host).toNanos(), host);
    }
  }

  private boolean isTaken(String host, Duration longest) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                session
                        .createNativeMutationQuery(TAKE)
                        .setParameter("host", host)
                        .setParameter("holder", holder)
                        .setParameter("longest", longest.toMillis())
                        .executeUpdate()
                    == 1);
  }

  /** The pause of the host, or a short time if another process has the turn. */
  private Duration untilNextLook(String host) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                session
                    .createNativeQuery(WAIT, Object[].class)
                    .setParameter("host", host)
                    .uniqueResultOptional()
                    .map(SharedTurns::untilNextLook)
                    .orElse(Duration.ZERO));
  }

  private static Duration untilNextLook(Object[] turn) {
    var left = Duration.ofMillis(Math.max(1, ((Number) turn[1]).longValue()));
    var isHeld = (boolean) turn[0];
    return isHeld && left.compareTo(LOOK_EVERY) > 0 ? LOOK_EVERY : left;
  }

  @Override
  public void giveBack(String host, Duration rest, boolean hasFailed) {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                session
                    .createNativeMutationQuery(GIVE_BACK)
                    .setParameter("host", host)
                    .setParameter("holder", holder)
                    .setParameter("rest", rest.toMillis())
                    .setParameter("failed", hasFailed)
                    .setParameter("most", FAILURES)
                    .executeUpdate());
  }

  @Override
  public Optional<Instant> retryAt(String host) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                session
                    .createNativeQuery(RETRY_AT, Instant.class)
                    .setParameter("host", host)
                    .uniqueResultOptional());
  }

  @Scheduled(every = "1h", delayed = "3m", skipExecutionIf = OutsideScheduler.class)
  @Transactional
  @Override
  public void runDue() {
    session.createNativeMutationQuery(DELETE_OLD).executeUpdate();
  }
}
