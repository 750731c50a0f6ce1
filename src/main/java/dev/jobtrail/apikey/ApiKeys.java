package dev.jobtrail.apikey;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.Announcements;
import dev.jobtrail.platform.ApiKeyNames;
import dev.jobtrail.platform.RecordedTime;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.Secrets;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.persistence.LockModeType;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Creates, lists and revokes API keys. */
@ApplicationScoped
public class ApiKeys {

  /** Of an account: each key has a separate hourly limit. */
  private static final int MOST = 1_000;

  private final KnownKeys knownKeys;
  private final ActiveClients activeClients;
  private final AdvisoryLocks locks;
  private final Announcements announcements;
  private final Event<KeyRevoked> revoked;
  private final SecurityIdentity identity;
  private final Clock clock;

  ApiKeys(
      KnownKeys knownKeys,
      ActiveClients activeClients,
      AdvisoryLocks locks,
      Announcements announcements,
      Event<KeyRevoked> revoked,
      SecurityIdentity identity,
      Clock clock) {
    this.knownKeys = knownKeys;
    this.activeClients = activeClients;
    this.locks = locks;
    this.announcements = announcements;
    this.revoked = revoked;
    this.identity = identity;
    this.clock = clock;
  }

  /** The id of the key that the current request carries; empty for a session. */
  public Optional<UUID> current() {
    return Optional.ofNullable(identity.getAttribute(ApiKeyNames.ID));
  }

  /** Whether the owner confirms in the console what the current request would submit. */
  public boolean confirmsSubmission() {
    KeyLimits limits = identity.getAttribute(ApiKeyMechanism.LIMITS);
    return limits != null && limits.confirmsSubmission();
  }

  /** Whether there is a key with that id that has not been revoked, for no archived client. */
  @Transactional
  public boolean isUsable(UUID id) {
    return ApiKey.<ApiKey>findByIdOptional(id)
        .filter(it -> activeClients.isActiveNow(new Person(it.accountId, it.clientId)))
        .isPresent();
  }

  /** The ids of the keys that are limited to a client. */
  @Transactional
  public List<UUID> ofClient(UUID accountId, UUID clientId) {
    return ApiKey.ofClient(accountId, clientId).stream().map(it -> it.id).toList();
  }

  /** Makes sure that the account can be reached by exactly this key, and has it once. */
  @Transactional
  public void ensureKey(UUID accountId, String name, String secret) {
    var known = ApiKey.byHash(Secrets.hash(secret));
    if (known.isEmpty()) {
      issue(accountId, name, secret, KeyLimits.NONE);
    }
  }

  /** Whether the key is one of the account's. */
  @Transactional
  public boolean isKeyOf(UUID accountId, String secret) {
    return ApiKey.byHash(Secrets.hash(secret))
        .filter(it -> it.accountId.equals(accountId))
        .isPresent();
  }

  /** A new key. */
  public static String newKey() {
    return ApiKey.newKey();
  }

  /** The account's keys, newest first. */
  public List<ApiKeyView> all(UUID accountId) {
    return ApiKey.all(accountId).stream().map(ApiKeyView::of).toList();
  }

  /**
   * Creates a key.
   *
   * @throws ApiException VALIDATION_FAILED for an expiry that is past, NOT_FOUND for a client that
   *     is not the account's, CLIENT_ARCHIVED, INVALID_TRANSITION at the most keys of an account
   */
  @Transactional
  public CreatedApiKey make(UUID accountId, String name, KeyLimits limits) {
    var secret = ApiKey.newKey();
    return CreatedApiKey.of(issue(accountId, name, secret, checked(accountId, limits)), secret);
  }

  /**
   * Gives an assistant access, by tokens that are issued for it.
   *
   * @param name the assistant's name
   * @return the id of its key
   * @throws ApiException as {@link #make} does
   */
  @Transactional
  public UUID connect(UUID accountId, String name, KeyLimits limits) {
    var key = ApiKey.ofAssistant(accountId, name, checked(accountId, limits), clock);
    key.persist();
    return key.id;
  }

  /**
   * What an assistant may do. Its key cannot be revoked before the transaction ends.
   *
   * @return empty if the key has been revoked
   */
  @Transactional
  public Optional<List<Scope>> lockedScopes(UUID id) {
    return ApiKey.<ApiKey>findByIdOptional(id, LockModeType.PESSIMISTIC_READ)
        .map(it -> it.limits().scopes());
  }

  private KeyLimits checked(UUID accountId, KeyLimits limits) {
    activeClients.require(new Person(accountId, limits.clientId()));
    var expiresAt = limits.expiresAt();
    if (expiresAt != null && !expiresAt.isAfter(clock.instant())) {
      throw ApiException.invalid("expiresAt", "must be in the future");
    }
    if (expiresAt != null && !RecordedTime.Check.isPlausible(expiresAt)) {
      throw ApiException.invalid("expiresAt", "must be a time between the years 1970 and 2199");
    }
    locks.lock(LockSpace.API_KEYS, accountId);
    if (ApiKey.count(accountId) >= MOST) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION, "An account can have %d API keys. Revoke one first.", MOST);
    }
    return new KeyLimits(
        expiresAt == null ? null : expiresAt.truncatedTo(ChronoUnit.MILLIS),
        limits.scopes() == null ? null : limits.scopes().stream().distinct().sorted().toList(),
        limits.clientId(),
        limits.addresses(),
        limits.aiPerDay(),
        limits.applyPerDay(),
        limits.confirmsSubmission());
  }

  private ApiKey issue(UUID accountId, String name, String secret, KeyLimits limits) {
    var key = new ApiKey(accountId, name, secret, limits, clock);
    key.persist();
    return key;
  }

  /** Revokes a key, with the tokens issued for it; returns whether it existed. */
  public boolean revoke(UUID accountId, UUID id) {
    var isRemoved = QuarkusTransaction.requiringNew().call(() -> remove(accountId, id));
    if (isRemoved) {
      knownKeys.forget(id);
    }
    return isRemoved;
  }

  private boolean remove(UUID accountId, UUID id) {
    if (!ApiKey.remove(accountId, id)) {
      return false;
    }
    announcements.announce(KnownKeys.REVOKED, id.toString());
    revoked.fire(new KeyRevoked(id));
    return true;
  }
}
