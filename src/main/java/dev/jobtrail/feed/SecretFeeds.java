package dev.jobtrail.feed;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.Secrets;
import dev.jobtrail.ratelimit.CallerAddress;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.hibernate.Session;

/** Creates, renews, reads and turns off feeds; of an address only a hash is stored. */
@ApplicationScoped
public class SecretFeeds {

  private static final String CREATE =
      """
      insert into %s (account_id, token_hash, created_at) values (:account, :hash, :now)
      on conflict (account_id) do update
      set token_hash = excluded.token_hash, created_at = excluded.created_at
      """;

  private final EntityManager entityManager;
  private final PublicAddress address;
  private final RateLimits limits;
  private final Clock clock;

  SecretFeeds(EntityManager entityManager, PublicAddress address, RateLimits limits, Clock clock) {
    this.entityManager = entityManager;
    this.address = address;
    this.limits = limits;
    this.clock = clock;
  }

  /** Whether an account has the feed. */
  @Transactional
  public FeedView state(FeedKind kind, UUID accountId) {
    return session()
        .createNativeQuery(
            "select created_at from " + kind.table() + " where account_id = :account",
            Instant.class)
        .setParameter("account", accountId)
        .uniqueResultOptional()
        .map(it -> new FeedView(true, it))
        .orElseGet(() -> new FeedView(false, null));
  }

  /** Creates the feed of an account, or gives it another address; the former one ends. */
  @Transactional
  public CreatedFeed create(FeedKind kind, UUID accountId) {
    var token = Secrets.random();
    var now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
    entityManager
        .createNativeQuery(CREATE.formatted(kind.table()))
        .setParameter("account", accountId)
        .setParameter("hash", Secrets.hash(token))
        .setParameter("now", now)
        .executeUpdate();
    return new CreatedFeed(address.base() + kind.path(token), now);
  }

  /** Turns the feed of an account off. */
  @Transactional
  public void delete(FeedKind kind, UUID accountId) {
    entityManager
        .createNativeQuery("delete from " + kind.table() + " where account_id = :account")
        .setParameter("account", accountId)
        .executeUpdate();
  }

  /**
   * The feed that has that token.
   *
   * @throws ApiException NOT_FOUND, RATE_LIMITED
   */
  @Transactional
  public OpenedFeed open(FeedKind kind, String token, HttpServerRequest request) {
    limits.require(Limit.FEED, CallerAddress.of(request));
    return session()
        .createNativeQuery(
            "select account_id, created_at from " + kind.table() + " where token_hash = :hash",
            Tuple.class)
        .setParameter("hash", Secrets.hash(token))
        .uniqueResultOptional()
        .map(it -> new OpenedFeed(it.get(0, UUID.class), it.get(1, Instant.class)))
        .orElseThrow(ApiException::notFound);
  }

  private Session session() {
    return entityManager.unwrap(Session.class);
  }
}
