package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.statement.Sponsorship;
import dev.jobtrail.fit.JobLevel;
import dev.jobtrail.posting.EmploymentType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How many matches pass a filter. */
@Schema(name = "MatchCounts")
public record MatchCounts(
    @Schema(required = true) long total,
    @Schema(required = true) long remote,
    @Schema(required = true, description = "By the board that the match links to.")
        List<OfBoard> boards,
    @Schema(required = true) List<OfLevel> levels,
    @Schema(required = true) List<OfSponsorship> sponsorships,
    @Schema(required = true, description = "Those that state their type.")
        List<OfEmploymentType> employmentTypes,
    @Schema(required = true, description = "The 20 companies that have most of them.")
        List<OfCompany> companies,
    @Schema(required = true, description = "Within 1, 3, 7, 14, 30 and 90 days.")
        List<PostedWithin> postedWithin) {

  /** The days of {@link #postedWithin}. */
  public static final List<Integer> DAYS = List.of(1, 3, 7, 14, 30, 90);

  /** Those of one board. */
  @Schema(name = "MatchCountOfBoard")
  public record OfBoard(
      @Schema(required = true) Board board, @Schema(required = true) long count) {}

  /** Those of one level. */
  @Schema(name = "MatchCountOfLevel")
  public record OfLevel(
      @Schema(required = true) JobLevel level, @Schema(required = true) long count) {}

  /** Those that state the same about visa sponsorship. */
  @Schema(name = "MatchCountOfSponsorship")
  public record OfSponsorship(
      @Schema(required = true) Sponsorship sponsorship, @Schema(required = true) long count) {}

  /** Those of one employment type. */
  @Schema(name = "MatchCountOfEmploymentType")
  public record OfEmploymentType(
      @Schema(required = true) EmploymentType employmentType,
      @Schema(required = true) long count) {}

  /** Those at one company. */
  @Schema(name = "MatchCountOfCompany")
  public record OfCompany(
      @Schema(required = true) String company, @Schema(required = true) long count) {}

  /** Those that were posted, or else found, within so many days. */
  @Schema(name = "MatchCountOfDays")
  public record PostedWithin(
      @Schema(required = true) int days, @Schema(required = true) long count) {}
}
