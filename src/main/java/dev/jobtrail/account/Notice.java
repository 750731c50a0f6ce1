package dev.jobtrail.account;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** A message to an account's owner that stays until it is dismissed. */
@Entity
@Table(name = "account_notice")
class Notice extends PanacheEntityBase {

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  @Column(updatable = false)
  UUID accountId;

  @Column(updatable = false)
  String kind;

  @Column(updatable = false)
  String message;

  @Column(updatable = false)
  Instant createdAt;

  protected Notice() {}

  Notice(UUID accountId, String kind, String message, Clock clock) {
    this.accountId = accountId;
    this.kind = kind;
    this.message = message;
    this.createdAt = clock.instant();
  }

  /** The account's notices, newest first. */
  static List<Notice> newest(UUID accountId, int limit) {
    return Notice.<Notice>find("accountId = ?1 order by id desc", accountId).page(0, limit).list();
  }

  /** Removes all but the account's newest notices. */
  static void removeAllBut(UUID accountId, int kept) {
    var oldest = newest(accountId, kept);
    if (oldest.size() == kept) {
      delete("accountId = ?1 and id < ?2", accountId, oldest.getLast().id);
    }
  }

  /** Removes the account's notices with one of the messages. */
  static void remove(UUID accountId, String kind, List<String> messages) {
    delete("accountId = ?1 and kind = ?2 and message in ?3", accountId, kind, messages);
  }

  /** Whether the account had that notice. */
  static boolean remove(UUID accountId, UUID id) {
    return delete("accountId = ?1 and id = ?2", accountId, id) == 1;
  }
}
