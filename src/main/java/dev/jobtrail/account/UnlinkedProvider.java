package dev.jobtrail.account;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** An issuer that was unlinked from an account and is not linked again automatically. */
@Entity
@Table(name = "account_unlinked_provider")
class UnlinkedProvider extends PanacheEntityBase {

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  UUID accountId;
  String issuer;
  Instant createdAt;

  protected UnlinkedProvider() {}

  UnlinkedProvider(UUID accountId, String issuer, Clock clock) {
    this.accountId = accountId;
    this.issuer = issuer;
    this.createdAt = clock.instant();
  }

  static boolean exists(UUID accountId, String issuer) {
    return count("accountId = ?1 and issuer = ?2", accountId, issuer) > 0;
  }

  static void remove(UUID accountId, String issuer) {
    delete("accountId = ?1 and issuer = ?2", accountId, issuer);
  }
}
