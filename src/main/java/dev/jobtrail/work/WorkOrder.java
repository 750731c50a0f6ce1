package dev.jobtrail.work;

import dev.jobtrail.client.Person;
import java.util.Map;
import java.util.UUID;

/**
 * What is to be done.
 *
 * @param id of the work
 * @param applicationId what it is for; null for work on a resume
 * @param resumeId what it is for; null for work on an application
 * @param details what else its worker has to know
 */
public record WorkOrder(
    UUID id,
    WorkKind kind,
    Person person,
    UUID applicationId,
    UUID resumeId,
    Map<String, String> details) {

  public UUID accountId() {
    return person.accountId();
  }
}
