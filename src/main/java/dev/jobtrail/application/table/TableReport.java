package dev.jobtrail.application.table;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.application.ApplicationStatus;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What an import of a table has done, or would do. */
@Schema(name = "TableImportReport")
public record TableReport(
    @Schema(required = true) boolean dryRun,
    @Schema(required = true) int created,
    @Schema(required = true) int duplicates,
    @Schema(required = true) int invalid,
    @Schema(required = true) List<Column> columns,
    @Schema(required = true, description = "The texts of the status column, at most 100.")
        List<StatusName> statuses,
    @Schema(required = true, description = "Whether 03/04/2026 was taken as in April.")
        boolean dayFirst,
    @Schema(required = true) List<Row> rows) {

  /** Whether a row becomes an application. */
  @Schema(name = "TableRowOutcome")
  public enum Outcome {
    @JsonProperty("created")
    CREATED,
    @JsonProperty("duplicate")
    DUPLICATE,
    @JsonProperty("invalid")
    INVALID
  }

  /** A column, and the first of its texts. */
  @Schema(name = "TableColumn")
  public record Column(
      @Schema(required = true) String heading,
      @Schema(nullable = true, description = "null where the column is left out.") TableField field,
      @Schema(required = true) List<String> examples) {}

  /** A text of the status column. */
  @Schema(name = "TableStatusName")
  public record StatusName(
      @Schema(required = true) String text,
      @Schema(required = true) int rows,
      @Schema(required = true, description = "saved where the text is not known.")
          ApplicationStatus status,
      @Schema(required = true) boolean isKnown) {}

  /** A row as it was read. */
  @Schema(name = "TableRow")
  public record Row(
      @Schema(required = true, description = "As spreadsheets count; the headings are row 1.")
          int number,
      @Schema(required = true) Outcome outcome,
      @Schema(
              nullable = true,
              description = "The new application, or the one that it is a duplicate of.")
          UUID applicationId,
      @Schema(nullable = true) String title,
      @Schema(nullable = true) String company,
      @Schema(nullable = true) String url,
      @Schema(required = true) ApplicationStatus status,
      @Schema(nullable = true) LocalDate submittedOn,
      @Schema(
              required = true,
              description =
                  "What could not be taken over as it is. Texts that are not understood are kept in the notes.")
          List<String> problems) {}
}
