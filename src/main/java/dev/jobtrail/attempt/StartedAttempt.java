package dev.jobtrail.attempt;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What came of starting one of several runs.
 *
 * @param refusal with the text that pages translate; no part of the JSON
 */
@JsonIgnoreProperties("refusal")
@Schema(name = "StartedAttempt", description = "A run that was started, or why it was not.")
public record StartedAttempt(
    @Schema(required = true) UUID applicationId,
    @Schema(required = true, nullable = true, description = "The run; null if it was not started.")
        UUID attemptId,
    @Schema(required = true, nullable = true, description = "Why it was not started.")
        ErrorCode error,
    @Schema(required = true, nullable = true, description = "The same as a sentence.")
        String message,
    @Schema(hidden = true) ErrorBody refusal) {

  static StartedAttempt started(UUID applicationId, UUID attemptId) {
    return new StartedAttempt(applicationId, attemptId, null, null, null);
  }

  static StartedAttempt refused(UUID applicationId, ErrorBody refusal) {
    return new StartedAttempt(applicationId, null, refusal.code(), refusal.message(), refusal);
  }
}
