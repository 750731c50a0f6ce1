package dev.jobtrail.platform;

import jakarta.persistence.Column;
import jakarta.persistence.MappedSuperclass;
import java.time.Clock;
import java.util.UUID;

/** A record of an account for the account's owner or one of its clients. */
@MappedSuperclass
public abstract class OwnedRecord extends AccountRecord {

  /** Null for the account's own. */
  @Column(updatable = false)
  public UUID clientId;

  protected OwnedRecord() {}

  protected OwnedRecord(UUID accountId, UUID clientId, Clock clock) {
    super(accountId, clock);
    this.clientId = clientId;
  }
}
