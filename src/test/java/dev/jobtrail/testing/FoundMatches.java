package dev.jobtrail.testing;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;

/** Found jobs for tests that need no search. */
@Singleton
public class FoundMatches {

  private static final String ADD =
      """
      insert into discovery_match (id, account_id, client_id, resume_id, board, external_id, url,
        original_url, twin, title, company, description, target_titles, score, state, missed,
        found_at, created_at, updated_at)
      select :id, account_id, client_id, id, 'INDEED', :url, :url, :url, 't', :title, 'Acme',
        'Java, please.', array['Engineer'], :score, 'NEW', 0, :found, :found, :found
      from resume where id = :resume
      """;

  @Inject EntityManager entityManager;

  @Inject Clock clock;

  /** Adds one that a retired board has found now. */
  @Transactional
  public UUID add(UUID resumeId, String url) {
    return add(resumeId, url, "Engineer", 50, clock.instant());
  }

  /** Adds one that a retired board had found. */
  @Transactional
  public UUID add(UUID resumeId, String url, String title, int score, Instant found) {
    var id = UUID.randomUUID();
    entityManager
        .createNativeQuery(ADD)
        .setParameter("id", id)
        .setParameter("url", url)
        .setParameter("title", title)
        .setParameter("score", score)
        .setParameter("found", found)
        .setParameter("resume", resumeId)
        .executeUpdate();
    return id;
  }
}
