package dev.jobtrail.discovery;

import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.resume.Resume;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.hibernate.jpa.HibernateHints;

/** Reads the new matches of a resume, latest first. */
@ApplicationScoped
public class OpenMatches {

  /** Matches without the descriptions, which are much larger than all the rest. */
  static final String VIEWS =
      """
      select new dev.jobtrail.discovery.MatchView(m.id, m.runId, m.clientId, m.resumeId, m.url,
        m.originalUrl, m.externalId, m.board, m.title, m.company, m.location, m.isRemote,
        m.postedAt, m.snippet, m.salary, m.companyStage, m.targetTitles, m.score, m.fitReason,
        m.fitGap, m.state, m.applicationId, m.foundAt, m.createdAt, m.updatedAt,
        m.traits, m.feedback)
      from Match m
      """;

  private static final String OPEN =
      VIEWS + " where m.resumeId = :resume and m.state = MatchState.NEW";

  private static final String NEWEST = " order by m.foundAt desc, m.id desc";

  private static final String AFTER =
      " and (m.foundAt < :foundAt or m.foundAt = :foundAt and m.id < :after)";

  private final EntityManager entityManager;
  private final MatchViews views;

  OpenMatches(EntityManager entityManager, MatchViews views) {
    this.entityManager = entityManager;
    this.views = views;
  }

  /**
   * Those of a person's resume.
   *
   * @param after the id of the last one that is not wanted any more, or null to begin
   * @param limit how many at most; null for all
   * @throws ApiException NOT_FOUND if the resume belongs to another applicant
   */
  @Transactional
  public List<MatchView> of(Person person, UUID resumeId, UUID after, Integer limit) {
    var resume = Resume.of(person.accountId(), resumeId).orElseThrow(ApiException::notFound);
    if (!Objects.equals(resume.clientId, person.clientId())) {
      throw ApiException.notFound();
    }
    var query =
        entityManager
            .createQuery(OPEN + (after == null ? "" : AFTER) + NEWEST, MatchView.class)
            .setParameter("resume", resumeId)
            .setHint(HibernateHints.HINT_READ_ONLY, true);
    if (after != null) {
      query.setParameter("after", after).setParameter("foundAt", foundAt(person, after));
    }
    if (limit != null) {
      query.setMaxResults(limit);
    }
    return views.complete(query.getResultList());
  }

  /** How many open matches a resume has whose list was just read. */
  long count(UUID resumeId) {
    return Match.count("resumeId = ?1 and state = ?2", resumeId, MatchState.NEW);
  }

  private static Instant foundAt(Person person, UUID id) {
    return Match.of(person.accountId(), id)
        .map(match -> match.foundAt)
        .orElseThrow(ApiException::notFound);
  }
}
