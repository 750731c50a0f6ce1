package dev.jobtrail.discovery;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.work.WorkState;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a run. */
@Schema(name = "DiscoveryRun")
@TemplateData
public record RunView(
    @Schema(required = true) UUID id,
    @Schema(required = true, nullable = true, description = "Null for the caller's own.")
        UUID clientId,
    @Schema(required = true) UUID resumeId,
    @Schema(required = true) WorkState state,
    @Schema(required = true, description = "Whether it was started by the daily schedule.")
        @JsonProperty("scheduled")
        boolean isScheduled,
    @Schema(required = true) List<BoardProgress> boards,
    @Schema(required = true, description = "Jobs that the boards listed.") int fetched,
    @Schema(required = true, description = "Jobs that match a target.") int kept,
    @Schema(required = true, description = "Jobs that no earlier run found.") @JsonProperty("new")
        int newOnes,
    @Schema(required = true, nullable = true, description = "Why it failed as a whole.")
        String error,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt,
    @Schema(required = true, nullable = true) Instant startedAt,
    @Schema(required = true, nullable = true) Instant finishedAt) {

  /** The progress of a run on one board or company. */
  @Schema(name = "BoardProgress")
  @TemplateData
  public record BoardProgress(
      @Schema(required = true) Board board,
      @Schema(required = true, nullable = true, description = "Null if the board needs none.")
          String company,
      @Schema(required = true) WorkState state,
      @Schema(required = true) int fetched,
      @Schema(required = true) int kept,
      @Schema(required = true) @JsonProperty("new") int newOnes,
      @Schema(required = true, nullable = true, description = "Why not all jobs were read.")
          String note,
      @Schema(required = true, nullable = true, description = "Why it failed.") String error) {}

  /** Whether the run has not ended. */
  @JsonIgnore
  boolean isOpen() {
    return state.isOpen();
  }
}
