package dev.jobtrail.calendar;

import dev.jobtrail.platform.Secrets;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** The secret address at which an account's calendar can be read. */
@Entity
class CalendarFeed extends PanacheEntityBase {

  @Id UUID accountId;
  String tokenHash;
  Instant createdAt;

  protected CalendarFeed() {}

  /** The feed of an account; empty if it is off. */
  static Optional<CalendarFeed> of(UUID accountId) {
    return findByIdOptional(accountId);
  }

  /** The feed at an address. */
  static Optional<CalendarFeed> behind(String token) {
    return find("tokenHash", Secrets.hash(token)).firstResultOptional();
  }

  /** Gives the account a feed, or its feed another address. */
  static void put(UUID accountId, String token, Instant now) {
    getEntityManager()
        .createNativeQuery(
            """
            insert into calendar_feed (account_id, token_hash, created_at)
            values (:account, :hash, :now) on conflict (account_id) do update
            set token_hash = excluded.token_hash, created_at = excluded.created_at""")
        .setParameter("account", accountId)
        .setParameter("hash", Secrets.hash(token))
        .setParameter("now", now)
        .executeUpdate();
  }
}
