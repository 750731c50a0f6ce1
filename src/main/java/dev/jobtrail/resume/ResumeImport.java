package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.platform.OneLine;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A document to import as a resume.
 *
 * @param format null for auto
 * @param name null for the name in the document
 * @param clientId null for the caller's own
 */
@Schema(description = "A document to import as a resume.")
record ResumeImport(
    @Schema(description = "Detected from the document if absent.") ImportFormat format,
    @Schema(
            required = true,
            type = SchemaType.OBJECT,
            implementation = Object.class,
            description = "JSON Resume, or the JSON that Reactive Resume exports.",
            examples = "{\"basics\": {\"name\": \"Jana Novak\"}}")
        @NotNull
        JsonNode data,
    @Schema(minLength = 1, maxLength = 200, description = "The name in the document if absent.")
        @Size(max = 200)
        @OneLine
        String name,
    @Schema(nullable = true, description = "Absent for a resume of the caller.") String clientId) {}
