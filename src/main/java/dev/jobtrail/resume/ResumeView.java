package dev.jobtrail.resume;

import com.fasterxml.jackson.annotation.JsonRawValue;
import dev.jobtrail.resume.document.ResumeDesign;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The JSON representation of a resume.
 *
 * @param clientId the client it is for; null for the caller's own
 * @param hasPassword whether a password protects the shared resume
 * @param data the text of the JSON Resume document
 * @param updatedAt its version
 */
@Schema(name = "Resume", description = "A resume with its document.")
public record ResumeView(
    @Schema(required = true) UUID id,
    @Schema(required = true, nullable = true, description = "Null for the caller's own.")
        UUID clientId,
    @Schema(required = true, maxLength = 200, examples = "Backend engineer") String name,
    @Schema(required = true, description = "Unique in the account.", examples = "backend-engineer")
        String slug,
    @Schema(required = true, maxItems = 50) List<String> tags,
    @Schema(required = true, description = "Whether it is shared.") boolean isPublic,
    @Schema(
            required = true,
            description = "Whether search engines may index the shared resume; false by default.")
        boolean isIndexed,
    @Schema(
            required = true,
            description = "Whether the shared resume leaves out phone, e-mail and address.")
        boolean hidesContact,
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
    @Schema(
            required = true,
            type = SchemaType.OBJECT,
            description =
                "A JSON Resume 1.0.0 document; unknown keys below the root are kept. "
                    + ResumeDesign.DESCRIPTION,
            examples = "{\"basics\": {\"name\": \"Jana Novak\", \"email\": \"jana@example.org\"}}")
        @JsonRawValue
        String data,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true, description = "The version, for expectedUpdatedAt.")
        Instant updatedAt) {

  /** The view of a resume. */
  public static ResumeView of(Resume resume) {
    return new ResumeView(
        resume.id,
        resume.clientId,
        resume.name,
        resume.slug,
        resume.tags,
        resume.isPublic(),
        resume.isIndexed(),
        resume.hidesContact(),
        resume.isLocked(),
        resume.passwordHash().isPresent(),
        resume.applicationId(),
        resume.template,
        resume.documentText(),
        resume.createdAt,
        resume.updatedAt);
  }
}
