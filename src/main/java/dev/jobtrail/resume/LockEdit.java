package dev.jobtrail.resume;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The lock flag to set. */
@Schema(description = "The lock flag to set.")
record LockEdit(@Schema(required = true, examples = "true") @NotNull Boolean isLocked) {}
