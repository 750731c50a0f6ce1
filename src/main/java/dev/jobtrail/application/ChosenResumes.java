package dev.jobtrail.application;

import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Ids;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/** Finds the resumes that an applicant can choose, without loading their documents. */
@ApplicationScoped
public class ChosenResumes {

  private static final int MOST_CHOICES = 200;

  private final EntityManager entityManager;

  ChosenResumes(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  /**
   * The applicant's resume of that id.
   *
   * @throws ApiException NOT_FOUND
   */
  ResumeReference chosen(Person person, UUID id) {
    var found = among(person, List.of(id)).get(id);
    if (found == null) {
      throw ApiException.notFound();
    }
    return found;
  }

  /** Whether it is a resume of the account or of one of its clients. */
  boolean exists(UUID accountId, UUID id) {
    return entityManager
            .createQuery(
                "select count(r) from Resume r where r.accountId = :account and r.id = :id",
                Long.class)
            .setParameter("account", accountId)
            .setParameter("id", id)
            .getSingleResult()
        > 0;
  }

  /**
   * Requires that an id is that of a resume of the applicant.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  public void require(Person person, String id) {
    var isTheirs =
        Ids.find(id).filter(it -> among(person, List.of(it)).containsKey(it)).isPresent();
    if (!isTheirs) {
      throw ApiException.invalid("resumeId", "must be the id of a resume of the same applicant");
    }
  }

  /**
   * The resumes that an applicant can choose for a job, most recently changed first, without those
   * tailored to other jobs; at most two hundred.
   */
  public List<ResumeReference> choices(Person person) {
    return entityManager
        .createQuery(
            "select new dev.jobtrail.application.ResumeReference(r.id, r.name) from Resume r"
                + " where r.accountId = :account and coalesce(r.clientId, r.accountId) = :person"
                + " and r.applicationId is null order by r.updatedAt desc, r.id desc",
            ResumeReference.class)
        .setParameter("account", person.accountId())
        .setParameter("person", person.id())
        .setMaxResults(MOST_CHOICES)
        .getResultList();
  }

  /** The ids that are resumes of the applicant. */
  Map<UUID, ResumeReference> among(Person person, Collection<UUID> ids) {
    if (ids.isEmpty()) {
      return Map.of();
    }
    return entityManager
        .createQuery(
            "select r.id, r.name from Resume r where r.accountId = :account and r.id in :ids"
                + " and coalesce(r.clientId, r.accountId) = :person",
            Object[].class)
        .setParameter("account", person.accountId())
        .setParameter("ids", ids)
        .setParameter("person", person.id())
        .getResultStream()
        .map(row -> new ResumeReference((UUID) row[0], (String) row[1]))
        .collect(Collectors.toMap(ResumeReference::id, resume -> resume));
  }
}
