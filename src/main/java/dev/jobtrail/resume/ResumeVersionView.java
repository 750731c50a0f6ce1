package dev.jobtrail.resume;

import com.fasterxml.jackson.annotation.JsonRawValue;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A version of a resume with its document.
 *
 * @param createdAt when a change ended this version
 * @param mutation the change that ended it
 * @param data the text of the JSON Resume document
 */
@Schema(description = "An earlier version of a resume with its document.")
public record ResumeVersionView(
    @Schema(required = true) UUID id,
    @Schema(required = true, description = "The resume.") UUID resumeId,
    @Schema(required = true, examples = "Backend engineer") String name,
    @Schema(required = true, examples = "backend-engineer") String slug,
    @Schema(required = true) List<String> tags,
    @Schema(required = true) ResumeTemplate template,
    @Schema(required = true, type = SchemaType.OBJECT, description = "JSON Resume 1.0.0.")
        @JsonRawValue
        String data,
    @Schema(required = true, description = "When a change replaced this version.")
        Instant createdAt,
    @Schema(required = true, description = "The change that replaced it.") Mutation mutation) {

  static ResumeVersionView of(ResumeVersion version) {
    return new ResumeVersionView(
        version.id,
        version.resumeId,
        version.name,
        version.slug,
        version.tags,
        version.template,
        version.data,
        version.createdAt,
        version.mutation);
  }
}
