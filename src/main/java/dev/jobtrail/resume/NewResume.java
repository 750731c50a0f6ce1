package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.platform.OneLine;
import dev.jobtrail.resume.document.ResumeDesign;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A resume to create.
 *
 * @param slug null to have one made from the name
 * @param clientId null for the caller's own
 * @param tags null for none
 * @param template null for classic
 * @param data a JSON Resume document; null for an empty one
 */
@Schema(description = "A resume to add.")
public record NewResume(
    @Schema(required = true, examples = "Backend engineer")
        @NotBlank
        @Size(max = NewResume.MAX_NAME)
        @OneLine
        String name,
    @Schema(description = "Derived from the name if absent.", examples = "backend-engineer")
        @Size(max = Slug.MAX_LENGTH)
        @Pattern(regexp = Slug.PATTERN, message = "must be lower-case words joined by hyphens")
        String slug,
    @Schema(nullable = true, description = "Absent for a resume of the caller.") String clientId,
    @Schema(examples = "[\"backend\"]") @Size(max = 50) @OneLine
        List<@NotBlank @Size(max = 50) String> tags,
    @Schema(description = "Classic if absent.") ResumeTemplate template,
    @Schema(
            type = SchemaType.OBJECT,
            implementation = Object.class,
            description =
                "A JSON Resume 1.0.0 document; empty if absent. " + ResumeDesign.DESCRIPTION,
            examples = "{\"basics\": {\"name\": \"Jana Novak\", \"email\": \"jana@example.org\"}}")
        JsonNode data) {

  static final int MAX_NAME = 200;

  /** A resume that differs from the wire's defaults in its name, tags and template only. */
  static NewResume named(String name, List<String> tags, ResumeTemplate template) {
    return new NewResume(name, null, null, tags, template, null);
  }
}
