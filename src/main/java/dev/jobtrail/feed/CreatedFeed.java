package dev.jobtrail.feed;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A feed with its address, which is shown only once. */
@RegisterForReflection
@Schema(name = "CreatedFeed")
public record CreatedFeed(
    @Schema(required = true, description = "The secret address. It is shown only once.") String url,
    @Schema(required = true) Instant createdAt) {}
