package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What software that reads resumes, such as an applicant tracking system, finds in a PDF.
 *
 * @param text in the order in which it is read
 * @param document JSON Resume, as the import of files understands the text
 */
@Schema(name = "PdfReading")
public record PdfReading(
    @Schema(required = true, description = "The text of the PDF in the order in which it is read.")
        String text,
    @Schema(
            required = true,
            type = SchemaType.OBJECT,
            implementation = Object.class,
            description =
                "What the text was understood as, by the rules that import files, as a JSON Resume"
                    + " document.")
        JsonNode document,
    @Schema(
            required = true,
            description =
                "Names, addresses, dates and skills of the resume that were not understood; empty"
                    + " for none.")
        List<UnreadValue> unread) {}
