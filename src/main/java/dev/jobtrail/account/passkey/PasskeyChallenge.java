package dev.jobtrail.account.passkey;

import dev.jobtrail.platform.Secrets;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** A challenge that waits for an authenticator's answer; one browser may answer it, once. */
@Entity
class PasskeyChallenge extends PanacheEntityBase {

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  String challengeHash;
  String holderHash;
  Instant expiresAt;

  protected PasskeyChallenge() {}

  /**
   * A challenge of a holder.
   *
   * @param holder the session, or the secret of the browser's cookie, that may answer
   */
  PasskeyChallenge(String challenge, String holder, Duration lifetime, Clock clock) {
    this.challengeHash = Secrets.hash(challenge);
    this.holderHash = Secrets.hash(holder);
    this.expiresAt = clock.instant().plus(lifetime);
  }

  /** Uses it once: of two concurrent responses, one finds it. */
  static boolean use(String challenge, String holder, Instant now) {
    return delete(
            "challengeHash = ?1 and holderHash = ?2 and expiresAt > ?3",
            Secrets.hash(challenge),
            Secrets.hash(holder),
            now)
        == 1;
  }

  static void removeAll(String holder) {
    delete("holderHash", Secrets.hash(holder));
  }

  static long removeExpired(Instant now) {
    return delete("expiresAt <= ?1", now);
  }
}
