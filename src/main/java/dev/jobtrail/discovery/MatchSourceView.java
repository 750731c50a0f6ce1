package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a board's listing of a match. */
@Schema(name = "MatchSource")
public record MatchSourceView(
    @Schema(required = true) Board board,
    @Schema(
            required = true,
            nullable = true,
            description = "The company as in the URLs of the board; null on a board of many.",
            examples = "acme")
        String company,
    @Schema(required = true) String externalId,
    @Schema(required = true) String url,
    @Schema(
            required = true,
            description = "Whether the board lists the jobs of this employer, not of many.")
        boolean isEmployer,
    @Schema(
            required = true,
            description = "False once two complete searches in a row did not find it.")
        boolean isListed,
    @Schema(required = true, description = "Complete searches in a row that did not find it.")
        int missed,
    @Schema(required = true) Instant firstSeenAt,
    @Schema(required = true) Instant lastSeenAt) {}
