package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * JSON Patch operations on a resume's document.
 *
 * @param operations RFC 6902
 * @param expectedUpdatedAt the version that the caller read
 */
@Schema(description = "JSON Patch operations on a resume's document.")
record DocumentPatch(
    @Schema(
            required = true,
            type = SchemaType.ARRAY,
            implementation = Map.class,
            maxItems = 500,
            description = "RFC 6902 operations.",
            examples =
                "[{\"op\": \"replace\", \"path\": \"/basics/label\", \"value\": \"Engineer\"}]")
        @NotNull
        JsonNode operations,
    @Schema(implementation = Instant.class, description = "The version that the caller read.")
        JsonNullable<@NotNull Instant> expectedUpdatedAt) {}
