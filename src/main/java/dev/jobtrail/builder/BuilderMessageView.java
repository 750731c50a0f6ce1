package dev.jobtrail.builder;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.jobtrail.application.ModelMeta;
import dev.jobtrail.work.WorkState;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A message and the reply to it, as they go over the wire. */
@Schema(name = "BuilderMessage")
public record BuilderMessageView(
    @Schema(required = true) UUID id,
    @Schema(required = true, nullable = true, description = "Null for the caller's own.")
        UUID clientId,
    @Schema(required = true) UUID resumeId,
    @Schema(required = true) String text,
    @Schema(required = true) WorkState state,
    @Schema(required = true, description = "What of it is written so far.") String reply,
    @Schema(required = true, description = "What the reply suggests.")
        List<SuggestionView> suggestions,
    @Schema(required = true, description = "What was not staged, for nothing supports it.")
        List<RefusedSuggestion> refused,
    @Schema(required = true, nullable = true) ModelMeta modelMeta,
    @Schema(required = true, nullable = true, description = "Why there is no reply.") String error,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {

  /** Whether the reply is still to come. */
  @JsonIgnore
  public boolean isOpen() {
    return state.isOpen();
  }
}
