package dev.jobtrail.discovery.company;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.discovery.CompanyOnBoard;
import dev.jobtrail.discovery.board.Board;
import io.quarkus.runtime.annotations.RegisterForReflection;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A company on a job board, as found by what a user pasted. */
@RegisterForReflection
@Schema(description = "A company on a job board; board, slug and token can be added to a target.")
public record FoundCompany(
    @Schema(required = true) Board board,
    @Schema(required = true) String slug,
    @Schema(required = true, nullable = true) String token,
    @Schema(
            required = true,
            nullable = true,
            description = "As the board or the catalogue states it.")
        String name,
    @Schema(required = true) FoundBy foundBy,
    @Schema(
            required = true,
            nullable = true,
            description = "The URL that names the company, or the page that points to it.")
        String foundAt,
    @Schema(
            name = "isLikely",
            required = true,
            description =
                "Whether it is most likely the company that is meant: its own URL, an embedded job"
                    + " list, or a name like that of the site. Check the others: the page only"
                    + " mentions them.")
        @JsonProperty("isLikely")
        boolean isLikely,
    @Schema(required = true, description = "Whether the board listed its jobs just now.")
        boolean answered,
    @Schema(
            required = true,
            nullable = true,
            description =
                "The number of open jobs, or of those on the first page of a list without a total.")
        Integer jobs,
    @Schema(
            required = true,
            nullable = true,
            description = "Why the board did not answer, or what is doubtful about its answer.")
        String note) {

  /** How a company was found. */
  public enum FoundBy {
    /** By the URL, or by where it redirects to. */
    @JsonProperty("url")
    URL,
    /** On the page, or on another page of the site. */
    @JsonProperty("page")
    PAGE,
    /** In the catalogue of employers, which is not verified. */
    @JsonProperty("catalogue")
    CATALOGUE
  }

  /** As it stands in a target. */
  public CompanyOnBoard onBoard() {
    return new CompanyOnBoard(board, slug, token);
  }
}
