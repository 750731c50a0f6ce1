package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardCompany;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A company on a job board. */
@RegisterForReflection
@Schema(name = "TargetCompany")
public record CompanyOnBoard(
    @Schema(required = true, examples = "greenhouse") @NotNull Board board,
    @Schema(
            required = true,
            description =
                "As in the URLs of the board; for Workday tenant, shard and site, separated by slashes.",
            examples = "acme")
        @NotBlank
        @Size(max = 200)
        String slug,
    @Schema(nullable = true, description = "Required by comeet only.") @Size(max = 200)
        String token) {

  BoardCompany company() {
    return new BoardCompany(slug.strip(), token);
  }
}
