package dev.jobtrail.client;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.UUID;

/**
 * Whose records an operation works on.
 *
 * @param accountId the account that owns them
 * @param clientId the client they are for, or null for the account's own
 */
@RegisterForReflection // HQL calls the constructor
public record Person(UUID accountId, UUID clientId) {

  /** The client, or the account for its own records, as in the generated column person_id. */
  public UUID id() {
    return clientId == null ? accountId : clientId;
  }
}
