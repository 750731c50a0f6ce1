package dev.jobtrail.attempt;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What came of starting one of several runs.
 *
 * @param refusal why it was not started, which pages translate; null if it was
 */
@JsonIgnoreProperties("refusal")
@JsonPropertyOrder({"applicationId", "attemptId", "error", "message"})
@Schema(name = "StartedAttempt", description = "A run that was started, or why it was not.")
public record StartedAttempt(
    @Schema(required = true, format = "uuid") String applicationId,
    @Schema(required = true, nullable = true, description = "The run; null if it was not started.")
        UUID attemptId,
    @Schema(hidden = true) ErrorBody refusal) {

  static StartedAttempt started(String applicationId, UUID attemptId) {
    return new StartedAttempt(applicationId, attemptId, null);
  }

  static StartedAttempt refused(String applicationId, ErrorBody refusal) {
    return new StartedAttempt(applicationId, null, refusal);
  }

  @Schema(required = true, nullable = true, description = "Why it was not started.")
  public ErrorCode getError() {
    return refusal == null ? null : refusal.code();
  }

  @Schema(required = true, nullable = true, description = "The same as a sentence.")
  public String getMessage() {
    return refusal == null ? null : refusal.message();
  }
}
