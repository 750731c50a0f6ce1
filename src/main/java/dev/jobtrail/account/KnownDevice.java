package dev.jobtrail.account;

import dev.jobtrail.platform.Secrets;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** A browser that has signed in to an account before. */
@Entity
@Table(name = "account_device")
class KnownDevice extends PanacheEntityBase {

  @Id UUID id;

  UUID accountId;
  String tokenHash;
  Instant createdAt;
  Instant lastUsedAt;
  Instant expiresAt;

  protected KnownDevice() {}

  /** Remembers a browser for an account, or that it was used again. */
  static void remember(UUID accountId, String token, Instant now, Duration lifetime) {
    getEntityManager()
        .createNativeQuery(
            """
            insert into account_device
              (id, account_id, token_hash, created_at, last_used_at, expires_at)
            values (gen_random_uuid(), :account, :hash, :now, :now, :end)
            on conflict (token_hash, account_id) do update
            set last_used_at = excluded.last_used_at, expires_at = excluded.expires_at""")
        .setParameter("account", accountId)
        .setParameter("hash", Secrets.hash(token))
        .setParameter("now", now)
        .setParameter("end", now.plus(lifetime))
        .executeUpdate();
  }

  static Optional<KnownDevice> of(UUID accountId, String token, Instant now) {
    return find(
            "tokenHash = ?1 and accountId = ?2 and expiresAt > ?3",
            Secrets.hash(token),
            accountId,
            now)
        .firstResultOptional();
  }

  /** Whether the token is of our making: a browser's own would be no secret. */
  static boolean isIssued(String token, Instant now) {
    return count("tokenHash = ?1 and expiresAt > ?2", Secrets.hash(token), now) > 0;
  }

  /** Removes all but the most recently used. */
  static void keepLatest(UUID accountId, int most) {
    var surplus =
        KnownDevice.<KnownDevice>find("accountId = ?1 order by lastUsedAt desc, id desc", accountId)
            .range(most, most + most)
            .list();
    if (!surplus.isEmpty()) {
      delete("id in ?1", surplus.stream().map(it -> it.id).toList());
    }
  }

  static void removeOthers(UUID accountId, UUID kept) {
    delete("accountId = ?1 and id <> ?2", accountId, kept);
  }

  static void removeAll(UUID accountId) {
    delete("accountId", accountId);
  }

  static long removeExpired(Instant now) {
    return delete("expiresAt <= ?1", now);
  }
}
