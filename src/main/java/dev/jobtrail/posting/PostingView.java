package dev.jobtrail.posting;

import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a posting; unknown values are null. */
@Schema(name = "Posting", description = "The job of an application.")
public record PostingView(
    @Schema(required = true) UUID id,
    @Schema(nullable = true) UUID clientId,
    @Schema(required = true) PostingSource source,
    @Schema(nullable = true, description = "The job's id at its board.") String externalId,
    @Schema(nullable = true, examples = "https://jobs.example.com/412") String url,
    @Schema(required = true, examples = "Staff Engineer") String title,
    @Schema(nullable = true, examples = "Acme") String company,
    @Schema(nullable = true, examples = "Lisbon") String location,
    @Schema(nullable = true) Boolean isRemote,
    @Schema(nullable = true) EmploymentType employmentType,
    @Schema(nullable = true, minimum = "0") Integer salaryMin,
    @Schema(nullable = true, minimum = "0") Integer salaryMax,
    @Schema(nullable = true, description = "ISO 4217", examples = "EUR") String salaryCurrency,
    @Schema(nullable = true) String descriptionRaw,
    @Schema(nullable = true) ParsedDescription descriptionParsed,
    @Schema(nullable = true) Instant postedAt,
    @Schema(nullable = true) Instant fetchedAt,
    @Schema(nullable = true, description = "Why the last review failed; null if it succeeded.")
        String reviewError,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {}
