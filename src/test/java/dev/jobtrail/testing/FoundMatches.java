package dev.jobtrail.testing;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.util.UUID;

/** Found jobs for tests that need no search. */
@Singleton
public class FoundMatches {

  private static final String ADD =
      """
      insert into discovery_match (id, account_id, client_id, resume_id, board, external_id, url,
        original_url, twin, title, company, description, target_titles, score, state, missed,
        found_at, created_at, updated_at)
      select :id, account_id, client_id, id, 'INDEED', '1', :url, :url, 't', 'Engineer', 'Acme',
        'Java, please.', array['Engineer'], 50, 'NEW', 0, now(), now(), now()
      from resume where id = :resume
      """;

  @Inject EntityManager entityManager;

  /** Adds one that a retired board had found. */
  @Transactional
  public UUID add(UUID resumeId, String url) {
    var id = UUID.randomUUID();
    entityManager
        .createNativeQuery(ADD)
        .setParameter("id", id)
        .setParameter("url", url)
        .setParameter("resume", resumeId)
        .executeUpdate();
    return id;
  }
}
