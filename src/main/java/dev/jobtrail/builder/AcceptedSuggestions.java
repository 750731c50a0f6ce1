package dev.jobtrail.builder;

import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.resume.ResumeView;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The accepted suggestions, the refused ones, and the resume after them. */
@Schema(name = "AcceptedSuggestions")
public record AcceptedSuggestions(
    @Schema(required = true) ResumeView resume,
    @Schema(required = true) List<SuggestionView> accepted,
    @Schema(required = true) List<Skipped> skipped) {

  /** A suggestion that was not accepted. */
  @Schema(name = "SkippedSuggestion")
  public record Skipped(
      @Schema(required = true) SuggestionView suggestion,
      @Schema(required = true) ErrorCode code,
      @Schema(required = true) String message) {}
}
