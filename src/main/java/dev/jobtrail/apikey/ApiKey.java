package dev.jobtrail.apikey;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.Secrets;
import dev.jobtrail.platform.Sorting;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import io.quarkus.panache.common.Page;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** An API key of an account; only its hash is stored. */
@Entity
class ApiKey extends PanacheEntityBase {

  private static final String MARK = "jt_";

  /** The mark and eight characters: enough to tell one's keys apart, useless to guess the rest. */
  private static final int PREFIX_LENGTH = MARK.length() + 8;

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  UUID accountId;
  String name;
  String prefix;
  String keyHash;
  Instant createdAt;
  Instant lastUsedAt;

  /** Null for a key that does not expire. */
  Instant expiresAt;

  /** The names of the scopes that it has; null for all. */
  List<String> scopes;

  /** The client that it is limited to; null for all and the account itself. */
  UUID clientId;

  /** The addresses and ranges that it works from; empty for all. */
  List<String> addresses = List.of();

  /** How many AI units it may take on one day in UTC; null for no daily limit. */
  Integer aiPerDay;

  /** How many runs it may start on one day in UTC; null for no daily limit. */
  Integer applyPerDay;

  /** The day in UTC that the units spent are of; null for none yet. */
  LocalDate spentOn;

  int aiSpent;
  int applySpent;

  /** The caller's address when its use was last recorded. */
  String lastUsedFrom;

  /** Recorded calls; those since the last record are missing. */
  long calls;

  /** Whether it is an assistant's, which has access tokens in place of the key. */
  boolean assistant;

  /** Whether the owner confirms in the console what it submits at the connector. */
  boolean confirmsSubmission;

  protected ApiKey() {}

  ApiKey(UUID accountId, String name, String key, KeyLimits limits, Clock clock) {
    this.accountId = accountId;
    this.name = name;
    this.prefix = key.substring(0, Math.min(PREFIX_LENGTH, key.length() / 2));
    this.keyHash = Secrets.hash(key);
    this.createdAt = clock.instant();
    this.expiresAt = limits.expiresAt();
    this.scopes =
        limits.scopes() == null ? null : limits.scopes().stream().map(Scope::wireName).toList();
    this.clientId = limits.clientId();
    this.addresses = limits.writtenAddresses();
    this.aiPerDay = limits.aiPerDay();
    this.applyPerDay = limits.applyPerDay();
    this.confirmsSubmission = limits.confirmsSubmission();
  }

  /** For an assistant: nobody has the key itself. */
  static ApiKey ofAssistant(UUID accountId, String name, KeyLimits limits, Clock clock) {
    var key = new ApiKey(accountId, name, newKey(), limits, clock);
    key.prefix = IssuedTokens.MARK;
    key.assistant = true;
    return key;
  }

  /** What it is limited to. */
  KeyLimits limits() {
    return new KeyLimits(
        expiresAt,
        scopes == null ? null : scopes.stream().map(Scope::ofWireName).toList(),
        clientId,
        KeyLimits.addresses(addresses),
        aiPerDay,
        applyPerDay,
        confirmsSubmission);
  }

  static String newKey() {
    return MARK + Secrets.random();
  }

  static Optional<ApiKey> byHash(String keyHash) {
    return find("keyHash", keyHash).firstResultOptional();
  }

  /**
   * A page of the account's keys.
   *
   * @throws ApiException NOT_FOUND if an order other than by time is to go on after a key that was
   *     revoked
   */
  static List<ApiKey> page(UUID accountId, Sorting sorting, Optional<UUID> after, int rows) {
    var parameters = new HashMap<String, Object>();
    parameters.put("account", accountId);
    after.ifPresent(it -> parameters.put("after", it));
    if (after.isPresent() && !sorting.isByTime()) {
      parameters.put(
          "key", sorting.keyOf(ApiKey.class, accountId, after.get(), getEntityManager()));
    }
    var following = after.isPresent() ? " and " + sorting.following() : "";
    return ApiKey.<ApiKey>find(
            "from ApiKey k where k.accountId = :account%s order by %s"
                .formatted(following, sorting.orderBy()),
            parameters)
        .page(Page.ofSize(rows))
        .list();
  }

  static long count(UUID accountId) {
    return count("accountId = ?1", accountId);
  }

  static List<ApiKey> all(UUID accountId) {
    return list("accountId = ?1 order by id desc", accountId);
  }

  static List<ApiKey> ofClient(UUID accountId, UUID clientId) {
    return list("accountId = ?1 and clientId = ?2 order by id", accountId, clientId);
  }

  /** Whether there was such a key of this account. */
  static boolean remove(UUID accountId, UUID id) {
    return delete("accountId = ?1 and id = ?2", accountId, id) == 1;
  }

  static void removeAll(UUID accountId) {
    delete("accountId", accountId);
  }

  /**
   * Counts units of a day.
   *
   * @param day the day in UTC
   * @return whether they are within its limits; else nothing is counted
   */
  static boolean spend(UUID id, LocalDate day, int ai, int apply) {
    var spent =
        update(
            """
            aiSpent = (case when spentOn = ?2 then aiSpent else 0 end) + ?3,
            applySpent = (case when spentOn = ?2 then applySpent else 0 end) + ?4,
            spentOn = ?2
            where id = ?1
            and (?3 = 0 or aiPerDay is null
              or (case when spentOn = ?2 then aiSpent else 0 end) + ?3 <= aiPerDay)
            and (?4 = 0 or applyPerDay is null
              or (case when spentOn = ?2 then applySpent else 0 end) + ?4 <= applyPerDay)
            """,
            id,
            day,
            ai,
            apply);
    return spent == 1;
  }

  /**
   * Records its use.
   *
   * @param calls how many there were since the last record
   * @param from the caller's address
   */
  static void recordUse(UUID id, Instant at, long calls, String from) {
    update(
        "lastUsedAt = ?1, calls = calls + ?2, lastUsedFrom = ?3 where id = ?4",
        at,
        calls,
        from,
        id);
  }
}
