package dev.jobtrail.posting;

import java.time.Instant;

/**
 * A posting as a page tells it; what it does not tell is null.
 *
 * @param externalId the site's own id
 * @param location places, separated by semicolons
 * @param salaryMin by the year, in whole units of the currency
 * @param salaryMax as salaryMin
 * @param salaryCurrency ISO 4217
 * @param descriptionRaw readable text with paragraphs and list items
 */
public record FoundPosting(
    String externalId,
    String url,
    String title,
    String company,
    String location,
    Boolean isRemote,
    EmploymentType employmentType,
    Integer salaryMin,
    Integer salaryMax,
    String salaryCurrency,
    String descriptionRaw,
    Instant postedAt) {}
