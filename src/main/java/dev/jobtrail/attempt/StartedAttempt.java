package dev.jobtrail.attempt;

import dev.jobtrail.error.ErrorCode;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What came of starting one of several runs. */
@Schema(name = "StartedAttempt", description = "A run that was started, or why it was not.")
public record StartedAttempt(
    @Schema(required = true) UUID applicationId,
    @Schema(required = true, nullable = true, description = "The run; null if it was not started.")
        UUID attemptId,
    @Schema(required = true, nullable = true, description = "Why it was not started.")
        ErrorCode error,
    @Schema(required = true, nullable = true, description = "The same as a sentence.")
        String message) {}
