package dev.jobtrail.account;

import dev.jobtrail.account.provider.SignInSecret;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** A sign-in attempt at a provider; its callback is accepted once. */
@Entity
class ProviderSignIn extends PanacheEntityBase {

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  String provider;
  String secretHash;

  /** The path of this service to redirect to after the sign-in. */
  String returnTo;

  Instant createdAt;
  Instant expiresAt;

  protected ProviderSignIn() {}

  ProviderSignIn(
      String provider, SignInSecret secret, String returnTo, Duration lifetime, Clock clock) {
    this.provider = provider;
    this.secretHash = secret.hash();
    this.returnTo = returnTo;
    this.createdAt = clock.instant();
    this.expiresAt = createdAt.plus(lifetime);
  }

  /** Uses it once: of two concurrent callbacks, one finds it. */
  static Optional<ProviderSignIn> use(String provider, SignInSecret secret, Instant now) {
    Optional<ProviderSignIn> found =
        find("provider = ?1 and secretHash = ?2 and expiresAt > ?3", provider, secret.hash(), now)
            .firstResultOptional();
    return found.filter(it -> delete("id", it.id) == 1);
  }

  static long removeExpired(Instant now) {
    return delete("expiresAt <= ?1", now);
  }
}
