package dev.jobtrail.resume;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.ColumnTransformer;
import org.hibernate.annotations.Immutable;
import org.hibernate.annotations.UuidGenerator;

/** An earlier version of a resume. */
@Entity
@Immutable
class ResumeVersion extends PanacheEntityBase {

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  UUID resumeId;
  UUID accountId;

  /** The change that ended this version. */
  @Enumerated(EnumType.STRING)
  Mutation mutation;

  String name;
  String slug;
  List<String> tags;

  @Enumerated(EnumType.STRING)
  ResumeTemplate template;

  @Column(name = "data")
  @ColumnTransformer(write = "cast(? as json)")
  String data;

  /** When the change ended it. */
  Instant createdAt;

  protected ResumeVersion() {}

  private ResumeVersion(Resume resume, Mutation mutation, Clock clock) {
    this.resumeId = resume.id;
    this.accountId = resume.accountId;
    this.mutation = mutation;
    this.name = resume.name;
    this.slug = resume.slug;
    this.tags = List.copyOf(resume.tags);
    this.template = resume.template;
    this.data = resume.documentText();
    this.createdAt = clock.instant();
  }

  /** Stores the current content as a version, and deletes the oldest versions. */
  static void keep(Resume resume, Mutation mutation, Clock clock, int kept) {
    new ResumeVersion(resume, mutation, clock).persistAndFlush();
    getEntityManager()
        .createNativeQuery(
            """
            delete from resume_version where resume_id = :resume and id <=
              (select id from resume_version where resume_id = :resume
               order by id desc offset :kept limit 1)
            """)
        .setParameter("resume", resume.id)
        .setParameter("kept", kept)
        .executeUpdate();
  }

  /** Slug, sharing and lock are no part of it: another resume may have the slug by now. */
  void restoreTo(Resume resume) {
    resume.name = name;
    resume.tags = tags;
    resume.template = template;
    resume.replaceDocument(data);
  }

  static Optional<ResumeVersion> of(UUID accountId, UUID resumeId, UUID id) {
    return find("accountId = ?1 and resumeId = ?2 and id = ?3", accountId, resumeId, id)
        .firstResultOptional();
  }

  static Optional<ResumeVersion> newest(UUID accountId, UUID resumeId) {
    return find("accountId = ?1 and resumeId = ?2 order by id desc", accountId, resumeId)
        .firstResultOptional();
  }

  /** The version that followed another one. */
  static Optional<ResumeVersion> after(UUID accountId, UUID resumeId, UUID id) {
    return find("accountId = ?1 and resumeId = ?2 and id > ?3 order by id", accountId, resumeId, id)
        .firstResultOptional();
  }

  /** The first version that a change ended after a time. */
  static Optional<ResumeVersion> endedAfter(UUID accountId, UUID resumeId, Instant time) {
    return find(
            "accountId = ?1 and resumeId = ?2 and createdAt > ?3 order by id",
            accountId,
            resumeId,
            time)
        .firstResultOptional();
  }

  /** A page of a resume's versions, newest first. */
  static List<ResumeVersion> before(UUID accountId, UUID resumeId, UUID before, int limit) {
    return ResumeVersion.<ResumeVersion>find(
            "accountId = ?1 and resumeId = ?2 and id < ?3 order by id desc",
            accountId,
            resumeId,
            before)
        .page(0, limit)
        .list();
  }
}
