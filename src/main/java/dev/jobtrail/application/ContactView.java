package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a contact; unknown values are null. */
@RegisterForReflection
@Schema(name = "Contact", description = "A person at an employer or an agency.")
public record ContactView(
    @Schema(required = true) UUID id,
    @Schema(required = true) UUID applicationId,
    @Schema(required = true, maxLength = 200) String name,
    @Schema(nullable = true, maxLength = 200) String role,
    @Schema(nullable = true, format = "email", maxLength = 254) String email,
    @Schema(nullable = true, maxLength = 50) String phone,
    @Schema(nullable = true, description = "Such as that of a profile.") String link,
    @Schema(nullable = true, maxLength = 10_000) String notes,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {}
