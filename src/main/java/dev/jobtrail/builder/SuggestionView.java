package dev.jobtrail.builder;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a suggestion. */
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
    @Schema(
            required = true,
            description =
                "Texts with words that neither the resume nor a confirmed fact has. Accepting the"
                    + " suggestion confirms them.")
        List<RewordedText> reworded,
    @Schema(required = true, description = "Whether accepting it can be undone.") boolean canUndo,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true, description = "The version of the resume that it is based on.")
        Instant baseUpdatedAt) {}
