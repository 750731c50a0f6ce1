package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.statement.Sponsorship;
import dev.jobtrail.fit.JobLevel;
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
    @Schema(required = true) List<OfSponsorship> sponsorships) {

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
}
