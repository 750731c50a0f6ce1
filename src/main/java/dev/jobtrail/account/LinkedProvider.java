package dev.jobtrail.account;

import dev.jobtrail.account.provider.ProviderIdentity;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** An external identity linked to an account. */
@Entity
@Table(name = "account_provider")
class LinkedProvider extends PanacheEntityBase {

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  UUID accountId;

  /** The identifier it was configured under then. */
  String provider;

  String issuer;
  String subject;

  /** The address that the provider vouched for when it was linked. */
  String email;

  Instant createdAt;

  protected LinkedProvider() {}

  LinkedProvider(UUID accountId, String provider, ProviderIdentity identity, Clock clock) {
    this.accountId = accountId;
    this.provider = provider;
    this.issuer = identity.issuer();
    this.subject = identity.subject();
    this.email = identity.email();
    this.createdAt = clock.instant();
  }

  /** Looks up issuer and subject: an address can be reassigned to another user. */
  static Optional<LinkedProvider> of(ProviderIdentity identity) {
    return find("issuer = ?1 and subject = ?2", identity.issuer(), identity.subject())
        .firstResultOptional();
  }

  static void removeSince(UUID accountId, Instant since) {
    delete("accountId = ?1 and createdAt >= ?2", accountId, since);
  }

  static List<LinkedProvider> all(UUID accountId) {
    return list("accountId = ?1 order by id", accountId);
  }
}
