package dev.jobtrail.apikey;

import dev.jobtrail.platform.Secrets;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import io.quarkus.panache.common.Page;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** A key that stands for an account; the key itself is kept nowhere. */
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

  protected ApiKey() {}

  ApiKey(UUID accountId, String name, String key, Instant expiresAt, Clock clock) {
    this.accountId = accountId;
    this.name = name;
    this.prefix = key.substring(0, Math.min(PREFIX_LENGTH, key.length() / 2));
    this.keyHash = Secrets.hash(key);
    this.createdAt = clock.instant();
    this.expiresAt = expiresAt;
  }

  static String newKey() {
    return MARK + Secrets.random();
  }

  static Optional<ApiKey> byHash(String keyHash) {
    return find("keyHash", keyHash).firstResultOptional();
  }

  static List<ApiKey> list(UUID accountId, Optional<UUID> after, int rows) {
    return after
        .map(
            it -> ApiKey.<ApiKey>find("accountId = ?1 and id < ?2 order by id desc", accountId, it))
        .orElseGet(() -> find("accountId = ?1 order by id desc", accountId))
        .page(Page.ofSize(rows))
        .list();
  }

  static List<ApiKey> all(UUID accountId) {
    return list("accountId = ?1 order by id desc", accountId);
  }

  /** Whether there was such a key of this account. */
  static boolean remove(UUID accountId, UUID id) {
    return delete("accountId = ?1 and id = ?2", accountId, id) == 1;
  }

  static void removeAll(UUID accountId) {
    delete("accountId", accountId);
  }

  static void recordUse(UUID id, Instant at) {
    update("lastUsedAt = ?1 where id = ?2", at, id);
  }
}
