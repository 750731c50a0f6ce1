package dev.jobtrail.testing;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** Messages of employers for tests that need no mailbox. */
@Singleton
public class StoredMessages {

  private static final String ADD =
      """
      insert into mailbox_message (id, account_id, application_id, message_key, kind,
        proposed_status, state, sender, subject, evidence, received_at, created_at, updated_at)
      select :id, account_id, id, :key, 'INTERVIEW', 'INTERVIEW', 'OPEN',
        'Eva Lang <eva@acme.example>', 'Your application', 'We invite you to an interview.',
        now(), now(), now()
      from application where id = :application
      """;

  @Inject EntityManager entityManager;

  /** Adds one that proposes an interview for an application. */
  @Transactional
  public UUID add(UUID applicationId) {
    var id = UUID.randomUUID();
    entityManager
        .createNativeQuery(ADD)
        .setParameter("id", id)
        .setParameter("key", id.toString().getBytes(StandardCharsets.US_ASCII))
        .setParameter("application", applicationId)
        .executeUpdate();
    return id;
  }
}
