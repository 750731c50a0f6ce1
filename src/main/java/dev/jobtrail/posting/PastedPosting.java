package dev.jobtrail.posting;

import dev.jobtrail.platform.OneLine;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A posting that a user typed or pasted. */
@SalaryRange
@Schema(name = "PastedPosting", description = "A posting given as text instead of fetched.")
public record PastedPosting(
    @NotBlank @Size(max = 300) @Schema(examples = "Staff Engineer") @OneLine String title,
    @NotBlank @Size(max = 300) @Schema(examples = "Acme") @OneLine String company,
    @Size(max = 300) @OneLine String location,
    Boolean isRemote,
    EmploymentType employmentType,
    @PositiveOrZero Integer salaryMin,
    @PositiveOrZero Integer salaryMax,
    @CurrencyCode @Schema(description = "ISO 4217", examples = "EUR") String salaryCurrency,
    @PostingUrl String url,
    @NotBlank @Size(max = 100_000) String descriptionRaw)
    implements PostingFacts {}
