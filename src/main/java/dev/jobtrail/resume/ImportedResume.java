package dev.jobtrail.resume;

import dev.jobtrail.resume.reading.ImportReport;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A resume made from a file, and what became of the file's content. */
@Schema(description = "A resume made from a file, and what became of the file's content.")
record ImportedResume(
    @Schema(required = true) ResumeView resume, @Schema(required = true) ImportReport report) {}
