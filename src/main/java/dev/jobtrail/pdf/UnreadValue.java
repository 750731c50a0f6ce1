package dev.jobtrail.pdf;

import io.quarkus.qute.TemplateData;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A value of a resume that was not understood in its PDF.
 *
 * @param path its JSON pointer in the resume's document
 * @param isInText whether the text of the PDF contains it all the same
 */
@Schema(name = "UnreadValue")
@TemplateData
public record UnreadValue(
    @Schema(
            required = true,
            description = "JSON pointer into the resume's document.",
            examples = "/work/0/name")
        String path,
    @Schema(required = true, examples = "Northwind") String value,
    @Schema(
            required = true,
            description = "Whether the text contains it, but not where such a value was expected.")
        boolean isInText) {}
