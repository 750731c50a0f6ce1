package dev.jobtrail.resume;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A version of a resume in a list.
 *
 * @param createdAt when a change ended this version
 * @param mutation the change that ended it
 */
@RegisterForReflection // HQL calls the constructor
@Schema(description = "What a resume was before a change.")
public record ResumeVersionSummary(
    @Schema(required = true) UUID id,
    @Schema(required = true, examples = "Backend engineer") String name,
    @Schema(required = true, description = "When a change ended this version.") Instant createdAt,
    @Schema(required = true, description = "The change that ended it.") Mutation mutation) {}
