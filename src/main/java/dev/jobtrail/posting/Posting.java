package dev.jobtrail.posting;

import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.OwnedRecord;
import dev.jobtrail.platform.RecordedTime;
import dev.jobtrail.text.Truncation;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.UUID;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** The posting of an application, as fetched or pasted. */
@Entity
public class Posting extends OwnedRecord {

  /** The longest title, company or location that is kept. */
  private static final int LONGEST_LINE = 300;

  private static final int LONGEST_DESCRIPTION = 100_000;

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  public PostingSource source;

  public String externalId;
  public String url;
  public String title;
  public String company;
  public String location;
  public Boolean isRemote;

  @Enumerated(EnumType.STRING)
  public EmploymentType employmentType;

  public Integer salaryMin;
  public Integer salaryMax;
  public String salaryCurrency;
  public String descriptionRaw;

  @JdbcTypeCode(SqlTypes.JSON)
  public ParsedDescription descriptionParsed;

  public Instant postedAt;
  public Instant fetchedAt;
  public String reviewError;

  /** When a user last changed it; null for never. */
  public Instant editedAt;

  /** What the last evidence of a check says; null before there was any. Checks write it in SQL. */
  @Enumerated(EnumType.STRING)
  @Column(insertable = false, updatable = false)
  private PostingState checkState;

  @Column(insertable = false, updatable = false)
  private String checkEvidence;

  @Column(insertable = false, updatable = false)
  private Instant evidenceAt;

  /** Why the last check found no evidence; null if it found some. */
  @Column(insertable = false, updatable = false)
  private String checkProblem;

  @Column(insertable = false, updatable = false)
  private Instant checkedAt;

  private String canonicalUrl;

  /** The client, or the account where it is for its own person; the database fills it in. */
  @Column(insertable = false, updatable = false)
  private UUID personId;

  protected Posting() {}

  private Posting(
      Person person, PostingSource source, String url, CanonicalUrls urls, Clock clock) {
    super(person.accountId(), person.clientId(), clock);
    this.source = source;
    this.url = url;
    this.canonicalUrl = url == null ? null : urls.of(url).toString();
  }

  /** A posting entered by a user. */
  public static Posting pasted(
      Person person, PastedPosting pasted, CanonicalUrls urls, Clock clock) {
    return new Posting(person, PostingSource.MANUAL, pasted.url(), urls, clock).tell(pasted);
  }

  /** A posting from another tracker or from an export. */
  public static Posting imported(
      Person person, ImportedPosting imported, CanonicalUrls urls, Clock clock) {
    var source = imported.source() == null ? PostingSource.MANUAL : imported.source();
    var posting = new Posting(person, source, imported.url(), urls, clock).tell(imported);
    posting.externalId = imported.externalId();
    posting.postedAt = milliseconds(imported.postedAt());
    posting.fetchedAt = milliseconds(imported.fetchedAt());
    return posting;
  }

  /**
   * A posting that was read from where it stands. What its page says is cut and cleaned to what we
   * keep: a page has no bounds to go by.
   *
   * @param source how it was found
   * @throws ApiException UPSTREAM_FAILED where its address is none that can be kept
   */
  public static Posting found(
      Person person, FoundPosting found, PostingSource source, CanonicalUrls urls, Clock clock) {
    if (!urls.isKept(found.url())) {
      throw new ApiException(ErrorCode.UPSTREAM_FAILED, "The posting has no URL.");
    }
    var posting = new Posting(person, source, found.url(), urls, clock);
    posting.fetchedAt = posting.createdAt;
    posting.postedAt = milliseconds(found.postedAt());
    posting.externalId = line(found.externalId());
    posting.title = line(found.title());
    posting.company = line(found.company());
    posting.location = line(found.location());
    posting.isRemote = found.isRemote();
    posting.employmentType = found.employmentType();
    posting.salaryCurrency =
        found.salaryCurrency() != null && CurrencyCode.Check.isKnown(found.salaryCurrency())
            ? found.salaryCurrency()
            : null;
    posting.salaryMin = notNegative(found.salaryMin());
    posting.salaryMax = notNegative(found.salaryMax());
    if (posting.salaryMin != null
        && posting.salaryMax != null
        && posting.salaryMin > posting.salaryMax) {
      posting.salaryMax = null;
    }
    posting.descriptionRaw = cut(found.descriptionRaw(), LONGEST_DESCRIPTION);
    return posting;
  }

  private Posting tell(PostingFacts facts) {
    title = facts.title();
    company = facts.company();
    location = facts.location();
    isRemote = facts.isRemote();
    employmentType = facts.employmentType();
    salaryMin = facts.salaryMin();
    salaryMax = facts.salaryMax();
    salaryCurrency = facts.salaryCurrency();
    descriptionRaw = facts.descriptionRaw();
    return this;
  }

  /** Replaces what is known of the job; another title or description is parsed anew. */
  public void edit(EditedPosting wanted, CanonicalUrls urls, Clock clock) {
    if (!isAboutTheSameWork(wanted)) {
      descriptionParsed = null;
    }
    tell(wanted);
    url = wanted.url();
    canonicalUrl = url == null ? null : urls.of(url).toString();
    touch(clock);
    editedAt = updatedAt;
  }

  /** Whether title and description, which a review reads, stay as they are. */
  public boolean isAboutTheSameWork(PostingFacts other) {
    return title.equals(other.title()) && Objects.equals(descriptionRaw, other.descriptionRaw());
  }

  /** Stores the parsed description of a review. */
  public void takeReview(ParsedDescription parsed, Clock clock) {
    descriptionParsed = parsed;
    reviewError = null;
    touch(clock);
  }

  /** Keeps why a review failed. */
  public void takeReviewError(String reason, Clock clock) {
    reviewError = reason;
    touch(clock);
  }

  /** Its url reduced to the job itself, by which two postings are the same; null for none. */
  public String canonicalUrl() {
    return canonicalUrl;
  }

  /** The posting as it goes over the wire. */
  public PostingView view() {
    return new PostingView(
        id,
        clientId,
        source,
        externalId,
        url,
        title,
        company,
        location,
        isRemote,
        employmentType,
        salaryMin,
        salaryMax,
        salaryCurrency,
        descriptionRaw,
        descriptionParsed,
        postedAt,
        fetchedAt,
        reviewError,
        createdAt,
        updatedAt);
  }

  private static Instant milliseconds(Instant instant) {
    return instant == null || !RecordedTime.Check.isPlausible(instant)
        ? null
        : instant.truncatedTo(ChronoUnit.MILLIS);
  }

  private static Integer notNegative(Integer amount) {
    return amount == null || amount < 0 ? null : amount;
  }

  private static String line(String text) {
    return cut(text == null ? null : text.strip(), LONGEST_LINE);
  }

  /** At most so many characters, whole ones, and none that the database cannot store. */
  private static String cut(String text, int longest) {
    return text == null ? null : Truncation.truncate(text.replace("\0", ""), longest);
  }
}
