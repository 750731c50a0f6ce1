package dev.jobtrail.posting;

import dev.jobtrail.account.RecordImport;
import dev.jobtrail.platform.RecordedTime;
import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.UUID;

/** A posting of an account's export, with what the service found out about it. */
@RegisterForReflection
@SalaryRange
public record RestoredPosting(
    @NotNull PostingSource source,
    @Size(max = 300) String externalId,
    @NotBlank @Size(max = 300) String title,
    @Size(max = 300) String company,
    @Size(max = 300) String location,
    Boolean isRemote,
    EmploymentType employmentType,
    @PositiveOrZero Integer salaryMin,
    @PositiveOrZero Integer salaryMax,
    @CurrencyCode String salaryCurrency,
    @PostingUrl String url,
    @Size(max = 100_000) String descriptionRaw,
    @Valid ParsedDescription descriptionParsed,
    @RecordedTime Instant postedAt,
    @RecordedTime Instant fetchedAt,
    @Size(max = 2_000) String reviewError,
    @NotNull Instant createdAt,
    Instant updatedAt)
    implements PostingFacts {

  /** Adds the row of the posting, for the applicant of its application, unless it is there. */
  public UUID store(RecordImport to, CanonicalUrls urls) {
    var canonicalUrl = url == null ? null : urls.of(url).toString();
    if (canonicalUrl != null) {
      to.allow(
          1,
          "posting " + to.clientId() + " " + canonicalUrl,
          Message.of("Another application has its URL.").english());
    }
    var id = to.newId();
    to.row("posting")
        .set("id", id)
        .set("account_id", to.accountId())
        .set("client_id", to.clientId())
        .set("source", source)
        .set("external_id", externalId)
        .set("url", url)
        .set("canonical_url", canonicalUrl)
        .set("title", title)
        .set("company", company)
        .set("location", location)
        .set("is_remote", isRemote)
        .set("employment_type", employmentType)
        .set("salary_min", salaryMin)
        .set("salary_max", salaryMax)
        .set("salary_currency", salaryCurrency)
        .set("description_raw", descriptionRaw)
        .set("description_parsed", descriptionParsed)
        .set("posted_at", postedAt)
        .set("fetched_at", fetchedAt)
        .set("review_error", reviewError)
        .times(createdAt, updatedAt);
    return id;
  }
}
