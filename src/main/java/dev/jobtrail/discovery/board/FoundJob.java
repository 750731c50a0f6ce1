package dev.jobtrail.discovery.board;

import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.posting.FoundPosting;
import dev.jobtrail.text.PayRange;
import java.time.Instant;
import java.util.List;

/**
 * A job from a board; all texts are free of markup and control characters, and bounded.
 *
 * @param companySlug whose list it was found in, or null on boards that are searched as a whole
 * @param externalId the board's id for it, at most 300 characters, never null
 * @param url its canonical url, at most 2,000 characters, never null
 * @param originalUrl its url as the board wrote it, at most 2,000 characters, never null
 * @param title never null, 1 to 300 characters
 * @param company never null, 1 to 300 characters
 * @param locations its places, each at most 300 characters
 * @param isRemote null if unknown
 * @param postedAt to the millisecond, or null
 * @param salary the pay as the board words it, at most 300 characters, or null
 * @param pay the pay as numbers, or null
 * @param description readable plain text, at most 100,000 characters, or null for none
 * @param snippet the beginning of the description in one line, at most 300 characters, or null
 * @param employmentType null if unknown
 * @param companyStage null if unknown
 */
public record FoundJob(
    Board board,
    String companySlug,
    String externalId,
    String url,
    String originalUrl,
    String title,
    String company,
    List<String> locations,
    Boolean isRemote,
    Instant postedAt,
    String salary,
    PayRange pay,
    String description,
    String snippet,
    EmploymentType employmentType,
    CompanyStage companyStage) {

  static final int MAX_LINE = 300;
  static final int MAX_DESCRIPTION = 100_000;

  /** The places in one line of at most 300 characters, or null. */
  public String location() {
    var joined = new StringBuilder();
    for (var place : locations) {
      if (joined.length() + 2 + place.length() <= MAX_LINE) {
        joined.append(joined.isEmpty() ? "" : "; ").append(place);
      } else if (joined.isEmpty()) {
        return place;
      }
    }
    return joined.isEmpty() ? null : joined.toString();
  }

  /** The same as a posting that an application can be made from. */
  public FoundPosting toPosting() {
    return new FoundPosting(
        externalId,
        url,
        title,
        company,
        location(),
        isRemote,
        employmentType,
        pay == null ? null : pay.yearlyMin(),
        pay == null ? null : pay.yearlyMax(),
        pay == null || pay.yearlyMin() == null && pay.yearlyMax() == null ? null : pay.currency(),
        description,
        postedAt);
  }
}
