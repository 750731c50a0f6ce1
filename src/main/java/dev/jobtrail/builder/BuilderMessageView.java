package dev.jobtrail.builder;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.jobtrail.application.ModelMeta;
import dev.jobtrail.work.WorkState;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a message and its reply. */
@Schema(name = "BuilderMessage")
public record BuilderMessageView(
    @Schema(required = true) UUID id,
    @Schema(required = true, nullable = true, description = "Null for the caller's own.")
        UUID clientId,
    @Schema(required = true) UUID resumeId,
    @Schema(required = true) String text,
    @Schema(required = true) WorkState state,
    @Schema(required = true, description = "The part written so far.") String reply,
    @Schema(required = true, description = "Suggestions of the reply.")
        List<SuggestionView> suggestions,
    @Schema(
            required = true,
            description = "Changes that were not staged because nothing supports them.")
        List<RefusedSuggestion> refused,
    @Schema(required = true, nullable = true) ModelMeta modelMeta,
    @Schema(required = true, nullable = true, description = "Why the reply failed.") String error,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {

  /** Whether the reply is still to come. */
  @JsonIgnore
  public boolean isOpen() {
    return state.isOpen();
  }
}
