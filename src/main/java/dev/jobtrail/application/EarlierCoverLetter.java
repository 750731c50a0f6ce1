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

/** A letter of an application that another one has replaced; it is never changed. */
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

  /** All of the account, oldest first. */
  static List<EarlierCoverLetter> all(UUID accountId) {
    return list(
        "select l from EarlierCoverLetter l join Application a on a.id = l.applicationId"
            + " where a.accountId = ?1 order by l.id",
        accountId);
  }

  EarlierCoverLetterView view() {
    return new EarlierCoverLetterView(
        id, applicationId, coverLetter, tone, generatedAt, replacedAt);
  }
}
