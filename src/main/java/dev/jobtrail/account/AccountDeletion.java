package dev.jobtrail.account;

import dev.jobtrail.platform.Secrets;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** The background deletion of a closed account's data. */
@Entity
class AccountDeletion extends PanacheEntityBase {

  /** The account's. */
  @Id
  @Column(name = "account_id")
  UUID accountId;

  private String tokenHash;
  private long deleted;
  private Long total;
  private Instant requestedAt;
  private Instant finishedAt;

  protected AccountDeletion() {}

  AccountDeletion(UUID accountId, String token, Clock clock) {
    this.accountId = accountId;
    this.tokenHash = Secrets.hash(token);
    this.requestedAt = clock.instant();
  }

  static Optional<AccountDeletion> byToken(String token) {
    return find("tokenHash", Secrets.hash(token)).firstResultOptional();
  }

  /** Locked until the transaction ends, so that a chunk is counted once. */
  static Optional<AccountDeletion> lock(UUID accountId) {
    return findByIdOptional(accountId, LockModeType.PESSIMISTIC_WRITE);
  }

  static long removeFinishedBefore(Instant time) {
    return delete("finishedAt < ?1", time);
  }

  boolean isCounted() {
    return total != null;
  }

  boolean isDone() {
    return finishedAt != null;
  }

  void count(long records) {
    total = records;
  }

  void add(long records) {
    deleted += records;
  }

  void finish(Clock clock) {
    finishedAt = clock.instant();
  }

  AccountDeletionView view() {
    return new AccountDeletionView(
        isDone() ? AccountDeletionState.DONE : AccountDeletionState.RUNNING,
        deleted,
        remaining(),
        requestedAt,
        finishedAt);
  }

  /** Records that came in while those before were deleted were never counted. */
  private Long remaining() {
    if (isDone()) {
      return 0L;
    }
    return total == null ? null : Math.max(total - deleted, 0);
  }
}
