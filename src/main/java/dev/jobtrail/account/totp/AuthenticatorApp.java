package dev.jobtrail.account.totp;

import dev.jobtrail.account.StoredSecrets;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** The authenticator app of an account; it counts once a first code has confirmed it. */
@Entity
@Table(name = "account_totp")
class AuthenticatorApp extends PanacheEntityBase {

  private static final String START =
      """
      insert into account_totp (account_id, secret, key_name, last_step, created_at)
      values (:account, cast(:secret as bytea), :key, 0, cast(:now as timestamptz))
      on conflict (account_id) do update
      set secret = excluded.secret, key_name = excluded.key_name, last_step = 0,
        created_at = excluded.created_at
      where account_totp.confirmed_at is null
      """;

  @Id UUID accountId;

  Instant createdAt;
  Instant confirmedAt;

  private byte[] secret;
  private String keyName;
  private long lastStep;

  protected AuthenticatorApp() {}

  /**
   * Starts a setup, in place of one that was not confirmed.
   *
   * @return whether it was started: not where an app has been confirmed
   */
  static boolean start(UUID accountId, StoredSecrets.Sealed secret, Clock clock) {
    return getEntityManager()
            .createNativeQuery(START)
            .setParameter("account", accountId)
            .setParameter("secret", secret.bytes())
            .setParameter("key", secret.keyName())
            .setParameter("now", clock.instant())
            .executeUpdate()
        == 1;
  }

  static Optional<AuthenticatorApp> of(UUID accountId) {
    return findByIdOptional(accountId);
  }

  static Optional<AuthenticatorApp> confirmed(UUID accountId) {
    return of(accountId).filter(it -> it.confirmedAt != null);
  }

  /** Locked, so that the secret stays the one that a code is compared with. */
  static Optional<AuthenticatorApp> locked(UUID accountId) {
    return findByIdOptional(accountId, LockModeType.PESSIMISTIC_WRITE);
  }

  static void confirm(UUID accountId, Instant now) {
    update("confirmedAt = ?1 where accountId = ?2", now, accountId);
  }

  /** Uses the code of a step once: of two concurrent attempts, one succeeds. */
  static boolean useStep(UUID accountId, long step) {
    return update("lastStep = ?1 where accountId = ?2 and lastStep < ?1", step, accountId) == 1;
  }

  static boolean remove(UUID accountId) {
    return delete("accountId", accountId) == 1;
  }

  StoredSecrets.Sealed secret() {
    return new StoredSecrets.Sealed(keyName, secret);
  }
}
