package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How many matches pass a filter. */
@Schema(name = "MatchCounts")
public record MatchCounts(
    @Schema(required = true) long total,
    @Schema(required = true) long remote,
    @Schema(required = true, description = "By the board that the match links to.")
        List<OfBoard> boards) {

  /** Those of one board. */
  @Schema(name = "MatchCountOfBoard")
  public record OfBoard(
      @Schema(required = true) Board board, @Schema(required = true) long count) {}
}
