package dev.jobtrail.resume;

import dev.jobtrail.resume.reading.ImportReport;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A resume made from a file, and what became of the file's content.
 *
 * @param workId null if no model is asked
 */
@Schema(description = "A resume made from a file, and what became of the file's content.")
record ImportedResume(
    @Schema(required = true) ResumeView resume,
    @Schema(required = true) ImportReport report,
    @Schema(
            required = true,
            nullable = true,
            description = "The work of the model that reads the file; null if none is asked.")
        UUID workId) {}
