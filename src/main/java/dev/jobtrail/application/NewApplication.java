package dev.jobtrail.application;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.posting.PastedPosting;
import dev.jobtrail.posting.PostingUrl;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A job to track, given by its URL or as a posting. */
@Schema(description = "A job to track: exactly one of url and posting.")
public record NewApplication(
    @NotNull String resumeId,
    @Schema(description = "The client; absent for the caller's own application.") String clientId,
    @Size(max = 10_000) String notes,
    @PostingUrl
        @Schema(
            description = "Where to fetch the posting: a known board, or a page with a JobPosting.",
            examples = "https://jobs.example.com/412")
        String url,
    @Valid PastedPosting posting) {

  /**
   * Passes where exactly one of url and posting is there.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  public void requireOneSource() {
    if ((url == null) == (posting == null)) {
      throw ApiException.invalid("url", "or posting must be given, and not both");
    }
  }
}
