package dev.jobtrail.alert;

import dev.jobtrail.platform.Secrets;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** A link in a digest or a reminder, for one action; of its token only a hash is stored. */
@Entity
@Table(name = "match_alert_link")
class AlertLink extends PanacheEntityBase {

  /** Before the token of a link. */
  static final String PATH = "/alerts/";

  @Id String tokenHash;

  @Column(updatable = false)
  UUID accountId;

  /** Null for a link that is about the mails. */
  @Column(updatable = false)
  UUID matchId;

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  LinkAction action;

  @Column(updatable = false)
  Instant expiresAt;

  protected AlertLink() {}

  /**
   * Adds a link.
   *
   * @return its path, with the token
   */
  static String create(LinkAction action, UUID accountId, UUID matchId, Instant now) {
    var token = Secrets.random();
    var link = new AlertLink();
    link.tokenHash = Secrets.hash(token);
    link.accountId = accountId;
    link.matchId = matchId;
    link.action = action;
    link.expiresAt = now.plus(action.lifetime());
    link.persist();
    return PATH + token;
  }

  /** The link with that token, until it expires. */
  static Optional<AlertLink> behind(String token, Instant now) {
    return find("tokenHash = ?1 and expiresAt > ?2", Secrets.hash(token), now)
        .firstResultOptional();
  }

  /** Deletes the links that have expired. */
  static void deleteExpired(Instant now) {
    delete("expiresAt <= ?1", now);
  }
}
