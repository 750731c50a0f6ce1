package dev.jobtrail.approval;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.jobtrail.page.LanguageFormat;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.pdf.DocumentTitle;
import dev.jobtrail.pdf.ResumePictures.PageSize;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.posting.Posting;
import dev.jobtrail.posting.PostingMessages;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.ReadableText;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Everything a client needs to decide on an application; unknown values are null. */
@Schema(name = "ApprovalQuestion", description = "An application that awaits a client's decision.")
@TemplateData
record ApprovalQuestion(
    @Schema(required = true) ApprovalState state,
    @Schema(required = true, description = "When the link expires.") Instant expiresAt,
    @Schema(required = true, description = "The version that a decision must refer to.")
        String version,
    @Schema(required = true) Job posting,
    @Schema(nullable = true) Attached resume,
    @Schema(nullable = true, description = "Plain text.") String coverLetter,
    @JsonIgnore String operator,
    @JsonIgnore List<PageSize> pages) {

  private static final Pattern MARKUP =
      Pattern.compile(
          "<(p|br|div|ul|ol|li|h[1-6]|strong|b|em|i|span|a|section)\\b", Pattern.CASE_INSENSITIVE);

  private static final int LONGEST_DESCRIPTION = 100_000;

  /** The posting, without data for the operator only. */
  @Schema(name = "ApprovalJob")
  record Job(
      @Schema(required = true, examples = "Staff Engineer") String title,
      @Schema(nullable = true, examples = "Acme") String company,
      @Schema(nullable = true, examples = "Lisbon") String location,
      @Schema(nullable = true) Boolean isRemote,
      @Schema(nullable = true) EmploymentType employmentType,
      @Schema(nullable = true, minimum = "0") Integer salaryMin,
      @Schema(nullable = true, minimum = "0") Integer salaryMax,
      @Schema(nullable = true, description = "ISO 4217", examples = "EUR") String salaryCurrency,
      @Schema(nullable = true, examples = "https://jobs.example.com/412") String url,
      @Schema(nullable = true, description = "Plain text.") String description) {

    /** Where, how and for how much, each in a few words; for the page. */
    public List<String> facts() {
      return Stream.of(
              location,
              Boolean.TRUE.equals(isRemote) ? messages().remote() : null,
              employmentType == null ? null : employment(),
              pay())
          .filter(Objects::nonNull)
          .toList();
    }

    private String employment() {
      return PageMessages.of(PostingMessages.class).employmentType(employmentType);
    }

    private String pay() {
      var amounts =
          Stream.of(salaryMin, salaryMax)
              .filter(Objects::nonNull)
              .distinct()
              .map(LanguageFormat.current()::number)
              .reduce(messages()::payRange);
      return salaryCurrency == null
          ? null
          : amounts.map(it -> it + " " + salaryCurrency).orElse(null);
    }

    private static ApprovalMessages messages() {
      return PageMessages.of(ApprovalMessages.class);
    }
  }

  /** The resume that will be submitted. */
  @Schema(name = "ApprovalResume")
  record Attached(
      @Schema(
              required = true,
              description = "The applicant's name and headline.",
              examples = "Jana Novak - Backend engineer")
          String name,
      @Schema(
              required = true,
              format = "uri-reference",
              description = "The download URL.",
              examples = "/approvals/3q2-7w/resume.pdf")
          String pdf) {}

  /**
   * The question of a link.
   *
   * @param operator the name of the account that asks
   * @param pages the printed pages of the resume
   */
  static ApprovalQuestion of(
      Approval approval,
      Submission submission,
      String token,
      String operator,
      List<PageSize> pages) {
    var resume = submission.resume();
    return new ApprovalQuestion(
        ApprovalState.PENDING,
        approval.expiresAt(),
        submission.fingerprint(),
        job(submission.application().posting),
        resume == null
            ? null
            : new Attached(DocumentTitle.of(resume), "/approvals/" + token + "/resume.pdf"),
        submission.application().coverLetter(),
        operator,
        pages);
  }

  /** The last day on which the link works; for the page. */
  public String lastDay() {
    return day(expiresAt, RequestLanguage.current());
  }

  /** A day in words; in UTC, because the page knows no zone. */
  static String day(Instant time, Language language) {
    return LanguageFormat.of(language).longDay(time.atZone(ZoneOffset.UTC));
  }

  private static Job job(Posting posting) {
    return new Job(
        posting.title,
        posting.company,
        posting.location,
        posting.isRemote,
        posting.employmentType,
        posting.salaryMin,
        posting.salaryMax,
        posting.salaryCurrency,
        posting.url,
        readable(posting.descriptionRaw));
  }

  /** A posting that was pasted may be HTML. */
  private static String readable(String description) {
    return description != null && MARKUP.matcher(description).find()
        ? ReadableText.ofHtml(description, LONGEST_DESCRIPTION)
        : description;
  }
}
