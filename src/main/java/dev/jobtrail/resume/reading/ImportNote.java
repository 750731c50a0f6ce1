package dev.jobtrail.resume.reading;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Something that an import did.
 *
 * @param path the JSON pointer of the place in the new document; empty for the document as a whole
 * @param message in words, with the place
 */
@Schema(description = "Something that an import did.")
public record ImportNote(
    @Schema(
            required = true,
            description = "JSON pointer into the new document; empty for the document as a whole.",
            examples = "/certificates/1/date")
        String path,
    @Schema(
            required = true,
            examples = "Certificate 2: the date 2021-03 has no day; kept as March 2021")
        String message) {}
