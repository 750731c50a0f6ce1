package dev.jobtrail.posting;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import dev.jobtrail.platform.OneLine;
import dev.jobtrail.platform.RecordedTime;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A posting to import from another tracker or from an export.
 *
 * <p>An exported posting can be imported unchanged: properties of the record are ignored.
 */
@SalaryRange
@JsonIgnoreProperties({
  "id",
  "clientId",
  "descriptionParsed",
  "reviewError",
  "createdAt",
  "updatedAt"
})
@Schema(name = "ImportedPosting", description = "A job from another tracker or from an export.")
public record ImportedPosting(
    PostingSource source,
    @Size(max = 300) String externalId,
    @NotBlank @Size(max = 300) @Schema(examples = "Staff Engineer") @OneLine String title,
    @Size(max = 300) @Schema(examples = "Acme") @OneLine String company,
    @Size(max = 300) @OneLine String location,
    Boolean isRemote,
    EmploymentType employmentType,
    @PositiveOrZero Integer salaryMin,
    @PositiveOrZero Integer salaryMax,
    @CurrencyCode @Schema(description = "ISO 4217", examples = "EUR") String salaryCurrency,
    @PostingUrl String url,
    @Size(max = 100_000) String descriptionRaw,
    @RecordedTime Instant postedAt,
    @RecordedTime Instant fetchedAt)
    implements PostingFacts {}
