package dev.jobtrail.resume;

import dev.jobtrail.client.Person;
import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A resume in a list, without its document.
 *
 * @param clientId the client it is for; null for the caller's own
 * @param hasPassword whether a password protects the shared resume
 * @param updatedAt its version
 */
@RegisterForReflection // HQL calls the constructor
@Schema(description = "A resume without its document.")
@TemplateData
public record ResumeSummary(
    @Schema(required = true) UUID id,
    @Schema(required = true, nullable = true, description = "Null for the caller's own.")
        UUID clientId,
    @Schema(required = true, maxLength = 200, examples = "Backend engineer") String name,
    @Schema(required = true, description = "Unique in the account.", examples = "backend-engineer")
        String slug,
    @Schema(required = true, maxItems = 50) List<String> tags,
    @Schema(required = true, description = "Whether it is shared.") boolean isPublic,
    @Schema(required = true, description = "Whether its content is locked against changes.")
        boolean isLocked,
    @Schema(required = true, description = "Whether a password protects the shared resume.")
        boolean hasPassword,
    @Schema(
            required = true,
            nullable = true,
            description =
                "The application that the resume is tailored for; null for other resumes.")
        UUID applicationId,
    @Schema(required = true) ResumeTemplate template,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true, description = "The version, for expectedUpdatedAt.")
        Instant updatedAt) {

  private static final String SELECTION =
      """
      select new dev.jobtrail.resume.ResumeSummary(r.id, r.clientId, r.name, r.slug, r.tags,
        r.isPublic, r.isLocked, (r.passwordHash is not null), r.applicationId, r.template, r.createdAt, r.updatedAt)
      from Resume r where r.accountId = :account
      """;

  /**
   * The applicant's resumes, newest first.
   *
   * @param tag one that they carry, or null for any
   * @param text a part of their names, in any case, or null for any
   */
  public static List<ResumeSummary> newest(
      Person person, String tag, String text, Optional<UUID> after, int limit) {
    var hql = new StringBuilder(SELECTION);
    hql.append(person.clientId() == null ? " and r.clientId is null" : " and r.clientId = :client");
    hql.append(tag == null ? "" : " and array_contains(r.tags, :tag)");
    hql.append(text == null ? "" : " and locate(:text, lower(r.name)) > 0");
    hql.append(after.isPresent() ? " and r.id < :after" : "").append(" order by r.id desc");
    var query =
        Resume.getEntityManager()
            .createQuery(hql.toString(), ResumeSummary.class)
            .setParameter("account", person.accountId())
            .setMaxResults(limit);
    if (person.clientId() != null) {
      query.setParameter("client", person.clientId());
    }
    if (tag != null) {
      query.setParameter("tag", tag);
    }
    if (text != null) {
      query.setParameter("text", text.toLowerCase(Locale.ROOT));
    }
    after.ifPresent(id -> query.setParameter("after", id));
    return query.getResultList();
  }
}
