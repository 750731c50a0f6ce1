package dev.jobtrail.posting;

import dev.jobtrail.platform.OneLine;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A posting as a user corrects it. */
@SalaryRange
@Schema(
    name = "PostingEdit",
    description = "The properties that a user can correct; absent ones become unknown.")
public record EditedPosting(
    @NotBlank @Size(max = 300) @Schema(required = true, examples = "Staff Engineer") @OneLine
        String title,
    @Size(max = 300) @Schema(examples = "Acme") @OneLine String company,
    @Size(max = 300) @Schema(examples = "Lisbon") @OneLine String location,
    Boolean isRemote,
    EmploymentType employmentType,
    @PositiveOrZero Integer salaryMin,
    @PositiveOrZero Integer salaryMax,
    @CurrencyCode @Schema(description = "ISO 4217", examples = "EUR") String salaryCurrency,
    @PostingUrl @Schema(examples = "https://jobs.example.com/412") String url,
    @Size(max = 100_000) String descriptionRaw)
    implements PostingFacts {}
