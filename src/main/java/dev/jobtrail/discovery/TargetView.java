package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A target as it goes over the wire. */
@Schema(name = "Target")
public record TargetView(
    @Schema(required = true) UUID id,
    @Schema(required = true, nullable = true, description = "Null for the caller's own.")
        UUID clientId,
    @Schema(required = true) UUID resumeId,
    @Schema(required = true, nullable = true) String title,
    @Schema(required = true) List<String> keywords,
    @Schema(required = true) List<String> excludedKeywords,
    @Schema(required = true) List<String> locations,
    @Schema(required = true, description = "How far from a city of the locations, in kilometres.")
        int radiusKm,
    @Schema(required = true) boolean remoteOnly,
    @Schema(required = true) List<Board> boards,
    @Schema(required = true) List<CompanyOnBoard> companies,
    @Schema(required = true) List<String> excludedCompanies,
    @Schema(required = true, nullable = true) Integer minSalary,
    @Schema(required = true) boolean daily,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {}
