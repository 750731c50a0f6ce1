package dev.jobtrail.builder;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A suggestion as it goes over the wire. */
@Schema(name = "Suggestion")
public record SuggestionView(
    @Schema(required = true) UUID id,
    @Schema(required = true, nullable = true, description = "Null for the caller's own.")
        UUID clientId,
    @Schema(required = true) UUID resumeId,
    @Schema(required = true, description = "The message that led to it.") UUID messageId,
    @Schema(required = true) SuggestionState state,
    @Schema(required = true) String title,
    @Schema(required = true) String reason,
    @Schema(
            required = true,
            type = SchemaType.ARRAY,
            implementation = Map.class,
            description = "JSON Patch (RFC 6902) on the resume's data.")
        JsonNode operations,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true, description = "The version of the resume that it was made for.")
        Instant baseUpdatedAt) {}
