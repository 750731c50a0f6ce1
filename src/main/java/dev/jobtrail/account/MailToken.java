package dev.jobtrail.account;

import dev.jobtrail.platform.Secrets;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.hibernate.annotations.UuidGenerator;

/** A secret in a link, most of them mailed, that proves who opens it; good for one use. */
@Entity
@Table(name = "account_token")
class MailToken extends PanacheEntityBase {

  enum Purpose {
    VERIFY_EMAIL,
    RESET_PASSWORD,
    /** Sent to the address that another has taken the place of. */
    UNDO_EMAIL_CHANGE,
    /** Printed where the service starts, for the demo account. */
    SIGN_IN
  }

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  UUID accountId;

  @Enumerated(EnumType.STRING)
  Purpose purpose;

  /** The address it was sent to: it proves nothing about another. */
  String email;

  String tokenHash;
  Instant createdAt;
  Instant expiresAt;

  protected MailToken() {}

  MailToken(
      UUID accountId, String email, Purpose purpose, String token, Duration lifetime, Clock clock) {
    this.accountId = accountId;
    this.purpose = purpose;
    this.email = email;
    this.tokenHash = Secrets.hash(token);
    this.createdAt = clock.instant();
    this.expiresAt = createdAt.plus(lifetime);
  }

  /** Uses the token once: of two concurrent requests, one finds it. */
  static Optional<MailToken> use(String token, Purpose purpose, Instant now) {
    Optional<MailToken> found =
        find(
                "tokenHash = ?1 and purpose = ?2 and expiresAt > ?3",
                Secrets.hash(token),
                purpose,
                now)
            .firstResultOptional();
    return found.filter(it -> delete("id", it.id) == 1);
  }

  static void removeAll(UUID accountId, Purpose purpose) {
    delete("accountId = ?1 and purpose = ?2", accountId, purpose);
  }

  /** Removes the tokens that change the account's address. */
  static void removeMoves(UUID accountId, String email) {
    delete(
        "accountId = ?1 and purpose = ?2 and email <> ?3", accountId, Purpose.VERIFY_EMAIL, email);
  }

  /** Removes the tokens that restore a state later than the given time. */
  static void removeUndoSince(UUID accountId, Instant since) {
    delete(
        "accountId = ?1 and purpose = ?2 and createdAt >= ?3",
        accountId,
        Purpose.UNDO_EMAIL_CHANGE,
        since);
  }

  /** Whether the address may come back to another account, and so is not free. */
  static boolean isHeldByAnother(String email, UUID accountId, Instant now) {
    return heldBy(email, now).anyMatch(it -> !it.equals(accountId));
  }

  /** Whether the address may come back to an account, and so is not free. */
  static boolean isHeld(String email, Instant now) {
    return heldBy(email, now).findAny().isPresent();
  }

  private static Stream<UUID> heldBy(String email, Instant now) {
    return MailToken.<MailToken>list(
            "lower(email) = ?1 and purpose = ?2 and expiresAt > ?3",
            email.toLowerCase(Locale.ROOT),
            Purpose.UNDO_EMAIL_CHANGE,
            now)
        .stream()
        .map(it -> it.accountId);
  }

  static long removeExpired(Instant now) {
    return delete("expiresAt <= ?1", now);
  }
}
