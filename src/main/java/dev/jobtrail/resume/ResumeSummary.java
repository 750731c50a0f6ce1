package dev.jobtrail.resume;

import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Sorting;
import dev.jobtrail.text.AccentPattern;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.hibernate.Session;
import org.hibernate.query.NativeQuery;

/**
 * A resume in a list, without its document.
 *
 * @param clientId the client it is for; null for the caller's own
 * @param hasPassword whether a password protects the shared resume
 * @param updatedAt its version
 */
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

  private static final Sorting NEWEST = Sorting.of(null, null, ResumeOrder.ADDED, "r.id");

  private static final String SELECTION =
      """
      select r.id, r.client_id, r.name, r.slug, r.tags, r.is_public, r.is_locked,
        r.password_hash is not null as has_password, r.application_id, r.template, r.created_at,
        r.updated_at
      from resume r where r.account_id = :account
      """;

  /**
   * The applicant's resumes, newest first. In SQL: often this is the first request that a process
   * answers, and it would spend most of its time on parsing HQL.
   *
   * @param tag one that they carry, or null for any
   * @param text a part of their names, in any case, or null for any
   */
  public static List<ResumeSummary> newest(
      Person person, String tag, String text, Optional<UUID> after, int limit) {
    return page(person, tag, text, NEWEST, after, limit);
  }

  /**
   * The same in another order.
   *
   * @throws ApiException NOT_FOUND if an order other than by time is to go on after a resume that
   *     was deleted
   */
  static List<ResumeSummary> page(
      Person person, String tag, String text, Sorting sorting, Optional<UUID> after, int limit) {
    return query(person, tag, text, sorting, after)
        .setMaxResults(limit)
        .getResultStream()
        .map(ResumeSummary::of)
        .toList();
  }

  /** How many there are of these. */
  static long count(Person person, String tag, String text) {
    return query(person, tag, text, NEWEST, Optional.empty()).getResultCount();
  }

  private static NativeQuery<Object[]> query(
      Person person, String tag, String text, Sorting sorting, Optional<UUID> after) {
    var sql = new StringBuilder(SELECTION);
    sql.append(
        person.clientId() == null ? " and r.client_id is null" : " and r.client_id = :client");
    sql.append(tag == null ? "" : " and r.tags @> array[cast(:tag as varchar)]");
    sql.append(text == null ? "" : " and r.name ~* :text");
    sql.append(after.isPresent() ? " and " + sorting.following() : "");
    sql.append(" order by ").append(sorting.orderBy());
    var query =
        Resume.getEntityManager()
            .unwrap(Session.class)
            .createNativeQuery(sql.toString(), Object[].class)
            .setParameter("account", person.accountId());
    if (person.clientId() != null) {
      query.setParameter("client", person.clientId());
    }
    if (tag != null) {
      query.setParameter("tag", tag);
    }
    if (text != null) {
      query.setParameter("text", AccentPattern.of(text));
    }
    after.ifPresent(id -> query.setParameter("after", id));
    if (after.isPresent() && !sorting.isByTime()) {
      query.setParameter("key", sortKey(person.accountId(), after.get(), sorting));
    }
    return query;
  }

  private static Object sortKey(UUID accountId, UUID id, Sorting sorting) {
    return Resume.getEntityManager()
        .unwrap(Session.class)
        .createNativeQuery(
            "select %s from resume r where r.account_id = :account and r.id = :id"
                .formatted(sorting.key()),
            Object.class)
        .setParameter("account", accountId)
        .setParameter("id", id)
        .getResultStream()
        .findFirst()
        .orElseThrow(ApiException::notFound);
  }

  private static ResumeSummary of(Object[] row) {
    return new ResumeSummary(
        (UUID) row[0],
        (UUID) row[1],
        (String) row[2],
        (String) row[3],
        List.of((String[]) row[4]),
        (Boolean) row[5],
        (Boolean) row[6],
        (Boolean) row[7],
        (UUID) row[8],
        ResumeTemplate.valueOf((String) row[9]),
        (Instant) row[10],
        (Instant) row[11]);
  }
}
