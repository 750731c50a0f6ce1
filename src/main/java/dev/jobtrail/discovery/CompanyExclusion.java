package dev.jobtrail.discovery;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A company that the targets of a resume leave out from now on. */
@Schema(name = "CompanyExclusion")
public record CompanyExclusion(
    @Schema(required = true) String company,
    @Schema(required = true, description = "How many new matches were dismissed.") int dismissed) {}
