package dev.jobtrail.builder;

import dev.jobtrail.resume.ResumeView;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The accepted suggestion and the changed resume. */
@Schema(name = "AcceptedSuggestion")
public record AcceptedSuggestion(
    @Schema(required = true) ResumeView resume,
    @Schema(required = true) SuggestionView suggestion) {}
