package dev.jobtrail.idempotency;

import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import javax.sql.DataSource;

/** The stored responses of requests with an Idempotency-Key. */
@ApplicationScoped
class StoredAnswers {

  private static final String FIND =
      """
      select fingerprint, answer from idempotent_answer
      where account_id = ? and key_id = ? and expires_at > ?
      """;

  private static final String COUNT =
      """
      select count(*), coalesce(sum(size), 0) from idempotent_answer
      where account_id = ? and expires_at > ?
      """;

  private static final String KEEP =
      """
      insert into idempotent_answer (account_id, key_id, fingerprint, answer, size, expires_at)
      values (?, ?, ?, ?, ?, ?)
      on conflict (account_id, key_id) do update set
        fingerprint = excluded.fingerprint, answer = excluded.answer, size = excluded.size,
        expires_at = excluded.expires_at
      """;

  private static final String REMOVE_EXPIRED =
      """
      delete from idempotent_answer where ctid = any (array(
        select ctid from idempotent_answer where expires_at <= ? limit ?))
      """;

  private static final Duration FULL_RETRY = Duration.ofMinutes(10);

  private final DataSource dataSource;
  private final AdvisoryLocks locks;
  private final IdempotencySettings settings;
  private final Clock clock;

  StoredAnswers(
      DataSource dataSource, AdvisoryLocks locks, IdempotencySettings settings, Clock clock) {
    this.dataSource = dataSource;
    this.locks = locks;
    this.settings = settings;
    this.clock = clock;
  }

  /**
   * Makes the transaction the only one that carries the request out; a retry meanwhile is refused
   * on any replica. The lock ends with the transaction, however that ends.
   *
   * @return whether no other transaction carries it out now
   */
  @Transactional(TxType.MANDATORY)
  boolean lock(KeyedRequest request) {
    return locks.tryLock(request.id());
  }

  /**
   * The answer that is stored for the request.
   *
   * @throws ApiException IDEMPOTENCY_KEY_REUSED where it was stored for another body
   */
  @Transactional(TxType.MANDATORY)
  Optional<StoredAnswer> find(KeyedRequest request) {
    return inDatabase(
        connection -> {
          try (var statement = connection.prepareStatement(FIND)) {
            statement.setObject(1, request.accountId());
            statement.setBytes(2, request.id());
            statement.setObject(3, clock.instant().atOffset(ZoneOffset.UTC));
            try (var rows = statement.executeQuery()) {
              if (!rows.next()) {
                return Optional.empty();
              }
              requireSameBody(rows.getBytes(1), request.fingerprint());
              return Optional.of(StoredAnswer.open(rows.getBytes(2), request.secret()));
            }
          }
        });
  }

  /**
   * Passes where the account may store one more answer.
   *
   * @throws ApiException RATE_LIMITED
   */
  @Transactional(TxType.MANDATORY)
  void requireRoom(KeyedRequest request) {
    var isFull =
        inDatabase(
            connection -> {
              try (var statement = connection.prepareStatement(COUNT)) {
                statement.setObject(1, request.accountId());
                statement.setObject(2, clock.instant().atOffset(ZoneOffset.UTC));
                try (var rows = statement.executeQuery()) {
                  rows.next();
                  return rows.getLong(1) >= settings.answersPerAccount()
                      || rows.getLong(2) >= settings.sizePerAccount().asLongValue();
                }
              }
            });
    if (isFull) {
      throw new ApiException(
              ErrorCode.RATE_LIMITED,
              "The account has reached the maximum number of stored Idempotency-Key responses. Try again later:"
                  + " older ones expire.")
          .retryAfter(FULL_RETRY);
    }
  }

  /** Stores the answer of a request that has the lock. */
  @Transactional(TxType.MANDATORY)
  void keep(KeyedRequest request, StoredAnswer answer) {
    var sealed = answer.sealed(request.secret());
    inDatabase(
        connection -> {
          try (var statement = connection.prepareStatement(KEEP)) {
            statement.setObject(1, request.accountId());
            statement.setBytes(2, request.id());
            statement.setBytes(3, request.fingerprint());
            statement.setBytes(4, sealed);
            statement.setInt(5, sealed.length);
            statement.setObject(
                6, clock.instant().plus(settings.lifetime()).atOffset(ZoneOffset.UTC));
            return statement.executeUpdate();
          }
        });
  }

  /**
   * Removes answers that have expired.
   *
   * @param limit how many at most
   * @return how many there were
   */
  @Transactional
  int removeExpired(Instant now, int limit) {
    return inDatabase(
        connection -> {
          try (var statement = connection.prepareStatement(REMOVE_EXPIRED)) {
            statement.setObject(1, now.atOffset(ZoneOffset.UTC));
            statement.setInt(2, limit);
            return statement.executeUpdate();
          }
        });
  }

  private static void requireSameBody(byte[] stored, byte[] fingerprint) {
    if (!MessageDigest.isEqual(stored, fingerprint)) {
      throw new ApiException(
          ErrorCode.IDEMPOTENCY_KEY_REUSED,
          "This Idempotency-Key was already used with another request body. Use a new key.");
    }
  }

  private interface Query<T> {
    T run(Connection connection) throws SQLException;
  }

  private <T> T inDatabase(Query<T> query) {
    try (var connection = dataSource.getConnection()) {
      return query.run(connection);
    } catch (SQLException e) {
      throw new IllegalStateException("Stored answers cannot be read or written", e);
    }
  }
}
