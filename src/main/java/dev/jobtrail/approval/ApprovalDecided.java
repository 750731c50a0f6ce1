package dev.jobtrail.approval;

import dev.jobtrail.client.Person;
import java.util.UUID;

/** Event: a client has decided on an application; fired inside the transaction. */
public record ApprovalDecided(
    UUID accountId, UUID clientId, UUID applicationId, UUID approvalId, ApprovalState state) {

  /** Whose application it is. */
  public Person person() {
    return new Person(accountId, clientId);
  }
}
