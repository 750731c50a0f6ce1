package dev.jobtrail.application;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.posting.PastedPosting;
import dev.jobtrail.posting.PostingUrl;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What it takes to track a job: its address, or the job itself. */
@Schema(description = "A job to track: exactly one of url and posting.")
record NewApplication(
    @NotNull String resumeId,
    @Schema(description = "The client it is for; absent for the caller's own.") String clientId,
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
  void requireOneSource() {
    if ((url == null) == (posting == null)) {
      throw ApiException.invalid("url", "or posting must be given, and not both");
    }
  }
}
