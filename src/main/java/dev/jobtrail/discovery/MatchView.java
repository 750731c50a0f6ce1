package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.CompanyStage;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A found job as it goes over the wire. */
@Schema(name = "Match")
public record MatchView(
    @Schema(required = true) UUID id,
    @Schema(required = true, nullable = true, description = "The run that found it.") UUID runId,
    @Schema(required = true, nullable = true, description = "Null for the caller's own.")
        UUID clientId,
    @Schema(required = true) UUID resumeId,
    @Schema(required = true, description = "Reduced to the job itself.") String url,
    @Schema(required = true) String originalUrl,
    @Schema(required = true) String externalId,
    @Schema(required = true) Board board,
    @Schema(required = true) String title,
    @Schema(required = true) String company,
    @Schema(required = true, nullable = true) String location,
    @Schema(required = true, nullable = true, description = "Null where the board does not say.")
        Boolean isRemote,
    @Schema(required = true, nullable = true) Instant postedAt,
    @Schema(required = true, nullable = true) String snippet,
    @Schema(required = true, nullable = true, description = "As the board words it.") String salary,
    @Schema(required = true, nullable = true) CompanyStage companyStage,
    @Schema(required = true, description = "Every target whose search found the job.")
        List<String> targetTitles,
    @Schema(
            required = true,
            minimum = "0",
            maximum = "100",
            description = "Rough fit from keyword overlap.")
        int score,
    @Schema(required = true, nullable = true, description = "Null until asked for.")
        String fitReason,
    @Schema(required = true, nullable = true) String fitGap,
    @Schema(required = true) MatchState state,
    @Schema(required = true, nullable = true, description = "That adding the job led to.")
        UUID applicationId,
    @Schema(required = true) Instant foundAt,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {}
