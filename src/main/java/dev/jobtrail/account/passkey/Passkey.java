package dev.jobtrail.account.passkey;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** A WebAuthn credential that signs in to an account. */
@Entity
class Passkey extends PanacheEntityBase {

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  @Column(updatable = false)
  UUID accountId;

  @Column(updatable = false)
  byte[] credentialId;

  /** Attested credential data: the AAGUID, the credential id and the public key. */
  @Column(updatable = false)
  byte[] credential;

  @Column(updatable = false)
  boolean backupEligible;

  /** Separated by commas; a hint for browsers. */
  @Column(updatable = false)
  String transports;

  @Column(updatable = false)
  Instant createdAt;

  String name;

  private long signCount;
  private boolean backedUp;
  private Instant lastUsedAt;

  protected Passkey() {}

  Passkey(UUID accountId, String name, VerifiedCredential verified, Clock clock) {
    this.accountId = accountId;
    this.name = name;
    this.credentialId = verified.id();
    this.credential = verified.data();
    this.signCount = verified.signCount();
    this.backupEligible = verified.backupEligible();
    this.backedUp = verified.backedUp();
    this.transports = String.join(",", verified.transports());
    this.createdAt = clock.instant();
  }

  static List<Passkey> all(UUID accountId) {
    return list("accountId = ?1 order by id", accountId);
  }

  static long countOf(UUID accountId) {
    return count("accountId", accountId);
  }

  static Optional<Passkey> one(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  static boolean isKnown(byte[] credentialId) {
    return count("credentialId", credentialId) > 0;
  }

  /** Locked: of two sign-ins at once the second sees the counter of the first. */
  static Optional<Passkey> ofAccount(UUID accountId, byte[] credentialId) {
    return Passkey.<Passkey>find("accountId = ?1 and credentialId = ?2", accountId, credentialId)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  static boolean remove(UUID accountId, UUID id) {
    return delete("accountId = ?1 and id = ?2", accountId, id) == 1;
  }

  static void removeAll(UUID accountId) {
    delete("accountId", accountId);
  }

  void use(long newSignCount, boolean isBackedUp, Clock clock) {
    signCount = newSignCount;
    backedUp = isBackedUp;
    lastUsedAt = clock.instant();
  }

  /** The last signature counter; 0 where the authenticator has none. */
  long signCount() {
    return signCount;
  }

  boolean isBackedUp() {
    return backedUp;
  }

  /** Null where it was never used. */
  Instant lastUsedAt() {
    return lastUsedAt;
  }
}
