package dev.jobtrail.apikey;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jobtrail.account.AccountDeleted;
import dev.jobtrail.account.AccountReclaimed;
import dev.jobtrail.platform.Announcements;
import dev.jobtrail.platform.Secrets;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The keys that were used lately, so that a request by key costs no query.
 *
 * <p>A revoked key is forgotten at once by the replica that revoked it and within moments by the
 * others, which are told; where they cannot be told, after {@link #LIFETIME}.
 */
@ApplicationScoped
class KnownKeys {

  /** The channel on which revoked keys are announced, by their id. */
  static final String REVOKED = "api_key_gone";

  private static final String ALL_KEYS_GONE = "all_keys_gone";

  private static final Duration LIFETIME = Duration.ofSeconds(15);
  private static final Duration USE_IS_RECORDED_EVERY = Duration.ofMinutes(1);
  private static final int MOST = 20_000;

  private final Cache<String, Known> cache =
      Caffeine.newBuilder().expireAfterWrite(LIFETIME).maximumSize(MOST).build();
  private final Cache<UUID, AtomicLong> calls =
      Caffeine.newBuilder().expireAfterWrite(Duration.ofHours(1)).maximumSize(MOST).build();
  private final IssuedTokens tokens;
  private final Clock clock;

  /**
   * The data of an API key that authentication needs.
   *
   * @param tokenExpiresAt when the access token expires that was presented; null for the key
   * @param unrecordedCalls its calls since its use was last recorded
   */
  record Known(
      UUID id,
      UUID accountId,
      KeyLimits limits,
      Instant tokenExpiresAt,
      AtomicReference<Instant> useRecordedAt,
      AtomicLong unrecordedCalls) {

    boolean isGood(Instant now) {
      return isBefore(now, limits.expiresAt()) && isBefore(now, tokenExpiresAt);
    }

    private static boolean isBefore(Instant now, Instant end) {
      return end == null || now.isBefore(end);
    }

    /** Whether its use is worth writing down; true for one caller only. */
    boolean takeRecording(Instant now) {
      var last = useRecordedAt.get();
      return (last == null || last.plus(USE_IS_RECORDED_EVERY).isBefore(now))
          && useRecordedAt.compareAndSet(last, now);
    }
  }

  KnownKeys(IssuedTokens tokens, Clock clock) {
    this.tokens = tokens;
    this.clock = clock;
  }

  void listen(@Observes StartupEvent event, Announcements announcements) {
    announcements.listen(REVOKED, it -> forget(UUID.fromString(it)));
    announcements.listen(ALL_KEYS_GONE, it -> forgetAll(UUID.fromString(it)));
    announcements.onReconnect(cache::invalidateAll);
  }

  /** Goes out when the deletion commits, and not at all if it fails. */
  void announce(@Observes AccountDeleted deletion, Announcements announcements) {
    announcements.announce(ALL_KEYS_GONE, deletion.accountId().toString());
  }

  /** The replica that deleted the account does not wait to be told. */
  void forgetAll(@Observes(during = TransactionPhase.AFTER_SUCCESS) AccountDeleted deletion) {
    forgetAll(deletion.accountId());
  }

  /** Keys that a previous owner of the account may have. */
  void revokeAll(@Observes AccountReclaimed reclaimed, Announcements announcements) {
    ApiKey.removeAll(reclaimed.accountId());
    announcements.announce(ALL_KEYS_GONE, reclaimed.accountId().toString());
  }

  /** As after a deletion. */
  void forgetRevoked(
      @Observes(during = TransactionPhase.AFTER_SUCCESS) AccountReclaimed reclaimed) {
    forgetAll(reclaimed.accountId());
  }

  private void forgetAll(UUID accountId) {
    cache.asMap().values().removeIf(it -> it.accountId().equals(accountId));
  }

  /** The key if it was used lately and is good; a miss is no refusal. */
  Optional<Known> recall(String keyHash) {
    return Optional.ofNullable(cache.getIfPresent(keyHash))
        .filter(it -> it.isGood(clock.instant()));
  }

  /** The key with that hash, or of the access token with it, as the database has it, if good. */
  Optional<Known> load(String hash) {
    var found =
        ApiKey.byHash(hash)
            .map(it -> known(it, null))
            .or(() -> ofToken(hash))
            .filter(it -> it.isGood(clock.instant()));
    found.ifPresent(it -> cache.put(hash, it));
    return found;
  }

  private Optional<Known> ofToken(String hash) {
    return tokens
        .find(hash)
        .flatMap(
            it ->
                ApiKey.<ApiKey>findByIdOptional(it.keyId()).map(key -> known(key, it.expiresAt())));
  }

  private Known known(ApiKey key, Instant tokenExpiresAt) {
    return new Known(
        key.id,
        key.accountId,
        key.limits(),
        tokenExpiresAt,
        new AtomicReference<>(key.lastUsedAt),
        calls.get(key.id, _ -> new AtomicLong()));
  }

  void forget(UUID id) {
    cache.asMap().values().removeIf(it -> it.id().equals(id));
  }

  static String hash(String key) {
    return Secrets.hash(key);
  }
}
