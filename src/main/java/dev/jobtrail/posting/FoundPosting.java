package dev.jobtrail.posting;

import java.time.Instant;

/**
 * A posting as it was found; all texts are clean of control characters and bounded.
 *
 * @param externalId the id that its site gives it, at most 300 characters, or null
 * @param url its canonical url, at most 2,000 characters, never null
 * @param title never null, 1 to 300 characters
 * @param company never null, 1 to 300 characters; the site's name or host where none is given
 * @param location places joined by "; ", at most 300 characters, or null
 * @param isRemote true if stated, otherwise null
 * @param employmentType null if unknown
 * @param salaryMin the least pay for a year in whole units of the currency, or null; amounts for
 *     another period are stated for a year of 52 weeks, 260 days or 2,080 hours
 * @param salaryMax the most pay for a year, or null; never less than salaryMin
 * @param salaryCurrency ISO 4217, or null if unknown or without pay
 * @param descriptionRaw readable plain text with paragraphs and "- " before list items, at most
 *     100,000 characters, or null
 * @param postedAt when it was posted, to the millisecond, or null
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
