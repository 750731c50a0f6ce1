package dev.jobtrail.discovery;

import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The result of a decision on one of several matches. */
@Schema(name = "MatchDecision")
public record MatchDecision(
    @Schema(required = true) UUID id,
    @Schema(
            required = true,
            nullable = true,
            description = "Null if the resume has no match with this id.")
        MatchState state,
    @Schema(required = true, nullable = true, description = "Why nothing changed.")
        String refusal) {}
