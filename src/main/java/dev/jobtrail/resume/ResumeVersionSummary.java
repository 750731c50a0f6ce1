package dev.jobtrail.resume;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A version of a resume in a list.
 *
 * @param createdAt when a change ended this version
 * @param mutation the change that ended it
 */
@RegisterForReflection // HQL calls the constructor
@Schema(description = "An earlier version of a resume.")
public record ResumeVersionSummary(
    @Schema(required = true) UUID id,
    @Schema(required = true, examples = "Backend engineer") String name,
    @Schema(required = true, description = "When a change replaced this version.")
        Instant createdAt,
    @Schema(required = true, description = "The change that replaced it.") Mutation mutation) {

  /** The account's resume's versions, newest first. */
  public static List<ResumeVersionSummary> newest(
      UUID accountId, UUID resumeId, Optional<UUID> after, int limit) {
    var query =
        ResumeVersion.getEntityManager()
            .createQuery(
                "select new dev.jobtrail.resume.ResumeVersionSummary(v.id, v.name, v.createdAt,"
                    + " v.mutation) from ResumeVersion v where v.accountId = :account and"
                    + " v.resumeId = :resume"
                    + (after.isPresent() ? " and v.id < :after" : "")
                    + " order by v.id desc",
                ResumeVersionSummary.class)
            .setParameter("account", accountId)
            .setParameter("resume", resumeId)
            .setMaxResults(limit);
    after.ifPresent(id -> query.setParameter("after", id));
    return query.getResultList();
  }

  /** How many versions the account's resume has. */
  static long count(UUID accountId, UUID resumeId) {
    return ResumeVersion.count("accountId = ?1 and resumeId = ?2", accountId, resumeId);
  }
}
