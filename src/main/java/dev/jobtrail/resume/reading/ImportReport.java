package dev.jobtrail.resume.reading;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What became of the content of an imported file.
 *
 * @param taken what is in the new document: by section, and single values that look odd
 * @param repaired what was changed to fit JSON Resume
 * @param leftOut what has no place in JSON Resume or could not be understood, and where it is kept
 */
@Schema(description = "What became of the content of an imported file.")
public record ImportReport(
    @Schema(required = true, description = "The format that the content showed.") FileFormat format,
    @Schema(
            required = true,
            description =
                "What is in the new document: by section, and single values that look odd.")
        List<ImportNote> taken,
    @Schema(required = true, description = "What was changed to fit JSON Resume, at most 200.")
        List<ImportNote> repaired,
    @Schema(
            required = true,
            description =
                "What has no place in JSON Resume or was not understood, and where it is kept; at"
                    + " most 200.")
        List<ImportNote> leftOut) {

  /** The report with a further note on what was left out. */
  ImportReport withLeftOut(List<ImportNote> notes) {
    var all = Stream.concat(leftOut.stream(), notes.stream()).toList();
    return new ImportReport(format, taken, repaired, all);
  }
}
