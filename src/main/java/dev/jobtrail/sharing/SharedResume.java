package dev.jobtrail.sharing;

import com.fasterxml.jackson.annotation.JsonRawValue;
import dev.jobtrail.pdf.DocumentTitle;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeTemplate;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A resume as visitors see it.
 *
 * @param data the text of the JSON Resume document without what the schema does not name, except
 *     for the sections that the owner defined
 */
@Schema(description = "A resume as it is shared.")
record SharedResume(
    @Schema(examples = "jana-novak") String username,
    @Schema(examples = "backend-engineer") String slug,
    @Schema(
            maxLength = 200,
            description = "The applicant's name and headline.",
            examples = "Jana Novak - Backend engineer")
        String name,
    ResumeTemplate template,
    @Schema(
            type = SchemaType.OBJECT,
            description =
                "The JSON Resume 1.0.0 document without settings and without members that the schema"
                    + " does not name. The owner's own sections are in meta.jobtrail.sections.",
            examples = "{\"basics\": {\"name\": \"Jana Novak\", \"email\": \"jana@example.org\"}}")
        @JsonRawValue
        String data,
    Instant updatedAt) {

  static SharedResume of(String username, Resume resume, String data) {
    return new SharedResume(
        username, resume.slug, DocumentTitle.of(resume), resume.template, data, resume.updatedAt);
  }
}
