package dev.jobtrail.agenda;

import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The new matches of a resume. */
@RegisterForReflection // HQL calls the constructor
@Schema(name = "AgendaMatches", description = "The undecided matches of a resume.")
@TemplateData
public record AgendaMatches(
    @Schema(required = true) UUID resumeId,
    @Schema(required = true, examples = "Backend engineer") String resumeName,
    @Schema(nullable = true, description = "The client; null for the caller's own resume.")
        UUID clientId,
    @Schema(nullable = true, examples = "Jana Novak") String clientName,
    @Schema(required = true, minimum = "1") long number) {}
