package dev.jobtrail.application;

import dev.jobtrail.platform.AccountRecord;
import jakarta.persistence.Column;
import jakarta.persistence.MappedSuperclass;
import java.time.Clock;
import java.util.UUID;

/** A record that belongs to an application, of which an application has a bounded number. */
@MappedSuperclass
public abstract class ApplicationPart extends AccountRecord {

  @Column(updatable = false)
  public UUID applicationId;

  protected ApplicationPart() {}

  protected ApplicationPart(UUID accountId, UUID applicationId, Clock clock) {
    super(accountId, clock);
    this.applicationId = applicationId;
  }
}
