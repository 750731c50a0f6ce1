package dev.jobtrail.account;

import dev.jobtrail.platform.Secrets;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** A browser that has signed in, until it signs out or a while has passed. */
@Entity
@Table(name = "account_session")
class Session extends PanacheEntityBase {

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  UUID accountId;
  String tokenHash;
  Instant createdAt;
  Instant expiresAt;

  protected Session() {}

  Session(UUID accountId, String token, Duration lifetime, Clock clock) {
    this.accountId = accountId;
    this.tokenHash = Secrets.hash(token);
    this.createdAt = clock.instant();
    this.expiresAt = createdAt.plus(lifetime);
  }

  static Optional<Session> byToken(String token, Instant now) {
    return find("tokenHash = ?1 and expiresAt > ?2", Secrets.hash(token), now)
        .firstResultOptional();
  }

  static void end(UUID accountId, UUID id) {
    delete("accountId = ?1 and id = ?2", accountId, id);
  }

  static void endAll(UUID accountId) {
    delete("accountId", accountId);
  }

  static long removeExpired(Instant now) {
    return delete("expiresAt <= ?1", now);
  }
}
