package dev.jobtrail.discovery;

import dev.jobtrail.text.Message;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The result of a decision on one of several matches. */
@Schema(name = "MatchDecision")
public record MatchDecision(
    @Schema(required = true, format = "uuid") String id,
    @Schema(
            required = true,
            nullable = true,
            description = "Null if the resume has no match with this id.")
        MatchState state,
    @Schema(required = true, nullable = true, description = "Why nothing changed.") String refusal,
    @Schema(
            required = true,
            nullable = true,
            description = "The application that tracks the job; null if there is none.")
        UUID applicationId) {

  static MatchDecision of(Match match, String refusal) {
    return new MatchDecision(match.id.toString(), match.state(), refusal, match.applicationId());
  }

  static MatchDecision unknown(String id) {
    return new MatchDecision(
        id, null, Message.of("The resume has no match with this id.").english(), null);
  }
}
