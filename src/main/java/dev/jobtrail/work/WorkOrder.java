package dev.jobtrail.work;

import dev.jobtrail.client.Person;
import java.util.Map;
import java.util.UUID;

/**
 * The input of a piece of work.
 *
 * @param id of the work
 * @param applicationId null for work on a resume
 * @param resumeId null for work on an application
 * @param details further input of its worker
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
