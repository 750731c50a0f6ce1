package dev.jobtrail.demo;

import dev.jobtrail.application.ApplicationChanges;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Client;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.resume.ResumeChanges;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.util.UUID;

/**
 * Deletes the sample data of accounts, each record in a transaction, so that a repeated call
 * continues an interrupted one.
 */
@ApplicationScoped
class SampleDataEraser {

  private static final String DELETE_MATCH =
      "delete from discovery_match where id = :id and account_id = :account";

  private static final String IS_RESUME_USED =
      """
      select exists (select from application where account_id = :account and resume_id = :id)
        or exists (select from discovery_target where account_id = :account and resume_id = :id)
      """;

  private static final String IS_CLIENT_USED =
      """
      select exists (select from application where account_id = :account and client_id = :id)
        or exists (select from resume where account_id = :account and client_id = :id)
      """;

  private final SampleRecords records;
  private final ApplicationChanges applications;
  private final ResumeChanges resumes;
  private final ActiveClients activeClients;
  private final EntityManager entityManager;

  SampleDataEraser(
      SampleRecords records,
      ApplicationChanges applications,
      ResumeChanges resumes,
      ActiveClients activeClients,
      EntityManager entityManager) {
    this.records = records;
    this.applications = applications;
    this.resumes = resumes;
    this.activeClients = activeClients;
    this.entityManager = entityManager;
  }

  /**
   * Deletes the sample data of an account. A sample resume or client that the user's own records
   * use, and a locked resume, become the user's own.
   */
  void clear(UUID accountId) {
    for (var kind : SampleKind.values()) {
      records.of(accountId, kind).forEach(id -> clear(accountId, kind, id));
    }
  }

  private void clear(UUID accountId, SampleKind kind, UUID id) {
    try {
      QuarkusTransaction.requiringNew()
          .run(
              () -> {
                delete(accountId, kind, id);
                records.remove(accountId, id);
              });
    } catch (ApiException e) {
      if (e.code() != ErrorCode.NOT_FOUND && e.code() != ErrorCode.RESUME_LOCKED) {
        throw e;
      }
      records.remove(accountId, id);
    }
  }

  private void delete(UUID accountId, SampleKind kind, UUID id) {
    switch (kind) {
      case MATCH ->
          entityManager
              .createNativeQuery(DELETE_MATCH)
              .setParameter("id", id)
              .setParameter("account", accountId)
              .executeUpdate();
      case APPLICATION -> applications.delete(accountId, id);
      case RESUME -> {
        if (!isUsed(IS_RESUME_USED, accountId, id)) {
          resumes.delete(accountId, id);
        }
      }
      case CLIENT -> {
        activeClients.lock(new Person(accountId, id));
        if (!isUsed(IS_CLIENT_USED, accountId, id)) {
          Client.of(accountId, id).orElseThrow(ApiException::notFound).delete();
        }
      }
    }
  }

  private boolean isUsed(String query, UUID accountId, UUID id) {
    return (Boolean)
        entityManager
            .createNativeQuery(query, Boolean.class)
            .setParameter("account", accountId)
            .setParameter("id", id)
            .getSingleResult();
  }
}
