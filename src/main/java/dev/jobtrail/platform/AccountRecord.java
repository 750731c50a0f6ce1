package dev.jobtrail.platform;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** A mutable record of one account. */
@MappedSuperclass
public abstract class AccountRecord extends PanacheEntityBase {

  /** UUID version 7: ids sort by the time they were made. */
  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  public UUID id;

  @Column(updatable = false)
  public UUID accountId;

  @Column(updatable = false)
  public Instant createdAt;

  public Instant updatedAt;

  protected AccountRecord() {}

  protected AccountRecord(UUID accountId, Clock clock) {
    this.accountId = accountId;
    this.createdAt = clock.instant();
    this.updatedAt = createdAt;
  }

  /** Advances updatedAt, by a millisecond at least, so that it tells any two versions apart. */
  protected void touch(Clock clock) {
    var now = clock.instant();
    updatedAt = now.isAfter(updatedAt) ? now : updatedAt.plusMillis(1);
  }
}
