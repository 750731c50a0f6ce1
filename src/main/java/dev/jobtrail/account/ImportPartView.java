package dev.jobtrail.account;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An uploaded part of an export. */
@Schema(name = "AccountImportPart")
public record ImportPartView(
    @Schema(required = true, description = "From 0.") int number,
    @Schema(required = true) int bytes) {}
