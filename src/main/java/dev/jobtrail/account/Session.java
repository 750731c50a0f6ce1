package dev.jobtrail.account;

import dev.jobtrail.platform.Secrets;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** A browser that has signed in, until it signs out, lies unused or a while has passed. */
@Entity
@Table(name = "account_session")
class Session extends PanacheEntityBase {

  /** Null columns are of sessions that an earlier version has opened. */
  private static final String USED_AT = "coalesce(lastUsedAt, createdAt)";

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  UUID accountId;
  String tokenHash;
  Instant createdAt;
  Instant expiresAt;

  /** {@code credential} or the identifier of a provider; null where it is unknown. */
  String method;

  /** Such as {@code Firefox on Linux}; null where it is unknown. */
  String browser;

  private Instant lastUsedAt;
  private Instant confirmedAt;

  protected Session() {}

  Session(
      UUID accountId, String token, String method, String browser, Duration lifetime, Clock clock) {
    this.accountId = accountId;
    this.tokenHash = Secrets.hash(token);
    this.method = method;
    this.browser = browser;
    this.createdAt = clock.instant();
    this.lastUsedAt = createdAt;
    this.confirmedAt = createdAt;
    this.expiresAt = createdAt.plus(lifetime);
  }

  static Optional<Session> byToken(String token, Instant now, Instant idleSince) {
    return find(
            "tokenHash = ?1 and expiresAt > ?2 and " + USED_AT + " > ?3",
            Secrets.hash(token),
            now,
            idleSince)
        .firstResultOptional();
  }

  static Optional<Session> byId(UUID id) {
    return findByIdOptional(id);
  }

  /** The account's sessions that are open, the one that was used last first. */
  static List<Session> open(UUID accountId, Instant now, Instant idleSince) {
    return list(
        "accountId = ?1 and expiresAt > ?2 and "
            + USED_AT
            + " > ?3 order by "
            + USED_AT
            + " desc, id desc",
        accountId,
        now,
        idleSince);
  }

  Instant usedAt() {
    return lastUsedAt == null ? createdAt : lastUsedAt;
  }

  /** When its owner was last proven to be there. */
  Instant confirmedAt() {
    return confirmedAt == null ? createdAt : confirmedAt;
  }

  /** Of concurrent requests, one writes. */
  static void recordUse(UUID id, Instant now, Instant lastBefore) {
    update("lastUsedAt = ?1 where id = ?2 and " + USED_AT + " <= ?3", now, id, lastBefore);
  }

  static void confirm(UUID id, Instant now) {
    update("confirmedAt = ?1 where id = ?2", now, id);
  }

  /** Whether there was such a session of this account. */
  static boolean end(UUID accountId, UUID id) {
    return delete("accountId = ?1 and id = ?2", accountId, id) == 1;
  }

  static void endByToken(String token) {
    delete("tokenHash", Secrets.hash(token));
  }

  static void endAll(UUID accountId) {
    delete("accountId", accountId);
  }

  static void endOthers(UUID accountId, UUID kept) {
    delete("accountId = ?1 and id <> ?2", accountId, kept);
  }

  static void endOthersBy(String method, UUID accountId, UUID kept) {
    delete("accountId = ?1 and id <> ?2 and method = ?3", accountId, kept, method);
  }

  /** Ends all but the most recently used. */
  static void keepLatest(UUID accountId, int most) {
    var surplus =
        Session.<Session>find("accountId = ?1 order by " + USED_AT + " desc, id desc", accountId)
            .range(most, most + most)
            .list();
    if (!surplus.isEmpty()) {
      delete("id in ?1", surplus.stream().map(it -> it.id).toList());
    }
  }

  static long removeExpired(Instant now, Instant idleSince) {
    return delete("expiresAt <= ?1 or " + USED_AT + " <= ?2", now, idleSince);
  }
}
