package dev.jobtrail.discovery;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.work.WorkState;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A run as it goes over the wire. */
@Schema(name = "DiscoveryRun")
public record RunView(
    @Schema(required = true) UUID id,
    @Schema(required = true, nullable = true, description = "Null for the caller's own.")
        UUID clientId,
    @Schema(required = true) UUID resumeId,
    @Schema(required = true) WorkState state,
    @Schema(required = true, description = "Whether it began by itself, as daily searches do.")
        @JsonProperty("scheduled")
        boolean isScheduled,
    @Schema(required = true) List<BoardProgress> boards,
    @Schema(required = true, description = "Jobs that boards have listed.") int fetched,
    @Schema(required = true, description = "Jobs that a target wants.") int kept,
    @Schema(required = true, description = "Jobs that no run had found before.")
        @JsonProperty("new")
        int newOnes,
    @Schema(required = true, nullable = true, description = "Why it failed as a whole.")
        String error,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt,
    @Schema(required = true, nullable = true) Instant startedAt,
    @Schema(required = true, nullable = true) Instant finishedAt) {

  /** How far a run has come with a board, or with a company on it. */
  @Schema(name = "BoardProgress")
  public record BoardProgress(
      @Schema(required = true) Board board,
      @Schema(required = true, nullable = true, description = "Null where it needs none.")
          String company,
      @Schema(required = true) WorkState state,
      @Schema(required = true) int fetched,
      @Schema(required = true) int kept,
      @Schema(required = true) @JsonProperty("new") int newOnes,
      @Schema(required = true, nullable = true, description = "Why not all jobs were read.")
          String note,
      @Schema(required = true, nullable = true, description = "Why it failed.") String error) {}

  /** Whether it goes on. */
  @JsonIgnore
  boolean isOpen() {
    return state.isOpen();
  }
}
