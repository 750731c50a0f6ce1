package dev.jobtrail.application;

import dev.jobtrail.ai.CoverLetterTone;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** An immutable cover letter that was replaced by a later one. */
@Entity
class EarlierCoverLetter extends PanacheEntityBase {

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  UUID applicationId;
  String coverLetter;

  @Enumerated(EnumType.STRING)
  CoverLetterTone tone;

  Instant generatedAt;
  Instant replacedAt;

  protected EarlierCoverLetter() {}

  /** The letter that the application has, before it is replaced. */
  EarlierCoverLetter(Application application, Instant replacedAt) {
    this.applicationId = application.id;
    this.coverLetter = application.coverLetter();
    this.tone = application.coverLetterTone();
    this.generatedAt = application.coverLetterGeneratedAt;
    this.replacedAt = replacedAt;
  }

  /** Those of an application of the account, the last replaced first. */
  static List<EarlierCoverLetter> of(UUID accountId, UUID applicationId) {
    return list(
        "select l from EarlierCoverLetter l join Application a on a.id = l.applicationId"
            + " where a.accountId = ?1 and a.id = ?2 order by l.id desc",
        accountId,
        applicationId);
  }

  /** A page of the ids of the account's applications that have some, newest first. */
  static List<UUID> applicationsBefore(UUID accountId, UUID before, int limit) {
    return getEntityManager()
        .createQuery(
            "select a.id from Application a where a.accountId = :account and a.id < :before"
                + " and exists (select 1 from EarlierCoverLetter l where l.applicationId = a.id)"
                + " order by a.id desc",
            UUID.class)
        .setParameter("account", accountId)
        .setParameter("before", before)
        .setMaxResults(limit)
        .getResultList();
  }

  EarlierCoverLetterView view() {
    return new EarlierCoverLetterView(
        id, applicationId, coverLetter, tone, generatedAt, replacedAt);
  }
}
